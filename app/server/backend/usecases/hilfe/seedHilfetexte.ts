import { HILFE_BEREICHE } from "~/domain/hilfe/hilfeBereich";
import { listHilfefelder } from "~/domain/hilfe/hilfefelder";
import { HILFETEXTE } from "~/domain/hilfe/hilfetexte";
import { HINWEISE } from "~/domain/hilfe/hinweise";
import type { Hilfetext } from "~/domain/hilfe/selectHilfetext";
import type { Dienste } from "../../dienste";
import { insertHilfetexte, insertHinweistexte, listVorhandeneHilfetexte } from "../../storage/hilfeStore";
import { lockTexte } from "../../storage/textfassungStore";
import { inTransaktion } from "../../storage/transaction";
import { firstFree } from "./textEingabe";

type Vorhandene = Pick<Hilfetext, "bereich" | "feld" | "index">;

/**
 * The delivered texts that a database lacks. A text that comes with a later release and whose index another one has
 * gets the next free one: what is there already stays where it is.
 */
function listFehlende(vorhandene: readonly Vorhandene[]): Hilfetext[] {
  return HILFE_BEREICHE.flatMap((bereich) => {
    const hier = vorhandene.filter((text) => text.bereich === bereich);
    const belegte = new Map(hier.map(({ index, feld }) => [index, feld]));
    const bekannte = new Set(hier.map(({ feld }) => feld));
    const letzte = new Map(listHilfefelder(bereich).map(({ feld, bis }) => [feld, bis]));
    return HILFETEXTE.filter((text) => text.bereich === bereich && !bekannte.has(text.feld)).map((text) => {
      const index = firstFree(belegte, { von: text.index, bis: letzte.get(text.feld) ?? text.index });
      belegte.set(index, text.feld);
      return { ...text, index };
    });
  });
}

/**
 * Adds the help and hint texts that the database lacks, in production too; edited texts stay as they are. Runs after
 * each migration; processes that start together come one after the other.
 */
export async function seedHilfetexte(dienste: Dienste): Promise<void> {
  const { random, clock } = dienste;
  await inTransaktion(dienste, async (tx) => {
    await lockTexte(tx);
    const vorhandene = await listVorhandeneHilfetexte(tx);
    const fehlende = listFehlende(vorhandene);
    const geliefertAm = vorhandene.length === 0 ? null : clock.now();
    await insertHilfetexte(
      tx,
      fehlende.map((eintrag) => ({ uuid: random.uuid(), ...eintrag, geliefertAm })),
    );
    await insertHinweistexte(
      tx,
      HINWEISE.map(({ schluessel, text }) => ({ uuid: random.uuid(), schluessel, text, geliefertAm })),
    );
  });
}
