import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { sobaldJemandDaIst } from "~/features/session";
import { meldungsliste } from "~/features/shell";
import { LiveMeldungen } from "./LiveMeldungen";
import { readPatiently } from "./readPatiently";
import { requireSeitenrahmen } from "./nachladen";
import { useReread } from "./useReread";
import { startVerbindung } from "./verbindung";

const requireFrame = (): void => requireSeitenrahmen(true);

/**
 * Keeps the connection. After a lost one the page and its frame are read anew, when somebody is there: what was told
 * meanwhile did not get here.
 */
export function LiveBetrieb({ rahmen }: { rahmen: SeitenrahmenDaten }) {
  const { state } = useRevalidator();
  const reread = useReread(requireFrame);
  const csrf = useRef(rahmen.formular.csrf);
  const onWieder = useRef<() => unknown>(() => undefined);
  useEffect(() => {
    csrf.current = rahmen.formular.csrf;
    onWieder.current = () => sobaldJemandDaIst(reread);
  });
  useEffect(() => {
    if (state === "idle") requireSeitenrahmen(false);
  }, [state]);
  useEffect(readPatiently, []);
  // The messages are those of this user in this company.
  useEffect(() => meldungsliste.clear, []);
  useEffect(() => startVerbindung({ csrf: () => csrf.current, onWieder: () => onWieder.current() }), []);
  return <LiveMeldungen />;
}
