import type { Wartungsfenster } from "~/contract/verfahren/wartungsfenster";
import type { Rufe } from "~/contract/wire/call";

/** The window that is announced or runs; null when there is none. */
export async function loadFenster(call: Rufe): Promise<Wartungsfenster | null> {
  return (await call.wartungsfenster.getWartungsfenster()).fenster;
}
