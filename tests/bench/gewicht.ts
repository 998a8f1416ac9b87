import { get } from "./load";

/** Bytes over the wire, compressed with brotli, that a browser needs for the first view of a page; fonts and images apart. */
export type Gewicht = { html: number; css: number; script: number; scriptDateien: number };

export async function weigh(origin: string, path: string, cookie: string): Promise<Gewicht> {
  const plain = (await get(origin + path, { cookie })).body.toString("utf8");
  const html = (await get(origin + path, { cookie, "accept-encoding": "br" })).body.byteLength;
  const links = [...plain.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const css = hrefsOf(links.filter((tag) => tag.includes('rel="stylesheet"')));
  const script = new Set([...hrefsOf(links.filter((tag) => tag.includes('rel="modulepreload"'))), ...importsOf(plain)]);
  return { html, css: await sum(origin, css), script: await sum(origin, [...script]), scriptDateien: script.size };
}

const hrefsOf = (tags: string[]): string[] => tags.flatMap((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? []);

const importsOf = (html: string): string[] =>
  [...html.matchAll(/(?:src=|from |import )"(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path);

async function sum(origin: string, paths: string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    const { status, body } = await get(origin + path, { "accept-encoding": "br" });
    if (status !== 200) throw new Error(`${path}: ${status}`);
    bytes += body.byteLength;
  }
  return bytes;
}
