import type { Zeile } from "~/formkit/field";
import { Button, Icon, Inline, LinkButton, useHydrated, VisuallyHidden } from "~/ui";
import { zeilenAbsicht } from "../speichern/absicht";

export type ZeilenAktionenProps = {
  titel: string;
  tabelle: string;
  zeile: Zeile;
  /** Where the row is opened. */
  oeffnen: string;
  isErste: boolean;
  isLetzte: boolean;
  isReadOnly: boolean;
  /** Names the first action; whoever is led to the row arrives there. */
  id: string;
  isGemeint: boolean;
  /** Asks in a dialog; without scripts the button leads to a page that asks. */
  onLoeschen: (zeile: Zeile) => void;
};

/** What can be done with a row of a table. */
export function ZeilenAktionen({
  titel,
  tabelle,
  zeile,
  oeffnen,
  isErste,
  isLetzte,
  isReadOnly,
  id,
  ...rest
}: ZeilenAktionenProps) {
  const { isGemeint, onLoeschen } = rest;
  const isHydrated = useHydrated();
  const verschieben = (art: "zeileHoch" | "zeileRunter", wort: string) => (
    <Button variant="quiet" name="intent" value={zeilenAbsicht(art, tabelle, zeile.uuid)} title={`Nach ${wort}`}>
      <Icon name={art === "zeileHoch" ? "pfeilOben" : "pfeilUnten"} />
      <VisuallyHidden>{`${titel} nach ${wort}`}</VisuallyHidden>
    </Button>
  );
  return (
    <Inline gap="xs" wrap>
      <LinkButton
        id={id}
        href={oeffnen}
        variant="quiet"
        icon={isReadOnly ? "anzeigen" : "bearbeiten"}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the row that a person comes back from
        autoFocus={isGemeint}
      >
        {isReadOnly ? "Ansehen" : "Bearbeiten"}
        <VisuallyHidden>{`: ${titel}`}</VisuallyHidden>
      </LinkButton>
      {!isReadOnly && !isErste && verschieben("zeileHoch", "oben")}
      {!isReadOnly && !isLetzte && verschieben("zeileRunter", "unten")}
      {!isReadOnly && (
        <Button
          variant="quiet"
          name="intent"
          value={zeilenAbsicht("zeileLoeschenFragen", tabelle, zeile.uuid)}
          title="Löschen"
          onClick={(event) => {
            if (!isHydrated) return;
            event.preventDefault();
            onLoeschen(zeile);
          }}
        >
          <Icon name="loeschen" />
          <VisuallyHidden>{`${titel} löschen`}</VisuallyHidden>
        </Button>
      )}
    </Inline>
  );
}
