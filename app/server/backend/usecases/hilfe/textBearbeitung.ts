import type { HilfetextEingabe } from "~/contract/mitteilung/hilfetextVerwaltung";
import { parseZeitpunkt } from "~/domain/nachricht/systemNachricht";
import type { Vorgang } from "~/domain/protokoll/vorgaenge";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Person, RufKontext } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { insertHilfetexte } from "../../storage/hilfeStore";
import {
  deleteFassung,
  findOffeneFassung,
  insertFassung,
  listOffeneFassungen,
  lockTexte,
  nextNummer,
  type TextfassungZeile,
  updateFassung,
} from "../../storage/textfassungStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { forgetGeparkte } from "../geparkt/forgetGeparkte";
import { einmalig } from "../idempotenz/einmalig";
import { findPlatz, HINWEIS_BEREICH, listFelder, type Textplatz } from "./plaetze";
import { type Belegte, checkIndex, firstFree, readTextEingabe, type Textinhalt, toTextHtml } from "./textEingabe";
import { listStand, requireTextBearbeiter } from "./textVerwaltung";

/** What keeping a draft is noted as, so that it runs once per key. */
export const SAVE_TEXTENTWURF = "hilfe.saveEntwurf";

/** A transaction that changes texts, and who does it when. */
export type Aenderung = { tx: Tx; dienste: Dienste; person: Person; jetzt: Date };
type Gesehenes = { uuid: string; revision: number };

/** Changes texts, once per Idempotency-Key; nobody else changes one meanwhile. */
export function changeTexte<T>(
  kontext: RufKontext,
  { vorgang, eingabe, fn }: { vorgang: string; eingabe: object; fn: (aenderung: Aenderung) => Promise<T> },
): Promise<T> {
  const person = requireTextBearbeiter(kontext);
  const { dienste } = kontext;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang,
      eingabe,
      fn: async () => {
        await lockTexte(tx);
        return fn({ tx, dienste, person, jetzt: dienste.clock.now() });
      },
    }),
  );
}

/** Notes a change in the log: of which text, which version, from when on. */
export async function recordText(
  { tx, person, jetzt }: Aenderung,
  { vorgang, was, nach }: { vorgang: Vorgang; was: string; nach: string },
): Promise<void> {
  await writeAudit(tx, { vorgang, am: jetzt, benutzerUuid: person.benutzerUuid, nach, grund: was });
}

