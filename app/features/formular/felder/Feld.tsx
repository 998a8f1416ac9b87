import { useState, type ReactNode } from "react";
import type { FieldKind } from "~/formkit/field";
import { displayField } from "~/formkit/readForm";
import { isReadOnly, isRequired } from "~/formkit/relevance";
import { ReadOnlyField, Stack, Text, type FieldProps } from "~/ui";
import { restAbsicht } from "../speichern/absicht";
import { optionenVon, textVon } from "./eingaben";
import { FeldEingabe, isEingabeKind, type EingabeKind } from "./FeldEingabe";
import { FesteTabelle } from "./FesteTabelle";
import { FormTabelle } from "./FormTabelle";
import { idOf } from "../seite/formularOrt";
import type { AntragBereich, AntragFeld } from "../seite/platz";
import { hilfeVon, type Umgebung } from "../seite/umgebung";
import { zusatzHinweis } from "../seite/zusatzHinweis";

export type FeldProps = {
  feld: AntragFeld;
  /** Name of the control; differs from the key in inline rows. */
  name: string;
  bereich: AntragBereich;
  /** The fields of the same entity, some of which this one may show or hide. */
  felder: readonly AntragFeld[];
  umgebung: Umgebung;
};

type EigeneAnzeige = (props: FeldProps) => ReactNode;

/** Kinds that no single control asks. */
const anzeigen: Record<Exclude<FieldKind, EingabeKind>, EigeneAnzeige> = {
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
    rests: daten.reste[name]?.map(({ uuid, rest }) => ({
      key: uuid,
      text: rest,
      discard: { name: "intent", value: restAbsicht(uuid) },
    })),
    readOnly: isGesperrt(name) || isReadOnly(feld, bereich) ? true : undefined,
    autoComplete: feld.autocomplete,
    autoFocus: daten.wunsch.feld === name ? true : undefined,
    help: hilfeVon(umgebung, feld),
    onEdit: () => umgebung.onEdit(name),
  };
}

/**
 * One question of the form with the control of its kind. The control starts with the text known when it appears and
 * then holds it.
 */
export function Feld(feldProps: FeldProps) {
  const { feld, name, bereich, umgebung } = feldProps;
  const [text] = useState(() => textVon(feld, name, { eingaben: umgebung.eingaben, werte: bereich.werte }));
  if (!isEingabeKind(feld.kind)) return anzeigen[feld.kind](feldProps);
  return <FeldEingabe feld={feld} props={propsVon(feldProps)} text={text} optionen={optionenVon(feld, bereich)} />;
}
