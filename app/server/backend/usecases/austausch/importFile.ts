import { setImmediate } from "node:timers/promises";
import type { Vergleich } from "~/contract/antrag/austausch";
import { IMPORT_VORHABEN } from "~/domain/antrag/austausch/austausch";
import { formulare } from "~/domain/antrag/formular/formulare";
import { compare } from "~/domain/antrag/austausch/compare";
import type { Dienste } from "../../dienste";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import { type AntragSatz, updateAntrag } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { storeRevision } from "../../storage/speicherStore";
import { inTransaktion } from "../../storage/transaction";
import { findLetztePosition, insertVorhaben, listVorhaben, type VorhabenVoll } from "../../storage/vorhabenStore";
import { kontextVon } from "../antraege/antragAnsicht";
import { formularArtDes, formularDes, getBearbeitbaren } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { createEntwurf } from "../antraege/createAntrag";
import { writeEreignis } from "../audit/writeEreignis";
import { einmalig, isErledigt } from "../idempotenz/einmalig";
import { einzeln } from "../ratelimit/einzeln";
import { limit } from "../ratelimit/count";
import { type Auswahl, buildPaare, isGewaehlt, type Paar, takeOver, type Umfeld, compareDatei } from "./planeImport";
import type { Importdatei } from "../../ports/pruefstandPort";

type Uebernahme = { uuid: string; inhalt: string; revisionen: Record<string, number>; auswahl: string[] | null };
type Lage = { satz: AntragSatz; entwurf: VorhabenVoll[]; paare: Paar[]; umfeld: Umfeld };

const NUR_BESCHEINIGTE =
  "Ein Ergänzungsantrag enthält nur bescheinigte Vorhaben. In der Datei steht ein Vorhaben, das dieser Antrag nicht hat. Bitte entfernen Sie es aus der Datei.";

/** One import of a person at a time, and so many in an hour: each takes a second of the machine. */
function withLimit<T>({ dienste, person: { benutzerUuid } }: Aufruf, work: () => Promise<T>): Promise<T> {
  const anlass = "Eine andere Datei von Ihnen wird gerade noch verglichen oder importiert.";
  return einzeln(dienste, { name: "importZugleich", wer: benutzerUuid, anlass }, async () => {
    await limit(dienste, "importeProKonto", benutzerUuid);
    return work();
  });
}

/**
 * The file, checked for a draft that may be edited. It is read before the draft is locked, because it may have to wait
 * for its turn.
 */
async function readFuer(ruf: Aufruf, { uuid, inhalt }: { uuid: string; inhalt: string }): Promise<Importdatei> {
  const { dienste } = ruf;
  const art = await inTransaktion(dienste, async (tx) => formularArtDes(await getBearbeitbaren(tx, ruf, uuid)));
  return dienste.pruefstand.readImport(inhalt, art);
}

type Einmal<E> = { vorgang: string; eingabe: E; read: () => Promise<Importdatei> };

/**
 * Runs `work` with the file, once per Idempotency-Key: a repetition gets its answer without the file being read again.
 */
function einmalMitDatei<E, T>(
  ruf: Aufruf,
  { vorgang, eingabe, read }: Einmal<E>,
  work: (tx: Tx, datei: Importdatei) => Promise<T>,
) {
  return withLimit(ruf, async () => {
    const datei = (await isErledigt(ruf, vorgang, eingabe)) ? null : await read();
    return inTransaktion(ruf.dienste, (tx) =>
      einmalig(tx, ruf, { vorgang, eingabe, fn: async () => work(tx, datei ?? (await read())) }),
    );
  });
}

/** The draft, locked, and the checked file beside it. */
async function load(tx: Tx, ruf: Aufruf, { uuid, datei }: { uuid: string; datei: Importdatei }): Promise<Lage> {
  const { dienste } = ruf;
  const satz = await getBearbeitbaren(tx, ruf, uuid);
  const form = formularDes(satz);
  const entwurf = await listVorhaben(tx, satz.uuid);
  const paare = buildPaare(datei.vorhaben, entwurf);
  if (satz.istVereinfacht && paare.some(({ ziel }) => ziel === null)) throw eingabeUngueltig("datei", NUR_BESCHEINIGTE);
  const umfeld = { form, kontext: kontextVon(satz, dienste.clock, entwurf), random: () => dienste.random.uuid() };
  return { satz, entwurf, paare, umfeld };
}

/** Compares a file with the draft; changes nothing. Only who may edit the draft may ask. */
export async function compareImport(ruf: Aufruf, eingabe: { uuid: string; inhalt: string }): Promise<Vergleich> {
  return withLimit(ruf, async () => {
    const datei = await readFuer(ruf, eingabe);
    return inTransaktion(ruf.dienste, async (tx) => {
      const { paare, entwurf, umfeld } = await load(tx, ruf, { uuid: eingabe.uuid, datei });
      return compareDatei(paare, entwurf, umfeld);
    });
  });
}

/** Refuses a draft that has moved on since it was compared, in whatever part: the pairs could be others. */
function checkRevisionen(entwurf: readonly VorhabenVoll[], revisionen: Readonly<Record<string, number>>): void {
  const isGleich =
    Object.keys(revisionen).length === entwurf.length &&
    entwurf.every(({ uuid, revision }) => revisionen[uuid] === revision);
  if (!isGleich) throw new Ablehnung("REVISION_VERALTET");
}

type Spur = { am: Date; von: string };
/** What became of the file: how many Vorhaben were changed and added, and what of it was not taken over. */
type Uebernommen = { gespeichert: number; hinzugefuegt: number; verworfen: string[] };

