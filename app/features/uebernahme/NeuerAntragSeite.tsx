import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, DataTable, ErrorSummary, PageHeader, Stack, Text, TextLink } from "~/ui";

/** An Antrag whose answers can be taken over. */
export type Quelle = { uuid: string; name: string; version: string; geaendert: string };

type NeuerAntragSeiteProps = { quellen: Quelle[]; formular: FormularSchutz; antwort: FormAntwort | undefined };

const SPALTEN = [
  { key: "name", title: "Antrag" },
  { key: "version", title: "Version", isNarrow: true },
  { key: "geaendert", title: "Geändert", isNarrow: true },
];

function Fruehere({ quellen }: { quellen: readonly Quelle[] }) {
  const rows = quellen.map(({ uuid, ...cells }) => ({ key: uuid, href: href("antragUebernehmen", { uuid }), cells }));
  return (
    <Card title="Angaben aus einem früheren Antrag übernehmen">
      <Stack gap="m">
        <Text>
          Wählen Sie den Antrag, mit dessen Angaben Sie beginnen möchten. Er bleibt unverändert. Bevor etwas angelegt wird, zeigen wir
          Ihnen, was übernommen wird.
        </Text>
        <DataTable caption="Ihre zuletzt geänderten Anträge" columns={SPALTEN} rows={rows} />
        <Text>
          Ein anderer Antrag? Öffnen Sie ihn aus der <TextLink href={href("antraege")}>Liste der Anträge</TextLink>; auf seiner Startseite
          finden Sie „Angaben übernehmen“.
        </Text>
      </Stack>
    </Card>
  );
}

/** How a new Antrag begins: empty, or with the answers of an earlier one. Nothing is created before a button is pressed. */
export function NeuerAntragSeite({ quellen, formular, antwort }: NeuerAntragSeiteProps) {
  return (
    <Stack gap="l">
      <PageHeader title="Neuer Antrag" breadcrumbs={[{ label: "Anträge", href: href("antraege") }, { label: "Neuer Antrag" }]} />
      {antwort !== undefined && (
        <ErrorSummary title="Der Antrag wurde nicht angelegt" items={[{ href: "#inhalt", message: antwort.problem.userMessage }]} />
      )}
      <Card title="Mit einem leeren Formular beginnen">
        <Stack gap="m">
          <Text>Sie erhalten einen Entwurf mit einem Vorhaben, in dem noch nichts ausgefüllt ist.</Text>
          <Form method="post">
            <FormularFelder formular={formular} />
            <Absendeknopf icon="plus">Leeren Antrag anlegen</Absendeknopf>
          </Form>
        </Stack>
      </Card>
      {quellen.length > 0 && <Fruehere quellen={quellen} />}
    </Stack>
  );
}
