import type { FaqEingabe, FaqFrage } from "~/contract/mitteilung/faq";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import {
  deleteFaqEintrag as deleteEintrag,
  type FaqEintragZeile,
  findFaqEintrag,
  insertFaqEintrag,
  listFaqKategorien,
  listPlaetze,
  nextStelle,
  updateFaqEintrag,
} from "../../storage/faqStore";
import { forgetGeparkte } from "../geparkt/forgetGeparkte";
import { derive, toAntwortHtml } from "./antwortHtml";
import { readFaqEingabe } from "./readFaqEingabe";
import { changeFaq, type FaqAenderung, recordFaq, requireFaqBearbeiter } from "./verwaltung";

/** What its saves are noted as, so that each runs once per key. */
export const CREATE_FAQ_EINTRAG = "faq.createFaqEintrag";
export const SAVE_FAQ_EINTRAG = "faq.saveFaqEintrag";

/** The kept form that a save takes over. */
type Aufbewahrtes = { geparkt?: string | undefined };

type Gesehenes = { uuid: string; revision: number };

/** The entry, if it is the one that was seen. Throws NICHT_GEFUNDEN and REVISION_VERALTET. */
async function getGesehenen({ tx }: FaqAenderung, { uuid, revision }: Gesehenes): Promise<FaqEintragZeile> {
  const gefunden = await findFaqEintrag(tx, uuid);
  if (gefunden === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  if (gefunden.zeile.revision !== revision) throw new Ablehnung("REVISION_VERALTET");
  return gefunden.zeile;
}

/** The id of a category that there is, whatever was sent for it. */
async function getKategorie({ tx }: FaqAenderung, kategorieUuid: string): Promise<string> {
  const kategorie = (await listFaqKategorien(tx)).find(({ uuid }) => uuid === kategorieUuid.toLowerCase());
  if (kategorie === undefined) throw eingabeUngueltig("kategorieUuid", "Bitte wählen Sie eine Kategorie.");
  return kategorie.uuid;
}

/** Adds an entry at the end of its category. */
export function createFaqEintrag(kontext: RufKontext, eingabe: FaqEingabe & Aufbewahrtes): Promise<{ uuid: string }> {
  requireFaqBearbeiter(kontext);
  const inhalt = readFaqEingabe(eingabe);
  return changeFaq(kontext, {
    vorgang: CREATE_FAQ_EINTRAG,
    eingabe,
    fn: async (aenderung) => {
      const { tx, dienste, person, jetzt } = aenderung;
      const kategorieUuid = await getKategorie(aenderung, inhalt.kategorieUuid);
      const uuid = dienste.random.uuid();
      await insertFaqEintrag(tx, {
        ...inhalt,
        ...derive(inhalt, dienste.config.bekanntgabeRegel),
        uuid,
        kategorieUuid,
        nummer: null,
        stelle: await nextStelle(tx, kategorieUuid),
        isBearbeitet: true,
        revision: 1,
        geaendertAm: jetzt,
        geaendertVon: person.benutzerUuid,
      });
      await recordFaq(aenderung, { vorgang: "faq.anlegen", was: uuid, nach: 1 });
      await forgetGeparkte(tx, aenderung, eingabe);
      return { uuid };
    },
  });
}

const GELOESCHT =
  "Dieser Eintrag wurde inzwischen gelöscht. Ihre Eingaben sind nicht gespeichert, stehen aber noch hier. Bitte legen Sie ihn neu an, wenn es ihn weiter geben soll.";

/**
 * Stores an entry; in another category it comes last. Throws REVISION_VERALTET when somebody else was quicker, also
 * with deleting it: what was typed is not lost for that.
 */
export function saveFaqEintrag(
  kontext: RufKontext,
  eingabe: FaqEingabe & Gesehenes & Aufbewahrtes,
): Promise<{ revision: number }> {
  requireFaqBearbeiter(kontext);
  const inhalt = readFaqEingabe(eingabe);
  return changeFaq(kontext, {
    vorgang: SAVE_FAQ_EINTRAG,
    eingabe,
    fn: async (aenderung) => {
      const { tx, dienste, person, jetzt } = aenderung;
      if ((await findFaqEintrag(tx, eingabe.uuid)) === undefined)
        throw new Ablehnung("REVISION_VERALTET", [], GELOESCHT);
      const bisher = await getGesehenen(aenderung, eingabe);
      const kategorieUuid = await getKategorie(aenderung, inhalt.kategorieUuid);
      const bleibt = kategorieUuid === bisher.kategorieUuid;
      const revision = bisher.revision + 1;
      await updateFaqEintrag(tx, bisher.uuid, {
        ...inhalt,
        ...derive(inhalt, dienste.config.bekanntgabeRegel),
        kategorieUuid,
        ...(bleibt ? {} : { stelle: await nextStelle(tx, kategorieUuid) }),
        isBearbeitet: true,
        revision,
        geaendertAm: jetzt,
        geaendertVon: person.benutzerUuid,
      });
      await recordFaq(aenderung, { vorgang: "faq.aendern", was: bisher.uuid, von: bisher.revision, nach: revision });
      await forgetGeparkte(tx, aenderung, eingabe);
      return { revision };
    },
  });
}

/** Shows an entry to readers, or hides it. It stays one that a new version may change. */
export function setFaqAktiv(
  kontext: RufKontext,
  eingabe: Gesehenes & { isActive: boolean },
): Promise<{ frage: string }> {
  const { isActive } = eingabe;
  return changeFaq(kontext, {
    vorgang: "faq.setFaqAktiv",
    eingabe,
    fn: async (aenderung) => {
      const { uuid, revision, frage } = await getGesehenen(aenderung, eingabe);
      const { tx, person, jetzt } = aenderung;
      const wer = { geaendertAm: jetzt, geaendertVon: person.benutzerUuid };
      await updateFaqEintrag(tx, uuid, { isActive, revision: revision + 1, ...wer });
      const vorgang = isActive ? "faq.aktivieren" : "faq.deaktivieren";
      await recordFaq(aenderung, { vorgang, was: uuid, von: revision, nach: revision + 1 });
      return { frage };
    },
  });
}

/** Deletes an entry for good, with what was said about it; a delivered one does not come back. */
export function deleteFaqEintrag(kontext: RufKontext, eingabe: Gesehenes): Promise<{ frage: string }> {
  return changeFaq(kontext, {
    vorgang: "faq.deleteFaqEintrag",
    eingabe,
    fn: async (aenderung) => {
      const { uuid, revision, frage } = await getGesehenen(aenderung, eingabe);
      await deleteEintrag(aenderung.tx, uuid);
      await recordFaq(aenderung, { vorgang: "faq.loeschen", was: uuid, von: revision });
      return { frage };
    },
  });
}

/** Are two things of a list beside each other? */
export function areNachbarn(uuids: readonly string[], { uuid, nachbarUuid }: Nachbarn): boolean {
  const [eine, andere] = [uuids.indexOf(uuid.toLowerCase()), uuids.indexOf(nachbarUuid.toLowerCase())];
  return eine >= 0 && andere >= 0 && Math.abs(eine - andere) === 1;
}

export type Nachbarn = { uuid: string; nachbarUuid: string };

/** What is said to somebody who moves something in an order that is another one by now. */
export const ANDERE_REIHENFOLGE =
  "Die Reihenfolge wurde inzwischen geändert. Es wurde nichts verschoben. Bitte sehen Sie nach, wo der Eintrag jetzt steht.";

/** Changes places with the entry before or behind. Throws REVISION_VERALTET when that stands somewhere else by now. */
export function moveFaqEintrag(kontext: RufKontext, eingabe: Nachbarn): Promise<{ ok: true }> {
  return changeFaq(kontext, {
    vorgang: "faq.moveFaqEintrag",
    eingabe,
    fn: async (aenderung) => {
      const { tx } = aenderung;
      const gefunden = await findFaqEintrag(tx, eingabe.uuid);
      if (gefunden === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
      const plaetze = await listPlaetze(tx, gefunden.zeile.kategorieUuid);
      const nachbar = plaetze.find(({ uuid }) => uuid === eingabe.nachbarUuid.toLowerCase());
      const uuids = plaetze.map(({ uuid }) => uuid);
      if (nachbar === undefined || !areNachbarn(uuids, eingabe))
        throw new Ablehnung("REVISION_VERALTET", [], ANDERE_REIHENFOLGE);
      const { uuid, stelle } = gefunden.zeile;
      await updateFaqEintrag(tx, uuid, { stelle: nachbar.stelle });
      await updateFaqEintrag(tx, nachbar.uuid, { stelle });
      await recordFaq(aenderung, { vorgang: "faq.verschieben", was: uuid, von: stelle, nach: nachbar.stelle });
      return { ok: true as const };
    },
  });
}

/** The entry as readers would get it. Throws EINGABE_UNGUELTIG as the save would; nothing is stored. */
export function showFaqVorschau(kontext: RufKontext, eingabe: FaqEingabe): Omit<FaqFrage, "uuid"> {
  requireFaqBearbeiter(kontext);
  const { frage, antwort, links } = readFaqEingabe(eingabe);
  return { frage, html: toAntwortHtml(antwort, kontext.dienste.config.bekanntgabeRegel), links };
}
