import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { RahmenDaten } from "~/contract/rahmenDaten";
import { sobaldJemandDaIst } from "~/features/session";
import { meldungsliste } from "~/features/shell";
import { LiveMeldungen } from "./LiveMeldungen";
import { leseGeduldig } from "./leseGeduldig";
import { verlangeRahmen } from "./nachladen";
import { beginneVerbindung } from "./verbindung";

/** Keeps the connection. After a lost one the page and its frame are read anew, when somebody is there: what was told meanwhile did not get here. */
export function LiveBetrieb({ rahmen }: { rahmen: RahmenDaten }) {
  const { revalidate, state } = useRevalidator();
  const csrf = useRef(rahmen.formular.csrf);
  const onWieder = useRef<() => unknown>(() => undefined);
  useEffect(() => {
    csrf.current = rahmen.formular.csrf;
    onWieder.current = () =>
      sobaldJemandDaIst(() => {
        verlangeRahmen(true);
        revalidate();
      });
  });
  useEffect(() => {
    if (state === "idle") verlangeRahmen(false);
  }, [state]);
  useEffect(leseGeduldig, []);
  // The messages are those of this user in this company.
  useEffect(() => meldungsliste.leere, []);
  useEffect(() => beginneVerbindung({ csrf: () => csrf.current, onWieder: () => onWieder.current() }), []);
  return <LiveMeldungen />;
}
