import { setFlagsFromString } from "node:v8";

/**
 * By how much the heap may grow above what lives in it before it is collected as a whole. V8 would decide by itself, and lets a busy portal
 * fill three times of what it needs with garbage. See docs/decisions/0031-memory.md.
 */
const GROWTH_PERCENT = 60;

/** Keeps the memory of the process near what it needs. For the first line of the process: it holds from the next collection on. */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${String(GROWTH_PERCENT)}`);
}
