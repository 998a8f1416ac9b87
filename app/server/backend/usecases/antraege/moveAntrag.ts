import type { Akteur } from "~/domain/antrag/akteur";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import type { Befehl } from "~/domain/antrag/lebenszyklusTabelle";
import type { Umstaende } from "~/domain/antrag/lebenszyklusVoraussetzungen";
import type { Dienste } from "../../dienste";
import { type AntragZeile, updateAntrag } from "../../storage/antragStore";
import { insertGespeichert } from "../../storage/liveStore";
import type { Tx } from "../../storage/datenbank";
import { writeEreignis } from "../audit/writeEreignis";
import { publishSchritt } from "../live/publish";
import { getNaechstenStatus } from "./antragRechte";

/**
 * One step in the life of an Antrag. `aenderung`: what changes with the status; `benutzerUuid`: absent when no person
 * of the company does it.
 */
export type Schritt = {
  befehl: Befehl;
  akteur: Akteur | null;
  umstaende?: Umstaende;
  benutzerUuid?: string;
  /** The member of staff who does it: named in the log and the chain, never as the one who changed the Antrag last. */
  stabUuid?: string;
  grund?: string;
  /** Checksum of what is submitted, decided or withdrawn with it; for the chain of events. */
  pruefsumme?: string;
  aenderung?: Partial<Omit<AntragZeile, "uuid" | "status" | "revision" | "unternehmenUuid">>;
};

/**
 * Takes a step of the lifecycle, the only way to change a status after the draft: the table decides, the Antrag, its
 * revision and the event of its chain change together, and whoever looks at the Antrag is told. `satz` must be locked
 * by this transaction. Throws STATUS_NICHT_ERLAUBT (also with what is missing) or KEIN_ZUGRIFF.
 */
export async function moveAntrag(
  tx: Tx,
  dienste: Dienste,
  { satz, schritt }: { satz: AntragZeile; schritt: Schritt },
): Promise<AntragZeile> {
  const { befehl, akteur, umstaende = {}, benutzerUuid, stabUuid, grund, pruefsumme, aenderung = {} } = schritt;
  const nach: AntragStatus = getNaechstenStatus(satz.status, befehl, { akteur, umstaende });
  const am = dienste.clock.now();
  const spur = benutzerUuid === undefined ? {} : { geaendertAm: am, geaendertVon: benutzerUuid };
  const seit = nach === satz.status ? {} : { statusSeit: am };
  const neu = { ...aenderung, ...spur, ...seit, status: nach, revision: satz.revision + 1 };
  await updateAntrag(tx, satz.uuid, neu);
  if (benutzerUuid === undefined) await insertGespeichert(tx, { antragUuid: satz.uuid, am, von: null });
  const zeile = { vorgang: `antrag.${befehl}` as const, am, antragUuid: satz.uuid, von: satz.status, nach };
  const wer = benutzerUuid ?? stabUuid;
  await writeEreignis(tx, dienste, {
    ...zeile,
    ...(wer !== undefined && { benutzerUuid: wer }),
    ...(grund !== undefined && { grund }),
    ...(pruefsumme !== undefined && { pruefsumme }),
  });
  await publishSchritt(tx, dienste, { antragUuid: satz.uuid, benutzerUuid });
  return { ...satz, ...neu };
}
