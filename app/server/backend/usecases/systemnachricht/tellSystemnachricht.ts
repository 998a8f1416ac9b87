import { systemnachrichtDelete, systemnachrichtSofort } from "~/contract/wire/live";
import type { Zielgruppe } from "~/domain/nachricht/zielgruppe";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import type { LiveEmpfaenger } from "../../storage/liveStore";
import type { SystemnachrichtZeile } from "../../storage/systemnachrichtStore";
import { publish } from "../live/publish";
import { toNachricht } from "./listSystemnachrichten";

type Welt = Pick<Dienste, "clock">;

const zielVon = ({ zielgruppe, unternehmen, rollen }: Zielgruppe): Zielgruppe => ({ zielgruppe, unternehmen, rollen });

const empfaengerVon = (ziel: Zielgruppe): LiveEmpfaenger =>
  ziel.zielgruppe === "ALLE" ? { art: "alle" } : { art: "zielgruppe", ziel: zielVon(ziel) };

/**
 * Tells those whom it is meant for. Like the others one event for all sessions: who is in an audience is decided by
 * what a connection knows of its login, without a statement for each.
 */
export const tellNew = (tx: Tx, dienste: Welt, zeile: SystemnachrichtZeile): Promise<void> =>
  publish(tx, dienste, {
    topic: systemnachrichtSofort,
    empfaenger: empfaengerVon(zeile),
    nutzlast: toNachricht(zeile),
  });

/** Takes it back from those whom it was meant for. */
export const tellGone = (tx: Tx, dienste: Welt, zeile: SystemnachrichtZeile): Promise<void> =>
  publish(tx, dienste, {
    topic: systemnachrichtDelete,
    empfaenger: empfaengerVon(zeile),
    nutzlast: { uuid: zeile.uuid },
  });

/** Takes it back from those whom it is no longer meant for, and tells the others how it reads now. */
export async function tellChanged(
  tx: Tx,
  dienste: Welt,
  { alt, neu }: { alt: SystemnachrichtZeile; neu: SystemnachrichtZeile },
): Promise<void> {
  const bisherige: LiveEmpfaenger = { art: "zielgruppe", ziel: zielVon(alt), ausser: zielVon(neu) };
  if (neu.zielgruppe !== "ALLE")
    await publish(tx, dienste, { topic: systemnachrichtDelete, empfaenger: bisherige, nutzlast: { uuid: neu.uuid } });
  await tellNew(tx, dienste, neu);
}
