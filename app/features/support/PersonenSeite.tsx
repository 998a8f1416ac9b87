import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenRahmen } from "~/features/tabelle";
import { AenderungenHinweis, AenderungenKarte } from "./AenderungenKarte";
import type { PersonenDaten } from "./loadPersonen";
import { PERSONEN_LISTE } from "./personenListe";
import { PersonenTabelle } from "./PersonenTabelle";

type PersonenSeiteProps = { daten: PersonenDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

const KOPF = {
  title: "Unternehmensmitarbeiter",
  lead: "Alle Personen, die für ein Unternehmen arbeiten, eingeladen sind oder sich gerade registrieren. Das Portal protokolliert, wer wann wessen Seite angesehen hat.",
};

/** Everybody who works for a company, and how their access stands. @spec bildschirme.md 5 */
export function PersonenSeite({ daten, formular, antwort }: PersonenSeiteProps) {
  const { ansicht, zeilen, wahl } = daten;
  return (
    <ListenRahmen
      kopf={KOPF}
      liste={PERSONEN_LISTE}
      stand={daten}
      formular={formular}
      antwort={antwort}
      vorab={<AenderungenHinweis {...daten.aenderungen} />}
      danach={<AenderungenKarte {...daten.aenderungen} />}
    >
      <PersonenTabelle ansicht={ansicht} spalten={chooseSpalten(TABELLEN.personen, wahl)} zeilen={zeilen} />
    </ListenRahmen>
  );
}
