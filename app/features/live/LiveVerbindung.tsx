import type { RahmenDaten } from "~/contract/rahmenDaten";
import { lazyPart } from "~/ui/basic/lazyPart";
import { darfVerbinden } from "./darfVerbinden";
import { useRuhig } from "./useRuhig";

const LiveBetrieb = lazyPart(() => import("./LiveBetrieb"), "LiveBetrieb");

/** The live channel of somebody who is logged in. It is loaded when the page is idle, and connects anew for another user, company or role. */
export function LiveVerbindung({ rahmen }: { rahmen: RahmenDaten }) {
  const isRuhig = useRuhig();
  const { benutzer } = rahmen.sitzung;
  if (!isRuhig || benutzer === null || !darfVerbinden(rahmen.sitzung)) return null;
  const wer = [benutzer.userUuid, benutzer.unternehmenUuid, benutzer.systemRolleSet].join("/");
  return <LiveBetrieb key={wer} rahmen={rahmen} />;
}
