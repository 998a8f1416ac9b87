import { setTimeout as wait } from "node:timers/promises";
import type { Datei } from "~/contract/antrag/dateien";
import type { Mitnahme } from "~/contract/wire/mitnahme";
import { readDateiSegment } from "~/domain/antrag/anlagen";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { updateAntrag } from "../../storage/antragStore";
import { findEntwurfNachUuid } from "../../storage/antwortStore";
import {
  type DateiZeile,
  findDatei,
  findDateiZumLaden,
  findEingereichteDatei,
  listDateien as listSaetze,
  markDateiGeloescht,
} from "../../storage/dateiStore";
import { inTransaktion } from "../../storage/transaction";
import { readWithHistory } from "../antraege/antragAnsicht";
import { getBearbeitbaren, getLesbaren, hasRecht, isBearbeitbar } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { writeEreignis } from "../audit/writeEreignis";
import { noteMitnahme } from "../einsicht/noteMitnahme";
import { loadExport } from "../exporte/leseExporte";
import { einmalig } from "../idempotenz/einmalig";
import { getNachrichtSatz } from "../nachricht/leser";
import { getSchriftsatzSatz } from "../schriftsatz/schriftsatzLage";
import { toDatei, toInhalt } from "./dateiAnsicht";
import { anDerAblage } from "./acceptDatei";
import { removeOrphans } from "./tidyDateien";

const ABLAGE_GEDULD_MS = 1_000;

/** The files of an Antrag. */
export async function listDateien(ruf: Aufruf, uuid: string): Promise<{ aenderbar: boolean; data: Datei[] }> {
  const { dienste, person } = ruf;
  const { satz } = await readWithHistory(ruf, uuid);
  const aenderbar = isBearbeitbar(satz, dienste.clock) && hasRecht("antragBearbeiten", person, satz);
  return { aenderbar, data: (await listSaetze(dienste.db, satz.uuid)).map(toDatei) };
}

/** Takes a file out of a draft. Its bytes go at once, unless they were part of a submission. */
export async function deleteDatei(ruf: Aufruf, eingabe: { uuid: string; dateiUuid: string }): Promise<{ ok: true }> {
  const { dienste, person } = ruf;
  const antwort = await inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "dateien.deleteDatei",
      eingabe,
      fn: async () => {
        const satz = await getBearbeitbaren(tx, ruf, eingabe.uuid);
        const datei = await findDatei(tx, satz.uuid, eingabe.dateiUuid);
        if (datei === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
        const [am, von] = [dienste.clock.now(), person.benutzerUuid];
        await markDateiGeloescht(tx, datei.uuid, { am, von });
        await updateAntrag(tx, satz.uuid, { revision: satz.revision + 1, geaendertAm: am, geaendertVon: von });
        await writeEreignis(tx, dienste, {
          vorgang: "anlage.loeschen",
          am,
          benutzerUuid: von,
          antragUuid: satz.uuid,
          pruefsumme: datei.sha256,
        });
        return { ok: true as const };
      },
    }),
  );
  await removeSoon(dienste);
  return antwort;
}

/**
 * Removes the bytes of files that nobody can reach any more. What fails here, or takes longer, is done by the next
 * clean-up: the person has an answer, whatever the storage does.
 */
export async function removeSoon(dienste: Dienste): Promise<void> {
  const bytesFort = removeOrphans(dienste).catch(() => undefined);
  await Promise.race([bytesFort, wait(ABLAGE_GEDULD_MS, undefined, { ref: false })]);
}

async function open(dienste: Dienste, datei: DateiZeile): Promise<ReturnType<typeof toInhalt>> {
  const strom = await anDerAblage(dienste, () => dienste.ablage.open(datei.schluessel));
  if (strom === null) {
    dienste.log.error({ datei: datei.uuid }, "A file has no bytes in the storage");
    throw new Ablehnung("ABLAGE_GESTOERT");
  }
  return toInhalt(datei, todayBerlin(dienste.clock), strom);
}

/**
 * The content of a file for whoever may read its Antrag, or of a file that the caller has ordered, whose name has no
 * id. An unknown, a foreign and a removed one are refused alike. What an ordered one is for was said with the order.
 * @spec §7
 */
export async function loadDatei(
  ruf: Aufruf,
  { fileName, zweck }: { fileName: string } & Pick<Mitnahme, "zweck">,
): Promise<ReturnType<typeof toInhalt>> {
  const { dienste, person } = ruf;
  const segment = readDateiSegment(fileName);
  if (segment === null) return loadExport(ruf, fileName);
  const datei = await findDateiZumLaden(dienste.db, segment.uuid);
  if (datei === undefined || datei.name !== segment.name) throw new Ablehnung("NICHT_GEFUNDEN");
  if (datei.antwortUuid !== null) await requireAntwortLesbar(dienste, person, datei.antwortUuid);
  else {
    const satz = await getLesbaren(dienste.db, person, datei.antragUuid).catch((error: unknown) => {
      throw error instanceof Ablehnung && error.code === "ANTRAG_NICHT_GEFUNDEN"
        ? new Ablehnung("NICHT_GEFUNDEN")
        : error;
    });
    // A file of a letter is as visible as the letter.
    if (datei.schriftsatzUuid !== null) await getSchriftsatzSatz(dienste.db, satz, datei.schriftsatzUuid);
  }
  noteMitnahme(person, { als: "DATEI", zweck });
  return open(dienste, datei);
}

/** Files of an answer are for those who may read it; before it is sent, for its author alone. */
async function requireAntwortLesbar(
  dienste: Aufruf["dienste"],
  person: Aufruf["person"],
  antwortUuid: string,
): Promise<void> {
  const entwurf = await findEntwurfNachUuid(dienste.db, antwortUuid);
  if (entwurf !== undefined && entwurf.benutzerUuid !== person.benutzerUuid) throw new Ablehnung("NICHT_GEFUNDEN");
  await getNachrichtSatz(dienste.db, person, entwurf?.nachrichtUuid ?? antwortUuid);
}

/** The content of a submitted file for the specialist system. */
export async function loadEingereichte(dienste: Dienste, uuid: string): Promise<ReturnType<typeof toInhalt>> {
  const datei = await findEingereichteDatei(dienste.db, uuid);
  if (datei === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return open(dienste, datei);
}
