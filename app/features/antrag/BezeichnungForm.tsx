import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import { BEZEICHNUNG_HINWEIS } from "~/domain/antrag/bezeichnung";
import { Absendeknopf, Fehlermeldung, useAntwort, useGesehen } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe, useIsGefragt } from "~/features/formular";
import { Details, HiddenField, Notice, Stack, TextField } from "~/ui";

type BezeichnungFormProps = {
  bezeichnung: string;
  revision: number;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

const FRAGEN = { bezeichnung: ANTRAG_FRAGEN.bezeichnung };

/** Changes the name that the company itself gives the Antrag. */
export function BezeichnungForm({ bezeichnung, revision, formular, antwort }: BezeichnungFormProps) {
  const { problem, versuch, feld, text } = useFeldhilfe(useAntwort(antwort), { fragen: FRAGEN });
  const isGefragt = useIsGefragt(FRAGEN);
  const gesehen = useGesehen(revision);
  return (
    <Details summary="Bezeichnung ändern" open={problem !== null || isGefragt}>
      <Form method="post" noValidate>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <HiddenField name="revision" value={gesehen} />
          <Fehlermeldung key={versuch} problem={problem} felder={["bezeichnung"]} />
          {problem?.code === "REVISION_VERALTET" && (
            <Notice tone="info">{`Gespeichert ist zurzeit: ${bezeichnung === "" ? "keine Bezeichnung" : `„${bezeichnung}“`}.`}</Notice>
          )}
          <TextField
            {...feld("bezeichnung")}
            label={FRAGEN.bezeichnung}
            hint={BEZEICHNUNG_HINWEIS}
            defaultValue={text("bezeichnung", bezeichnung)}
          />
          <div>
            <Absendeknopf absicht="umbenennen" variant="secondary" icon="speichern">
              Bezeichnung speichern
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Details>
  );
}
