import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import { VERSION_NAME_MAX } from "~/domain/antrag/bezeichnung";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { Card, HiddenField, Inline, LinkButton, Stack, TextField } from "~/ui";
import type { VersionEintrag } from "./loadVersionen";

type BenennenFormProps = {
  eintrag: VersionEintrag;
  zurueck: string;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** Gives a version a name, another one, or none. */
export function BenennenForm({ eintrag, zurueck, formular, antwort }: BenennenFormProps) {
  const { problem, versuch, feld, text } = useFeldhilfe(useAntwort(antwort), {
    fragen: ANTRAG_FRAGEN,
    keyVon: () => "fassung",
  });
  return (
    <Card title={`Fassung ${String(eintrag.revision)} benennen`} id="benennen">
      <Form method="post" noValidate>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <HiddenField name="fassung" value={String(eintrag.revision)} />
          <Fehlermeldung key={versuch} problem={problem} felder={["name"]} />
          <TextField
            {...feld("name")}
            label={ANTRAG_FRAGEN.fassung}
            hint={`Nur zur Orientierung in dieser Liste, zum Beispiel „Stand nach dem Gespräch“. Höchstens ${String(VERSION_NAME_MAX)} Zeichen.`}
            limit={VERSION_NAME_MAX}
            defaultValue={text("name", eintrag.name ?? "")}
          />
          <Inline gap="m">
            <Absendeknopf absicht="benennen" icon="speichern">
              Namen speichern
            </Absendeknopf>
            {eintrag.name !== null && (
              <Absendeknopf absicht="entfernen" variant="secondary" icon="loeschen">
                Namen entfernen
              </Absendeknopf>
            )}
            <LinkButton variant="secondary" href={zurueck}>
              Abbrechen
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
