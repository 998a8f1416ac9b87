import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { StammdatenAnsicht } from "~/contract/unternehmen/stammdaten";
import type { StammdatenBereich, StammdatenFeld } from "~/domain/unternehmen/stammdatenFeld";
import { STAMMDATEN_FELDER, stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { type Entwurf, textVon, toFormData, toWerte } from "~/features/formular";
import type { Werte } from "~/formkit/field";
import { isStored, kinds } from "~/formkit/kinds";
import { displayField } from "~/formkit/readForm";
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

/** An answer as people read it. */
export const anzeigeVon = (feld: StammdatenFeld, wert: unknown, bereich: StammdatenBereich): string => {
  const werte = { ...bereich.werte, [feld.key]: wert as Werte[string] };
  return displayField(feld, { ...bereich, werte });
};

/** The answers as the vault and the question before leaving know them. */
export function toEntwurf(daten: StammdatenAnsicht): Entwurf {
  const bereich = bereichVonStammdaten(daten);
  const felder = new Map(STAMMDATEN_FELDER.filter(({ kind }) => isStored(kind)).map((feld) => [feld.key, feld]));
  const { unternehmenUuid, revision } = daten;
  return {
    wo: { antrag: unternehmenUuid, vorhaben: unternehmenUuid },
    revision,
    basis: Object.fromEntries(
      [...felder].map(([key, feld]) => [key, textVon(feld, key, { eingaben: null, werte: bereich.werte })]),
    ),
    labels: STAMMDATEN_LABELS,
    lesbar(name, text) {
      const feld = felder.get(name);
      const roh = [text].flat().join("\n");
      if (feld === undefined) return roh;
      const { wert, issue } = kinds[feld.kind].parse(text, { ...feld, max: Number.MAX_SAFE_INTEGER });
      return issue === undefined ? anzeigeVon(feld, wert, bereich) : roh;
    },
  };
}
