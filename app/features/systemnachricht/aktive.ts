import { useSyncExternalStore } from "react";
import type { RahmenNachrichten } from "~/contract/rahmenDaten";
import type { SystemNachricht } from "~/domain/nachricht/systemNachricht";

/** What is to be seen right now; null until the page is alive and somebody checks every second. */
let gepruefte: readonly SystemNachricht[] | null = null;
const zuhoerer = new Set<() => void>();

const istGleich = (eine: SystemNachricht, andere: SystemNachricht | undefined): boolean =>
  eine.uuid === andere?.uuid && eine.titel === andere.titel && eine.text === andere.text && eine.anzeigenBis === andere.anzeigenBis;

/** Keeps the list as it is where nothing has changed, so that nothing is drawn anew every second. */
export function setAktive(neue: readonly SystemNachricht[] | null): void {
  const alte = gepruefte;
  if (alte?.length === neue?.length && (neue ?? []).every((eine, stelle) => istGleich(eine, alte?.[stelle]))) return;
  gepruefte = neue;
  for (const melde of zuhoerer) melde();
}

export const getAktive = (): readonly SystemNachricht[] => gepruefte ?? [];

function subscribe(melde: () => void): () => void {
  zuhoerer.add(melde);
  return () => zuhoerer.delete(melde);
}

/** The announcements that are active: by the second, and until the page is alive as the server has found them. */
export function useAktive(nachrichten: RahmenNachrichten | null): readonly SystemNachricht[] {
  const lebende = useSyncExternalStore(
    subscribe,
    () => gepruefte,
    () => null,
  );
  return lebende ?? nachrichten?.data.filter(({ aktiv }) => aktiv) ?? [];
}
