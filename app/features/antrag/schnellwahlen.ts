import type { AmZug } from "~/domain/antrag/amZug";
import { FILTER_TRENNER } from "~/domain/tabelle/tabellenAnsicht";
import type { Schnellwahl } from "~/features/tabelle";
import { addDays, formatDate } from "~/lib/date";

/** So many days ahead a deadline is near. @assumed Issue 19 names quick filters and no span. */
const NAH = 14;

const amZug = (...keys: AmZug[]): string => keys.join(FILTER_TRENNER);

const nahe = (heute: string): Schnellwahl => ({
  text: `Frist in ${String(NAH)} Tagen`,
  filter: { naechsteFrist: `${formatDate(heute)} – ${formatDate(addDays(heute, NAH))}` },
  sortierung: [{ key: "naechsteFrist", order: "asc" }],
});

/**
 * What is often asked for in the list of Anträge on this day. Open is what somebody still has to act in: a decision
 * that was retrieved, and a procedure that is over, are not.
 */
export const listSchnellwahlen = (isStab: boolean, heute: string): readonly Schnellwahl[] =>
  isStab
    ? [{ text: "Bescheinigungsstelle ist dran", filter: { amZug: amZug("STELLE") } }, nahe(heute)]
    : [
        { text: "Meine offenen", filter: { amZug: amZug("FIRMA", "STELLE"), zugriff: "MIR" } },
        { text: "Wir sind dran", filter: { amZug: amZug("FIRMA") } },
        nahe(heute),
      ];
