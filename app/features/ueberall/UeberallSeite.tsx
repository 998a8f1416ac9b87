import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { formatFolge } from "~/domain/tabelle/nachladen";
import { SchlichteSeiten, SchlichteSuche } from "~/features/tabelle";
import { href, type LinkQuery } from "~/routing/href";
import { PageHeader, QuickLinks, Section, Stack } from "~/ui";
import type { Auswahl, UeberallDaten } from "./loadUeberall";
import { UeberallTabelle } from "./UeberallTabelle";

const LISTE = "antraege";

/** What is often asked for of the list. */
const AUSWAHLEN: readonly { key: Auswahl; label: string }[] = [
  { key: "dran", label: "Unternehmen ist dran" },
  { key: "frist", label: "Mit laufender Frist" },
];

type Props = { daten: UeberallDaten; formular: FormularSchutz };

/** Deadlines and Anträge of all companies that somebody works for, on one page. */
export function UeberallSeite({ daten, formular }: Props) {
  const { gewaehlt, fristen } = daten;
  return (
    <Stack gap="l">
      <PageHeader
        title="Alle meine Unternehmen"
        lead="Anträge aller Unternehmen, für die Sie arbeiten. Öffnen Sie einen, arbeiten Sie für sein Unternehmen."
      />
      {fristen.length > 0 && (
        <Section title="Nächste Fristen">
          <UeberallTabelle caption="Nächste Fristen" zeilen={fristen} gewaehlt={gewaehlt} formular={formular} />
        </Section>
      )}
      <Antraege daten={daten} formular={formular} />
    </Stack>
  );
}

function Antraege({ daten: { gewaehlt, nur, suche, antraege }, formular }: Props) {
  const gefragt = { nur, suche: suche === "" ? null : suche };
  return (
    <Section title="Anträge" id={LISTE}>
      <Stack gap="m">
        <SchlichteSuche
          name="suche"
          label="Anträge aller Unternehmen suchen"
          hint="Unternehmen, Antragsnummer, Bezeichnung oder Titel"
          liste={LISTE}
          momentan={["seite", "bis"]}
        />
        <QuickLinks label="Schnellfilter" items={AUSWAHLEN.map((auswahl) => toLink(auswahl, gefragt))} />
        <UeberallTabelle
          caption="Anträge aller Unternehmen"
          zeilen={antraege.zeilen}
          gewaehlt={gewaehlt}
          formular={formular}
          empty="Es gibt keine Anträge, die dazu passen."
        />
        <SchlichteSeiten {...antraege} zu={(folge) => toAdresse({ ...gefragt, ...formatFolge(folge) })} />
      </Stack>
    </Section>
  );
}

const toAdresse = (query: LinkQuery): string => `${href("meineUnternehmen", {}, query)}#${LISTE}`;

/** The one that is set leads back to the whole list. */
function toLink({ key, label }: (typeof AUSWAHLEN)[number], gefragt: { nur: Auswahl | null; suche: string | null }) {
  const current = key === gefragt.nur;
  return { label, current, href: toAdresse({ ...gefragt, nur: current ? null : key }) };
}
