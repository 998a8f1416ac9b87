import { HILFETEXTE } from "~/domain/hilfe/hilfetexte";
import type { Dienste } from "../../dienste";
import { insertHilfetexte, insertHinweistexte, listVorhandeneHilfetexte } from "../../storage/hilfeStore";

/** @assumed §7 names a call for hint texts but none of them; these are the sentences that several screens share. */
const HINWEISTEXTE: readonly { schluessel: string; text: string }[] = [
  { schluessel: "pflichtfelder", text: "* Diese Felder sind verpflichtend auszufüllen." },
  { schluessel: "speichern", text: "Sie können jederzeit speichern, auch wenn noch Angaben fehlen." },
  {
    schluessel: "einreichen",
    text: "Einreichen kann nur eine bevollmächtigte Person mit dem ELSTER-Zertifikat des Unternehmens.",
  },
];

/**
 * Adds the help and hint texts that the database lacks, in production too; edited texts stay as they are. Runs after
 * each migration.
 */
export async function seedHilfetexte({ db, random }: Dienste): Promise<void> {
  const schluesselOf = ({ bereich, feld }: { bereich: string; feld: string }): string => `${bereich}/${feld}`;
  const vorhanden = new Set((await listVorhandeneHilfetexte(db)).map(schluesselOf));
  const fehlende = HILFETEXTE.filter((eintrag) => !vorhanden.has(schluesselOf(eintrag)));
  await insertHilfetexte(
    db,
    fehlende.map((eintrag) => ({ uuid: random.uuid(), ...eintrag })),
  );
  await insertHinweistexte(
    db,
    HINWEISTEXTE.map((eintrag) => ({ uuid: random.uuid(), ...eintrag })),
  );
}
