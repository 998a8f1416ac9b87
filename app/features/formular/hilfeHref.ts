/** The address of this page with the help for a field open; what else the address says is kept. */
export function hilfeHref(action: string, search: string, feld: string): string {
  const query = new URLSearchParams(search);
  query.set("hilfe", feld);
  query.delete("feld");
  return `${action.split("?")[0] ?? ""}?${query.toString()}`;
}
