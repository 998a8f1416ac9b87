import { formatDate } from "~/lib/date";
import { href } from "~/routing/href";

/** The name of the day in the address of the list. */
export const STAND_FELD = "stand";

/** The list as it was on a day (ISO), as people write it in the address of a page. */
export const standHref = (tag: string): string =>
  `${href("verbundeneUnternehmen")}?${new URLSearchParams({ [STAND_FELD]: formatDate(tag) }).toString()}`;
