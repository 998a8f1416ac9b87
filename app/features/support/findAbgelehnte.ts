import type { Person } from "~/contract/konto/personen";
import { href } from "~/routing/href";
import { MAILS, MAILS_JE_SEITE } from "./loadPersonen";

/** Where the first mail of an address stands that was refused for good: the page of its card; null for none. */
export function findAbgelehnte({ uuid, mails }: Pick<Person, "uuid" | "mails">): string | null {
  const stelle = mails.findIndex(({ aufgegebenAm }) => aufgegebenAm !== null);
  if (stelle === -1) return null;
  const seite = Math.floor(stelle / MAILS_JE_SEITE) + 1;
  return `${href("supportPerson", { uuid }, { [`${MAILS}Seite`]: seite === 1 ? null : seite })}#${MAILS}`;
}
