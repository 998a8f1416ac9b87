import type { BackendConfig, Dienste } from "../../dienste";

export type Frist = keyof BackendConfig["fristenMinuten"];

const MINUTE = 60_000;

/** How long something of this kind lives, in milliseconds. trust.md §3 rows 12 and 18. */
export const fristMillis = ({ config }: Pick<Dienste, "config">, frist: Frist): number =>
  config.fristenMinuten[frist] * MINUTE;

/** When something of this kind ends that begins now; `mal`: so many times its life. */
export function endeVon(dienste: Pick<Dienste, "config" | "clock">, frist: Frist, mal = 1): Date {
  return new Date(dienste.clock.now().getTime() + mal * fristMillis(dienste, frist));
}
