import { tagUndZeitVon } from "~/domain/nachricht/zeitEingabe";
import { useCanEditTexte } from "~/features/shell";
import { href } from "~/routing/href";
import { TextLink } from "~/ui";

type Props = {
  /** When it was submitted (ISO); null as long as it was not. */
  eingereichtAm: string | null;
  /** The submission of the Antrag or the document, with which it was kept which texts stood there. */
  einreichung: string;
  bereich: string;
};

/** Where those who edit the help texts see which of them stood there at a submission. */
export function DamaligeTexte({ eingereichtAm, einreichung, bereich }: Props) {
  const canEdit = useCanEditTexte();
  if (!canEdit || eingereichtAm === null) return null;
  const { tag: am, zeit: um } = tagUndZeitVon(eingereichtAm);
  return (
    <div data-print="nein">
      <TextLink href={href("hilfetexteView", {}, { bereich, am, um, einreichung })}>
        Hilfetexte zum Zeitpunkt der Einreichung
      </TextLink>
    </div>
  );
}
