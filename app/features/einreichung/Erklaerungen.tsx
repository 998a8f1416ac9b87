import { Form } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Problem } from "~/contract/wire/problem";
import { Absendeknopf, Fehlermeldung, textVon, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { findEntry } from "~/lib/findEntry";
import { Card, DefinitionList, HiddenField, Inline, Notice, RequiredHint, Stack, useHydrated } from "~/ui";
import { FRAGE_NAMEN, listAngaben } from "~/domain/antrag/einreichungAngaben";
import { ErklaerungFragen } from "./ErklaerungFragen";
import { beratungVon, withHilfe } from "./fragenSicht";
import type { EinreichenDaten } from "./loadEinreichen";
import { useHilfeHref } from "./useHilfeHref";

type ErklaerungenProps = { daten: EinreichenDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** The same problem with the name of the field before each message, so that the summary can be read by itself. */
function withNamen(problem: Problem | null): Problem | null {
  if (problem === null) return null;
  const errors = problem.errors.map((item) => ({
    ...item,
    message: [findEntry(FRAGE_NAMEN, item.property), item.message].filter(Boolean).join(": "),
  }));
  return { ...problem, errors };
}

/** Whether the questions about the consultant are shown: always without scripts, else with the answer Ja. */
function useBeratungOffen(anfangs: string): {
  isOffen: boolean;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
} {
  const [antwort, setAntwort] = useState(anfangs);
  const isHydrated = useHydrated();
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setAntwort(textVon(new FormData(currentTarget), "beratung"));
  return { isOffen: !isHydrated || antwort === "true", onChange };
}

/** Second step: consultant, experts, note and declarations. */
export function Erklaerungen({ daten, formular, antwort }: ErklaerungenProps) {
  const { einreichung: stored } = daten;
  const hilfeHref = useHilfeHref(daten.uuid);
  const sicht = withHilfe(useAntwort(antwort), (feld) => ({ help: { href: hilfeHref(feld) } }));
  const { isOffen, onChange } = useBeratungOffen(beratungVon(sicht, stored));
  return (
    <Card title="Erklärungen" part="erklaerungen">
      <Form method="post" noValidate onChange={onChange}>
        <Stack gap="l">
          <FormularFelder formular={formular} />
          <HiddenField name="revision" value={String(daten.revision)} />
          <Fehlermeldung key={sicht.versuch} problem={withNamen(sicht.problem)} felder={Object.keys(FRAGE_NAMEN)} />
          {sicht.problem?.code === "REVISION_VERALTET" && <Gespeichertes daten={daten} />}
          <RequiredHint />
          <ErklaerungFragen sicht={sicht} stored={stored} erklaerungen={daten.erklaerungen} isBeratungOffen={isOffen} />
          <Absendeknoepfe />
        </Stack>
      </Form>
    </Card>
  );
}

function Absendeknoepfe() {
  return (
    <Inline gap="m">
      <Absendeknopf absicht="weiter" icon="pfeilRechts">
        Weiter zur Unterschrift
      </Absendeknopf>
      <Absendeknopf absicht="speichern" variant="secondary" icon="speichern">
        Speichern und später einreichen
      </Absendeknopf>
    </Inline>
  );
}

/** Somebody else has saved: their answers, beside the typed ones that are still in the fields. */
function Gespeichertes({ daten: { einreichung } }: { daten: EinreichenDaten }) {
  return (
    <Notice tone="info" title="Gespeichert ist zurzeit">
      <DefinitionList items={listAngaben(einreichung)} />
      <p>Wenn Sie jetzt noch einmal speichern, gelten Ihre Eingaben.</p>
    </Notice>
  );
}
