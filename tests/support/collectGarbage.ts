import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Clears the memory of what nobody holds, now and not whenever the engine likes. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
