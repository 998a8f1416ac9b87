import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import type { AntwortSicht } from "~/features/anmeldung";
import { useFeldhilfe } from "~/features/formular";
import { PlainTextArea } from "~/ui";
import { ZEILEN_FELD } from "./zeilenEntwurf";

const KOPF =
  "Nennt die erste Zeile die Spalten, ist ihre Reihenfolge beliebig; sonst gilt die Reihenfolge unten. Auch CSV mit Semikolon geht.";

const HINT = {
  frei: `Jede Zeile wird ein Eintrag. ${KOPF}`,
  fest: `Jede Zeile füllt eine, die es hier schon gibt. ${KOPF}`,
} as const;

/** Takes the rows as they were copied. */
export function ZeilenFeld({ sicht, sorte }: { sicht: AntwortSicht; sorte: keyof typeof HINT }) {
  const { feld, text } = useFeldhilfe(sicht, { fragen: ANTRAG_FRAGEN, keyVon: () => "zeilen" });
  return (
    <PlainTextArea
      {...feld(ZEILEN_FELD)}
      label={ANTRAG_FRAGEN.zeilen}
      hint={HINT[sorte]}
      rows={10}
      defaultValue={text(ZEILEN_FELD)}
    />
  );
}
