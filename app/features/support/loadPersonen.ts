import type { Person, PersonZeile, Verlaufszeile } from "~/contract/konto/personen";
import type { AenderungZeile } from "~/contract/konto/zugangsaenderungen";
import type { Rufe } from "~/contract/wire/call";
import { pickFolge } from "~/domain/tabelle/nachladen";
import { inSeiten, type Listenstand, loadListe, loadSeiten, type Seitenstand } from "~/features/tabelle";
import { readAktion, type Schritt } from "./personAbsichten";

export type PersonenDaten = Listenstand & { zeilen: PersonZeile[]; total: number; aenderungen: AenderungZeile[] };

/** The people as the address asks for them, and what waits for a second member of staff. */
export async function loadPersonen(call: Rufe, url: URL): Promise<PersonenDaten> {
  const [{ antwort, ...stand }, { data: aenderungen }] = await Promise.all([
    loadListe(call, url, {
      tabelle: "personen",
      isStab: true,
      list: (anfrage) => call.personen.listPersonen(anfrage),
    }),
    call.zugangsaenderungen.listAenderungen(),
  ]);
  return { ...stand, zeilen: antwort.data, total: antwort.total, aenderungen };
}

/**
 * One person with a part of the time line. `vor`: only what is older than that line; null for the newest. `weiterAm`:
 * when the newest event happened that is not part of it.
 */
export type PersonDaten = {
  person: Person;
  /** The mails to the person that their card shows. */
  mails: Seitenstand<Person["mails"][number]>;
  verlauf: Verlaufszeile[];
  vor: number | null;
  weiterVor: number | null;
  weiterAm: string | null;
};

/** The line of the log that the address asks to begin before; null without a usable one. */
function vorVon(url: URL): number | null {
  const text = url.searchParams.get("vor") ?? "";
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** How the address of the page names the list of mails. */
export const MAILS = "mails";
export const MAILS_JE_SEITE = 25;

/** What the page of one person shows. Refused by the backend for every other id. */
export async function loadPerson(call: Rufe, personUuid: string, url: URL): Promise<PersonDaten> {
  const vor = vorVon(url);
  const [person, { data, weiterVor, weiterAm }] = await Promise.all([
    call.personen.getPerson({ personUuid }),
    call.personen.listKontoVerlauf({ personUuid, ...(vor === null ? {} : { vor }) }),
  ]);
  const mails = await loadSeiten(pickFolge(url.searchParams, MAILS), {
    jeSeite: MAILS_JE_SEITE,
    list: inSeiten(person.mails),
  });
  return { person, mails, verlauf: data, vor, weiterVor, weiterAm };
}

/** What the page of an act shows; null for an unknown act, and for those who may only read. */
export async function loadAktion(
  call: Rufe,
  personUuid: string,
  url: URL,
): Promise<{ person: Person; schritt: Schritt } | null> {
  const person = await call.personen.getPerson({ personUuid });
  const schritt = readAktion(url, person);
  return schritt === null || !person.darfHandeln ? null : { person, schritt };
}
