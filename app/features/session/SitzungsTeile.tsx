import { Suspense } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { RahmenDaten } from "~/contract/rahmenDaten";
import { lazyPart } from "~/ui/basic/lazyPart";

const CountdownAnzeige = lazyPart(async () => (await import("./CountdownAnzeige")).CountdownAnzeige);
const SitzungsWache = lazyPart(async () => (await import("./SitzungsWache")).SitzungsWache);

/** The place of the countdown; without scripts the end of the page says when the session ends. */
export function SitzungsCountdown() {
  return (
    useHydrated() && (
      <Suspense fallback={null}>
        <CountdownAnzeige />
      </Suspense>
    )
  );
}

/** What watches over the session of somebody who is logged in. It needs scripts and shows nothing at first. */
export function SitzungsSchutz({ rahmen }: { rahmen: RahmenDaten }) {
  if (!useHydrated() || rahmen.sitzung.benutzer === null) return null;
  return (
    <Suspense fallback={null}>
      <SitzungsWache rahmen={rahmen} />
    </Suspense>
  );
}
