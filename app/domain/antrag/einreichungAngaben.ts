import { BERATUNGSARTEN } from "./einreichung";
import type { EinreichungEingabe } from "./einreichungEingabe";

/** A question of the submission page with its answer. */
export type Angabe = { label: string; value: string };

/** The questions of the submission page, as it words them. */
export const FRAGEN = {
  beratung: "Hat ein externes Beratungsunternehmen an der Antragstellung mitgewirkt?",
  beratungName: "Name des Beratungsunternehmens",
  beratungOrt: "Ort des Beratungsunternehmens",
  beratungArt: "Art der Beratung",
  beratungMitwirkung: "Art der Mitwirkung",
  gutachterWiderspruch: "Ich widerspreche der Hinzuziehung externer Gutachterinnen und Gutachter.",
  interneNotiz: "Interne Notiz",
} as const;

/** What the summary of the errors and the list of help texts call the fields, by their keys. */
export const FRAGE_NAMEN = {
  beratung: "Mitwirkung einer Beratung",
  beratungName: FRAGEN.beratungName,
  beratungOrt: FRAGEN.beratungOrt,
  beratungArt: FRAGEN.beratungArt,
  beratungMitwirkung: FRAGEN.beratungMitwirkung,
  gutachterWiderspruch: "Widerspruch gegen externe Gutachterinnen und Gutachter",
  interneNotiz: FRAGEN.interneNotiz,
  "erklaerung.richtigkeit": "Richtigkeit der Angaben",
  "erklaerung.datenverarbeitung": "Verarbeitung der Daten",
  "erklaerung.abruf": "Elektronische Bekanntgabe",
  "erklaerung.vertretung": "Vertretungsberechtigung",
} as const;

const jaNein = (wert: boolean): string => (wert ? "Ja" : "Nein");

/** The answers of the submission page for reading, without the declarations. */
export function listAngaben(einreichung: EinreichungEingabe): Angabe[] {
  const { beratung, beratungArt, gutachterWiderspruch, interneNotiz } = einreichung;
  const art = BERATUNGSARTEN.find(({ key }) => key === beratungArt)?.title ?? "";
  const details = [
    { label: FRAGEN.beratungName, value: einreichung.beratungName },
    { label: FRAGEN.beratungOrt, value: einreichung.beratungOrt },
    { label: FRAGEN.beratungArt, value: art },
    { label: FRAGEN.beratungMitwirkung, value: einreichung.beratungMitwirkung },
  ];
  return [
    { label: FRAGEN.beratung, value: beratung === null ? "Keine Angabe" : jaNein(beratung) },
    ...(beratung === true ? details : []),
    { label: FRAGE_NAMEN.gutachterWiderspruch, value: jaNein(gutachterWiderspruch) },
    ...(interneNotiz === "" ? [] : [{ label: FRAGEN.interneNotiz, value: interneNotiz }]),
  ];
}
