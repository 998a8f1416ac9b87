import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { readImportGraph, reachedFrom } from "./check/importGraph";
import { plantMutants, type Mutant } from "./mutation/mutants";
import { createMutationVitest, survivesLoading, tryReached } from "./mutation/mutantTrial";
import { sampleOf } from "./mutation/sample";
import { projectRoot } from "./projectRoot";

/** `npm run mutate -- <folder or file> … [--geladene 40] [--saat 1]`: plants faults one at a time and names those that no unit test finds. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { geladene: { type: "string", default: "40" }, saat: { type: "string", default: "1" } },
});
if (positionals.length === 0) {
  console.error("Aufruf: npm run mutate -- <Ordner oder Datei> …, zum Beispiel: npm run mutate -- app/routing");
  process.exit(1);
}

const users = readImportGraph();
const files = [...users.keys()].filter((file) =>
  positionals.some((place) => file === place || file.startsWith(`${place.replace(/\/$/, "")}/`)),
);
const texts = new Map<string, string>();
const mutants: Mutant[] = [];
for (const file of files) {
  const planted = plantMutants(file, readFileSync(join(projectRoot, file), "utf8"), mutants.length);
  texts.set(join(projectRoot, file), planted.text);
  mutants.push(...planted.mutants);
}
const reachedTests = (folder: string): string[] =>
  [...reachedFrom(files, users)].filter((path) => path.startsWith(`${folder}/`) && /\.test\.tsx?$/.test(path)).sort();
const unitTests = reachedTests("tests/unit");
// Tables are also held against the printed pages of docs/; that takes too long to be done for every mutant.
const architectureTests = reachedTests("tests/architecture");
console.log(`${files.length} Dateien, ${mutants.length} Mutanten, ${unitTests.length} Testdateien`);

const vitest = await createMutationVitest(texts);
const { killed, survived, onlyLoaded, unfit } = await tryReached(vitest, unitTests, mutants);
const folderOf = (path: string): string => dirname(path).replace(/^app/, "tests/unit");

/** Tests that import a file or lie where its own test lies. */
const nearTests = (file: string): string[] => unitTests.filter((test) => users.get(file)?.has(test) || dirname(test) === folderOf(file));

const survivesNear = (id: number): Promise<boolean> => survivesLoading(vitest, id, nearTests(mutants[id]?.file ?? ""));

// What a module keeps from the first run on (a map of what was computed before) hides a mutant from a warm run: once more from a cold start.
for (const id of [...survived]) {
  if (await survivesNear(id)) continue;
  survived.delete(id);
  killed.add(id);
}
const sample = sampleOf([...onlyLoaded], Number(values.geladene), Number(values.saat));
for (const id of sample) {
  const survives = (await survivesNear(id)) && (await survivesLoading(vitest, id, [...architectureTests, ...unitTests]));
  (survives ? survived : killed).add(id);
}
await vitest.close();

for (const { id, file, line, column, was, now } of mutants) {
  if (survived.has(id))
    console.log(`${file}:${line}:${column}  ${was.replaceAll(/\s+/g, " ").slice(0, 90)}  →  ${now.replaceAll(/\s+/g, " ").slice(0, 90)}`);
}
const tried = killed.size + survived.size;
console.log(`${killed.size} von ${tried} gefunden (${((100 * killed.size) / Math.max(1, tried)).toFixed(1)} %)`);
console.log(`${onlyLoaded.size} wirken nur beim Laden (Tabellen, Konstanten); von ihnen ${sample.length} probiert, Saat ${values.saat}.`);
if (unfit.length > 0) console.log(`Nicht zweimal nacheinander grün, darum ohne Urteil: ${[...new Set(unfit)].join(", ")}`);
