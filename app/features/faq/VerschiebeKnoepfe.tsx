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
export function VerschiebeKnoepfe({ zeilen, stelle, bewegung }: VerschiebeKnoepfeProps) {
  const isGesperrt = useNavigation().formMethod === "POST";
  const zeile = zeilen[stelle];
  const nachbarn = { zeileHoch: zeilen[stelle - 1], zeileRunter: zeilen[stelle + 1] };
  if (zeile === undefined) return null;
  const isGemeint = (richtung: Richtung): boolean => {
    if (bewegung?.uuid !== zeile.uuid) return false;
    return richtung === bewegung.richtung || nachbarn[bewegung.richtung] === undefined;
  };
  return (["zeileHoch", "zeileRunter"] as const).map((richtung) => {
    const nachbar = nachbarn[richtung];
    if (nachbar === undefined) return null;
    return (
      <Button
        key={richtung}
        variant="quiet"
        name="absicht"
        value={zeilenWert(richtung, nachbar.uuid, zeile.uuid)}
        title={`Nach ${RICHTUNGEN[richtung]}`}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the row that a person has just moved
        autoFocus={isGemeint(richtung)}
        {...(isGesperrt ? WARTET : {})}
      >
        <Icon name={PFEILE[richtung]} />
        <VisuallyHidden>{`${zeile.titel} nach ${RICHTUNGEN[richtung]}`}</VisuallyHidden>
      </Button>
    );
  });
}
