import type { BenutzerZeile, ZustimmungStand } from "~/contract/konto/benutzerverwaltung";
import type { Rufe } from "~/contract/wire/call";
import { type Listenstand, loadListe } from "~/features/tabelle";

export type BenutzerverwaltungDaten = Listenstand & {
  zeilen: BenutzerZeile[];
  total: number;
  zustimmung: ZustimmungStand;
};

/** The users of the company as the address asks for them. */
export async function loadBenutzerverwaltung(call: Rufe, url: URL): Promise<BenutzerverwaltungDaten> {
  const { antwort, ...stand } = await loadListe(call, url, {
    tabelle: "benutzer",
    isStab: false,
    list: (anfrage) => call.benutzerverwaltung.listBenutzer(anfrage),
  });
  return { ...stand, zeilen: antwort.data, total: antwort.total, zustimmung: antwort.zustimmung };
}

/** One person of the company, or one invitation; null for every other id. */
export async function loadBenutzer(
  call: Rufe,
  uuid: string,
): Promise<{ benutzer: BenutzerZeile; zustimmung: ZustimmungStand } | null> {
  const { data, zustimmung } = await call.benutzerverwaltung.listBenutzer({ page: 0, size: 0 });
  const benutzer = data.find((zeile) => zeile.uuid === uuid.toLowerCase());
  return benutzer === undefined ? null : { benutzer, zustimmung };
}
