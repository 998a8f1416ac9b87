import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { MELDUNGSVORLAGEN } from "~/domain/nachricht/meldungsvorlagen";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenBedienung, ListenMeldung, listeMitQuery, ListenSeiten } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Inline, LinkButton, PageHeader, Stack, Text, TextLink } from "~/ui";
import type { SystemnachrichtenDaten } from "./loadSystemnachrichten";
import { SYSTEMNACHRICHTEN_LISTE } from "./systemnachrichtenListe";
import { SystemnachrichtenTabelle } from "./SystemnachrichtenTabelle";
import { ZEITZONE } from "./verwaltungTexte";

type SystemnachrichtenSeiteProps = {
  daten: SystemnachrichtenDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** All announcements: what is shown, what will be, and what is over. @spec bildschirme.md 7 */
export function SystemnachrichtenSeite({ daten, formular, antwort }: SystemnachrichtenSeiteProps) {
  const { ansicht, zeilen, wahl, darfSchreiben } = daten;
  return (
    <Stack gap="xl">
      <PageHeader
        title="Systemnachrichten"
        lead={
          darfSchreiben
            ? "Meldungen an alle, an bestimmte Unternehmen oder Rollen: aktive, geplante und vergangene."
            : "Meldungen an alle, an bestimmte Unternehmen oder Rollen: aktive, geplante und vergangene. Sie können sie ansehen, aber nicht ändern."
        }
        actions={
          darfSchreiben ? (
            <LinkButton href={href("systemNachricht")} icon="plus">
              Neue Systemnachricht
            </LinkButton>
          ) : undefined
        }
      />
      <ListenMeldung antwort={antwort} />
      {darfSchreiben && <Vorlagen />}
      <ListenBedienung {...daten} liste={SYSTEMNACHRICHTEN_LISTE} formular={formular} antwort={antwort} />
      <Stack gap="m">
        <Schnellfilter istNurAktive={ansicht.filter.aktiv === "AKTIV"} />
        <SystemnachrichtenTabelle
          ansicht={ansicht}
          spalten={chooseSpalten(TABELLEN.systemnachrichten, wahl)}
          zeilen={zeilen}
          darfSchreiben={darfSchreiben}
          formular={formular}
        />
        <ListenSeiten {...daten} liste={SYSTEMNACHRICHTEN_LISTE} />
      </Stack>
    </Stack>
  );
}

/** Texts that come again and again, as the beginning of a new announcement. */
function Vorlagen() {
  return (
    <Inline gap="m">
      <Text as="span" tone="strong">
        Mit einer Vorlage beginnen:
      </Text>
      {Object.entries(MELDUNGSVORLAGEN).map(([vorlage, { name }]) => (
        <TextLink key={vorlage} href={href("systemNachricht", {}, { vorlage })}>
          {name}
        </TextLink>
      ))}
    </Inline>
  );
}

/** @spec bildschirme.md 7 filter „nur aktive“ */
function Schnellfilter({ istNurAktive }: { istNurAktive: boolean }) {
  return (
    <Inline gap="m" justify="between">
      <TextLink
        href={istNurAktive ? SYSTEMNACHRICHTEN_LISTE.zuruecksetzen : listeMitQuery(SYSTEMNACHRICHTEN_LISTE, NUR_AKTIVE)}
      >
        {istNurAktive ? "Alle anzeigen" : "Nur aktive anzeigen"}
      </TextLink>
      <Text as="span" tone="muted" size="s">
        {ZEITZONE}
      </Text>
    </Inline>
  );
}

const NUR_AKTIVE = "filter.aktiv=AKTIV";