async function getPlatz(tx: Tx, uuid: string) {
  const platz = await findPlatz(tx, uuid);
  if (platz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return platz;
}

/** The version that does not hold yet, if it is the one that was seen. Throws REVISION_VERALTET. */
async function getGesehene({ tx, jetzt }: Aenderung, { uuid, revision }: Gesehenes): Promise<TextfassungZeile> {
  const offene = await findOffeneFassung(tx, uuid, jetzt);
  if (offene === undefined || offene.revision !== revision) throw new Ablehnung("REVISION_VERALTET");
  return offene;
}

/** Makes room for the text of a field that has none. Throws NICHT_GEFUNDEN for a field that no form has. */
export function createText(kontext: RufKontext, eingabe: { bereich: string; feld: string }): Promise<{ uuid: string }> {
  requireTextBearbeiter(kontext);
  return changeTexte(kontext, {
    vorgang: "hilfe.createText",
    eingabe,
    fn: async (aenderung) => {
      const { tx, dienste, jetzt } = aenderung;
      const { bereich, feld } = eingabe;
      const platz = listFelder(bereich)?.find((eintrag) => eintrag.feld === feld);
      if (platz === undefined || bereich === HINWEIS_BEREICH) throw new Ablehnung("NICHT_GEFUNDEN");
      const texte = await listStand(tx, bereich, jetzt);
      const vorhanden = texte.find((text) => text.feld === feld);
      if (vorhanden !== undefined) return { uuid: vorhanden.uuid };
      const uuid = dienste.random.uuid();
      const belegte = await listBelegte(tx, { art: "HILFE", bereich, feld }, jetzt);
      const index = firstFree(belegte, platz);
      await insertHilfetexte(tx, [{ uuid, bereich, feld, index, text: "", isActive: false, geliefertAm: jetzt }]);
      await recordText(aenderung, { vorgang: "hilfe.anlegen", was: uuid, nach: `${bereich}/${feld}` });
      return { uuid };
    },
  });
}

/** Which other texts of the area of a place have which index: as they hold, planned or in a draft. */
async function listBelegte(
  tx: Tx,
  { art, bereich, feld }: Pick<Textplatz, "art" | "bereich" | "feld">,
  jetzt: Date,
): Promise<Belegte> {
  const texte = (await listStand(tx, bereich, jetzt)).filter((text) => text.feld !== feld);
  const offene = await listOffeneFassungen(tx, art, jetzt);
  return new Map([
    ...offene.flatMap(({ ziel, index }): [number, string][] => {
      const text = texte.find(({ uuid }) => uuid === ziel);
      return text === undefined ? [] : [[index, text.feld]];
    }),
    ...texte.map((text): [number, string] => [text.index, text.feld]),
  ]);
}

type Entwurf = {
  platz: Pick<Textplatz, "art"> & { geliefert: { uuid: string } };
  inhalt: Textinhalt;
  offene: TextfassungZeile | undefined;
};

/** Puts a draft in the place of the draft or planned version that there is. */
export async function storeEntwurf(
  aenderung: Aenderung,
  { platz: { art, geliefert }, inhalt, offene }: Entwurf,
): Promise<{ revision: number }> {
  const { tx, dienste, person, jetzt } = aenderung;
  const ziel = geliefert.uuid;
  const revision = (offene?.revision ?? 0) + 1;
  const werte = { ...inhalt, geaendertAm: jetzt, geaendertVon: person.benutzerUuid, giltAb: null, revision };
  const nummer = offene?.nummer ?? (await nextNummer(tx, ziel));
  if (offene === undefined) await insertFassung(tx, { ...werte, uuid: dienste.random.uuid(), art, ziel, nummer });
  else await updateFassung(tx, offene.uuid, werte);
  await recordText(aenderung, { vorgang: "hilfe.entwurf", was: ziel, nach: String(nummer) });
  return { revision };
}

/**
 * Keeps a draft, in the place of the draft or planned version that was seen. Throws REVISION_VERALTET when somebody
 * else was quicker.
 */
export function saveEntwurf(
  kontext: RufKontext,
  eingabe: HilfetextEingabe & Gesehenes & { geparkt?: string | undefined },
): Promise<{ revision: number }> {
  requireTextBearbeiter(kontext);
  return changeTexte(kontext, {
    vorgang: SAVE_TEXTENTWURF,
    eingabe,
    fn: async (aenderung) => {
      const { tx, jetzt } = aenderung;
      const platz = await getPlatz(tx, eingabe.uuid);
      const inhalt = readTextEingabe(eingabe, platz, await listBelegte(tx, platz, jetzt));
      const offene = await findOffeneFassung(tx, platz.geliefert.uuid, jetzt);
      if ((offene?.revision ?? 0) !== eingabe.revision) throw new Ablehnung("REVISION_VERALTET");
      await forgetGeparkte(tx, aenderung, eingabe);
      return storeEntwurf(aenderung, { platz, inhalt, offene });
    },
  });
}

function readAb(ab: string | null, jetzt: Date): Date {
  if (ab === null) return jetzt;
  const gelesen = parseZeitpunkt(ab);
  if (!gelesen.ok)
    throw eingabeUngueltig("ab", "Bitte geben Sie einen gültigen Zeitpunkt ein: Tag TT.MM.JJJJ und Uhrzeit HH:MM.");
  if (gelesen.value <= jetzt)
    throw eingabeUngueltig("ab", "Bitte wählen Sie einen Zeitpunkt, der noch kommt, oder veröffentlichen Sie sofort.");
  return gelesen.value;
}

/** Lets the draft hold, at once or from a moment to come. */
export function publishEntwurf(
  kontext: RufKontext,
  eingabe: Gesehenes & { ab: string | null },
): Promise<{ giltAb: string }> {
  requireTextBearbeiter(kontext);
  return changeTexte(kontext, {
    vorgang: "hilfe.publishEntwurf",
    eingabe,
    fn: async (aenderung) => {
      const { tx, jetzt } = aenderung;
      const platz = await getPlatz(tx, eingabe.uuid);
      const { geliefert } = platz;
      const offene = await getGesehene(aenderung, { ...eingabe, uuid: geliefert.uuid });
      // Since the draft was kept, others may have got what it has.
      const falsch = checkIndex(String(offene.index), platz, await listBelegte(tx, platz, jetzt));
      if (falsch !== null) throw eingabeUngueltig("index", falsch);
      const giltAb = readAb(eingabe.ab, jetzt);
      await updateFassung(tx, offene.uuid, { giltAb, revision: offene.revision + 1 });
      const nach = `${String(offene.nummer)} ab ${giltAb.toISOString()}`;
      await recordText(aenderung, { vorgang: "hilfe.veroeffentlichen", was: geliefert.uuid, nach });
      return { giltAb: giltAb.toISOString() };
    },
  });
}

/** Throws the draft or the planned version away. */
export function deleteEntwurf(kontext: RufKontext, eingabe: Gesehenes): Promise<{ ok: true }> {
  requireTextBearbeiter(kontext);
  return changeTexte(kontext, {
    vorgang: "hilfe.deleteEntwurf",
    eingabe,
    fn: async (aenderung) => {
      const { geliefert } = await getPlatz(aenderung.tx, eingabe.uuid);
      const offene = await getGesehene(aenderung, { ...eingabe, uuid: geliefert.uuid });
      await deleteFassung(aenderung.tx, offene.uuid);
      await recordText(aenderung, {
        vorgang: "hilfe.verwerfen",
        was: geliefert.uuid,
        nach: String(offene.nummer),
      });
      return { ok: true };
    },
  });
}

/** The text as readers would get it; refuses what could not be stored. */
export async function showTextVorschau(
  kontext: RufKontext,
  eingabe: HilfetextEingabe & { uuid: string },
): Promise<{ html: string }> {
  requireTextBearbeiter(kontext);
  const platz = await findPlatz(kontext.dienste.db, eingabe.uuid);
  if (platz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const { quelle } = readTextEingabe(eingabe, platz, new Map());
  return { html: toTextHtml(quelle) };
}
