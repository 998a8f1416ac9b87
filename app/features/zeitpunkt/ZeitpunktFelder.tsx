import type { AntwortSicht } from "~/features/anmeldung";
import { DateField, FieldGroup, Inline, TextField } from "~/ui";
import { tagFeld, zeitFeld } from "./zeitpunktEingabe";

type ZeitpunktFelderProps = {
  /** The name of the moment: of the group, of findings about it, and the beginning of the names of its fields. */
  moment: string;
  legend: string;
  hint?: string;
  required?: boolean;
  antwort: AntwortSicht;
  /** What the fields open with, by their names. */
  texte?: Readonly<Record<string, string>>;
};

/** Asks for a moment: a day, and the time in Berlin. */
export function ZeitpunktFelder({ moment, legend, hint, required = false, antwort, texte = {} }: ZeitpunktFelderProps) {
  const { error, onEdit, help } = antwort.feld(moment);
  const frage = (name: string) => ({ id: name, name, required, onEdit, defaultValue: antwort.text(name, texte[name]) });
  return (
    <FieldGroup id={moment} legend={legend} hint={hint} error={error}>
      <Inline gap="m" align="end">
        <DateField {...frage(tagFeld(moment))} help={help} label="Tag" />
        <TextField
          {...frage(zeitFeld(moment))}
          label="Uhrzeit"
          hint="HH:MM, deutsche Zeit"
          inputMode="text"
          limit={9}
        />
      </Inline>
    </FieldGroup>
  );
}
