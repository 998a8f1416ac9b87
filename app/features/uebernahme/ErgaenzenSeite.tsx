import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder, useFragen } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, CheckboxGroup, ErrorSummary, Inline, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";

export type ErgaenzenDaten = {
  uuid: string;
  titel: string;
  /** Why it is not possible; null when it is. */
  hindernis: string | null;
  vorhaben: { uuid: string; titel: string; beginn: string }[];
};

type ErgaenzenSeiteProps = { daten: ErgaenzenDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

const FELD = "vorhaben";

function Auswahl({ daten, formular, antwort }: ErgaenzenSeiteProps) {
  const frage = useFragen(ANTRAG_FRAGEN);
  const fehler = antwort?.problem.errors.find(({ property }) => property === FELD)?.message;
  return (
    <Form method="post" noValidate>
      <FormularFelder formular={formular} />
      <Stack gap="l">
        <CheckboxGroup
          {...frage(FELD)}
          id={FELD}
          name={FELD}
          label={ANTRAG_FRAGEN.vorhaben}
          hint="Wählen Sie die Vorhaben aus, zu denen Wirtschaftsgüter geprüft werden sollen."
          required
          options={daten.vorhaben.map(({ uuid, titel, beginn }) => ({
            value: uuid,
            label: `${titel} (Beginn ${beginn})`,
          }))}
          defaultValue={[antwort?.eingaben[FELD] ?? []].flat()}
          error={fehler}
        />
        <Inline gap="m">
          <Absendeknopf icon="plus">Ergänzungsantrag anlegen</Absendeknopf>
          <LinkButton variant="secondary" href={href("antragStartseite", { uuid: daten.uuid })}>
            Abbrechen
          </LinkButton>
        </Inline>
      </Stack>
    </Form>
  );
}

function summary({ problem }: FormAntwort) {
  const [fehler] = problem.errors;
  return [{ href: fehler === undefined ? "#inhalt" : `#${FELD}`, message: fehler?.message ?? problem.userMessage }];
}

/** Begins a supplementary application: assets for Vorhaben that are certified already. */
export function ErgaenzenSeite({ daten, formular, antwort }: ErgaenzenSeiteProps) {
  const startseite = href("antragStartseite", { uuid: daten.uuid });
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: daten.titel, href: startseite },
    { label: "Ergänzungsantrag" },
  ];
  return (
    <Stack gap="l">
      <PageHeader title="Ergänzungsantrag für Wirtschaftsgüter" lead={daten.titel} breadcrumbs={pfad} />
      {antwort !== undefined && (
        <ErrorSummary title="Der Ergänzungsantrag wurde nicht angelegt" items={summary(antwort)} />
      )}
      <Card title="Wirtschaftsgüter zu einem bescheinigten Vorhaben">
        <Stack gap="l">
          <Text>
            In einem Ergänzungsantrag beantragen Sie nachträglich die Prüfung von Wirtschaftsgütern. Die bescheinigten
            Angaben werden unverändert übernommen; Sie ergänzen nur den Arbeitsplan und die Wirtschaftsgüter.
          </Text>
          {daten.hindernis === null ? (
            <Auswahl daten={daten} formular={formular} antwort={antwort} />
          ) : (
            <Notice tone="info" title="Für diesen Antrag nicht möglich">
              {daten.hindernis}
            </Notice>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
