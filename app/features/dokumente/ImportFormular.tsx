import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import { formatGroesse } from "~/domain/antrag/anlagen";
import { IMPORT_BYTES } from "~/domain/antrag/austausch/austausch";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder, useFragen } from "~/features/formular";
import { noBreak } from "~/lib/noBreak";
import { Card, FileField, Inline, LinkButton, PlainTextArea, Stack, Text } from "~/ui";

type ImportFormularProps = { formular: FormularSchutz; text: string; zurueck: string };

/** Chooses a file or takes its text. */
export function ImportFormular({ formular, text, zurueck }: ImportFormularProps) {
  const frage = useFragen(ANTRAG_FRAGEN);
  return (
    <Card title="Datei auswählen oder Text einfügen">
      <Form method="post" encType="multipart/form-data" reloadDocument>
        <Stack gap="l">
          <FormularFelder formular={formular} />
          <Text>
            Importieren können Sie JSON- und XML-Dateien, die aus dem Antragsportal exportiert wurden. Zuerst sehen Sie,
            was sich ändern würde. Gespeichert wird erst, wenn Sie es bestätigen. Anlagen werden nicht importiert.
          </Text>
          <FileField
            {...frage("datei")}
            id="datei"
            name="datei"
            label={ANTRAG_FRAGEN.datei}
            hint={`JSON oder XML, höchstens ${noBreak(formatGroesse(IMPORT_BYTES))}.`}
            accept=".json,.xml,application/json,application/xml,text/xml"
          />
          <PlainTextArea {...frage("inhalt")} id="text" name="text" label={ANTRAG_FRAGEN.inhalt} defaultValue={text} />
          <Inline gap="m">
            <Absendeknopf absicht="vergleichen" icon="pfeilRechts">
              Mit dem Entwurf vergleichen
            </Absendeknopf>
            <LinkButton variant="secondary" href={zurueck}>
              Abbrechen
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
