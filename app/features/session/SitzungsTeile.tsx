import { useHydrated } from "remix-utils/use-hydrated";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { lazyPart } from "~/ui/basic/lazyPart";

const CountdownAnzeige = lazyPart(() => import("./CountdownAnzeige"), "CountdownAnzeige");
const SitzungsWache = lazyPart(() => import("./SitzungsWache"), "SitzungsWache");

/** The place of the countdown; without scripts the end of the page says when the session ends. */
export function SitzungsCountdown() {
  return useHydrated() && <CountdownAnzeige />;
}

/**
 * What watches over the session of somebody who is logged in. It needs scripts and shows nothing at first. A view of
 * the support ends by itself, and nothing prolongs it.
 */
export function SitzungsSchutz({ rahmen }: { rahmen: SeitenrahmenDaten }) {
  if (!useHydrated() || rahmen.sitzung.benutzer === null || rahmen.ansicht !== null) return null;
  return <SitzungsWache rahmen={rahmen} />;
}
