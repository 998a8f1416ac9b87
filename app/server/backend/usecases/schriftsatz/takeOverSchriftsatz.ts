import type { SchriftsatzUebernahme } from "~/contract/verfahren/schriftsaetze";
import { SCHRIFTSATZ_DATEIEN_MAX } from "~/domain/antrag/schriftsaetze";
import { addNachtrag, nachtragstextAus } from "~/domain/antrag/nachtragUebernahme";
import { blankWerte } from "~/formkit/relevance";
import { textOf } from "~/formkit/werte";
import { Ablehnung } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import { listSchriftsatzDateien, moveSchriftsatzDateien } from "../../storage/dateiStore";
import { findNachforderung } from "../../storage/nachforderungStore";
import { listReste } from "../../storage/restStore";
import {
  findEntwurf,
  findSchriftsatz,
  insertSchriftsatz,
  type SchriftsatzSatz,
  storeSchriftsatzRevision,
  updateSchriftsatz,
} from "../../storage/schriftsatzStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { keepReste } from "../antraege/keepReste";
import { writeEreignis } from "../audit/writeEreignis";
import { einmalig } from "../idempotenz/einmalig";
import { getSchreibbaren, loadLage, requireOffen, type SchriftsatzId, type SchriftsatzLage } from "./schriftsatzLage";

const OHNE_BEZUG = { nachforderungUuid: null, bescheidUuid: null, widerspruchUuid: null };

/** The draft of this person's company without a request, with these answers. */
async function store(
  tx: Tx,
  { dienste, person }: Aufruf,
  {
    antragUuid,
    schriftsatzLage: { form },
    dazu,
  }: { antragUuid: string; schriftsatzLage: SchriftsatzLage; dazu: string },
) {
  const [am, von] = [dienste.clock.now(), person.benutzerUuid];
  const vorhanden = await findEntwurf(tx, antragUuid, { art: "NACHTRAG", nachforderungUuid: null });
  const bisher = vorhanden?.werte ?? blankWerte(form);
  const { text, rest } = addNachtrag(textOf(bisher, "text"), dazu);
  const werte = { ...bisher, text };
  if (vorhanden !== undefined) {
    await storeSchriftsatzRevision(tx, { uuid: vorhanden.uuid, revision: vorhanden.revision + 1, werte, am, von });
    return { uuid: vorhanden.uuid, rest };
  }
  const uuid = dienste.random.uuid();
  const spur = { erstelltAm: am, erstelltVon: von, geaendertAm: am, geaendertVon: von };
  await insertSchriftsatz(tx, { ...OHNE_BEZUG, ...spur, uuid, antragUuid, art: "NACHTRAG", status: "ENTWURF", werte });
  return { uuid, rest };
}

/** Files go along as far as there is room for them, and their name is free; the others stay where they are. */
async function takeDateienAlong(tx: Tx, von: string, nach: string): Promise<number> {
  const dort = await listSchriftsatzDateien(tx, nach);
  const namen = new Set(dort.map(({ name }) => name.toLowerCase()));
  const alle = await listSchriftsatzDateien(tx, von);
  const mit = alle
    .filter(({ name }) => !namen.has(name.toLowerCase()))
    .slice(0, Math.max(0, SCHRIFTSATZ_DATEIEN_MAX - dort.length));
  await moveSchriftsatzDateien(
    tx,
    mit.map(({ uuid }) => uuid),
    nach,
  );
  return alle.length - mit.length;
}

/** Where the answers are already; null when nowhere, or when that draft was discarded. */
async function findFertige(tx: Tx, { antragUuid, uebernommenIn }: SchriftsatzSatz): Promise<string | null> {
  if (uebernommenIn === null) return null;
  return (await findSchriftsatz(tx, antragUuid, uebernommenIn))?.uuid ?? null;
}

/**
 * Takes the answers of a draft whose follow-up request can no longer be answered over into the Nachtrag without a
 * request, once; below what stands there already. The old draft stays as it is, without the files that went along. What
 * is too long is kept as a rest of the caller.
 */
export async function takeOverSchriftsatz(ruf: Aufruf, eingabe: SchriftsatzId): Promise<SchriftsatzUebernahme> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "schriftsaetze.uebernimmSchriftsatz",
      eingabe,
      fn: async () => {
        const { satz, schriftsatz, lage } = await getSchreibbaren(tx, ruf, { ...eingabe, auchGesperrte: true });
        const { uuid: alt, nachforderungUuid, werte } = schriftsatz;
        if (nachforderungUuid === null) throw new Ablehnung("NICHT_GEFUNDEN");
        if (lage.sperre === null) throw new Ablehnung("STATUS_NICHT_ERLAUBT", [], NOCH_OFFEN);
        const fertig = await findFertige(tx, schriftsatz);
        if (fertig !== null) return { uuid: fertig, isGekuerzt: false, gebliebeneDateien: 0 };
        const ziel = await loadLage(tx, dienste, { satz, bezug: { art: "NACHTRAG", ...OHNE_BEZUG } });
        requireOffen(ziel);
        const nummer = (await findNachforderung(tx, satz.uuid, nachforderungUuid))?.nummer ?? 0;
        const text = nachtragstextAus({ nummer, fragen: lage.kontext.fragen, werte: { ...werte, uuid: alt } });
        const { uuid, rest } = await store(tx, ruf, { antragUuid: satz.uuid, schriftsatzLage: ziel, dazu: text });
        const alteReste = await listReste(tx, person.benutzerUuid, { schriftsatzUuid: alt });
        const reste = [rest, ...alteReste.map((eines) => eines.rest)].filter((eines) => eines !== "");
        await keepReste(tx, ruf, {
          ort: { schriftsatzUuid: uuid },
          reste: reste.map((eines) => ({ stelle: "text", rest: eines })),
        });
        const gebliebeneDateien = await takeDateienAlong(tx, alt, uuid);
        await updateSchriftsatz(tx, alt, { uebernommenIn: uuid });
        const am = dienste.clock.now();
        await writeEreignis(tx, dienste, {
          vorgang: "schriftsatz.uebernehmen",
          am,
          benutzerUuid: person.benutzerUuid,
          antragUuid: satz.uuid,
        });
        return { uuid, isGekuerzt: reste.length > 0, gebliebeneDateien };
      },
    }),
  );
}

const NOCH_OFFEN = "Die Nachforderung lässt sich noch beantworten. Bitte reichen Sie diese Antwort ein.";
