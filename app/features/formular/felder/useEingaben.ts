import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { Eingaben } from "~/contract/antrag/formAntwort";
import { platzMitEingaben, startTexte } from "./eingaben";
import type { FormularAntwort, FormularDaten } from "../seite/formularDaten";
import { nachDemSpeichern } from "../speichern/nachDemSpeichern";
import { eingabenAus, vollstaendig } from "../seite/texte";

type Quelle = {
  daten: FormularDaten;
  antwort: FormularAntwort | undefined;
  /** What is typed by now was not made from what has just been stored. */
  onUeberholt: () => void;
};

/**
 * What is typed now, and the place as it is with that. Every change reads the whole form, so that questions appear and disappear at once;
 * the text of a question that disappears is kept and stands there again when it comes back. After the own save the controls stay, with
 * what was typed meanwhile; only those that were stored otherwise than sent appear anew.
 */
export function useEingaben(form: RefObject<HTMLFormElement>, { daten, antwort, onUeberholt }: Quelle) {
  const [eingaben, setEingaben] = useState<Eingaben | null>(() =>
    antwort === undefined ? null : vollstaendig(antwort.eingaben),
  );
  const [bearbeitet, setBearbeitet] = useState<{ seit: FormularAntwort | undefined; namen: ReadonlySet<string> }>({
    seit: antwort,
    namen: new Set(),
  });
  const [fassungen, setFassungen] = useState<Readonly<Record<string, number>>>({});
  const gesendet = useRef<Eingaben | null>(null);
  const revision = useRef(daten.revision);
  const ueberholt = useRef(onUeberholt);
  ueberholt.current = onUeberholt;
  const { ort, werte, kontext } = daten;
  const offen = useMemo(() => platzMitEingaben(ort, werte, { eingaben, kontext }), [ort, werte, kontext, eingaben]);
  useEffect(() => {
    if (revision.current === daten.revision) return;
    revision.current = daten.revision;
    if (form.current === null || gesendet.current === null) return;
    const jetzt = eingabenAus(new FormData(form.current));
    const { neuGetippt, andersGespeichert, isUeberholt } = nachDemSpeichern({
      gesendet: gesendet.current,
      jetzt,
      gespeichert: startTexte(daten),
    });
    if (isUeberholt) ueberholt.current();
    setEingaben((bisher) => ({ ...bisher, ...jetzt, ...andersGespeichert }));
    setBearbeitet({ seit: antwort, namen: new Set(neuGetippt) });
    setFassungen((alle) => ({
      ...alle,
      ...Object.fromEntries(Object.keys(andersGespeichert).map((name) => [name, (alle[name] ?? 0) + 1])),
    }));
  }, [daten, antwort, form]);
  const read = () => {
    if (form.current === null) return;
    const neu = eingabenAus(new FormData(form.current));
    setEingaben((bisher) => ({ ...bisher, ...neu }));
  };
  const remember = (name: string) => {
    setBearbeitet(({ seit, namen }) => ({
      seit: antwort,
      namen: new Set(seit === antwort ? [...namen, name] : [name]),
    }));
  };
  /** Puts texts into the controls, as if they were typed now. */
  const set = (texte: Eingaben) => {
    const jetzt = form.current === null ? {} : eingabenAus(new FormData(form.current));
    setEingaben((bisher) => ({ ...bisher, ...jetzt, ...texte }));
    setFassungen((alle) => ({
      ...alle,
      ...Object.fromEntries(Object.keys(texte).map((name) => [name, (alle[name] ?? 0) + 1])),
    }));
    for (const name of Object.keys(texte)) remember(name);
  };
  const rememberSent = () => {
    gesendet.current = form.current === null ? null : eingabenAus(new FormData(form.current));
  };
  const namen = bearbeitet.seit === antwort ? bearbeitet.namen : new Set<string>();
  return { ...offen, eingaben, bearbeitet: namen, fassungen, read, remember, set, rememberSent };
}
