import { useMemo, useState, type RefObject } from "react";
import type { Eingaben } from "~/contract/formAntwort";
import { eingabenAus, platzMitEingaben, vollstaendig } from "./eingaben";
import type { FormularAntwort, FormularDaten } from "./formularDaten";

/**
 * What is typed now, and the place as it is with that. Every change reads the whole form, so that questions appear and disappear at once;
 * the text of a question that disappears is kept and stands there again when it comes back.
 */
export function useEingaben(form: RefObject<HTMLFormElement>, daten: FormularDaten, antwort: FormularAntwort | undefined) {
  const [eingaben, setEingaben] = useState<Eingaben | null>(() => (antwort === undefined ? null : vollstaendig(antwort.eingaben)));
  const [bearbeitet, setBearbeitet] = useState<{ seit: FormularAntwort | undefined; namen: ReadonlySet<string> }>({
    seit: antwort,
    namen: new Set(),
  });
  const { ort, werte, kontext } = daten;
  const offen = useMemo(() => platzMitEingaben(ort, werte, { eingaben, kontext }), [ort, werte, kontext, eingaben]);
  const lies = () => {
    if (form.current === null) return;
    const neu = eingabenAus(new FormData(form.current));
    setEingaben((bisher) => ({ ...bisher, ...neu }));
  };
  const merke = (name: string) => {
    setBearbeitet(({ seit, namen }) => ({ seit: antwort, namen: new Set(seit === antwort ? [...namen, name] : [name]) }));
  };
  const namen = bearbeitet.seit === antwort ? bearbeitet.namen : new Set<string>();
  return { ...offen, eingaben, bearbeitet: namen, lies, merke };
}
