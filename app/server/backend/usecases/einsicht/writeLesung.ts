import { LESUNG } from "~/domain/antrag/lesungen";
import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";
import { hasLesung } from "../../storage/einsichtStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { writeEreignis } from "../audit/writeEreignis";

/** The same person reading the same again within this time is one line of the log. */
const EINE_LESUNG_MS = 60_000;

/** Who has read, and what. */
export type Leser = Pick<Person, "benutzerUuid" | "lesung"> & { systemRolle: string };

type Gelesen = { leser: Leser; ruf: string };

/**
 * A reading of one Antrag: a line of the audit log and the next event of its chain. The chain alone is locked, so
 * nobody waits for long.
 */
async function writeOne(dienste: Dienste, { leser, ruf }: Gelesen, antragUuid: string): Promise<void> {
  const { benutzerUuid, systemRolle: rolle } = leser;
  const am = dienste.clock.now();
  const seit = new Date(am.getTime() - EINE_LESUNG_MS);
  if (await hasLesung(dienste.db, { antragUuid, benutzerUuid, rolle, ruf, seit })) return;
  await inTransaktion(dienste, (tx) =>
    writeEreignis(tx, dienste, { vorgang: LESUNG, am, benutzerUuid, antragUuid, von: rolle, grund: ruf }),
  );
}

/**
 * Writes down what staff have read in a call, before its answer leaves: who, in which role, which Antrag, by which
 * call. A list is one line without an Antrag. Nothing for people of a company. When it cannot be written, the call
 * fails.
 */
export async function writeLesung(dienste: Dienste, gelesen: Gelesen): Promise<void> {
  const { leser, ruf } = gelesen;
  if (leser.systemRolle === "UNTERNEHMENSMITARBEITER") return;
  const { antraege, istListe } = leser.lesung;
  const { benutzerUuid, systemRolle: von } = leser;
  if (istListe)
    await writeAudit(dienste.db, { vorgang: "einsicht.liste", am: dienste.clock.now(), benutzerUuid, von, grund: ruf });
  for (const antragUuid of antraege) await writeOne(dienste, gelesen, antragUuid);
}
