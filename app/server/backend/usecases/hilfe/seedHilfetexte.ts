import { HILFETEXTE } from "~/domain/hilfe/hilfetexte";
import { HINWEISE } from "~/domain/hilfe/hinweise";
import type { Dienste } from "../../dienste";
import { insertHilfetexte, insertHinweistexte, listVorhandeneHilfetexte } from "../../storage/hilfeStore";

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
    HINWEISE.map(({ schluessel, text }) => ({ uuid: random.uuid(), schluessel, text })),
  );
}
