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

type KnopfProps = Pick<ZeilenAktionenProps, "titel" | "tabelle" | "zeile">;

const RICHTUNGEN = {
  zeileHoch: { wort: "oben", icon: "pfeilOben" },
  zeileRunter: { wort: "unten", icon: "pfeilUnten" },
} as const;

function VerschiebeKnopf({ titel, tabelle, zeile, art }: KnopfProps & { art: keyof typeof RICHTUNGEN }) {
  const { wort, icon } = RICHTUNGEN[art];
  return (
    <Button variant="quiet" name="intent" value={zeilenAbsicht(art, tabelle, zeile.uuid)} title={`Nach ${wort}`}>
      <Icon name={icon} />
      <VisuallyHidden>{`${titel} nach ${wort}`}</VisuallyHidden>
    </Button>
  );
}

function LoeschKnopf({ titel, tabelle, zeile, onLoeschen }: KnopfProps & Pick<ZeilenAktionenProps, "onLoeschen">) {
  const isHydrated = useHydrated();
  return (
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
  );
}

/** What can be done with a row of a table. */
export function ZeilenAktionen(props: ZeilenAktionenProps) {
  const { titel, tabelle, zeile, oeffnen, isErste, isLetzte, isReadOnly, id, isGemeint, onLoeschen } = props;
  const knopf = { titel, tabelle, zeile };
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
      {!isReadOnly && !isErste && <VerschiebeKnopf {...knopf} art="zeileHoch" />}
      {!isReadOnly && !isLetzte && <VerschiebeKnopf {...knopf} art="zeileRunter" />}
      {!isReadOnly && <LoeschKnopf {...knopf} onLoeschen={onLoeschen} />}
    </Inline>
  );
}
