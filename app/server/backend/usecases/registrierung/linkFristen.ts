import type { BackendConfig, Dienste } from "../../dienste";

export type Frist = keyof BackendConfig["fristenMinuten"];

const MINUTE = 60_000;

type Fristen = { config: Pick<BackendConfig, "fristenMinuten"> };

/** How long something of this kind lives, in milliseconds. trust.md §3 rows 12 and 18. */
export const fristMillis = ({ config }: Fristen, frist: Frist): number => config.fristenMinuten[frist] * MINUTE;

/** When something of this kind ends that begins now; `mal`: so many times its life. */
export function endeVon(dienste: Fristen & Pick<Dienste, "clock">, frist: Frist, mal = 1): Date {
  return new Date(dienste.clock.now().getTime() + mal * fristMillis(dienste, frist));
}
