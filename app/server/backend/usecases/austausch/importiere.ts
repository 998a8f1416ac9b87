import type { Vergleich } from "~/contract/austausch";
import { IMPORT_VORHABEN } from "~/domain/antrag/austausch/austausch";
import { formulare } from "~/domain/antrag/formular/formulare";
import { vergleiche } from "~/domain/antrag/austausch/vergleiche";
import type { Dienste } from "../../dienste";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import { type AntragSatz, updateAntrag } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { storeRevision } from "../../storage/speicherStore";
import { inTransaktion } from "../../storage/transaction";
import { findLetztePosition, insertVorhaben, listVorhaben, type VorhabenVoll } from "../../storage/vorhabenStore";
import { kontextVon } from "../antraege/antragAnsicht";
import { formularDes, getBearbeitbaren } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { legeEntwurfAn } from "../antraege/createAntrag";
import { schreibeEreignis } from "../audit/schreibeEreignis";
import { einmalig } from "../idempotenz/einmalig";
import { leseDatei } from "./leseDatei";
import { type Auswahl, bildePaare, isGewaehlt, type Paar, uebernimm, type Umfeld, vergleicheDatei } from "./planeImport";
import { pruefeDatei } from "./pruefeDatei";

type Uebernahme = { uuid: string; inhalt: string; revisionen: Record<string, number>; auswahl: string[] | null };
type Lage = { satz: AntragSatz; entwurf: VorhabenVoll[]; paare: Paar[]; umfeld: Umfeld };

const NUR_BESCHEINIGTE =
  "Ein Ergänzungsantrag enthält nur bescheinigte Vorhaben. In der Datei steht ein Vorhaben, das dieser Antrag nicht hat.";

/** The draft, locked, and the checked file beside it. */
async function lade(tx: Tx, ruf: Aufruf, { uuid, inhalt }: { uuid: string; inhalt: string }): Promise<Lage> {
  const { dienste } = ruf;
  const satz = await getBearbeitbaren(tx, ruf, uuid);
  const form = formularDes(satz);
  const datei = pruefeDatei(leseDatei(inhalt), form);
  const entwurf = await listVorhaben(tx, satz.uuid);
  const paare = bildePaare(datei.vorhaben, entwurf);
  if (satz.istVereinfacht && paare.some(({ ziel }) => ziel === null)) throw eingabeUngueltig("datei", NUR_BESCHEINIGTE);
  const umfeld = { form, kontext: kontextVon(satz, dienste.clock, entwurf), random: () => dienste.random.uuid() };
  return { satz, entwurf, paare, umfeld };
}

/** Compares a file with the draft; changes nothing. Only who may edit the draft may ask. */
export async function vergleicheImport(ruf: Aufruf, eingabe: { uuid: string; inhalt: string }): Promise<Vergleich> {
  return inTransaktion(ruf.dienste, async (tx) => {
    const { paare, entwurf, umfeld } = await lade(tx, ruf, eingabe);
    return vergleicheDatei(paare, entwurf, umfeld);
  });
}

/** Refuses a draft that has moved on since it was compared, in whatever part: the pairs could be others. */
function checkRevisionen(entwurf: readonly VorhabenVoll[], revisionen: Readonly<Record<string, number>>): void {
  const isGleich =
    Object.keys(revisionen).length === entwurf.length && entwurf.every(({ uuid, revision }) => revisionen[uuid] === revision);
  if (!isGleich) throw new Ablehnung("REVISION_VERALTET");
}

type Spur = { am: Date; von: string };
/** What became of the file: how many Vorhaben were changed and added, and what of it was not taken over. */
type Uebernommen = { gespeichert: number; hinzugefuegt: number; verworfen: string[] };

