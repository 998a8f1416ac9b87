import type { LinkQuery } from "~/routing/href";

/** How the address of the page names the outbox: its pages and its place, and its search. */
export const MAILS = { liste: "mails", suche: "mailsSuche" } as const;

const NAME = MAILS.liste;
const WERT = "aufgegeben";

/** Does an address ask for the mails alone that are given up? They may stand far behind those that still wait. */
export const isNurAufgegebene = (query: URLSearchParams): boolean => query.get(NAME) === WERT;

/** The query that asks for them. */
export const NUR_AUFGEGEBENE: LinkQuery = { [NAME]: WERT };
