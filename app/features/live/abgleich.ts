import type { Ressource } from "~/contract/wire/live";

/** What is told to the server of a record: somebody looks at it, or no longer. */
export type Wechsel = { art: "enter" | "leave"; ressource: Ressource };

export const schluesselVon = ({ name, id }: { name: string; id: string }): string => `${name}/${id}`;

/**
 * What has to be sent so that the server knows who looks at what. With nothing told yet, as after a reconnect, that is
 * an enter for each record that is looked at: with the old connection the server has forgotten everything else. Leaving
 * goes first.
 *
 * @spec §4 Live connection: once connected, watcher enter or leave messages queued while it was down are sent
 * @assumed §4 does not say whether an enter and the leave that follows it are both sent later: they cancel each other
 * out.
 */
export function abgleich(gesagt: ReadonlyMap<string, Ressource>, gesehen: ReadonlyMap<string, Ressource>): Wechsel[] {
  const weg = [...gesagt].filter(([schluessel]) => !gesehen.has(schluessel));
  const neu = [...gesehen].filter(([schluessel]) => !gesagt.has(schluessel));
  return [
    ...weg.map(([, ressource]) => ({ art: "leave", ressource }) as const),
    ...neu.map(([, ressource]) => ({ art: "enter", ressource }) as const),
  ];
}
