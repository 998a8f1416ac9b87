import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import type { Eingaben } from "~/contract/antrag/formAntwort";
import { useHydrated } from "~/ui";
import type { Entwurf } from "./entwurf";
import { getippteAntworten, isGetippt } from "./antworten";
import type { Texte } from "./stellen";
import { useTresorVerbindung } from "./useTresorVerbindung";
import { VerlassenDialog } from "./VerlassenDialog";
import { VerlustHinweis } from "./VerlustHinweis";

type Quelle = {
  entwurf: Entwurf;
  /** Puts texts into the controls. */
  set: (texte: Eingaben) => void;
  /** The page shows again what was sent: nobody has to be offered that. */
  isAntwort: boolean;
  /** The button that saves without doing more, null for the form itself; null where nothing is saved by the way. */
  speicherKnopf: ((form: HTMLFormElement) => HTMLElement | null) | null;
};

const load = () => import("./connectEntwurf");

/** Saves by the form itself and names where to go on; the name stands in front of the files. */
function sendAndGoTo(form: HTMLFormElement, weiter: string, knopf: HTMLElement | null): void {
  const feld = document.createElement("input");
  Object.assign(feld, { type: "hidden", name: "weiter", value: weiter });
  form.prepend(feld);
  form.requestSubmit(knopf);
}

/** Whether something is typed that is not stored; `rebase` says that these texts are by now. */
function useGetippt(form: RefObject<HTMLFormElement>, entwurf: Entwurf) {
  const [isDirty, setDirty] = useState(false);
  const basis = useRef(entwurf.basis);
  const { neu } = useRef(entwurf).current;
  const check = useCallback(() => {
    if (form.current === null) return;
    const fragen = neu === undefined ? { basis: basis.current } : { basis: basis.current, neu };
    setDirty(isGetippt(getippteAntworten(form.current, fragen), basis.current));
  }, [form, neu]);
  useEffect(() => {
    const formular = form.current;
    if (formular === null) return;
    const onSubmit = (event: SubmitEvent) => {
      if (!event.defaultPrevented) setDirty(false);
    };
    formular.addEventListener("input", check);
    formular.addEventListener("submit", onSubmit);
    // Typed before the scripts came, or refused and typed in again by the server.
    check();
    return () => {
      formular.removeEventListener("input", check);
      formular.removeEventListener("submit", onSubmit);
    };
  }, [form, check]);
  const rebase = useCallback(
    (texte: Texte) => {
      basis.current = { ...basis.current, ...texte };
      check();
    },
    [check],
  );
  return { isDirty, rebase };
}

/**
 * Guards a draft that the browser itself sends: what is typed and not saved lies in the vault of this browser and is
 * offered again, and nobody leaves it without being asked. Without scripts the form does without. `verlust` says what
 * happens to what is not saved.
 */
export function useEntwurfSchutz(form: RefObject<HTMLFormElement>, { entwurf, set, isAntwort, speicherKnopf }: Quelle) {
  const isHydrated = useHydrated();
  const start = useRef({ entwurf, isAntwort });
  const { isDirty, rebase } = useGetippt(form, entwurf);
  const { ist, verbunden, meldung, angebot, discard } = useTresorVerbindung(form, {
    load,
    set,
    connect: (modul, anschluss) => modul.connectEntwurf({ ...anschluss, ...start.current }),
  });
  /** These texts are stored, though the page stays. */
  const gehalten = useCallback(
    (texte: Texte) => {
      verbunden?.tresor.gespeichert(texte);
      rebase(texte);
    },
    [verbunden, rebase],
  );
  const Funde = verbunden?.modul.EntwurfFunde;
  const hinweis: ReactNode = (
    <>
      {meldung}
      {Funde !== undefined && angebot !== null && <Funde {...angebot} entwurf={entwurf} />}
    </>
  );
  const saveAndGoTo = (weiter: string) => {
    if (form.current !== null) sendAndGoTo(form.current, weiter, speicherKnopf?.(form.current) ?? null);
  };
  const onSpeichern = speicherKnopf === null ? null : saveAndGoTo;
  const dialog = isHydrated && <VerlassenDialog isDirty={isDirty} onSpeichern={onSpeichern} onVerwerfen={discard} />;
  return { hinweis, dialog, gehalten, verlust: <VerlustHinweis ist={ist} />, isOffen: ist === "offen" };
}
