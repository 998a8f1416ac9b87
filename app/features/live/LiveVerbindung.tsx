import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { lazyPart } from "~/ui/basic/lazyPart";
import { canConnect } from "./canConnect";
import { useRuhig } from "./useRuhig";

const LiveBetrieb = lazyPart(() => import("./LiveBetrieb"), "LiveBetrieb");

/**
 * The live channel of somebody who is logged in. It is loaded when the page is idle, and connects anew for another
 * user, company or role.
 */
export function LiveVerbindung({ rahmen }: { rahmen: SeitenrahmenDaten }) {
  const isRuhig = useRuhig();
  const { benutzer } = rahmen.sitzung;
  if (!isRuhig || benutzer === null || !canConnect(rahmen.sitzung)) return null;
  const wer = [benutzer.userUuid, benutzer.unternehmenUuid, benutzer.systemRolleSet].join("/");
  return <LiveBetrieb key={wer} rahmen={rahmen} />;
}
