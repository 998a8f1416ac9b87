import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { JahrAnsicht, JahrKontextAnsicht } from "~/contract/unternehmen/wirtschaftsjahre";
import type { JahrBereich, Zeitraum } from "~/domain/statistik/jahrFeld";
import { JAHR_FELDER, jahrFormular } from "~/domain/statistik/jahrFormular";
import { type Entwurf, toFormData, toWerte } from "~/features/formular";
import { isIsoDate } from "~/lib/date";
import { entwurfVon } from "./entwurfVon";
import type { GespeichertZeileProps } from "./GespeichertZeile";
import { readPost } from "./readPost";
import { readTeile } from "./readTeile";

/** A Wirtschaftsjahr as the form opens it; `uuid` is null for a new one. */
export type JahrDaten = Pick<JahrAnsicht, "revision" | "werte" | "fehler" | "warnungen"> &
  GespeichertZeileProps & {
    ticket?: string | undefined;
    uuid: string | null;
    unternehmenUuid: string;
    kontext: JahrKontextAnsicht;
    rechte: { bearbeiten: boolean };
    /** The Wirtschaftsjahr whose figures a new one can begin with, or began with; null when there is none. */
    vorlage: (Zeitraum & { istUebernommen: boolean }) | null;
  };

/** The answers as the rules read them. */
export function bereichVonJahr({ uuid, werte, kontext }: Pick<JahrDaten, "uuid" | "werte" | "kontext">): JahrBereich {
  const gespeichert = toWerte(uuid ?? "", werte);
  return { werte: gespeichert, wurzel: gespeichert, kontext };
}

/** Every posted answer about a Wirtschaftsjahr. */
export const readJahr = (bereich: JahrBereich, formData: FormData) => readTeile(jahrFormular, bereich, formData);

/** The same of what is sent to be saved: without its days no Wirtschaftsjahr is stored. */
export const readJahrPost = (bereich: JahrBereich, formData: FormData) =>
  readPost({ form: jahrFormular, grund: ["wjBeginn", "wjEnde"] }, bereich, formData);

/** What the rules see with what is typed in place of what is stored. */
export function jahrMitEingaben(daten: JahrDaten, eingaben: Eingaben | null): JahrBereich {
  const bereich = bereichVonJahr(daten);
  if (eingaben === null) return bereich;
  const werte = { ...bereich.werte, ...readJahr(bereich, toFormData(eingaben)).werte };
  return { ...bereich, werte, wurzel: werte };
}

/** The questions by name, to tell apart errors that read the same. */
export const JAHR_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  JAHR_FELDER.map(({ key, label }) => [key, label]),
);

/** The answers as the vault and the question before leaving know them; a new Wirtschaftsjahr has a place of its own. */
export const entwurfVonJahr = (daten: JahrDaten): Entwurf =>
  entwurfVon(JAHR_FELDER, {
    wo: { antrag: daten.unternehmenUuid, vorhaben: daten.uuid ?? "neues-wirtschaftsjahr" },
    revision: daten.revision,
    labels: JAHR_LABELS,
    bereich: bereichVonJahr(daten),
  });

/** Which button was pressed: the one that deletes? */
export const isLoeschen = (formData: FormData): boolean => formData.get("absicht") === "loeschen";

/** The box that lets the neighbour move along. */
export const NACHBAR_FELD = "nachbar";

/** The day onto which the person lets the neighbour end or begin. */
export function readNachbar(formData: FormData): string | undefined {
  const tag = formData.get(NACHBAR_FELD);
  return typeof tag === "string" && isIsoDate(tag) ? tag : undefined;
}
