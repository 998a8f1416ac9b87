import type { AntwortSicht } from "~/features/anmeldung";
import { DateField, FieldGroup, Inline, TextField } from "~/ui";
import { type Momentfeld, tagFeld, zeitFeld } from "./nachrichtEingabe";

type MomentFelderProps = {
  moment: Momentfeld;
  legend: string;
  hint?: string;
  required?: boolean;
  antwort: AntwortSicht;
  texte: Readonly<Record<string, string>>;
};

/** Asks for a moment: a day, and the time in Berlin. */
export function MomentFelder({ moment, legend, hint, required = false, antwort, texte }: MomentFelderProps) {
  const { error, onEdit } = antwort.feld(moment);
  const frage = (name: string) => ({ id: name, name, required, onEdit, defaultValue: antwort.text(name, texte[name]) });
  return (
    <FieldGroup id={moment} legend={legend} hint={hint} error={error}>
      <Inline gap="m" align="end">
        <DateField {...frage(tagFeld(moment))} label="Tag" />
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
