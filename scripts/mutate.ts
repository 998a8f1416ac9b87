import { parseArgs } from "node:util";
import type { Mutant } from "./mutation/mutants";
import { planMutants } from "./mutation/plan";
import { tryWithServiceTests, tryWithUnitTests } from "./mutation/trials";

/**
 * `npm run mutate -- <folder or file> … [--proben 40] [--saat 1] [--dienst]`: plants faults one at a time and names
 * those that no test finds. `--dienst`: with the tests of the backend, on a sample; otherwise with unit tests, and a
 * sample of those in tables and constants only.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    proben: { type: "string", default: "40" },
    saat: { type: "string", default: "1" },
    dienst: { type: "boolean", default: false },
  },
});
if (positionals.length === 0) {
  console.error("Aufruf: npm run mutate -- <Ordner oder Datei> …, zum Beispiel: npm run mutate -- app/routing");
  process.exit(1);
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").slice(0, 90);
const describeMutant = ({ file, line, column, was, now }: Mutant): string =>
  `${file}:${line}:${column}  ${oneLine(was)}  →  ${oneLine(now)}`;

const plan = planMutants(positionals);
console.log(`${plan.files.length} Dateien, ${plan.mutants.length} Mutanten`);
const draw = { size: Number(values.proben), seed: Number(values.saat) };
const { killed, survived, notes } = await (values.dienst ? tryWithServiceTests : tryWithUnitTests)(plan, draw);

for (const mutant of plan.mutants) if (survived.has(mutant.id)) console.log(describeMutant(mutant));
const tried = killed.size + survived.size;
console.log(`${killed.size} von ${tried} gefunden (${((100 * killed.size) / Math.max(1, tried)).toFixed(1)} %)`);
for (const note of notes) console.log(note);
