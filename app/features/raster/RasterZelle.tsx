import { useState } from "react";
import { rasterName } from "~/domain/antrag/formular/raster";
import type { AntwortSicht } from "~/features/anmeldung";
import { FeldEingabe, GEZEIGT, optionenVon, textVon } from "~/features/formular";
import type { Werte } from "~/formkit/field";
import { kinds } from "~/formkit/kinds";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import { displayField } from "~/formkit/readForm";
import { isRelevant, isRequired } from "~/formkit/relevance";
import { type FieldProps, HiddenField, MultiSelect, SelectField, Text, TextArea } from "~/ui";
import { isEingabe, type RasterFeld, type RasterLage } from "./rasterFelder";
import { type GezeigteZeile, zellenName } from "./rasterStand";

export type RasterZelleProps = {
  feld: RasterFeld;
  zeile: GezeigteZeile;
  lage: RasterLage;
  /** Null where nothing can be typed. */
  sicht: AntwortSicht | null;
  /** What was found in what is stored, by the name of the control. */
  hinweise: Readonly<Record<string, string>>;
  /** The column has too many choices to be filled in here. */
  isNurLesen?: boolean;
};

/** A cell: its control, or what is read there. */
export function RasterZelle({ isNurLesen = false, ...props }: RasterZelleProps) {
  const { feld, zeile, lage, sicht } = props;
  if (sicht !== null && !isNurLesen && isEingabe(feld, zeile.jetzt, lage)) return <Eingabe {...props} sicht={sicht} />;
  const b = { werte: zeile.jetzt, wurzel: lage.wurzel, kontext: lage.kontext };
  const text = isRelevant(feld, b) ? displayField(feld, b) || BLANK_TEXT : BLANK_TEXT;
  return <Text as={feld.kind === "computed" ? "strong" : "p"}>{text}</Text>;
}

/** The control starts with the text that is known when it appears, and then holds it. */
function Eingabe({ feld, zeile, lage, sicht, hinweise }: RasterZelleProps & { sicht: AntwortSicht }) {
  const name = rasterName(zeile.zeile.uuid, feld.key);
  const [text] = useState(() => textVon(feld, name, { eingaben: sicht.eingaben, werte: withKey(zeile.zeile, feld) }));
  const b = { werte: zeile.jetzt, wurzel: lage.wurzel, kontext: lage.kontext };
  const props: FieldProps = {
    ...sicht.feld(name),
    label: zellenName(feld, zeile),
    required: isRequired(feld, b),
    warning: hinweise[name],
  };
  return <Steuerung feld={feld} props={props} text={text} optionen={optionenVon(feld, b)} />;
}

const withKey = (zeile: Werte, { key }: RasterFeld): Werte => ({ [key]: zeile[key] ?? null });

const JA_NEIN = ({ trueLabel = "Ja", falseLabel = "Nein" }: RasterFeld) => [
  { value: "true", label: trueLabel },
  { value: "false", label: falseLabel },
];

type SteuerungProps = {
  feld: RasterFeld;
  props: FieldProps;
  text: string | string[];
  optionen: ReturnType<typeof optionenVon>;
};

/** The controls that take little room: a list for two answers, a closed one for several, two lines for a text. */
function Steuerung({ feld, props, text, optionen }: SteuerungProps) {
  const einText = [text].flat()[0] ?? "";
  switch (feld.kind) {
    case "yesNo":
      return <SelectField {...props} defaultValue={einText} options={JA_NEIN(feld)} emptyLabel="Keine Angabe" />;
    case "multiChoice":
      return (
        <>
          <HiddenField name={GEZEIGT} value={props.name} />
          <MultiSelect
            {...props}
            defaultValue={[text].flat()}
            options={optionen}
            emptyLabel="Nichts gewählt"
            hasNoButton
          />
        </>
      );
    case "textArea":
      return <TextArea {...props} defaultValue={einText} rows={2} limit={kinds.textArea.constraints(feld).maxLength} />;
    default:
      return <FeldEingabe feld={feld} props={props} text={text} optionen={optionen} />;
  }
}
