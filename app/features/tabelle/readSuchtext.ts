import { cutText } from "~/lib/text";

/** As long as calls take the text of a search. */
const SUCHE_MAX = 200;

/** What the address of a list looks for; "" for nothing. */
export const readSuchtext = (query: URLSearchParams, name = "suche"): string =>
  cutText((query.get(name) ?? "").trim(), SUCHE_MAX).text;
