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

/** Which controls were changed since the last answer. */
function useBearbeitet(antwort: FormularAntwort | undefined) {
  const [{ seit, namen }, setBearbeitet] = useState<{ seit: FormularAntwort | undefined; namen: ReadonlySet<string> }>({
    seit: antwort,
    namen: new Set(),
  });
  const remember = (name: string) => {
    setBearbeitet((bisher) => ({
      seit: antwort,
      namen: new Set(bisher.seit === antwort ? [...bisher.namen, name] : [name]),
    }));
  };
  const startWith = (neu: readonly string[]) => setBearbeitet({ seit: antwort, namen: new Set(neu) });
  return { namen: seit === antwort ? namen : new Set<string>(), remember, startWith };
}

/** How often each control has appeared anew; `renew` makes some do so. */
function useFassungen() {
  const [fassungen, setFassungen] = useState<Readonly<Record<string, number>>>({});
  const renew = (namen: readonly string[]) =>
    setFassungen((alle) => ({ ...alle, ...Object.fromEntries(namen.map((name) => [name, (alle[name] ?? 0) + 1])) }));
  return { fassungen, renew };
}

const textsOf = (form: RefObject<HTMLFormElement>): Eingaben | null =>
  form.current === null ? null : eingabenAus(new FormData(form.current));

/** Calls with what was sent and what is typed by now, once after each own save. */
function useNachDemSpeichern(
  form: RefObject<HTMLFormElement>,
  { revision }: FormularDaten,
  onGespeichert: (gesendet: Eingaben, jetzt: Eingaben) => void,
) {
  const gesendet = useRef<Eingaben | null>(null);
  const bekannte = useRef(revision);
  const melde = useRef(onGespeichert);
  melde.current = onGespeichert;
  useEffect(() => {
    if (bekannte.current === revision) return;
    bekannte.current = revision;
    const jetzt = textsOf(form);
    if (jetzt !== null && gesendet.current !== null) melde.current(gesendet.current, jetzt);
  }, [revision, form]);
  return () => {
    gesendet.current = textsOf(form);
  };
}

/**
 * What is typed now, and the place as it is with that. Every change reads the whole form, so that questions appear and
 * disappear at once; the text of a question that disappears is kept and stands there again when it comes back. After
 * the own save the controls stay, with what was typed meanwhile; only those that were stored otherwise than sent appear
 * anew.
 */
export function useEingaben(form: RefObject<HTMLFormElement>, { daten, antwort, onUeberholt }: Quelle) {
  const [eingaben, setEingaben] = useState<Eingaben | null>(() =>
    antwort === undefined ? null : vollstaendig(antwort.eingaben),
  );
  const bearbeitet = useBearbeitet(antwort);
  const { fassungen, renew } = useFassungen();
  const { ort, werte, kontext } = daten;
  const offen = useMemo(() => platzMitEingaben(ort, werte, { eingaben, kontext }), [ort, werte, kontext, eingaben]);
  const rememberSent = useNachDemSpeichern(form, daten, (gesendet, jetzt) => {
    const nach = nachDemSpeichern({ gesendet, jetzt, gespeichert: startTexte(daten) });
    if (nach.isUeberholt) onUeberholt();
    setEingaben((bisher) => ({ ...bisher, ...jetzt, ...nach.andersGespeichert }));
    bearbeitet.startWith(nach.neuGetippt);
    renew(Object.keys(nach.andersGespeichert));
  });
  const read = () => {
    const jetzt = textsOf(form);
    if (jetzt !== null) setEingaben((bisher) => ({ ...bisher, ...jetzt }));
  };
  /** Puts texts into the controls, as if they were typed now. */
  const set = (texte: Eingaben) => {
    const jetzt = textsOf(form);
    setEingaben((bisher) => ({ ...bisher, ...jetzt, ...texte }));
    renew(Object.keys(texte));
    for (const name of Object.keys(texte)) bearbeitet.remember(name);
  };
  const { namen, remember } = bearbeitet;
  return { ...offen, eingaben, bearbeitet: namen, fassungen, read, remember, set, rememberSent };
}
