import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import type { Eingaben } from "~/contract/antrag/formAntwort";
import { useVorDemVerlassen } from "~/features/session";
import { VisuallyHidden } from "~/ui";
import { kennungDerSeite } from "../speichern/frischerSchutz";
import { reportEingabe } from "./reportEingabe";
import type { TresorLauf, TresorStand } from "./TresorLauf";

/** The open form, and for whom its page was made, as in `schutzDaten.ts`. */
export type TresorAnschluss = { kennung: string; formular: HTMLFormElement; report: (stand: TresorStand) => void };

type Tresor = { lauf: TresorLauf; handOver: () => Promise<unknown>; ende: () => void };

type Art<Modul, T> = {
  /** Fetches what the vault of this kind of form needs; only a page that is alive does. */
  load: () => Promise<Modul>;
  connect: (modul: Modul, anschluss: TresorAnschluss) => T;
  /** Puts texts into the controls. */
  set: (texte: Eingaben) => void;
};

type Auswahl = Parameters<TresorLauf["discard"]>[0];

/** What the vault has found, and what a person may do with it. */
type Angebot = {
  funde: TresorStand["funde"];
  onVerwerfen: (auswahl: Auswahl) => void;
  onWiederherstellen: (auswahl: Auswahl, texte: Eingaben) => void;
};

/**
 * The vault of the open form, from when the page is alive and its files are there until the form is gone; null before.
 */
function useLebendenTresor<Modul, T extends Tresor>(
  form: RefObject<HTMLFormElement>,
  { load, connect }: Pick<Art<Modul, T>, "load" | "connect">,
  report: (stand: TresorStand) => void,
): { modul: Modul; tresor: T } | null {
  const [verbunden, setVerbunden] = useState<{ modul: Modul; tresor: T } | null>(null);
  const start = useRef({ load, connect });
  useEffect(() => {
    const formular = form.current;
    const kennung = kennungDerSeite();
    if (formular === null || kennung === "") return;
    let istVorbei = false;
    let ende = (): void => undefined;
    const startWith = (modul: Modul) => {
      if (istVorbei) return;
      const tresor = start.current.connect(modul, { kennung, formular, report });
      ende = () => tresor.ende();
      setVerbunden({ modul, tresor });
    };
    start.current.load().then(startWith, () => report({ ist: "ohne", funde: [] }));
    return () => {
      istVorbei = true;
      ende();
    };
  }, [form, report]);
  return verbunden;
}

/**
 * Connects a form with the vault of this browser as soon as the page is alive; without scripts, or where the files
 * cannot be fetched, the form does without. `meldung` tells screen readers that something was found; `angebot` is null
 * as long as nothing was.
 */
export function useTresorVerbindung<Modul, T extends Tresor>(
  form: RefObject<HTMLFormElement>,
  { load, connect, set }: Art<Modul, T>,
) {
  const [{ ist, funde }, setStand] = useState<TresorStand>({ ist: "zu", funde: [] });
  const verbunden = useLebendenTresor(form, { load, connect }, setStand);
  useVorDemVerlassen(useCallback(() => verbunden?.tresor.handOver(), [verbunden]));
  const lauf = verbunden?.tresor.lauf;
  const restore = (auswahl: Auswahl, texte: Eingaben): void => {
    void lauf?.restore(auswahl);
    set(texte);
    reportEingabe(form);
  };
  const angebot: Angebot | null =
    lauf === undefined || funde.length === 0
      ? null
      : { funde, onVerwerfen: (auswahl) => void lauf.discard(auswahl), onWiederherstellen: restore };
  const meldung: ReactNode = (
    <VisuallyHidden>
      <span role="status">{funde.length > 0 ? "Nicht gespeicherte Eingaben gefunden" : ""}</span>
    </VisuallyHidden>
  );
  return { ist, verbunden, meldung, angebot, discard: () => void lauf?.discardTyped() };
}
