import { readFolge, type Seitenfolge, withinSeiten } from "~/domain/tabelle/nachladen";
import { listFolge } from "./listFolge";

/** The pages of a list without columns to choose; nothing of it stands in the address but these. */
export type Seitenstand<Zeile> = { zeilen: Zeile[]; total: number; jeSeite: number; folge: Seitenfolge };

type Quelle<Zeile> = {
  jeSeite: number;
  list: (seite: { page: number; size: number }) => Promise<{ data: Zeile[]; total: number }>;
};

/** A list that is there as a whole, page by page. */
export const inSeiten =
  <Zeile>(zeilen: readonly Zeile[]): Quelle<Zeile>["list"] =>
  ({ page, size }) =>
    Promise.resolve({ data: zeilen.slice(page * size, (page + 1) * size), total: zeilen.length });

/** The pages that a query asks for; the last one where the list is shorter than that. */
export async function loadSeiten<Zeile>(
  query: URLSearchParams,
  { jeSeite, list }: Quelle<Zeile>,
): Promise<Seitenstand<Zeile>> {
  const gefragt = readFolge(query, jeSeite);
  const { data, total } = await listFolge(gefragt, jeSeite, list);
  const seiten = Math.max(1, Math.ceil(total / jeSeite));
  if (gefragt.seite <= seiten) return { zeilen: data, total, jeSeite, folge: withinSeiten(gefragt, seiten) };
  const letzte = { seite: seiten, bis: seiten };
  return { zeilen: (await listFolge(letzte, jeSeite, list)).data, total, jeSeite, folge: letzte };
}
