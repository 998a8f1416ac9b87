import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { Eingaben } from "~/contract/formAntwort";
import type { Werte } from "~/formkit/field";
import type { FormularDaten } from "../formularDaten";
import type { Platz } from "../platz";
import { useTresorVerbindung } from "./useTresorVerbindung";

type Quelle = {
  daten: FormularDaten;
  /** The place with what is typed now. */
  platz: Platz;
  wurzel: Werte;
  /** Puts texts into the controls. */
  setze: (texte: Eingaben) => void;
};

const lade = () => import("./verbindeTresor");

/** Keeps what is typed into the form of an Antrag and not saved in the vault of this browser, and offers what it finds there. */
export function useTresor(form: RefObject<HTMLFormElement>, { daten, platz, wurzel, setze }: Quelle) {
  const start = useRef(daten);
  const { ist, verbunden, meldung, angebot, verwirf } = useTresorVerbindung(form, {
    lade,
    setze,
    verbinde: (modul, anschluss) => modul.verbindeTresor({ ...anschluss, daten: start.current }),
  });
  useEffect(() => verbunden?.tresor.neuerStand(daten), [verbunden, daten]);
  const Hinweis = verbunden?.modul.TresorHinweis;
  const hinweis: ReactNode = (
    <>
      {meldung}
      {Hinweis !== undefined && angebot !== null && <Hinweis {...angebot} daten={daten} platz={platz} wurzel={wurzel} />}
    </>
  );
  return { ist, hinweis, verwirf };
}
