import { setMaxListeners } from "node:events";
import { appendFileSync } from "node:fs";
import type { RunnerTestCase } from "vitest";
import { VitestTestRunner } from "vitest/runners";
import { getFn } from "vitest/suite";

/** What a worker tells after each file; ids of mutants. */
export type Verdict = {
  /** Come past by a test. */
  reached: number[];
  /** Come past while modules were loaded. */
  loaded: number[];
  killed: number[];
  /** Tests that fail without a mutant, or when they run twice: they prove nothing about mutants. */
  unfit: string[];
};

type State = {
  active: number;
  hits: number;
  most: number;
  seen: Map<number, number>;
  killed: Set<number>;
  reached: Set<number>;
};

const MILLIS_FOR_A_TEST = 3_000;
/** A mutant that is passed so much oftener than before turns in a circle. */
const [TIMES_MORE, AND] = [50, 20_000];

class EndlessMutant extends Error {}

/** One for the process: with `isolate: false` all files of a worker share what is killed already. */
function createState(): State {
  const active = Number(process.env.MUTANT ?? "-1");
  const state: State = { active, hits: 0, most: 1_000_000, seen: new Map(), killed: new Set(), reached: new Set() };
  const isActive = (id: number): boolean => {
    state.seen.set(id, (state.seen.get(id) ?? 0) + 1);
    if (id !== state.active) return false;
    state.hits += 1;
    if (state.hits > state.most) throw new EndlessMutant(`Mutant ${id} does not end.`);
    return true;
  };
  Reflect.set(globalThis, "__mutant", isActive);
  return state;
}

const holder: typeof globalThis & { mutationState?: State } = globalThis;
const state = (holder.mutationState ??= createState());

const isSwitching = process.env.MUTANT === undefined;

async function passes(run: () => unknown): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new EndlessMutant("late")), MILLIS_FOR_A_TEST);
  });
  try {
    await Promise.race([run(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The runner that vitest loads by its path, so it is the default export. Runs each test once as it is and once more for
 * each mutant that it comes past and that no test before has found.
 */
export default class MutationRunner extends VitestTestRunner {
  private unfit: string[] = [];
  private loaded = new Set<number>();

  override onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    for (const id of state.seen.keys()) this.loaded.add(id);
    state.seen.clear();
    return super.onBeforeRunTask(test);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = getFn(test);
    // Each run of the test listens for its end.
    setMaxListeners(0, test.context.signal);
    state.seen.clear();
    await run();
    if (!isSwitching) return;
    const passed = new Map(state.seen);
    for (const id of passed.keys()) state.reached.add(id);
    const open = [...passed].filter(([id]) => !state.killed.has(id));
    if (open.length === 0) return;
    if (!(await passes(run))) {
      this.unfit.push(test.name);
      return;
    }
    for (const [id, times] of open) await this.tryMutant(run, id, times);
    state.seen.clear();
  }

  private async tryMutant(run: () => unknown, id: number, times: number): Promise<void> {
    state.active = id;
    state.hits = 0;
    state.most = times * TIMES_MORE + AND;
    if (!(await passes(run))) state.killed.add(id);
    state.active = -1;
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    const file = process.env.MUTATION_VERDICTS;
    if (!isSwitching || file === undefined) return;
    const verdict: Verdict = {
      reached: [...state.reached],
      loaded: [...this.loaded],
      killed: [...state.killed],
      unfit: this.unfit,
    };
    appendFileSync(file, `${JSON.stringify(verdict)}\n`);
  }
}