/** Each Vorhaben takes a while; others are let in between. */
async function mapNacheinander<T>(paare: readonly Paar[], toNeues: (paar: Paar, stelle: number) => T): Promise<T[]> {
  const neue: T[] = [];
  for (const [stelle, paar] of paare.entries()) {
    await setImmediate();
    neue.push(toNeues(paar, stelle));
  }
  return neue;
}

/** Says whether anything was changed; what was not taken over goes into `verworfen`. */
async function change(
  tx: Tx,
  lage: Lage,
  {
    paar,
    spur: { auswahl, verworfen, am, von },
  }: { paar: Paar; spur: Spur & { auswahl: Auswahl; verworfen: string[] } },
) {
  const { satz, umfeld } = lage;
  const { ziel } = paar;
  if (ziel === null) return false;
  await setImmediate();
  const { fertig, verworfen: uebrig } = takeOver(paar, { auswahl, uuid: ziel.uuid }, umfeld);
  verworfen.push(...uebrig);
  const { form, kontext } = umfeld;
  if (compare(form, { alt: ziel.werte, neu: fertig.werte }, kontext).length === 0) return false;
  const { uuid: antragUuid, status } = satz;
  await storeRevision(tx, { uuid: ziel.uuid, antragUuid, status, revision: ziel.revision + 1, ...fertig, am, von });
  return true;
}

type Eintrag = Spur & { dienste: Dienste; verworfen: string[] };

async function add(
  tx: Tx,
  { satz, umfeld }: Lage,
  { paare, eintrag: { am, von, dienste, verworfen } }: { paare: readonly Paar[]; eintrag: Eintrag },
): Promise<void> {
  if (paare.length === 0) return;
  const { anzahl, position } = await findLetztePosition(tx, satz.uuid);
  if (anzahl + paare.length > IMPORT_VORHABEN) {
    throw eingabeUngueltig(
      "datei",
      `Ein Antrag kann höchstens ${String(IMPORT_VORHABEN)} Vorhaben enthalten. Bitte entfernen Sie Vorhaben aus der Datei oder legen Sie für weitere einen neuen Antrag an.`,
    );
  }
  const neue = await mapNacheinander(paare, (paar, stelle) => {
    const uuid = umfeld.random();
    const { fertig, verworfen: uebrig } = takeOver(paar, { auswahl: null, uuid }, umfeld);
    verworfen.push(...uebrig);
    return {
      uuid,
      antragUuid: satz.uuid,
      position: position + stelle + 1,
      neu: false,
      ...fertig,
      geaendertAm: am,
      geaendertVon: von,
    };
  });
  await insertVorhaben(tx, neue);
  await updateAntrag(tx, satz.uuid, { geaendertAm: am, geaendertVon: von });
  await writeEreignis(tx, dienste, { vorgang: "vorhaben.hinzufuegen", am, benutzerUuid: von, antragUuid: satz.uuid });
}

/** Takes over what was chosen: each changed Vorhaben gets a new revision that is kept, all of them or none. */
export async function takeOverImport(ruf: Aufruf, eingabe: Uebernahme): Promise<Uebernommen> {
  const { dienste, person } = ruf;
  const einmal = { vorgang: "austausch.uebernimmImport", eingabe, read: () => readFuer(ruf, eingabe) };
  return einmalMitDatei(ruf, einmal, async (tx, datei) => {
    const lage = await load(tx, ruf, { uuid: eingabe.uuid, datei });
    checkRevisionen(lage.entwurf, eingabe.revisionen);
    const auswahl = eingabe.auswahl === null ? null : new Set(eingabe.auswahl);
    if (auswahl?.size === 0) throw eingabeUngueltig("auswahl", "Bitte wählen Sie mindestens eine Änderung aus.");
    const verworfen: string[] = [];
    const spur = { am: dienste.clock.now(), von: person.benutzerUuid, verworfen };
    let gespeichert = 0;
    for (const paar of lage.paare) if (await change(tx, lage, { paar, spur: { ...spur, auswahl } })) gespeichert += 1;
    const neue = lage.paare.filter(({ ziel, stelle }) => ziel === null && isGewaehlt(auswahl, stelle));
    await add(tx, lage, { paare: neue, eintrag: { ...spur, dienste } });
    return { gespeichert, hinzugefuegt: neue.length, verworfen };
  });
}

/** Creates a draft of version V2 with the Vorhaben of a file. */
export async function importAsNew(
  ruf: Aufruf,
  eingabe: { inhalt: string },
): Promise<{ uuid: string; verworfen: string[] }> {
  const read = () => ruf.dienste.pruefstand.readImport(eingabe.inhalt, "V2");
  return einmalMitDatei(ruf, { vorgang: "austausch.importiereNeu", eingabe, read }, async (tx, datei) => {
    const verworfen: string[] = [];
    const { uuid } = await createEntwurf(tx, ruf, {
      bezeichnung: datei.bezeichnung,
      build: ({ kontext, random }) =>
        mapNacheinander(buildPaare(datei.vorhaben, []), (paar) => {
          const eigene = random();
          const { fertig, verworfen: uebrig } = takeOver(
            paar,
            { auswahl: null, uuid: eigene },
            { form: formulare.V2, kontext, random },
          );
          verworfen.push(...uebrig);
          return { uuid: eigene, position: paar.stelle + 1, neu: false, ...fertig };
        }),
    });
    return { uuid, verworfen };
  });
}
