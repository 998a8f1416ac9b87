import type { AntwortSicht } from "~/features/anmeldung";
import { SelectField, Suggestions, TextField } from "~/ui";
import type { UnternehmenFeld } from "./unternehmenFelder";

export type UnternehmenEingabeFeldProps = {
  feld: UnternehmenFeld;
  wert: string;
  /** What the last answer says about it, and its help. */
  stand: ReturnType<AntwortSicht["feld"]>;
};

/** One field of the company data: a choice or a text, which may suggest. */
export function UnternehmenEingabeFeld({ feld, wert, stand }: UnternehmenEingabeFeldProps) {
  const { name, label, required, hint, autoComplete, limit, type, options, suggestions } = feld;
  const gemeinsam = { ...stand, label, required, hint, autoComplete, defaultValue: wert };
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
