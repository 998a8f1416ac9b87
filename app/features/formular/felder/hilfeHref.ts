/**
 * Leads to this page with the help for a field open; what else the address says is kept. A page asks for each of its
 * fields.
 */
export function createHilfeHref(action: string, search: string): (feld: string) => string {
  const query = new URLSearchParams(search);
  query.delete("feld");
  query.delete("hilfe");
  const rest = query.toString();
  const anfang = `${action.split("?")[0] ?? ""}?${rest === "" ? "" : `${rest}&`}hilfe=`;
  return (feld) => anfang + encodeURIComponent(feld);
}
