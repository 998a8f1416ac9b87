import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import type { Eingaben } from "~/contract/formAntwort";
import { useVorDemVerlassen } from "~/features/session";
import type { Werte } from "~/formkit/field";
import { VisuallyHidden } from "~/ui";
import type { FormularDaten } from "../formularDaten";
import { kennungDerSeite } from "../frischerSchutz";
import type { Platz } from "../platz";
import { meldeEingabe } from "./meldeEingabe";
import type { TresorHinweis } from "./TresorHinweis";
import type { TresorStand } from "./TresorLauf";
import type { verbindeTresor } from "./verbindeTresor";

type Quelle = {
  daten: FormularDaten;
  /** The place with what is typed now. */
  platz: Platz;
  wurzel: Werte;
  /** Puts texts into the controls. */
  setze: (texte: Eingaben) => void;
};

type Modul = { verbindeTresor: typeof verbindeTresor; TresorHinweis: typeof TresorHinweis };
type Verbunden = { modul: Modul; tresor: ReturnType<Modul["verbindeTresor"]> };

/**
 * Keeps what is typed and not saved in the vault of this browser, and offers what it finds there. All of it comes when the page is alive;
 * without scripts, or where the files cannot be fetched, the form does without.
 */
export function useTresor(form: RefObject<HTMLFormElement>, { daten, platz, wurzel, setze }: Quelle) {
  const [stand, setStand] = useState<TresorStand>({ ist: "zu", funde: [] });
  const [verbunden, setVerbunden] = useState<Verbunden | null>(null);
  const start = useRef(daten);
  useEffect(() => {
    const formular = form.current;
    const kennung = kennungDerSeite();
    if (formular === null || kennung === "") return;
    let istVorbei = false;
    let ende = (): void => undefined;
    const beginne = (modul: Modul) => {
      if (istVorbei) return;
      const tresor = modul.verbindeTresor({ kennung, formular, daten: start.current, melde: setStand });
      ende = tresor.ende;
      setVerbunden({ modul, tresor });
    };
    import("./verbindeTresor").then(beginne, () => setStand({ ist: "ohne", funde: [] }));
    return () => {
      istVorbei = true;
      ende();
    };
  }, [form]);
  useEffect(() => verbunden?.tresor.neuerStand(daten), [verbunden, daten]);
  const lauf = verbunden?.tresor.lauf;
  useVorDemVerlassen(useCallback(() => verbunden?.tresor.uebergib(), [verbunden]));
  const Hinweis = verbunden?.modul.TresorHinweis;
  const hinweis: ReactNode = (
    <>
      <VisuallyHidden>
        <span role="status">{stand.funde.length > 0 ? "Nicht gespeicherte Eingaben gefunden" : ""}</span>
      </VisuallyHidden>
      {Hinweis !== undefined && lauf !== undefined && stand.funde.length > 0 && (
        <Hinweis
          funde={stand.funde}
          daten={daten}
          platz={platz}
          wurzel={wurzel}
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
  return { ist: stand.ist, hinweis, verwirf: () => void lauf?.verwirfGetipptes() };
}
