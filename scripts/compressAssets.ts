import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".json", ".txt", ".html", ".webmanifest"]);
/** Below, the header of the answer outweighs what is saved. */
const WORTH_IT_BYTES = 128;

/** Writes `x.br` and `x.gz` beside each text file, once at build time, at the strongest level. */
export function compressAssets(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    if (!COMPRESSIBLE.has(extname(path)) || !statSync(path).isFile()) continue;
    const content = readFileSync(path);
    if (content.byteLength < WORTH_IT_BYTES) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
