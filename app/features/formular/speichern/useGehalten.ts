import { useEffect, useRef, useState } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { FormularAntwort, FormularDaten, Konflikt } from "../seite/formularDaten";
import { ortHref, type FormularOrt } from "../seite/formularOrt";
import type { FreieReiter } from "../seite/freieReiter";

/** What the open form has sent or asked for, until the new data comes. */
type Erwartung = "nichts" | "gespeichert" | "ersetzt";

/** The same for a row before and after its first save. */
const platzKey = ({ zeile, ...ort }: FormularOrt): string =>
  ortHref({ ...ort, zeile: zeile === null ? null : { ...zeile, neu: false } });

/** The revision that a refused form was opened with. */
function basisVon(antwort: FormularAntwort | undefined): number | undefined {
  const text = antwort?.eingaben["revision"];
  return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/**
 * The revision that the texts in the form were made from: a save is merged from there. `keepBasis` goes back to the one
 * before the last save, when others had saved in between.
 */
function useBasis(daten: FormularDaten, antwort: FormularAntwort | undefined) {
  const [{ jetzt }, setBasis] = useState(() => ({
    jetzt: basisVon(antwort) ?? daten.revision,
    davor: daten.revision,
  }));
  const advance = (revision: number) => setBasis((bisher) => ({ jetzt: revision, davor: bisher.jetzt }));
  const keepBasis = () => setBasis((alt) => ({ ...alt, jetzt: alt.jetzt === alt.davor + 1 ? alt.jetzt : alt.davor }));
  return { basis: jetzt, advance, keepBasis };
}

/**
 * The hidden values of the next request and what is still to be decided, as the last refusal has given them;
 * `startWith` takes those of new data. `antworten` counts the refusals, so that each can take the focus anew.
 */
function useAblehnung(daten: FormularDaten, antwort: FormularAntwort | undefined, onAblehnung: () => void) {
  const [schutz, setSchutz] = useState<FormularSchutz>(antwort?.formular ?? daten.formular);
  const [konflikt, setKonflikt] = useState<Konflikt | null>(antwort?.konflikt ?? null);
  const [antworten, setAntworten] = useState(0);
  // The page of the server has shown it; nobody who has gone on since is called back to it.
  const erste = useRef(antwort);
  const melde = useRef(onAblehnung);
  melde.current = onAblehnung;
  useEffect(() => {
    if (antwort === undefined || antwort === erste.current) return;
    setAntworten((anzahl) => anzahl + 1);
    melde.current();
    // Without new hidden values the same request must be sent again, and with it the same revision and choices.
    if (antwort.formular === null) return;
    setSchutz(antwort.formular);
    setKonflikt(antwort.konflikt);
  }, [antwort]);
  const startWith = ({ formular }: FormularDaten) => {
    setSchutz(formular);
    setKonflikt(null);
  };
  return { schutz, konflikt, antworten, startWith };
}

/**
 * The stored version that the open form goes on from. New data from the server takes its place only when nothing typed
 * would be lost: at another place, without changes, or after the own save. Otherwise the form would show old text under
 * a new revision and overwrite what somebody else has saved. `formKey` changes when the fields must start anew; after
 * the own save they stay as they are, with everything typed since.
 */
export function useGehalten(daten: FormularDaten, antwort: FormularAntwort | undefined) {
  const [stand, setStand] = useState(daten);
  const [anfaenge, setAnfaenge] = useState(0);
  const [isDirty, setDirty] = useState(false);
  const [frei, setFrei] = useState<FreieReiter | null>(null);
  const [erwartung, setErwartung] = useState<Erwartung>("nichts");
  const { startWith, ...ablehnung } = useAblehnung(daten, antwort, () => setErwartung("nichts"));
  const { basis, advance, keepBasis } = useBasis(daten, antwort);
  if (daten !== stand) {
    const isAnderswo = platzKey(daten.ort) !== platzKey(stand.ort);
    const isGespeichert = erwartung === "gespeichert" && antwort === undefined;
    const isErsetzt = erwartung === "ersetzt" && antwort === undefined;
    if (isAnderswo || isGespeichert || isErsetzt || !isDirty) {
      setStand(daten);
      advance(daten.revision);
      startWith(daten);
      setDirty(false);
      setErwartung("nichts");
      if (isAnderswo || (!isGespeichert && daten.revision !== stand.revision)) setAnfaenge(anfaenge + 1);
    } else if (daten.anlagen !== stand.anlagen) {
      // Files are added and removed beside the form: they have no part in what is typed, or in its revision.
      setStand({ ...stand, anlagen: daten.anlagen });
    }
  }
  const formKey = `${platzKey(stand.ort)} ${String(anfaenge)}`;
  return { ...ablehnung, stand, basis, keepBasis, formKey, isDirty, setDirty, frei, setFrei, setErwartung };
}
