import { Form } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Problem } from "~/contract/wire/problem";
import { EINREICHUNG_GRENZEN } from "~/domain/antrag/einreichungGrenzen";
import { Absendeknopf, Fehlermeldung, textVon, useAntwort, type AntwortSicht } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import {
  Card,
  Checkbox,
  DefinitionList,
  HiddenField,
  Inline,
  Notice,
  RadioGroup,
  RequiredHint,
  Stack,
  TextArea,
  useHydrated,
} from "~/ui";
import { BeratungFelder } from "./BeratungFelder";
import { FRAGEN, listAngaben } from "~/domain/antrag/einreichungAngaben";
import { ErklaerungFelder } from "./ErklaerungFelder";
import type { EinreichenDaten } from "./loadEinreichen";
import { useHilfeHref } from "./useHilfeHref";

type ErklaerungenProps = { daten: EinreichenDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** What the summary of the errors calls the fields. */
const NAMEN: Readonly<Record<string, string>> = {
  beratung: "Mitwirkung einer Beratung",
  beratungName: FRAGEN.beratungName,
  beratungOrt: FRAGEN.beratungOrt,
  beratungArt: FRAGEN.beratungArt,
  beratungMitwirkung: FRAGEN.beratungMitwirkung,
  gutachterWiderspruch: "Widerspruch gegen externe Gutachterinnen und Gutachter",
  interneNotiz: FRAGEN.interneNotiz,
  "erklaerung.richtigkeit": "Richtigkeit der Angaben",
  "erklaerung.datenverarbeitung": "Verarbeitung der Daten",
  "erklaerung.abruf": "Elektronische Bekanntgabe",
  "erklaerung.vertretung": "Vertretungsberechtigung",
};

/** The same problem with the name of the field before each message, so that the summary can be read by itself. */
function withNamen(problem: Problem | null): Problem | null {
  if (problem === null) return null;
  const errors = problem.errors.map((item) => ({
    ...item,
    message: [NAMEN[item.property], item.message].filter(Boolean).join(": "),
  }));
  return { ...problem, errors };
}

/** The same view of the fields, each with its "?". */
function withHilfe(sicht: AntwortSicht, hilfeHref: (feld: string) => string): AntwortSicht {
  const feld = (name: string) => ({ ...sicht.feld(name), help: { href: hilfeHref(name), label: NAMEN[name] ?? name } });
  return { ...sicht, feld };
}

const JA_NEIN = [
  { value: "true", label: "Ja" },
  { value: "false", label: "Nein" },
];

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
  const sicht = withHilfe(useAntwort(antwort), useHilfeHref(daten.uuid));
  const beratung = sicht.text("beratung", stored.beratung === null ? "" : String(stored.beratung));
  const { isOffen, onChange } = useBeratungOffen(beratung);
  return (
    <Card title="Erklärungen" part="erklaerungen">
      <Form method="post" noValidate onChange={onChange}>
        <Stack gap="l">
          <FormularFelder formular={formular} />
          <HiddenField name="revision" value={String(daten.revision)} />
          <Fehlermeldung key={sicht.versuch} problem={withNamen(sicht.problem)} felder={Object.keys(NAMEN)} />
          {sicht.problem?.code === "REVISION_VERALTET" && <Gespeichertes daten={daten} />}
          <RequiredHint />
          <RadioGroup
            {...sicht.feld("beratung")}
            label={FRAGEN.beratung}
            options={JA_NEIN}
            allowNone
            required
            defaultValue={beratung}
          />
          <div hidden={!isOffen}>
            <BeratungFelder sicht={sicht} stored={stored} />
          </div>
          <GutachterWiderspruch sicht={sicht} stored={stored} />
          <ErklaerungFelder sicht={sicht} antwort={antwort} daten={daten} />
          <InterneNotiz sicht={sicht} stored={stored} />
          <Absendeknoepfe />
        </Stack>
      </Form>
    </Card>
  );
}

type FrageProps = { sicht: AntwortSicht; stored: EinreichenDaten["einreichung"] };

function GutachterWiderspruch({ sicht, stored }: FrageProps) {
  return (
    <Checkbox
      {...sicht.feld("gutachterWiderspruch")}
      label={FRAGEN.gutachterWiderspruch}
      hint="Die Bescheinigungsstelle darf Sachverständige hinzuziehen. Dem können Sie hier widersprechen."
      defaultValue={sicht.isAngekreuzt("gutachterWiderspruch", stored.gutachterWiderspruch)}
    />
  );
}

function InterneNotiz({ sicht, stored }: FrageProps) {
  return (
    <TextArea
      {...sicht.feld("interneNotiz")}
      label={FRAGEN.interneNotiz}
      hint="Nur für Ihr Unternehmen. Die Bescheinigungsstelle bekommt die Notiz nicht."
      rows={2}
      limit={EINREICHUNG_GRENZEN.interneNotiz}
      defaultValue={sicht.text("interneNotiz", stored.interneNotiz)}
    />
  );
}

function Absendeknoepfe() {
  return (
    <Inline gap="m">
      <Absendeknopf absicht="weiter" icon="pfeilRechts">
        Weiter zur Signatur
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
