import { useState, type ReactNode } from "react";
import type { FieldKind } from "~/formkit/field";
import { displayField } from "~/formkit/readForm";
import { isReadOnly, isRequired, optionsOf } from "~/formkit/relevance";
import { splitChips } from "~/lib/text";
import {
  Checkbox,
  CheckboxGroup,
  ChipField,
  DateField,
  HiddenField,
  MonthField,
  NumberField,
  RadioGroup,
  ReadOnlyField,
  SelectField,
  Stack,
  Text,
  TextArea,
  TextField,
  type FieldProps,
} from "~/ui";
import { restAbsicht } from "./absicht";
import { textVon } from "./eingaben";
import { FesteTabelle } from "./FesteTabelle";
import { FormTabelle } from "./FormTabelle";
import { GEZEIGT } from "./formularDaten";
import { idOf } from "./formularOrt";
import type { AntragBereich, AntragFeld } from "./platz";
import type { Umgebung } from "./umgebung";
import { zusatzHinweis } from "./zusatzHinweis";

export type FeldProps = {
  feld: AntragFeld;
  /** Name of the control; differs from the key in inline rows. */
  name: string;
  bereich: AntragBereich;
  /** The fields of the same entity, some of which this one may show or hide. */
  felder: readonly AntragFeld[];
  umgebung: Umgebung;
};

type ControlProps = FeldProps & { props: FieldProps; text: string | string[] };
type Control = (steuerung: ControlProps) => ReactNode;

/** From this many characters on a text area is tall. */
const LANGER_TEXT = 1000;

const einText = (text: string | string[]): string => (Array.isArray(text) ? (text[0] ?? "") : text);
const alleTexte = (text: string | string[]): string[] => [text].flat().filter((eintrag) => eintrag !== "");

const optionen = (feld: AntragFeld, bereich: AntragBereich) =>
  optionsOf(feld, bereich).map(({ key, title, group }) => ({ value: key, label: title, group }));

const zahl = ({ feld, props, text }: ControlProps): ReactNode => (
  <NumberField
    {...props}
    kind={feld.kind === "euro" || feld.kind === "integer" ? feld.kind : "decimal"}
    defaultValue={einText(text)}
    integerDigits={feld.integerDigits}
    fractionDigits={feld.fractionDigits}
  />
);

/** Which control of the kit asks which kind of field; a new kind does not compile until it has one. */
const controls: Record<FieldKind, Control> = {
  text: ({ feld, props, text }) => <TextField {...props} type={feld.inputType} defaultValue={einText(text)} limit={feld.max} />,
  textArea: ({ feld, props, text }) => (
    <TextArea {...props} defaultValue={einText(text)} limit={feld.max} rows={(feld.max ?? 0) >= LANGER_TEXT ? 9 : 4} />
  ),
  integer: zahl,
  decimal: zahl,
  euro: zahl,
  date: ({ props, text }) => <DateField {...props} defaultValue={einText(text)} />,
  month: ({ props, text }) => <MonthField {...props} defaultValue={einText(text)} />,
  yesNo: ({ feld, props, text }) => (
    <RadioGroup
      {...props}
      defaultValue={einText(text) || null}
      allowNone={props.required !== true}
      options={[
        { value: "true", label: feld.trueLabel ?? "Ja" },
        { value: "false", label: feld.falseLabel ?? "Nein" },
      ]}
    />
  ),
  checkbox: ({ name, props, text }) => (
    <>
      <HiddenField name={GEZEIGT} value={name} />
      <Checkbox {...props} defaultValue={alleTexte(text).length > 0} />
    </>
  ),
  choice: ({ feld, props, text, bereich }) => <SelectField {...props} defaultValue={einText(text)} options={optionen(feld, bereich)} />,
  multiChoice: ({ feld, name, props, text, bereich }) => (
    <>
      <HiddenField name={GEZEIGT} value={name} />
      <CheckboxGroup {...props} defaultValue={alleTexte(text)} options={optionen(feld, bereich)} />
    </>
  ),
  chips: ({ feld, props, text }) => (
    <ChipField
      {...props}
      defaultValue={alleTexte(text).flatMap((eintrag) => splitChips(eintrag.replaceAll(/\r?\n/g, "###")))}
      limit={feld.max}
      maxItems={feld.maxItems}
    />
  ),
  table: ({ feld, bereich, umgebung }) =>
    feld.rows === "fest" ? (
      <FesteTabelle feld={feld} bereich={bereich} umgebung={umgebung} />
    ) : (
      <FormTabelle feld={feld} bereich={bereich} umgebung={umgebung} />
    ),
  computed: ({ feld, bereich }) => (
    <Stack gap="xs">
      <ReadOnlyField label={feld.label} value={displayField(feld, bereich)} />
      {feld.hint !== undefined && (
        <Text tone="muted" size="s">
          {feld.hint}
        </Text>
      )}
    </Stack>
  ),
  info: ({ feld }) => <Text tone="muted">{feld.label}</Text>,
};

function propsVon({ feld, name, bereich, felder, umgebung }: FeldProps): FieldProps {
  const { meldungen, daten, isGesperrt } = umgebung;
  const hinweise = [feld.hint, zusatzHinweis(feld, felder, bereich)].filter((hinweis) => hinweis !== undefined);
  return {
    id: idOf(name),
    name,
    label: feld.label,
    required: isRequired(feld, bereich),
    hint: hinweise.length > 0 ? hinweise.join(" ") : undefined,
    error: meldungen.fehler.get(name),
    warning: meldungen.warnungen.get(name),
    notices: meldungen.notices.get(name),
    rests: daten.reste[name]?.map(({ uuid, rest }) => ({ key: uuid, text: rest, discard: { name: "intent", value: restAbsicht(uuid) } })),
    readOnly: isGesperrt || isReadOnly(feld, bereich) ? true : undefined,
    autoComplete: feld.autocomplete,
    autoFocus: daten.wunsch.feld === name ? true : undefined,
    help: { href: umgebung.hilfeHref(feld.help ?? feld.key), label: feld.label },
    onEdit: () => umgebung.onEdit(name),
  };
}

/** One question of the form with the control of its kind. The control starts with the text known when it appears and then holds it. */
export function Feld(feldProps: FeldProps) {
  const { feld, name, bereich, umgebung } = feldProps;
  const [text] = useState(() => textVon(feld, name, { eingaben: umgebung.eingaben, werte: bereich.werte }));
  return controls[feld.kind]({ ...feldProps, props: propsVon(feldProps), text });
}
