import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepBuild } from "~/server/web/buildArchive";
import { loadStaticFiles } from "~/server/web/staticFiles";

let folder: string;
let archive: string;
const warnings: unknown[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "antragsportal-"));
  archive = join(folder, "browserdateien");
  warnings.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Deploys a build with one script of its own. */
function deploy(id: string, minute: number) {
  const client = join(folder, `client-${id}`);
  mkdirSync(join(client, "assets"), { recursive: true });
  writeFileSync(join(client, "assets", `seite-${id}.js`), `// ${id}`);
  const kept = keepBuild({ assets: join(client, "assets"), id, archive }, new Date(2026, 0, 1, 12, minute), (error) =>
    warnings.push(error),
  );
  return { kept, files: loadStaticFiles(client, kept) };
}

const ask = (files: ReturnType<typeof loadStaticFiles>, path: string) =>
  files(new Request(`http://localhost${path}`), path);

describe("the archive of browser builds", () => {
  it("serves this build and the two before it, and drops what is older", async () => {
    for (const [minute, id] of ["a", "b", "c"].entries()) deploy(id, minute);
    const { files } = deploy("d", 3);
    expect(readdirSync(archive).sort()).toEqual(["b", "c", "d"]);
    for (const id of ["b", "c", "d"]) expect(await ask(files, `/assets/seite-${id}.js`)?.text()).toBe(`// ${id}`);
    expect(ask(files, "/assets/seite-a.js")).toBeNull();
    expect(ask(files, "/assets/seite-b.js")?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it("serves the files of a newer build from a node that still runs the old one", async () => {
    const old = deploy("a", 0);
    deploy("b", 1);
    expect(await ask(old.files, "/assets/seite-b.js")?.text()).toBe("// b");
  });

  it("keeps a build that was started again after a newer one, as after a rollback", () => {
    for (const [minute, id] of ["a", "b", "c"].entries()) deploy(id, minute);
    deploy("a", 3);
    deploy("d", 4);
    expect(readdirSync(archive).sort()).toEqual(["a", "c", "d"]);
  });

  it.each([
    "/assets/../geheim.txt",
    "/assets/..%2fgeheim.txt",
    "/assets/a/b.js",
    "/assets/.js",
    "/geheim.txt",
    "/assets/geheim",
  ])("gives nothing for %s", (path) => {
    const { files } = deploy("a", 0);
    writeFileSync(join(archive, "geheim.txt"), "geheim");
    expect(ask(files, path)).toBeNull();
  });

  it("leaves no half-written build behind, and starts without one when the folder cannot be written", () => {
    writeFileSync(archive, "a file where the folder should be");
    const { files } = deploy("a", 0);
    expect(warnings).toHaveLength(1);
    expect(ask(files, "/assets/seite-a.js")?.status).toBe(200);
    expect(ask(files, "/assets/seite-b.js")).toBeNull();
    expect(readFileSync(archive, "utf8")).toContain("a file");
    expect(existsSync(join(folder, "client-a"))).toBe(true);
  });
});
