import { FAQ_KATEGORIE_MAX } from "~/domain/hilfe/faqGrenzen";
import { replaceSpaces } from "~/lib/text";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import {
  deleteFaqKategorie as deleteKategorie,
  type FaqKategorieZeile,
  insertFaqKategorie,
  listFaqKategorien,
  listPlaetze,
  updateFaqKategorie,
} from "../../storage/faqStore";
import { ANDERE_REIHENFOLGE, areNachbarn, type Nachbarn } from "./eintraege";
import { changeFaq, type FaqAenderung, recordFaq, requireFaqBearbeiter } from "./verwaltung";

type Gesehenes = { uuid: string; revision: number };

function readName(roh: string): string {
  const name = replaceSpaces(roh, { multiline: false }).text.trim();
  if (name === "") throw eingabeUngueltig("name", "Bitte geben Sie an, wie die Kategorie heißt.");
  if (name.length > FAQ_KATEGORIE_MAX)
    throw eingabeUngueltig("name", `Bitte kürzen Sie den Namen: höchstens ${String(FAQ_KATEGORIE_MAX)} Zeichen.`);
  return name;
}

/** Two categories of the same name nobody could tell apart. */
function checkEinmalig(alle: readonly FaqKategorieZeile[], name: string, ausser?: string): void {
  const klein = name.toLocaleLowerCase("de");
  if (alle.some((andere) => andere.uuid !== ausser && andere.name.toLocaleLowerCase("de") === klein))
    throw eingabeUngueltig("name", "Diese Kategorie gibt es schon. Bitte wählen Sie einen anderen Namen.");
}

/** All categories and the one that was seen. Throws NICHT_GEFUNDEN and REVISION_VERALTET. */
async function getGesehene({ tx }: FaqAenderung, { uuid, revision }: Gesehenes) {
  const alle = await listFaqKategorien(tx);
  const kategorie = alle.find((eine) => eine.uuid === uuid.toLowerCase());
  if (kategorie === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  if (kategorie.revision !== revision) throw new Ablehnung("REVISION_VERALTET");
  return { alle, kategorie };
}

/** Adds a category behind all others. */
export function createFaqKategorie(kontext: RufKontext, eingabe: { name: string }): Promise<{ uuid: string }> {
  requireFaqBearbeiter(kontext);
  const name = readName(eingabe.name);
  return changeFaq(kontext, {
    vorgang: "faq.createFaqKategorie",
    eingabe,
    fn: async (aenderung) => {
      const { tx, dienste } = aenderung;
      const alle = await listFaqKategorien(tx);
      checkEinmalig(alle, name);
      const uuid = dienste.random.uuid();
      const stelle = (alle.at(-1)?.stelle ?? 0) + 1;
      await insertFaqKategorie(tx, { uuid, schluessel: null, name, stelle, revision: 1 });
      await recordFaq(aenderung, { vorgang: "faq.kategorieAnlegen", was: uuid, nach: 1 });
      return { uuid };
    },
  });
}

/** Gives a category another name. */
export function renameFaqKategorie(
  kontext: RufKontext,
  eingabe: Gesehenes & { name: string },
): Promise<{ revision: number }> {
  requireFaqBearbeiter(kontext);
  const name = readName(eingabe.name);
  return changeFaq(kontext, {
    vorgang: "faq.renameFaqKategorie",
    eingabe,
    fn: async (aenderung) => {
      const { alle, kategorie } = await getGesehene(aenderung, eingabe);
      const { uuid, revision } = kategorie;
      checkEinmalig(alle, name, uuid);
      await updateFaqKategorie(aenderung.tx, uuid, { name, revision: revision + 1 });
      await recordFaq(aenderung, { vorgang: "faq.kategorieAendern", was: uuid, von: revision, nach: revision + 1 });
      return { revision: revision + 1 };
    },
  });
}

/**
 * Changes places with the category before or behind. Throws REVISION_VERALTET when that stands somewhere else by now.
 */
export function moveFaqKategorie(kontext: RufKontext, eingabe: Nachbarn): Promise<{ ok: true }> {
  return changeFaq(kontext, {
    vorgang: "faq.moveFaqKategorie",
    eingabe,
    fn: async (aenderung) => {
      const { tx } = aenderung;
      const alle = await listFaqKategorien(tx);
      const find = (gesucht: string) => alle.find(({ uuid }) => uuid === gesucht.toLowerCase());
      const [eine, nachbar] = [find(eingabe.uuid), find(eingabe.nachbarUuid)];
      if (eine === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
      const uuids = alle.map(({ uuid }) => uuid);
      if (nachbar === undefined || !areNachbarn(uuids, eingabe))
        throw new Ablehnung("REVISION_VERALTET", [], ANDERE_REIHENFOLGE);
      await updateFaqKategorie(tx, eine.uuid, { stelle: nachbar.stelle });
      await updateFaqKategorie(tx, nachbar.uuid, { stelle: eine.stelle });
      const [von, nach] = [eine.stelle, nachbar.stelle];
      await recordFaq(aenderung, { vorgang: "faq.kategorieVerschieben", was: eine.uuid, von, nach });
      return { ok: true as const };
    },
  });
}

/** Deletes an empty category. Throws KATEGORIE_BELEGT. */
export function deleteFaqKategorie(kontext: RufKontext, eingabe: Gesehenes): Promise<{ name: string }> {
  return changeFaq(kontext, {
    vorgang: "faq.deleteFaqKategorie",
    eingabe,
    fn: async (aenderung) => {
      const { uuid, name, revision } = (await getGesehene(aenderung, eingabe)).kategorie;
      if ((await listPlaetze(aenderung.tx, uuid)).length > 0) throw new Ablehnung("KATEGORIE_BELEGT");
      await deleteKategorie(aenderung.tx, uuid);
      await recordFaq(aenderung, { vorgang: "faq.kategorieLoeschen", was: uuid, von: revision });
      return { name };
    },
  });
}
