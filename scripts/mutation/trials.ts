import { createMutationVitest, listProblemsWith, tryReached } from "./mutantTrial";
import { nearTests, serviceTests, type Plan } from "./plan";
import { sampleOf } from "./sample";

export type Result = { killed: Set<number>; survived: Set<number>; notes: string[] };
type Draw = { size: number; seed: number };
type Vitest = Awaited<ReturnType<typeof createMutationVitest>>;

const survives = async (vitest: Vitest, id: number, tests: string[]): Promise<boolean> =>
  (await listProblemsWith(vitest, id, tests)).length === 0;

/** Tests that are red with a number that no mutant has would find every mutant. */
async function expectGreen(vitest: Vitest, plan: Plan, tests: string[]): Promise<void> {
  const problems = await listProblemsWith(vitest, plan.mutants.length, tests);
  if (problems.length > 0)
    throw new Error(`Ohne Mutanten müssen alle Tests grün sein.\n${problems.slice(0, 3).join("\n")}`);
}

/** Unit tests: all mutants that they come past, and a sample of those that decide only while modules are loaded. */
export async function tryWithUnitTests(plan: Plan, { size, seed }: Draw): Promise<Result> {
  const vitest = await createMutationVitest(plan.texts, "unit");
  const { killed, survived, onlyLoaded, unfit } = await tryReached(vitest, plan.unitTests, plan.mutants);
  const nearOf = (id: number) => nearTests(plan, plan.mutants[id]?.file ?? "");
  const sample = sampleOf([...onlyLoaded], size, seed);
  await expectGreen(vitest, plan, [...new Set([...survived, ...sample].flatMap(nearOf))]);
  // What a module keeps from the first run on (a map of what was computed before) hides a mutant from a warm run: again
  // from a cold start.
  for (const id of [...survived]) {
    if (await survives(vitest, id, nearOf(id))) continue;
    survived.delete(id);
    killed.add(id);
  }
  for (const id of sample) ((await survives(vitest, id, nearOf(id))) ? survived : killed).add(id);
  await vitest.close();
  const notes = [
    `${onlyLoaded.size} wirken nur beim Laden (Tabellen, Konstanten); von ihnen ${sample.length} probiert, Saat ${seed}.`,
  ];
  if (unfit.length > 0)
    notes.push(`Nicht zweimal nacheinander grün, darum ohne Urteil: ${[...new Set(unfit)].join(", ")}`);
  return { killed, survived, notes };
}

/** Tests with a database: a sample, each mutant from a cold start, with the tests that carry a word of its file. */
export async function tryWithServiceTests(plan: Plan, { size, seed }: Draw): Promise<Result> {
  const testsOf = (id: number) => serviceTests(plan, plan.mutants[id]?.file ?? "");
  const testable = plan.mutants.map(({ id }) => id).filter((id) => testsOf(id).length > 0);
  const sample = sampleOf(testable, size, seed);
  // The database of the whole run is set up in this process, without a mutant.
  Reflect.set(globalThis, "__mutant", () => false);
  const vitest = await createMutationVitest(plan.texts, "backend");
  await expectGreen(vitest, plan, [...new Set(sample.flatMap(testsOf))]);
  const [killed, survived] = [new Set<number>(), new Set<number>()];
  for (const id of sample) ((await survives(vitest, id, testsOf(id))) ? survived : killed).add(id);
  await vitest.close();
  const without = plan.mutants.length - testable.length;
  return {
    killed,
    survived,
    notes: [`${sample.length} von ${testable.length} probiert, Saat ${seed}; ${without} ohne Test mit ihrem Wort.`],
  };
}
