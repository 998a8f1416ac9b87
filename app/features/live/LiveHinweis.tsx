import { useSyncExternalStore } from "react";
import { MenuNote } from "~/ui/shell/AccountMenuParts";
import { leitung } from "./liveKanal";

/**
 * Says in the user menu that messages of others do not get here at the moment. @spec §8 Lost live connection: no user
 * message
 */
export function LiveHinweis() {
  const stand = useSyncExternalStore(leitung.subscribe, leitung.stand, () => "aus" as const);
  return stand === "unterbrochen" ? <MenuNote icon="hinweis">Live-Meldungen unterbrochen</MenuNote> : null;
}
