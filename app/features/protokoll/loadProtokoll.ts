import type { Kettenblick, ProtokollAuszug, GeleseneZeile, Pruefung } from "~/contract/verfahren/protokoll";
import { toListenanfrage } from "~/contract/tabelle/listenExport";
import type { Rufe } from "~/contract/wire/call";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { inSeiten, type Listenstand, loadListe, loadSeiten, type Seitenstand } from "~/features/tabelle";

export type ProtokollDaten = Listenstand & { zeilen: GeleseneZeile[]; total: number; pruefung: Pruefung };

/** The log as the address asks for it, and what the last check of the chains has found. */
export async function loadProtokoll(call: Rufe, url: URL): Promise<ProtokollDaten> {
  const [{ antwort, ...stand }, pruefung] = await Promise.all([
    loadListe(call, url, {
      tabelle: "protokoll",
      isStab: true,
      list: (anfrage) => call.protokoll.listProtokoll(anfrage),
    }),
    call.protokoll.getPruefung(),
  ]);
  return { ...stand, zeilen: antwort.data, total: antwort.total, pruefung };
}

/** The chain of one Antrag, page by page. */
export type KetteDaten = Pick<Kettenblick, "antrag" | "befunde"> & {
  seiten: Seitenstand<Kettenblick["ereignisse"][number]>;
};

const EREIGNISSE_JE_SEITE = 50;

/** The chain of one Antrag, checked as a whole. Refused by the backend for every other id. */
export async function loadKette(call: Rufe, antragUuid: string, { searchParams }: URL): Promise<KetteDaten> {
  const { ereignisse, ...rest } = await call.protokoll.getKette({ antragUuid });
  return {
    ...rest,
    seiten: await loadSeiten(searchParams, { jeSeite: EREIGNISSE_JE_SEITE, list: inSeiten(ereignisse) }),
  };
}

/** The lines that the address asks for, with proof. */
export function loadAuszug(call: Rufe, url: URL): Promise<ProtokollAuszug> {
  const { suche, filter } = toListenanfrage(parseAnsicht(url.searchParams, TABELLEN.protokoll), TABELLEN.protokoll);
  return call.protokoll.exportProtokoll({ suche, filter });
}