/** Says whether anything was changed; what was not taken over goes into `verworfen`. */
async function aendere(tx: Tx, lage: Lage, paar: Paar, { auswahl, verworfen, am, von }: Spur & { auswahl: Auswahl; verworfen: string[] }) {
  const { satz, umfeld } = lage;
  const { ziel } = paar;
  if (ziel === null) return false;
  const { fertig, verworfen: uebrig } = uebernimm(paar, { auswahl, uuid: ziel.uuid }, umfeld);
  verworfen.push(...uebrig);
  const { form, kontext } = umfeld;
  if (vergleiche(form, { alt: ziel.werte, neu: fertig.werte }, kontext).length === 0) return false;
  const { uuid: antragUuid, status } = satz;
  await storeRevision(tx, { uuid: ziel.uuid, antragUuid, status, revision: ziel.revision + 1, ...fertig, am, von });
  return true;
}

type Eintrag = Spur & { dienste: Dienste; verworfen: string[] };

async function fuegeHinzu(tx: Tx, { satz, umfeld }: Lage, paare: readonly Paar[], { am, von, dienste, verworfen }: Eintrag): Promise<void> {
  if (paare.length === 0) return;
  const { anzahl, position } = await findLetztePosition(tx, satz.uuid);
  if (anzahl + paare.length > IMPORT_VORHABEN) {
    throw eingabeUngueltig("datei", `Ein Antrag kann höchstens ${String(IMPORT_VORHABEN)} Vorhaben enthalten.`);
  }
  const neue = paare.map((paar, stelle) => {
    const uuid = umfeld.random();
    const { fertig, verworfen: uebrig } = uebernimm(paar, { auswahl: null, uuid }, umfeld);
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
  await schreibeEreignis(tx, dienste, { vorgang: "vorhaben.hinzufuegen", am, benutzerUuid: von, antragUuid: satz.uuid });
}

/** Takes over what was chosen: each changed Vorhaben gets a new revision that is kept, all of them or none. */
export async function uebernimmImport(ruf: Aufruf, eingabe: Uebernahme): Promise<Uebernommen> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, "austausch.uebernimmImport", eingabe, async () => {
      const lage = await lade(tx, ruf, eingabe);
      checkRevisionen(lage.entwurf, eingabe.revisionen);
      const auswahl = eingabe.auswahl === null ? null : new Set(eingabe.auswahl);
      if (auswahl?.size === 0) throw eingabeUngueltig("auswahl", "Bitte wählen Sie mindestens eine Änderung aus.");
      const verworfen: string[] = [];
      const spur = { am: dienste.clock.now(), von: person.benutzerUuid, verworfen };
      let gespeichert = 0;
      for (const paar of lage.paare) if (await aendere(tx, lage, paar, { ...spur, auswahl })) gespeichert += 1;
      const neue = lage.paare.filter(({ ziel, stelle }) => ziel === null && isGewaehlt(auswahl, stelle));
      await fuegeHinzu(tx, lage, neue, { ...spur, dienste });
      return { gespeichert, hinzugefuegt: neue.length, verworfen };
    }),
  );
}

/** Creates a draft of version V2 with the Vorhaben of a file. */
export async function importiereNeu(ruf: Aufruf, eingabe: { inhalt: string }): Promise<{ uuid: string; verworfen: string[] }> {
  const { dienste } = ruf;
  const datei = pruefeDatei(leseDatei(eingabe.inhalt), formulare.V2);
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, "austausch.importiereNeu", eingabe, async () => {
      const verworfen: string[] = [];
      const { uuid } = await legeEntwurfAn(tx, ruf, datei.bezeichnung, ({ kontext, random }) =>
        bildePaare(datei.vorhaben, []).map((paar) => {
          const eigene = random();
          const { fertig, verworfen: uebrig } = uebernimm(paar, { auswahl: null, uuid: eigene }, { form: formulare.V2, kontext, random });
          verworfen.push(...uebrig);
          return { uuid: eigene, position: paar.stelle + 1, neu: false, ...fertig };
        }),
      );
      return { uuid, verworfen };
    }),
  );
}
