import { SelectField, Suggestions, TextField } from "~/ui";
import type { UnternehmenFeld } from "./unternehmenFelder";

export type UnternehmenEingabeFeldProps = {
  feld: UnternehmenFeld;
  wert: string;
  error: string | undefined;
  onEdit: () => void;
};

/** One field of the company data: a choice or a text, which may suggest. */
export function UnternehmenEingabeFeld({ feld, wert, error, onEdit }: UnternehmenEingabeFeldProps) {
  const { name, label, required, hint, autoComplete, limit, type, options, suggestions } = feld;
  const gemeinsam = { id: name, name, label, required, hint, autoComplete, error, onEdit, defaultValue: wert };
  if (options !== undefined) return <SelectField {...gemeinsam} options={options} />;
  if (suggestions === undefined) return <TextField {...gemeinsam} limit={limit} type={type} />;
  const list = `${name}-vorschlaege`;
  return (
    <>
      <TextField {...gemeinsam} limit={limit} type={type} list={list} />
      <Suggestions id={list} texts={suggestions} />
    </>
  );
}
