import { onSeite, type Sortierung, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { QuickLinks } from "~/ui";
import { ansichtHref, type Liste } from "./liste";

/** What is often asked for, in one press: the filters that it sets, and the order that goes with them. */
export type Schnellwahl = {
  text: string;
  filter: TabellenAnsicht["filter"];
  sortierung?: readonly Sortierung[];
};

type SchnellfilterProps = { liste: Liste; ansicht: TabellenAnsicht; wahlen: readonly Schnellwahl[] };

/** The filters that are often asked for, as links; the one that is set leads back to the whole list. */
export function Schnellfilter({ liste, ansicht, wahlen }: SchnellfilterProps) {
  return (
    <QuickLinks
      label="Schnellfilter"
      items={wahlen.map(({ text, filter, sortierung = [] }) => {
        const current = isGesetzt(ansicht, filter);
        const gefragt = current ? { filter: {}, sortierung: [] } : { filter, sortierung };
        return { label: text, current, href: ansichtHref(liste, onSeite({ ...ansicht, suche: "", ...gefragt }, 1)) };
      })}
    />
  );
}

/** Is this, and nothing else, what narrows the list? */
export const isGesetzt = (ansicht: TabellenAnsicht, filter: TabellenAnsicht["filter"]): boolean => {
  const keys = Object.keys(filter);
  return (
    ansicht.suche === "" &&
    Object.keys(ansicht.filter).length === keys.length &&
    keys.every((key) => ansicht.filter[key] === filter[key])
  );
};
