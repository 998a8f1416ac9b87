import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { formatAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { Ansichten, ListenFilter, ListenSeiten, SpaltenWahl } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Card, LinkButton, PageHeader, Stack } from "~/ui";
import type { StabDaten } from "./loadStab";
import { STAB_LISTE } from "./stabListe";
import { StabTabelle } from "./StabTabelle";

type StabSeiteProps = { daten: StabDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** Everybody who works for no company, and how they stand. @spec bildschirme.md 6 */
export function StabSeite({ daten, formular, antwort }: StabSeiteProps) {
  const { ansicht, zeilen, wahl, ansichten } = daten;
  const query = formatAnsicht({ ...ansicht, seite: 1 }).toString();
  const bedienung = { liste: STAB_LISTE, query, formular, antwort };
  return (
    <Stack gap="xl">
      <PageHeader
        title="Sonstige Mitarbeiter"
        lead="Support, Qualitätsmanagement und Administration: Konten, die keinem Unternehmen angehören."
        actions={
          <LinkButton href={href("stabAnlegen")} icon="plus">
            Konto anlegen
          </LinkButton>
        }
      />
      <Card>
        <Stack gap="s">
          <ListenFilter liste={STAB_LISTE} ansicht={ansicht} />
          <SpaltenWahl {...bedienung} wahl={wahl} />
          <Ansichten {...bedienung} ansichten={ansichten} />
        </Stack>
      </Card>
      <Stack gap="m">
        <StabTabelle ansicht={ansicht} spalten={chooseSpalten(TABELLEN.stab, wahl)} zeilen={zeilen} />
        <ListenSeiten {...daten} liste={STAB_LISTE} />
      </Stack>
    </Stack>
  );
}
