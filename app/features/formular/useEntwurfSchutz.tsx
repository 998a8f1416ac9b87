import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import type { Eingaben } from "~/contract/formAntwort";
import { useVorDemVerlassen } from "~/features/session";
import { useHydrated, VisuallyHidden } from "~/ui";
import type { Entwurf } from "./entwurf";
import { kennungDerSeite } from "./frischerSchutz";
import { getippteAntworten, isGetippt } from "./tresor/antworten";
import { meldeEingabe } from "./tresor/meldeEingabe";
import type { Texte } from "./tresor/stellen";
import type { TresorStand } from "./tresor/TresorLauf";
import type { EntwurfFunde } from "./tresor/EntwurfFunde";
import type { verbindeEntwurf } from "./tresor/verbindeEntwurf";
import { VerlassenDialog } from "./VerlassenDialog";

type Modul = { verbindeEntwurf: typeof verbindeEntwurf; EntwurfFunde: typeof EntwurfFunde };
type Verbunden = { modul: Modul; tresor: ReturnType<Modul["verbindeEntwurf"]> };

type Quelle = {
  entwurf: Entwurf;
  /** Puts texts into the controls. */
  setze: (texte: Eingaben) => void;
  /** The button that saves without doing more; null for the form itself. */
  speicherKnopf: (form: HTMLFormElement) => HTMLElement | null;
};

/** Saves by the form itself and names where to go on; the name stands in front of the files. */
function sendeUndGeheZu(form: HTMLFormElement, weiter: string, knopf: HTMLElement | null): void {
  const feld = document.createElement("input");
  Object.assign(feld, { type: "hidden", name: "weiter", value: weiter });
  form.prepend(feld);
  form.requestSubmit(knopf);
}

/**
 * Guards a draft that the browser itself sends: what is typed and not saved lies in the vault of this browser and is offered again, and
 * nobody leaves it without being asked. Without scripts the form does without.
 */
export function useEntwurfSchutz(form: RefObject<HTMLFormElement>, { entwurf, setze, speicherKnopf }: Quelle) {
  const [stand, setStand] = useState<TresorStand>({ ist: "zu", funde: [] });
  const [verbunden, setVerbunden] = useState<Verbunden | null>(null);
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
  useEffect(() => {
    const formular = form.current;
    const kennung = kennungDerSeite();
    if (formular === null || kennung === "") return;
    let istVorbei = false;
    let ende = (): void => undefined;
    const beginne = (modul: Modul) => {
      if (istVorbei) return;
      const tresor = modul.verbindeEntwurf({ kennung, formular, entwurf: start.current, melde: setStand });
      ende = tresor.ende;
      setVerbunden({ modul, tresor });
    };
    import("./tresor/verbindeEntwurf").then(beginne, () => setStand({ ist: "ohne", funde: [] }));
    return () => {
      istVorbei = true;
      ende();
    };
  }, [form]);
  useVorDemVerlassen(useCallback(() => verbunden?.tresor.uebergib(), [verbunden]));
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
  const lauf = verbunden?.tresor.lauf;
  const hinweis: ReactNode = (
    <>
      <VisuallyHidden>
        <span role="status">{stand.funde.length > 0 ? "Nicht gespeicherte Eingaben gefunden" : ""}</span>
      </VisuallyHidden>
      {Funde !== undefined && lauf !== undefined && stand.funde.length > 0 && (
        <Funde
          funde={stand.funde}
          entwurf={entwurf}
          onVerwerfen={(auswahl) => void lauf.verwirf(auswahl)}
          onWiederherstellen={(auswahl, texte) => {
            void lauf.stelleWiederHer(auswahl);
            setze(texte);
            meldeEingabe(form);
          }}
        />
      )}
    </>
  );
  const dialog = isHydrated && (
    <VerlassenDialog
      isDirty={isDirty}
      onSpeichern={(weiter) => {
        if (form.current !== null) sendeUndGeheZu(form.current, weiter, speicherKnopf(form.current));
      }}
      onVerwerfen={() => void lauf?.verwirfGetipptes()}
    />
  );
  return { hinweis, dialog, gehalten };
}
