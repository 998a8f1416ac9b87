import { newUuid } from "~/lib/uuid";

/** The page that is open here, from its loading to its end. */
export const BLATT = newUuid();

const SPERRE = "tresor ";
const nieFertig = new Promise<void>(() => undefined);
let istGehalten = false;

/** While this page lives, other pages know that what it has typed stands here and need not be offered to anybody. */
export function halteBlatt(): void {
  if (istGehalten || !("locks" in navigator)) return;
  istGehalten = true;
  void navigator.locks.request(`${SPERRE}${BLATT}`, { mode: "shared" }, () => nieFertig).catch(() => undefined);
}

/** The pages that are open in this browser. */
export async function listLebendeBlaetter(): Promise<ReadonlySet<string>> {
  if (!("locks" in navigator)) return new Set([BLATT]);
  const { held = [] } = await navigator.locks.query();
  return new Set([BLATT, ...held.map(({ name = "" }) => name.slice(SPERRE.length))]);
}
