import { LESUNG, MITNAHME } from "~/domain/antrag/lesungen";
import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";
import { hasLesung } from "../../storage/einsichtStore";
import { hasGelesen } from "../../storage/protokollStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { writeEreignis } from "../audit/writeEreignis";

/** The same person looking at the same again within this time is one line of the log. */
const EINE_LESUNG_MS = 60_000;

/** A list beside something else is one line within this time: whoever orders exports does not mean to look again. */
const NEBENBEI_MS = 60 * 60_000;

/** Who has read, and what. */
export type Leser = Pick<Person, "benutzerUuid" | "lesung"> & { systemRolle: string };

type Gelesen = { leser: Leser; ruf: string };

/**
 * A reading of one Antrag: a line of the audit log and the next event of its chain. The chain alone is locked, so
 * nobody waits for long. A file that is taken along is a line each time.
 */
async function writeOne(dienste: Dienste, { leser, ruf }: Gelesen, antragUuid: string): Promise<void> {
  const { benutzerUuid, systemRolle: rolle, lesung } = leser;
  const am = dienste.clock.now();
  const seit = new Date(am.getTime() - EINE_LESUNG_MS);
  const nach = lesung.zweck;
  if (nach === null && (await hasLesung(dienste.db, { antragUuid, benutzerUuid, rolle, ruf, seit }))) return;
  const vorgang = nach === null ? LESUNG : MITNAHME;
  await inTransaktion(dienste, (tx) =>
    writeEreignis(tx, dienste, { vorgang, am, benutzerUuid, antragUuid, von: rolle, nach, grund: ruf }),
  );
}

/** A list that belongs to no Antrag. */
async function writeListe(dienste: Dienste, { leser, ruf }: Gelesen): Promise<void> {
  const { benutzerUuid, systemRolle: von, lesung } = leser;
  const [vorgang, am] = ["einsicht.liste" as const, dienste.clock.now()];
  const frage = { wer: benutzerUuid, vorgang, was: ruf, seit: new Date(am.getTime() - NEBENBEI_MS) };
  if (lesung.istNebenbei && (await hasGelesen(dienste.db, frage))) return;
  await writeAudit(dienste.db, { vorgang, am, benutzerUuid, von, grund: ruf });
}

/**
 * Writes down what staff have read in a call, before its answer leaves: who, in which role, which Antrag, by which
 * call. A list is one line without an Antrag. Nothing for people of a company. When it cannot be written, the call
 * fails.
 */
export async function writeLesung(dienste: Dienste, gelesen: Gelesen): Promise<void> {
  const { leser } = gelesen;
  if (leser.systemRolle === "UNTERNEHMENSMITARBEITER") return;
  const { antraege, istListe } = leser.lesung;
  if (istListe) await writeListe(dienste, gelesen);
  for (const antragUuid of antraege) await writeOne(dienste, gelesen, antragUuid);
}
