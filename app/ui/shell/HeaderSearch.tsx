import { Button } from "../basic/Button";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { control } from "../private/control.css";
import { search } from "./HeaderSearch.css";

export type HeaderSearchProps = {
  /** The param of the address. */
  name: string;
  label: string;
};

/** The field of a search in the bar at the top, with its button; around it stands the form. */
export function HeaderSearch({ name, label }: HeaderSearchProps) {
  return (
    <div className={search}>
      <input type="search" name={name} aria-label={label} placeholder={label} maxLength={200} className={control} />
      <Button variant="quiet" icon="suchen">
        <VisuallyHidden>Suchen</VisuallyHidden>
      </Button>
    </div>
  );
}
