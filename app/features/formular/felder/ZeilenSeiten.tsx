import { Button, Inline } from "~/ui";
import { tabellenAbsicht } from "../speichern/absicht";

const SEITEN = [
  { art: "alsTabelle", icon: "bearbeiten", text: "Als Tabelle bearbeiten" },
  { art: "zeilenEinfuegen", icon: "kopieren", text: "Zeilen einfügen" },
] as const;

/** Saves what is typed, as every move inside the form, and leads to a page for all rows: edited in place, or pasted. */
export function ZeilenSeiten({ tabelle }: { tabelle: string }) {
  return (
    <Inline gap="m" wrap>
      {SEITEN.map(({ art, icon, text }) => (
        <Button key={art} variant="quiet" icon={icon} name="intent" value={tabellenAbsicht(art, tabelle)}>
          {text}
        </Button>
      ))}
    </Inline>
  );
}
