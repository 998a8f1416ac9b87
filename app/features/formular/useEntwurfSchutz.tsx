import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import type { Eingaben } from "~/contract/formAntwort";
import { useHydrated } from "~/ui";
import type { Entwurf } from "./entwurf";
import { getippteAntworten, isGetippt } from "./tresor/antworten";
import type { Texte } from "./tresor/stellen";
import { useTresorVerbindung } from "./tresor/useTresorVerbindung";
import { VerlassenDialog } from "./VerlassenDialog";
import { VERLUST } from "./verlust";

type Quelle = {
  entwurf: Entwurf;
  /** Puts texts into the controls. */
  setze: (texte: Eingaben) => void;
  /** The button that saves without doing more; null for the form itself. */
  speicherKnopf: (form: HTMLFormElement) => HTMLElement | null;
};

const lade = () => import("./tresor/verbindeEntwurf");

/** Saves by the form itself and names where to go on; the name stands in front of the files. */
function sendeUndGeheZu(form: HTMLFormElement, weiter: string, knopf: HTMLElement | null): void {
  const feld = document.createElement("input");
  Object.assign(feld, { type: "hidden", name: "weiter", value: weiter });
  form.prepend(feld);
  form.requestSubmit(knopf);
}

/**
 * Guards a draft that the browser itself sends: what is typed and not saved lies in the vault of this browser and is offered again, and
 * nobody leaves it without being asked. Without scripts the form does without. `verlust` says what happens to what is not saved.
 */
export function useEntwurfSchutz(form: RefObject<HTMLFormElement>, { entwurf, setze, speicherKnopf }: Quelle) {
  const [isDirty, setDirty] = useState(false);
  const isHydrated = useHydrated();
  const start = useRef(entwurf);
  const basis = useRef(entwurf.basis);
  const pruefe = useCallback(() => {
    if (form.current !== null) setDirty(isGetippt(getippteAntworten(form.current, basis.current), basis.current));
  }, [form]);
  useEffect(() => {
    const formular = form.current;
    if (formular === null) return;
    const onSubmit = (event: SubmitEvent) => {
      if (!event.defaultPrevented) setDirty(false);
    };
    formular.addEventListener("input", pruefe);
    formular.addEventListener("submit", onSubmit);
    // Typed before the scripts came, or refused and typed in again by the server.
    pruefe();
    return () => {
      formular.removeEventListener("input", pruefe);
      formular.removeEventListener("submit", onSubmit);
    };
  }, [form, pruefe]);
  const { ist, verbunden, meldung, angebot, verwirf } = useTresorVerbindung(form, {
    lade,
    setze,
    verbinde: (modul, anschluss) => modul.verbindeEntwurf({ ...anschluss, entwurf: start.current }),
  });
  /** These texts are stored, though the page stays. */
  const gehalten = useCallback(
    (texte: Texte) => {
      basis.current = { ...basis.current, ...texte };
      verbunden?.tresor.gespeichert(texte);
      pruefe();
    },
    [verbunden, pruefe],
  );
  const Funde = verbunden?.modul.EntwurfFunde;
  const hinweis: ReactNode = (
    <>
      {meldung}
      {Funde !== undefined && angebot !== null && <Funde {...angebot} entwurf={entwurf} />}
    </>
  );
  const dialog = isHydrated && (
    <VerlassenDialog
      isDirty={isDirty}
      onSpeichern={(weiter) => {
        if (form.current !== null) sendeUndGeheZu(form.current, weiter, speicherKnopf(form.current));
      }}
      onVerwerfen={verwirf}
    />
  );
  return { hinweis, dialog, gehalten, verlust: VERLUST[ist], isOffen: ist === "offen" };
}
