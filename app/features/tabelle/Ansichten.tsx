import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { GespeicherteAnsicht } from "~/contract/tabelle/tabellen";
import { ANSICHT_NAME_MAX } from "~/domain/tabelle/tabellen";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Divider, HiddenField, Inline, Stack, TextField, TextLink, ToolbarPart, VisuallyHidden } from "~/ui";
import { type Liste, listeMitQuery } from "./liste";

export type AnsichtenProps = {
  liste: Liste;
  ansichten: readonly GespeicherteAnsicht[];
  /** The query of the present view. */ query: string;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/**
 * Named views of the list: open, keep the present one, put it in the place of another, delete. @spec §3
 * configurationName
 */
export function Ansichten({ liste, ansichten, query, formular, antwort }: AnsichtenProps) {
  const { problem, versuch, feld, text } = useAntwort(antwort, "ansichtSpeichern");
  return (
    <ToolbarPart at="third" summary={`Ansichten (${String(ansichten.length)})`} open={problem !== null} key={versuch}>
      <Stack gap="m">
        <Form method="post" noValidate>
          <Stack gap="m">
            <FormularFelder formular={formular} />
            <HiddenField name="ansicht" value={query} />
            <Fehlermeldung problem={problem} felder={["name"]} formular="ansichtSpeichern" />
            <Inline gap="m" align="end">
              <TextField
                {...feld("name")}
                label="Name der Ansicht"
                hint="Sichert Suche, Filter und Sortierung, wie sie jetzt sind."
                limit={ANSICHT_NAME_MAX}
                defaultValue={text("name")}
              />
              <Absendeknopf absicht="ansichtSpeichern" variant="secondary" icon="speichern">
                Ansicht speichern
              </Absendeknopf>
            </Inline>
          </Stack>
        </Form>
        {ansichten.length > 0 && <Divider />}
        {ansichten.map((ansicht) => (
          <GespeicherteZeile key={ansicht.uuid} liste={liste} ansicht={ansicht} query={query} formular={formular} />
        ))}
      </Stack>
    </ToolbarPart>
  );
}

function GespeicherteZeile({
  liste,
  ansicht: { uuid, name, query: gespeichert },
  query,
  formular,
}: Pick<AnsichtenProps, "liste" | "query" | "formular"> & { ansicht: GespeicherteAnsicht }) {
  return (
    <Form method="post">
      <FormularFelder formular={formular} />
      <HiddenField name="ansicht" value={query} />
      <HiddenField name="uuid" value={uuid} />
      <Inline gap="m" justify="between">
        <TextLink href={listeMitQuery(liste, gespeichert)} aria-current={gespeichert === query ? "true" : undefined}>
          {name}
        </TextLink>
        <Inline gap="s">
          <Absendeknopf absicht="ansichtUeberschreiben" variant="quiet" icon="speichern">
            Überschreiben <VisuallyHidden>{name}</VisuallyHidden>
          </Absendeknopf>
          <Absendeknopf absicht="ansichtLoeschen" variant="quiet" icon="loeschen">
            Löschen <VisuallyHidden>{name}</VisuallyHidden>
          </Absendeknopf>
        </Inline>
      </Inline>
    </Form>
  );
}
