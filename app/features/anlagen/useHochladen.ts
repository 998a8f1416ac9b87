import { useRevalidator } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { ANLAGE_MAX_BYTES } from "~/domain/antrag/anlagen";
import { ANLAGE_HINDERNISSE } from "~/domain/antrag/anlagenTexte";
import { newUuid } from "~/lib/uuid";
import { entferntText, hinzugefuegtText } from "./hinzugefuegtText";
import { type Ausgang, sendAnlage } from "./sendAnlage";

/** How far an upload is; `anteil` from 0 to 1. */
export type Fortschritt = { name: string; anteil: number };

/** Why a file need not even be sent; null when it may. */
export function findHindernis({ name, size }: Pick<File, "name" | "size">, isPlatz: boolean): string | null {
  if (size === 0) return ANLAGE_HINDERNISSE.leer(name);
  if (size > ANLAGE_MAX_BYTES) return ANLAGE_HINDERNISSE.zuGross(name);
  return isPlatz ? null : ANLAGE_HINDERNISSE.zuViele(name);
}

const dateienVon = (form: FormData): File[] =>
  form.getAll("dateien").flatMap((wert) => (wert instanceof File && wert.name !== "" ? [wert] : []));

/** A form with proof that it is ours, and a key of its own, so that a repetition changes nothing. */
function formMit(csrf: string, felder: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, wert] of Object.entries({ csrf, schluessel: newUuid(), ...felder })) form.set(name, wert);
  return form;
}

type Auftrag = { ziel: string; csrf: string; frei: number; report: (fortschritt: Fortschritt) => void };

/** Sends files one after the other; one that is refused does not stop the others. */
async function sendDateien(dateien: readonly File[], { ziel, csrf, frei, report }: Auftrag): Promise<Ausgang> {
  const alle: Ausgang = { hinzugefuegt: [], abgelehnt: [] };
  for (const datei of dateien) {
    const { name } = datei;
    const hindernis = findHindernis(datei, alle.hinzugefuegt.length < frei);
    if (hindernis !== null) {
      alle.abgelehnt.push(hindernis);
      continue;
    }
    report({ name, anteil: 0 });
    const onAnteil = (anteil: number) => report({ name, anteil });
    const ausgang = await sendAnlage(ziel, formMit(csrf, { dateien: datei }), { name, onAnteil });
    alle.hinzugefuegt.push(...ausgang.hinzugefuegt);
    alle.abgelehnt.push(...ausgang.abgelehnt);
  }
  return alle;
}

/** What has come of the last sending; `nummer` counts them. */
type Fertig = { meldung: string; fehler: string[]; nummer: number };

/** Sends files one by one with progress, removes them, and keeps the page. `frei`: how many more there may be. */
export function useHochladen(ziel: string, frei: number) {
  const { revalidate } = useRevalidator();
  const [fortschritt, setFortschritt] = useState<Fortschritt | null>(null);
  const [isEntfernend, setEntfernend] = useState(false);
  const [fertig, setFertig] = useState<Fertig>({ meldung: "", fehler: [], nummer: 0 });
  const finish = (meldung: string, fehler: string[]): void => {
    setFertig(({ nummer }) => ({ meldung, fehler, nummer: nummer + 1 }));
    revalidate();
  };
  const send = async (dateien: readonly File[], csrf: string): Promise<void> => {
    const { hinzugefuegt, abgelehnt } = await sendDateien(dateien, { ziel, csrf, frei, report: setFortschritt });
    setFortschritt(null);
    finish(hinzugefuegt.length === 0 ? "" : hinzugefuegtText(hinzugefuegt), abgelehnt);
  };
  const remove = async ({ uuid, name }: { uuid: string; name: string }, csrf: string): Promise<void> => {
    const form = formMit(csrf, { absicht: "entfernen", datei: uuid });
    setEntfernend(true);
    const { abgelehnt } = await sendAnlage(ziel, form, { name, was: "entfernt" });
    setEntfernend(false);
    finish(abgelehnt.length === 0 ? entferntText(name) : "", abgelehnt);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const [dateien, csrf] = [dateienVon(form), form.get("csrf")];
    if (fortschritt === null && dateien.length === 0) return;
    event.preventDefault();
    if (fortschritt === null) void send(dateien, typeof csrf === "string" ? csrf : "");
  };
  return { fortschritt, isUnterwegs: isEntfernend || fortschritt !== null, ...fertig, send, remove, onSubmit };
}

/** Where the sending of the files stands, and what starts it. */
export type Hochladen = ReturnType<typeof useHochladen>;
