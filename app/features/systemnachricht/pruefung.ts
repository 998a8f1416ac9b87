import type { SeitenrahmenNachrichten } from "~/contract/portal/seitenrahmenDaten";
import {
  deleteNachricht,
  isActive,
  replaceNachricht,
  schliessKey,
  type SystemNachricht,
} from "~/domain/nachricht/systemNachricht";
import { browserClock } from "~/lib/clock";
import { uhrVersatz } from "~/lib/uhrVersatz";
import { type AktiveNachricht, setAktive } from "./aktive";

let bekannte: readonly AktiveNachricht[] = [];
let versatzMs = 0;
/** What was closed here: a page that was read before the server has heard of it still says otherwise. */
const geschlossene = new Set<string>();

const withGeschlossen = (nachricht: AktiveNachricht): AktiveNachricht =>
  geschlossene.has(schliessKey(nachricht)) ? { ...nachricht, geschlossen: true } : nachricht;

/** Looks which announcements are active now. @spec §4 Checked every second */
export function check(): void {
  const jetzt = new Date(browserClock.now().getTime() + versatzMs);
  setAktive(bekannte.filter((nachricht) => isActive(nachricht, jetzt)).map(withGeschlossen));
}

/** Takes what the server has just told: it replaces everything known before. */
export function takeOver({ stand, data }: SeitenrahmenNachrichten): void {
  bekannte = data;
  versatzMs = uhrVersatz(new Date(stand), browserClock.now());
  check();
}

/** Takes in an announcement that was pushed; one with its uuid makes way for it. @spec §4 */
export function replace(nachricht: SystemNachricht): void {
  bekannte = replaceNachricht(bekannte, nachricht);
  check();
}

/** Takes out an announcement that is no more. @spec §4 */
export function remove(uuid: string): void {
  bekannte = deleteNachricht(bekannte, uuid);
  check();
}

/** The person has closed these, as they read now. */
export function close(gezeigte: readonly SystemNachricht[]): void {
  for (const nachricht of gezeigte) geschlossene.add(schliessKey(nachricht));
  check();
}

/** The person has left the portal, or nobody checks any more. */
export function forget(): void {
  bekannte = [];
  geschlossene.clear();
  setAktive(null);
}
