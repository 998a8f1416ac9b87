import { useNavigation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { Button, Icon, VisuallyHidden } from "~/ui";
import { type Bewegung, RICHTUNGEN, type Richtung, zeilenWert } from "./bewegung";

type VerschiebeKnoepfeProps = {
  zeilen: readonly { uuid: string; titel: string }[];
  /** The place of this row among them. */
  stelle: number;
  bewegung: Bewegung | null;
};

const WARTET = { "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() } as const;
const PFEILE = { zeileHoch: "pfeilOben", zeileRunter: "pfeilUnten" } as const;

/**
 * Moves a row up or down. Without scripts the page comes back with the focus on the button that was used, or on the
 * other one where the row cannot go further.
 */
export function VerschiebeKnoepfe(props: VerschiebeKnoepfeProps) {
  return (
    <>
      <Knopf {...props} richtung="zeileHoch" /> <Knopf {...props} richtung="zeileRunter" />
    </>
  );
}

const SCHRITT = { zeileHoch: -1, zeileRunter: 1 } as const;

function Knopf({ zeilen, stelle, bewegung, richtung }: VerschiebeKnoepfeProps & { richtung: Richtung }) {
  const isGesperrt = useNavigation().formMethod === "POST";
  const nachbarIn = (wohin: Richtung) => zeilen[stelle + SCHRITT[wohin]];
  const [zeile, nachbar] = [zeilen[stelle], nachbarIn(richtung)];
  if (zeile === undefined || nachbar === undefined) return null;
  const isGemeint =
    bewegung?.uuid === zeile.uuid && (richtung === bewegung.richtung || nachbarIn(bewegung.richtung) === undefined);
  return (
    <Button
      variant="quiet"
      name="absicht"
      value={zeilenWert(richtung, nachbar.uuid, zeile.uuid)}
      title={`Nach ${RICHTUNGEN[richtung]}`}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the row that a person has just moved
      autoFocus={isGemeint}
      {...(isGesperrt ? WARTET : {})}
    >
      <Icon name={PFEILE[richtung]} />
      <VisuallyHidden>{`${zeile.titel} nach ${RICHTUNGEN[richtung]}`}</VisuallyHidden>
    </Button>
  );
}
