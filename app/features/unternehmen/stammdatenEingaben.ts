import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { StammdatenAnsicht } from "~/contract/unternehmen/stammdaten";
import type { StammdatenBereich } from "~/domain/unternehmen/stammdatenFeld";
import { STAMMDATEN_FELDER, stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { type Entwurf, toFormData, toWerte } from "~/features/formular";
import { parseDate } from "~/lib/date";
import { href } from "~/routing/href";
import { entwurfVon } from "./entwurfVon";
import { readTeile } from "./readTeile";

type Gespeichertes = Pick<StammdatenAnsicht, "unternehmenUuid" | "werte" | "kontext">;

/** The stored answers as the rules read them. */
export function bereichVonStammdaten({ unternehmenUuid, werte, kontext }: Gespeichertes): StammdatenBereich {
  const gespeichert = toWerte(unternehmenUuid, werte);
  return { werte: gespeichert, wurzel: gespeichert, kontext };
}

/** Every posted answer, part by part. */
export const readStammdaten = (bereich: StammdatenBereich, formData: FormData) =>
  readTeile(stammdatenFormular, bereich, formData);

/** What the rules see with what is typed in place of what is stored. */
export function bereichMitEingaben(daten: Gespeichertes, eingaben: Eingaben | null): StammdatenBereich {
  const bereich = bereichVonStammdaten(daten);
  if (eingaben === null) return bereich;
  const werte = { ...bereich.werte, ...readStammdaten(bereich, toFormData(eingaben)).werte };
  return { ...bereich, werte, wurzel: werte };
}

/** The questions by name, to tell apart errors that read the same. */
export const STAMMDATEN_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(STAMMDATEN_FELDER.map(({ key, label }) => [key, label])),
  gueltigAb: "Gültig ab",
};

/** The answers as the vault and the question before leaving know them. */
export const entwurfVonStammdaten = (daten: Gespeichertes & Pick<StammdatenAnsicht, "revision">): Entwurf =>
  entwurfVon(STAMMDATEN_FELDER, {
    wo: { antrag: daten.unternehmenUuid, vorhaben: daten.unternehmenUuid },
    revision: daten.revision,
    labels: STAMMDATEN_LABELS,
    bereich: bereichVonStammdaten(daten),
  });

/** What the form says that corrects the answers of an earlier day. */
export const FRUEHER = "FRUEHER";

/** Where that form stands; `tag` is an ISO day. */
export const berichtigenAdresse = (tag: string): string => href("unternehmen", {}, { stand: tag, berichtigen: "true" });

/** The day (ISO) whose answers a sent form corrects; null for the form of today. */
export function standTagVon(formData: FormData): string | null {
  const tag = formData.get("gueltigAb");
  return formData.get("art") === FRUEHER && typeof tag === "string" ? (parseDate(tag) ?? null) : null;
}

/** The answers of an earlier day as the vault knows them: beside those of today. */
export const entwurfVonStand = (daten: Gespeichertes & Pick<StammdatenAnsicht, "revision">, tag: string): Entwurf => ({
  ...entwurfVonStammdaten(daten),
  wo: { antrag: daten.unternehmenUuid, vorhaben: `${daten.unternehmenUuid}-${tag}` },
});
