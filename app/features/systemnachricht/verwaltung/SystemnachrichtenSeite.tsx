import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { MELDUNGSVORLAGEN } from "~/domain/nachricht/meldungsvorlagen";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { listeMitQuery, ListenRahmen } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Inline, LinkButton, Text, TextLink } from "~/ui";
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
    <ListenRahmen
      kopf={{
        title: "Systemnachrichten",
        lead: darfSchreiben ? WAS : `${WAS} Sie können sie ansehen, aber nicht ändern.`,
        actions: <Wege istNurAktive={ansicht.filter.aktiv === "AKTIV"} darfSchreiben={darfSchreiben} />,
      }}
      liste={SYSTEMNACHRICHTEN_LISTE}
      stand={daten}
      formular={formular}
      antwort={antwort}
      danach={
        <>
          <Text tone="muted" size="s">
            {ZEITZONE}
          </Text>
          {darfSchreiben && <Vorlagen />}
        </>
      }
    >
      <SystemnachrichtenTabelle
        ansicht={ansicht}
        spalten={chooseSpalten(TABELLEN.systemnachrichten, wahl)}
        zeilen={zeilen}
        darfSchreiben={darfSchreiben}
        formular={formular}
      />
    </ListenRahmen>
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

/** What can be done from here. @spec bildschirme.md 7 filter „nur aktive“ */
function Wege({ istNurAktive, darfSchreiben }: { istNurAktive: boolean; darfSchreiben: boolean }) {
  return (
    <>
      <LinkButton
        variant="quiet"
        href={istNurAktive ? SYSTEMNACHRICHTEN_LISTE.zuruecksetzen : listeMitQuery(SYSTEMNACHRICHTEN_LISTE, NUR_AKTIVE)}
      >
        {istNurAktive ? "Alle anzeigen" : "Nur aktive anzeigen"}
      </LinkButton>{" "}
      {darfSchreiben && (
        <LinkButton href={href("systemNachricht")} icon="plus">
          Neue Systemnachricht
        </LinkButton>
      )}
    </>
  );
}

const NUR_AKTIVE = "filter.aktiv=AKTIV";
const WAS = "Meldungen an alle, an bestimmte Unternehmen oder Rollen: aktive, geplante und vergangene.";
