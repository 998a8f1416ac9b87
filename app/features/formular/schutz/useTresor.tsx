import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Werte } from "~/formkit/field";
import type { FormularDaten } from "../seite/formularDaten";
import type { Platz } from "../seite/platz";
import { useTresorVerbindung } from "./useTresorVerbindung";

type Quelle = {
  daten: FormularDaten;
  /** The place with what is typed now. */
  platz: Platz;
  wurzel: Werte;
  /** Puts texts into the controls. */
  set: (texte: Eingaben) => void;
};

const load = () => import("./connectTresor");

/**
 * Keeps what is typed into the form of an Antrag and not saved in the vault of this browser, and offers what it finds
 * there.
 */
export function useTresor(form: RefObject<HTMLFormElement>, { daten, platz, wurzel, set }: Quelle) {
  const start = useRef(daten);
  const { ist, verbunden, meldung, angebot, discard } = useTresorVerbindung(form, {
    load,
    set,
    connect: (modul, anschluss) => modul.connectTresor({ ...anschluss, daten: start.current }),
  });
  useEffect(() => verbunden?.tresor.neuerStand(daten), [verbunden, daten]);
  const Hinweis = verbunden?.modul.TresorHinweis;
  const hinweis: ReactNode = (
    <>
      {meldung}
      {Hinweis !== undefined && angebot !== null && (
        <Hinweis {...angebot} daten={daten} platz={platz} wurzel={wurzel} />
      )}
    </>
  );
  return { ist, hinweis, discard };
}
