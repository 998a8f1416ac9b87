import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenBedienung, ListenMeldung, ListenSeiten } from "~/features/tabelle";
import { PageHeader, Stack } from "~/ui";
import { AenderungenKarte } from "./AenderungenKarte";
import type { PersonenDaten } from "./loadPersonen";
import { PERSONEN_LISTE } from "./personenListe";
import { PersonenTabelle } from "./PersonenTabelle";

type PersonenSeiteProps = { daten: PersonenDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** Everybody who works for a company, and how their access stands. @spec bildschirme.md 5 */
export function PersonenSeite({ daten, formular, antwort }: PersonenSeiteProps) {
  const { ansicht, zeilen, wahl } = daten;
  return (
    <Stack gap="xl">
      <PageHeader
        title="Unternehmensmitarbeiter"
        lead="Alle Personen, die für ein Unternehmen arbeiten, eingeladen sind oder sich gerade registrieren. Das Portal protokolliert, wer wann wessen Seite angesehen hat."
      />
      <AenderungenKarte zeilen={daten.aenderungen} />
      <ListenMeldung antwort={antwort} />
      <ListenBedienung {...daten} liste={PERSONEN_LISTE} formular={formular} antwort={antwort} />
      <Stack gap="m">
        <PersonenTabelle ansicht={ansicht} spalten={chooseSpalten(TABELLEN.personen, wahl)} zeilen={zeilen} />
        <ListenSeiten {...daten} liste={PERSONEN_LISTE} />
      </Stack>
    </Stack>
  );
}
