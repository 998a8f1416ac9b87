const JAHR = /^\d{4}$/;

/**
 * Says of a day (ISO) that the company did not exist yet; null when it did, or when nobody knows. `gruendungsjahr` as
 * it is known today.
 *
 * @assumed domain.md 3.1 asks for the year of the foundation, not for its day: of that year itself every day counts.
 */
export function vorGruendungText(gruendungsjahr: string, tag: string): string | null {
  if (!JAHR.test(gruendungsjahr) || tag.slice(0, 4) >= gruendungsjahr) return null;
  return `An diesem Tag gab es Ihr Unternehmen noch nicht: Als Gründungsjahr ist ${gruendungsjahr} angegeben.`;
}
