import type { NeueNachricht } from "~/contract/wire/live";
import { absenderVon } from "~/domain/nachricht/absender";
import type { Ausfuehrer } from "../../storage/datenbank";
import { countUngelesen, type UngelesenLeser } from "../../storage/ungelesenStore";

/** What is unread for a reader; `neue`: the message that was asked for, null for who may not read it. */
type Ungelesen = { anzahl: number; neue: NeueNachricht | null };

/**
 * How many messages of their company each of these readers has not read, in their order, and what is to be told of a
 * new one to those who may read it. One statement.
 */
export async function listUngelesen(
  ausfuehrer: Ausfuehrer,
  leser: readonly UngelesenLeser[],
  neue: string | null = null,
): Promise<Ungelesen[]> {
  const zeilen = await countUngelesen(ausfuehrer, leser, neue);
  return zeilen.map(({ anzahl, neue: satz }) => ({
    anzahl,
    neue: satz === null ? null : { von: absenderVon(satz.art), titel: satz.titel, antrag: satz.antrag },
  }));
}
