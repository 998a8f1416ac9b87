import type { SchriftsatzDatei } from "~/contract/verfahren/schriftsaetze";
import { cleanName } from "~/domain/antrag/anlagen";
import { ANLAGE_ABGELEHNT } from "~/domain/antrag/anlageAbgelehnt";
import { SCHRIFTSAETZE, SCHRIFTSATZ_DATEIEN_MAX } from "~/domain/antrag/schriftsaetze";
import { Ablehnung } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import { insertDatei, listSchriftsatzDateien, markDateiGeloescht } from "../../storage/dateiStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { writeEreignis } from "../audit/writeEreignis";
import type { DateiStrom } from "../../ports/ablagePort";
import { removeSoon } from "../dateien/dateien";
import { type Abgelegt, receiveDatei, toDateiZeile } from "../dateien/receiveDatei";
import { einmalig } from "../idempotenz/einmalig";
import { getSchreibbaren, type SchriftsatzId } from "./schriftsatzLage";
import { toSchriftsatzDatei } from "./schriftsatzAnsicht";

type Hochladung = SchriftsatzId & { name: string };

async function requireZiel(tx: Tx, ruf: Aufruf, id: SchriftsatzId) {
  const ziel = await getSchreibbaren(tx, ruf, id);
  if (!SCHRIFTSAETZE[ziel.schriftsatz.art].hatDateien) throw new Ablehnung("NICHT_GEFUNDEN");
  return ziel;
}

/** The files of a draft, unless there are as many as there may be. */
async function listFreie(tx: Tx, schriftsatzUuid: string, name: string) {
  const vorhandene = await listSchriftsatzDateien(tx, schriftsatzUuid);
  if (vorhandene.length < SCHRIFTSATZ_DATEIEN_MAX) return vorhandene;
  throw new Ablehnung("ZU_VIELE_ANLAGEN", [], ANLAGE_ABGELEHNT.zuVieleDateien(cleanName(name)));
}

async function insert(
  tx: Tx,
  ruf: Aufruf,
  { hochladung, abgelegt }: { hochladung: Hochladung; abgelegt: Abgelegt },
): Promise<SchriftsatzDatei> {
  const { dienste, person } = ruf;
  const { name } = hochladung;
  const { satz, schriftsatz } = await requireZiel(tx, ruf, hochladung);
  const vorhandene = await listFreie(tx, schriftsatz.uuid, name);
  const platz = {
    unternehmenUuid: satz.unternehmenUuid,
    antragUuid: satz.uuid,
    vorhabenUuid: null,
    schriftsatzUuid: schriftsatz.uuid,
    antwortUuid: null,
  };
  const zeile = await toDateiZeile(tx, ruf, { platz, abgelegt: { ...abgelegt, name, vorhandene } });
  await insertDatei(tx, zeile);
  const wer = { am: zeile.hochgeladenAm, benutzerUuid: person.benutzerUuid, antragUuid: satz.uuid };
  await writeEreignis(tx, dienste, { ...wer, vorgang: "schriftsatz.anlageHinzufuegen", pruefsumme: zeile.sha256 });
  return toSchriftsatzDatei({ ...zeile, vonName: person.name });
}

/** Adds a file to a draft, with the same checks as an Anlage of a Vorhaben. */
export function uploadSchriftsatzDatei(
  ruf: Aufruf,
  hochladung: Hochladung,
  inhalt: DateiStrom,
): Promise<SchriftsatzDatei> {
  const ziel = {
    vorgang: "schriftsaetze.ladeSchriftsatzDateiHoch",
    eingabe: hochladung,
    check: async (tx: Tx) => (await requireZiel(tx, ruf, hochladung)).satz,
    requireFrei: async (tx: Tx) => {
      await listFreie(tx, hochladung.uuid, hochladung.name);
    },
    insert: (tx: Tx, abgelegt: Abgelegt) => insert(tx, ruf, { hochladung, abgelegt }),
  };
  return receiveDatei(ruf, ziel, inhalt);
}

/** Takes a file out of a draft; its bytes go at once. */
export async function deleteSchriftsatzDatei(
  ruf: Aufruf,
  eingabe: SchriftsatzId & { dateiUuid: string },
): Promise<{ ok: true }> {
  const { dienste, person } = ruf;
  const antwort = await inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "schriftsaetze.deleteSchriftsatzDatei",
      eingabe,
      fn: async () => {
        const { satz, schriftsatz } = await requireZiel(tx, ruf, eingabe);
        const dateien = await listSchriftsatzDateien(tx, schriftsatz.uuid);
        const datei = dateien.find(({ uuid }) => uuid === eingabe.dateiUuid.toLowerCase());
        if (datei === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
        const [am, von] = [dienste.clock.now(), person.benutzerUuid];
        await markDateiGeloescht(tx, datei.uuid, { am, von });
        const wer = { am, benutzerUuid: von, antragUuid: satz.uuid };
        await writeEreignis(tx, dienste, { ...wer, vorgang: "schriftsatz.anlageLoeschen", pruefsumme: datei.sha256 });
        return { ok: true as const };
      },
    }),
  );
  await removeSoon(dienste);
  return antwort;
}
