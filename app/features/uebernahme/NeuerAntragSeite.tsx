import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import { BEZEICHNUNG_HINWEIS } from "~/domain/antrag/bezeichnung";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { UNTERNEHMEN_FELD } from "~/features/auswahl";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { MomentZelle } from "~/features/moment";
import { href } from "~/routing/href";
import { Card, DataTable, HiddenField, PageHeader, Stack, Text, TextField, TextLink } from "~/ui";

/** An Antrag whose answers can be taken over. */
export type Quelle = { uuid: string; name: string; version: string; geaendert: string };

type NeuerAntragSeiteProps = {
  quellen: Quelle[];
  /** The company for which the page was opened. */
  unternehmen: string;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

const SPALTEN = [
  { key: "name", title: "Antrag" },
  { key: "version", title: "Version", isNarrow: true },
  { key: "geaendert", title: "Geändert", isNarrow: true },
];

function Fruehere({ quellen }: { quellen: readonly Quelle[] }) {
  const rows = quellen.map(({ uuid, geaendert, ...zellen }) => ({
    key: uuid,
    href: href("antragUebernehmen", { uuid }),
    cells: { ...zellen, geaendert: <MomentZelle am={geaendert} /> },
  }));
  return (
    <Card title="Angaben aus einem früheren Antrag übernehmen">
      <Stack gap="m">
        <Text>
          Wählen Sie den Antrag, mit dessen Angaben Sie beginnen möchten. Er bleibt unverändert. Bevor etwas angelegt
          wird, zeigen wir Ihnen, was übernommen wird.
        </Text>
        <DataTable caption="Ihre zuletzt geänderten Anträge" columns={SPALTEN} rows={rows} />
        <Text>
          Ein anderer Antrag? Öffnen Sie ihn aus der <TextLink href={href("antraege")}>Liste der Anträge</TextLink>; auf
          seiner Startseite finden Sie „Angaben übernehmen“.
        </Text>
      </Stack>
    </Card>
  );
}

function Leerer({ unternehmen, formular, antwort }: Omit<NeuerAntragSeiteProps, "quellen">) {
  const { problem, versuch, feld, text } = useFeldhilfe(useAntwort(antwort), { fragen: ANTRAG_FRAGEN });
  return (
    <Card title="Mit einem leeren Formular beginnen">
      <Form method="post" noValidate>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <HiddenField name={UNTERNEHMEN_FELD} value={unternehmen} />
          <Fehlermeldung key={versuch} problem={problem} felder={["bezeichnung"]} />
          <Text>Sie erhalten einen Entwurf mit einem Vorhaben, in dem noch nichts ausgefüllt ist.</Text>
          <TextField
            {...feld("bezeichnung")}
            label={ANTRAG_FRAGEN.bezeichnung}
            defaultValue={text("bezeichnung")}
            hint={`${BEZEICHNUNG_HINWEIS} Sie können sie später ergänzen oder ändern.`}
          />
          <div>
            <Absendeknopf icon="plus">Leeren Antrag anlegen</Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}

/**
 * How a new Antrag begins: empty, or with the answers of an earlier one. Nothing is created before a button is pressed.
 */
export function NeuerAntragSeite({ quellen, ...leerer }: NeuerAntragSeiteProps) {
  return (
    <Stack gap="l">
      <PageHeader
        title="Neuer Antrag"
        breadcrumbs={[{ label: "Anträge", href: href("antraege") }, { label: "Neuer Antrag" }]}
      />
      <Leerer {...leerer} />
      {quellen.length > 0 && <Fruehere quellen={quellen} />}
    </Stack>
  );
}
