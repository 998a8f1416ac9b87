import { useRevalidator } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { ANLAGE_MAX_BYTES } from "~/domain/antrag/anlagen";
import { ANLAGE_ABGELEHNT } from "~/domain/antrag/anlagenTexte";
import { newUuid } from "~/lib/uuid";
import { hinzugefuegtText } from "./hinzugefuegtText";
import { sendAnlage } from "./sendAnlage";

/** How far an upload is; `anteil` from 0 to 1. */
export type Fortschritt = { name: string; anteil: number };

/** Why a file need not even be sent; null when it may. */
export function findHindernis({ name, size }: Pick<File, "name" | "size">, isPlatz: boolean): string | null {
  if (size === 0) return ANLAGE_ABGELEHNT.leer(name);
  if (size > ANLAGE_MAX_BYTES) return ANLAGE_ABGELEHNT.zuGross(name);
  return isPlatz ? null : ANLAGE_ABGELEHNT.zuViele(name);
}

const dateienVon = (form: FormData): File[] =>
  form.getAll("dateien").flatMap((wert) => (wert instanceof File && wert.name !== "" ? [wert] : []));

/** A form with one file of another one, and a key of its own, so that a repetition adds nothing. */
function formMit(form: FormData, datei: File): FormData {
  const einzeln = new FormData();
  einzeln.set("csrf", form.get("csrf") ?? "");
  einzeln.set("schluessel", newUuid());
  einzeln.set("dateien", datei);
  return einzeln;
}

/** Sends the files of a form one by one with progress, and keeps the page. */
export function useHochladen(ziel: string, frei: number) {
  const { revalidate } = useRevalidator();
  const [fortschritt, setFortschritt] = useState<Fortschritt | null>(null);
  const [fertig, setFertig] = useState<{ meldung: string; fehler: string[]; nummer: number }>({
    meldung: "",
    fehler: [],
    nummer: 0,
  });
  const send = async (form: FormData): Promise<void> => {
    const [hinzugefuegt, fehler]: [string[], string[]] = [[], []];
    for (const datei of dateienVon(form)) {
      const hindernis = findHindernis(datei, hinzugefuegt.length < frei);
      if (hindernis !== null) {
        fehler.push(hindernis);
        continue;
      }
      setFortschritt({ name: datei.name, anteil: 0 });
      const ausgang = await sendAnlage(ziel, formMit(form, datei), {
        name: datei.name,
        onAnteil: (anteil) => setFortschritt({ name: datei.name, anteil }),
      });
      hinzugefuegt.push(...ausgang.hinzugefuegt);
      fehler.push(...ausgang.abgelehnt);
    }
    setFortschritt(null);
    const meldung = hinzugefuegt.length === 0 ? "" : hinzugefuegtText(hinzugefuegt);
    setFertig(({ nummer }) => ({ meldung, fehler, nummer: nummer + 1 }));
    revalidate();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    if (fortschritt === null && dateienVon(form).length === 0) return;
    event.preventDefault();
    if (fortschritt === null) void send(form);
  };
  return { fortschritt, ...fertig, onSubmit };
}

/** Where the sending of the files stands, and what starts it. */
export type Hochladen = ReturnType<typeof useHochladen>;
