import { replaceSpaces } from "~/lib/text";
import { Ablehnung } from "../../ablehnung";
import { type AntragSatz, lockAntrag } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { deleteGeparkte } from "../../storage/geparktStore";
import { insertReste } from "../../storage/restStore";
import { storeRevision } from "../../storage/speicherStore";
import { inTransaktion } from "../../storage/transaction";
import { findVorhaben } from "../../storage/vorhabenStore";
import { einmalig } from "../idempotenz/einmalig";
import { kontextVon } from "./antragAnsicht";
import { blickVon, formularDes, requireAenderbar } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { fuehreZusammen, getBasis } from "./fuehreZusammen";
import { vollende } from "./neuesVorhaben";
import { saveUngestoert } from "./saveUngestoert";
import { SAVE_VORHABEN, type VorhabenAenderung, type VorhabenGespeichert } from "./vorhabenAenderung";
import { wendeAenderungenAn } from "./wendeAenderungenAn";

/**
 * Saves changes as a new revision that is kept. Changes on an old revision are applied to that one and merged with what is stored.
 * Refuses what only a person can decide, an unknown revision, a status that is closed for changes, and what cannot be stored; never
 * unfinished work. Whoever gets the answer has it committed.
 */
export async function saveVorhaben(ruf: Aufruf, eingabe: VorhabenAenderung): Promise<VorhabenGespeichert> {
  // What was kept or cut off goes with its save, in one transaction.
  const ungestoert = eingabe.geparkt === undefined && eingabe.reste === undefined ? await saveUngestoert(ruf, eingabe) : null;
  return ungestoert ?? saveGesperrt(ruf, eingabe);
}

/** The long way: locks, then decides. The Antrag is locked before the key, as on the short way: they cannot wait for each other. */
function saveGesperrt(ruf: Aufruf, eingabe: VorhabenAenderung): Promise<VorhabenGespeichert> {
  return inTransaktion(ruf.dienste, async (tx) => {
    const satz = await lockAntrag(tx, eingabe.uuid, blickVon(ruf.person));
    return einmalig(tx, ruf, SAVE_VORHABEN, eingabe, () => save(tx, ruf, requireAenderbar(satz, ruf), eingabe));
  });
}

async function save(tx: Tx, { dienste, person }: Aufruf, satz: AntragSatz, eingabe: VorhabenAenderung): Promise<VorhabenGespeichert> {
  const stand = await findVorhaben(tx, satz.uuid, eingabe.vorhabenUuid);
  if (stand === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const kontext = kontextVon(satz, dienste.clock, [stand]);
  const form = formularDes(satz);
  const basis = { revision: eingabe.revision, werte: await getBasis(tx, stand, eingabe.revision) };
  const geaendert = wendeAenderungenAn(basis.werte, eingabe.aenderungen, { form, vorhabenUuid: stand.uuid, kontext });
  if (!geaendert.ok) throw new Ablehnung("EINGABE_UNGUELTIG", geaendert.error);
  const { gesehen, entscheidungen = [] } = eingabe;
  const { werte: gewollt, ...merge } =
    basis.revision === stand.revision
      ? { werte: geaendert.value }
      : await fuehreZusammen(tx, { stand, basis, gewollt: geaendert.value, gesehen, entscheidungen, kontext, form });
  const { werte, pruefung } = vollende(gewollt, { form, uuid: stand.uuid, kontext, random: () => dienste.random.uuid() });
  const gespeichert = { revision: stand.revision + 1, pruefung };
  const wer = { am: dienste.clock.now(), von: person.benutzerUuid };
  await storeRevision(tx, { uuid: stand.uuid, antragUuid: satz.uuid, status: satz.status, ...gespeichert, werte, ...wer });
  if (eingabe.geparkt !== undefined) await deleteGeparkte(tx, { uuid: eingabe.geparkt, benutzerUuid: person.benutzerUuid });
  await behalteReste(tx, { dienste, person }, stand.uuid, eingabe);
  return { ...gespeichert, ...merge };
}

/** Keeps what was cut off, for the person who typed it. What no screen shows and the database refuses is left out, as in the texts. */
async function behalteReste(
  tx: Tx,
  { dienste, person }: Omit<Aufruf, "schluessel">,
  vorhabenUuid: string,
  { reste = [] }: VorhabenAenderung,
) {
  const lesbare = reste.map(({ stelle, rest }) => ({ stelle, rest: replaceSpaces(rest, { multiline: true }).text }));
  const wer = { benutzerUuid: person.benutzerUuid, vorhabenUuid, am: dienste.clock.now() };
  await insertReste(
    tx,
    lesbare.filter(({ rest }) => rest !== "").map((rest) => ({ ...rest, ...wer, uuid: dienste.random.uuid() })),
  );
}
