import type { Seitenfolge } from "~/domain/tabelle/nachladen";

type Seitenruf<Zeile, Mehr> = (seite: { page: number; size: number }) => Promise<Mehr & { data: Zeile[] }>;

/**
 * The rows of these pages: from the first page on in one call, from a later one on in a call each, because a call
 * counts its pages in its own size. What else is answered is that of the first of them.
 */
export async function listFolge<Zeile, Mehr>(
  { seite, bis }: Seitenfolge,
  jeSeite: number,
  list: Seitenruf<Zeile, Mehr>,
): Promise<Mehr & { data: Zeile[] }> {
  if (seite === 1) return list({ page: 0, size: bis * jeSeite });
  const pages = Array.from({ length: bis - seite + 1 }, (_, index) => seite - 1 + index);
  const [erste, ...weitere] = await Promise.all(pages.map((page) => list({ page, size: jeSeite })));
  if (erste === undefined) throw new RangeError("A list has at least one page");
  return { ...erste, data: [erste, ...weitere].flatMap(({ data }) => data) };
}
