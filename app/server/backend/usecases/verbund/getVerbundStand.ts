import type { VerbundStand } from "~/contract/unternehmen/verbund";
import type { Aufruf } from "../antraege/aufruf";
import { lesbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { loadVerbundStand } from "./loadVerbund";

/** What the list of affiliated companies lacks as a whole, without the list. */
export async function getVerbundStand({ dienste, person }: Aufruf): Promise<VerbundStand> {
  const { jahr, luecken } = await loadVerbundStand(dienste.db, dienste, lesbaresUnternehmen(person));
  return { label: jahr.label, luecken };
}
