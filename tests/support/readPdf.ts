import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { z } from "zod";

/** A node of the structure tree with its text: the tag, and what stands in it. */
export type StrukturKnoten = { tag: string; text: string; kinder: StrukturKnoten[] };

type Baum = {
  role?: string | undefined;
  id?: string | undefined;
  type?: string | undefined;
  children?: Baum[] | undefined;
};
const baum: z.ZodType<Baum> = z.lazy(() =>
  z.object({
    role: z.string().optional(),
    id: z.string().optional(),
    type: z.string().optional(),
    children: z.array(baum).optional(),
  }),
);
const teil = z.object({ type: z.string().optional(), id: z.string().nullish(), str: z.string().optional() });

export type GelesenesPdf = {
  titel: string;
  sprache: string;
  isMarkiert: boolean;
  seiten: number;
  /** Everything on the pages, marked or not. */
  alles: string;
  /** The structure trees of the pages, one after the other. */
  struktur: StrukturKnoten[];
  lesezeichen: string[];
};

type Inhalte = ReadonlyMap<string, string>;

/** The text of each marked piece of a page, by its id. */
function readInhalte(items: readonly unknown[]): Inhalte {
  const inhalte = new Map<string, string>();
  const offen: string[] = [];
  for (const item of items) {
    const { type, id, str } = teil.parse(item);
    if (type === "beginMarkedContentProps" || type === "beginMarkedContent") offen.push(id ?? "");
    else if (type === "endMarkedContent") offen.pop();
    else {
      const marke = offen.findLast((eintrag) => eintrag !== "");
      if (marke !== undefined) inhalte.set(marke, (inhalte.get(marke) ?? "") + (str ?? ""));
    }
  }
  return inhalte;
}

function toKnoten({ role, children = [] }: Baum, inhalte: Inhalte): StrukturKnoten {
  const text = children
    .flatMap(({ type, id }) => (type === "content" && id !== undefined ? [inhalte.get(id) ?? ""] : []))
    .join("");
  const kinder = children.filter((kind) => kind.role !== undefined).map((kind) => toKnoten(kind, inhalte));
  return { tag: role ?? "", text, kinder };
}

/** Reads a PDF as assistive technology does: by its structure tree. */
export async function readPdf(bytes: Uint8Array): Promise<GelesenesPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const info = z.object({ Title: z.string(), Language: z.string() }).parse((await pdf.getMetadata()).info);
  const marken = await pdf.getMarkInfo();
  const struktur: StrukturKnoten[] = [];
  let alles = "";
  for (let nummer = 1; nummer <= pdf.numPages; nummer += 1) {
    const seite = await pdf.getPage(nummer);
    const { items } = await seite.getTextContent({ includeMarkedContent: true });
    alles += items.map((item) => ("str" in item ? item.str : "")).join("");
    const wurzel = baum.nullable().parse(await seite.getStructTree());
    if (wurzel !== null) struktur.push(toKnoten(wurzel, readInhalte(items)));
  }
  const gliederung = z
    .array(z.object({ title: z.string() }))
    .nullable()
    .parse(await pdf.getOutline());
  const { numPages: seiten } = pdf;
  await pdf.destroy();
  return {
    titel: info.Title,
    sprache: info.Language,
    isMarkiert: z.object({ Marked: z.boolean() }).parse(marken).Marked,
    seiten,
    alles,
    struktur,
    lesezeichen: (gliederung ?? []).map(({ title }) => title),
  };
}

/** Every tagged text in reading order, with its tag. */
export function listText(knoten: readonly StrukturKnoten[]): { tag: string; text: string }[] {
  return knoten.flatMap(({ tag, text, kinder }) => [...(text === "" ? [] : [{ tag, text }]), ...listText(kinder)]);
}
