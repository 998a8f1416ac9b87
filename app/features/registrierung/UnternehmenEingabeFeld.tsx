import { SelectField, TextField } from "~/ui";
import type { UnternehmenFeld } from "./unternehmenFelder";

export type UnternehmenEingabeFeldProps = {
  feld: UnternehmenFeld;
  wert: string;
  error: string | undefined;
  onEdit: () => void;
};

/** One field of the company data: a choice or a text. */
export function UnternehmenEingabeFeld({ feld, wert, error, onEdit }: UnternehmenEingabeFeldProps) {
  const { name, label, required, hint, autoComplete, limit, type, options } = feld;
  const gemeinsam = { id: name, name, label, required, hint, autoComplete, error, onEdit, defaultValue: wert };
  if (options !== undefined) return <SelectField {...gemeinsam} options={options} />;
  return <TextField {...gemeinsam} limit={limit} type={type} />;
}
