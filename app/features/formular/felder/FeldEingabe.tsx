import type { ReactNode } from "react";
import type { FieldKind, FieldRules } from "~/formkit/field";
import { kinds } from "~/formkit/kinds";
import { splitChips } from "~/lib/text";
import {
  Checkbox,
  CheckboxGroup,
  ChipField,
  DateField,
  type FieldProps,
  HiddenField,
  MonthField,
  NumberField,
  RadioGroup,
  SelectField,
  type SelectOption,
  TextArea,
  TextField,
} from "~/ui";
import { GEZEIGT } from "../seite/formularDaten";

/** What one control asks, and the text that it starts with; `optionen` for the kinds that choose. */
export type FeldEingabeProps = {
  feld: FieldRules & { inputType?: "email" | "tel" | "url" };
  props: FieldProps;
  text: string | string[];
  optionen: readonly SelectOption[];
};

/** The kinds that one control of the kit asks; the others are tables and texts. */
export type EingabeKind = Exclude<FieldKind, "table" | "computed" | "info">;

/** From this many characters on a text area is tall. */
const LANGER_TEXT = 1000;

const einText = (text: string | string[]): string => (Array.isArray(text) ? (text[0] ?? "") : text);
const alleTexte = (text: string | string[]): string[] => [text].flat().filter((eintrag) => eintrag !== "");

/** How many characters the kind stores; the kit has a limit of its own only for forms without kinds. */
const limitOf = (feld: FieldRules): number | undefined => kinds[feld.kind].constraints(feld).maxLength;

const zahl = ({ feld, props, text }: FeldEingabeProps): ReactNode => (
  <NumberField
    {...props}
    kind={feld.kind === "euro" || feld.kind === "integer" ? feld.kind : "decimal"}
    defaultValue={einText(text)}
    integerDigits={feld.integerDigits}
    fractionDigits={feld.fractionDigits}
  />
);

/** Which control of the kit asks which kind of field; a new kind does not compile until it has one. */
const controls: Record<EingabeKind, (eingabe: FeldEingabeProps) => ReactNode> = {
  text: ({ feld, props, text }) => (
    <TextField {...props} type={feld.inputType} defaultValue={einText(text)} limit={limitOf(feld)} />
  ),
  textArea: ({ feld, props, text }) => (
    <TextArea
      {...props}
      defaultValue={einText(text)}
      limit={limitOf(feld)}
      rows={(limitOf(feld) ?? 0) >= LANGER_TEXT ? 9 : 4}
    />
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
  checkbox: ({ props, text }) => (
    <>
      <HiddenField name={GEZEIGT} value={props.name} />
      <Checkbox {...props} defaultValue={alleTexte(text).length > 0} />
    </>
  ),
  choice: ({ props, text, optionen }) => <SelectField {...props} defaultValue={einText(text)} options={optionen} />,
  multiChoice: ({ props, text, optionen }) => (
    <>
      <HiddenField name={GEZEIGT} value={props.name} />
      <CheckboxGroup {...props} defaultValue={alleTexte(text)} options={optionen} />
    </>
  ),
  chips: ({ feld, props, text }) => (
    <ChipField
      {...props}
      defaultValue={alleTexte(text).flatMap((eintrag) => splitChips(eintrag.replaceAll(/\r?\n/g, "###")))}
      limit={limitOf(feld)}
      maxItems={feld.maxItems}
    />
  ),
};

/** Is this kind asked by one control? */
export const isEingabeKind = (kind: FieldKind): kind is EingabeKind => kind in controls;

/** The control of one question, whatever form it belongs to. Kinds without a control of their own show nothing. */
export function FeldEingabe(eingabe: FeldEingabeProps): ReactNode {
  const { kind } = eingabe.feld;
  return isEingabeKind(kind) ? controls[kind](eingabe) : null;
}
