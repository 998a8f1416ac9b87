import type { StabZeile } from "~/contract/konto/stab";
import type { Rufe } from "~/contract/wire/call";
import { type Listenstand, loadListe } from "~/features/tabelle";

export type StabDaten = Listenstand & { zeilen: StabZeile[]; total: number };

/** The staff as the address asks for them. */
export async function loadStab(call: Rufe, url: URL): Promise<StabDaten> {
  const { antwort, ...stand } = await loadListe(call, url, {
    tabelle: "stab",
    isStab: true,
    list: (anfrage) => call.stab.listStab(anfrage),
  });
  return { ...stand, zeilen: antwort.data, total: antwort.total };
}

/** One account of staff; null for every other id. */
export async function loadStabKonto(call: Rufe, uuid: string): Promise<StabZeile | null> {
  const { data } = await call.stab.listStab({ page: 0, size: 0 });
  return data.find(({ benutzerUuid }) => benutzerUuid === uuid.toLowerCase()) ?? null;
}
