import { TextField } from "~/ui";

type SuchfeldProps = {
  /** The param of the address, and what scripts and links find it by. */
  name?: string;
  label?: string;
  /** What is looked through. In a row of controls it stands in the field. */
  wo: string;
  suche: string;
};

/** The field of a search, as all lists have it. */
export const Suchfeld = ({ name = "suche", label = "Suche", wo, suche }: SuchfeldProps) => (
  <TextField id={name} name={name} type="search" label={label} hint={wo} placeholder={wo} defaultValue={suche} />
);
