import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenBedienung, ListenMeldung, ListenSeiten } from "~/features/tabelle";
import { href } from "~/routing/href";
import { LinkButton, PageHeader, Stack } from "~/ui";
import type { StabDaten } from "./loadStab";
import { STAB_LISTE } from "./stabListe";
import { StabTabelle } from "./StabTabelle";

type StabSeiteProps = { daten: StabDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** Everybody who works for no company, and how they stand. @spec bildschirme.md 6 */
export function StabSeite({ daten, formular, antwort }: StabSeiteProps) {
  const { ansicht, zeilen, wahl } = daten;
  return (
    <Stack gap="xl">
      <PageHeader
        title="Sonstige Mitarbeiter"
        lead="Support, Qualitätsmanagement, Datenschutz und Administration: Konten, die keinem Unternehmen angehören."
        actions={
          <LinkButton href={href("stabAnlegen")} icon="plus">
            Konto anlegen
          </LinkButton>
        }
      />
      <ListenMeldung antwort={antwort} />
      <ListenBedienung {...daten} liste={STAB_LISTE} formular={formular} antwort={antwort} />
      <Stack gap="m">
        <StabTabelle ansicht={ansicht} spalten={chooseSpalten(TABELLEN.stab, wahl)} zeilen={zeilen} />
        <ListenSeiten {...daten} liste={STAB_LISTE} />
      </Stack>
    </Stack>
  );
}
