import { useSyncExternalStore } from "react";
import type { SeitenrahmenNachrichten } from "~/contract/portal/seitenrahmenDaten";
import type { SystemNachricht } from "~/domain/nachricht/systemNachricht";

/** `geschlossen`: the reader has closed it as it reads now. */
export type AktiveNachricht = SystemNachricht & { geschlossen?: boolean };

/** What is to be seen right now; null until the page is alive and somebody checks every second. */
let gepruefte: readonly AktiveNachricht[] | null = null;
const zuhoerer = new Set<() => void>();

const isEqual = (eine: AktiveNachricht, andere: AktiveNachricht | undefined): boolean =>
  eine.uuid === andere?.uuid &&
  eine.titel === andere.titel &&
  eine.text === andere.text &&
  eine.anzeigenBis === andere.anzeigenBis &&
  eine.fassung === andere.fassung &&
  eine.geschlossen === andere.geschlossen;

/** Keeps the list as it is where nothing has changed, so that nothing is drawn anew every second. */
export function setAktive(neue: readonly AktiveNachricht[] | null): void {
  const alte = gepruefte;
  if (alte?.length === neue?.length && (neue ?? []).every((eine, stelle) => isEqual(eine, alte?.[stelle]))) return;
  gepruefte = neue;
  for (const report of zuhoerer) report();
}

export const getAktive = (): readonly AktiveNachricht[] => gepruefte ?? [];

function subscribe(report: () => void): () => void {
  zuhoerer.add(report);
  return () => zuhoerer.delete(report);
}

/** The announcements that are active: by the second, and until the page is alive as the server has found them. */
export function useAktive(nachrichten: SeitenrahmenNachrichten | null): readonly AktiveNachricht[] {
  const lebende = useSyncExternalStore(
    subscribe,
    () => gepruefte,
    () => null,
  );
  return lebende ?? nachrichten?.data.filter(({ aktiv }) => aktiv) ?? [];
}
