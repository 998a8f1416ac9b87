import type { Person, PersonZeile, Verlaufszeile } from "~/contract/konto/personen";
import type { AenderungZeile } from "~/contract/konto/zugangsaenderungen";
import type { Rufe } from "~/contract/wire/call";
import { toVerlaufArt, type VerlaufArt } from "~/domain/benutzer/kontoEreignisse";
import { pickFolge, SEITEN_UNTEREINANDER } from "~/domain/tabelle/nachladen";
import { inSeiten, type Listenstand, loadListe, loadSeiten, type Seitenstand } from "~/features/tabelle";
import { readAktion, type Schritt } from "./personAbsichten";

export type PersonenDaten = Listenstand & { zeilen: PersonZeile[]; total: number; aenderungen: Aenderungen };

/** Changes of accesses: what waits for a second person, and what can still be stopped, each with its pages. */
export type Aenderungen = Record<Aenderungsliste, Seitenstand<AenderungZeile>>;

/** How the address of the page names the two lists. */
export type Aenderungsliste = "wartend" | "laufend";

const AENDERUNGEN_JE_SEITE = 25;

async function toAenderungen(zeilen: readonly AenderungZeile[], query: URLSearchParams): Promise<Aenderungen> {
  const pick = (liste: Aenderungsliste) =>
    loadSeiten(pickFolge(query, liste), {
      jeSeite: AENDERUNGEN_JE_SEITE,
      list: inSeiten(zeilen.filter(({ stand }) => (stand === "BEANTRAGT") === (liste === "wartend"))),
    });
  const [wartend, laufend] = await Promise.all([pick("wartend"), pick("laufend")]);
  return { wartend, laufend };
}

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
  return {
    ...stand,
    zeilen: antwort.data,
    total: antwort.total,
    aenderungen: await toAenderungen(aenderungen, url.searchParams),
  };
}

/**
 * One person with a part of the time line. `art`: only events of that kind, and no mails. `vor`: only what is older
 * than that line; null for the newest. `weiterAm`: when the newest event happened that is not part of it.
 */
export type PersonDaten = {
  person: Person;
  /** The mails to the person that their card shows. */
  mails: Seitenstand<Person["mails"][number]>;
  verlauf: Verlaufszeile[];
  art: VerlaufArt | null;
  vor: number | null;
  /** How many pages of the time line stand below each other. */
  seiten: number;
  weiterVor: number | null;
  weiterAm: string | null;
};

/** The line of the log that the address asks to begin before; null without a usable one. */
function vorVon(url: URL): number | null {
  const text = url.searchParams.get("vor") ?? "";
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** How many pages of the time line the address asks for below each other. */
function seitenVon(url: URL): number {
  const text = url.searchParams.get("verlaufSeiten") ?? "";
  return /^[1-9]\d?$/.test(text) ? Math.min(Number(text), SEITEN_UNTEREINANDER) : 1;
}

/** The query of the page once the time line shows these pages. */
export function withVerlauf(params: URLSearchParams, { vor, seiten }: { vor: number | null; seiten: number }) {
  const neu = new URLSearchParams(params);
  neu.delete("vor");
  neu.delete("verlaufSeiten");
  if (vor !== null) neu.set("vor", String(vor));
  if (seiten > 1) neu.set("verlaufSeiten", String(seiten));
  return neu;
}

type Verlauf = Pick<PersonDaten, "verlauf" | "weiterVor" | "weiterAm" | "seiten">;

/** Pages of the time line below each other: each begins where the one before it ends, so they come one by one. */
async function loadVerlauf(call: Rufe, personUuid: string, { art, vor, hoechstens }: Verlaufsfrage): Promise<Verlauf> {
  const verlauf: Verlaufszeile[] = [];
  for (let seiten = 1, ab = vor; ; seiten += 1) {
    const { data, weiterVor, weiterAm } = await call.personen.listKontoVerlauf({
      personUuid,
      vor: ab ?? undefined,
      art: art ?? undefined,
    });
    verlauf.push(...data);
    if (weiterVor === null || seiten === hoechstens) return { verlauf, weiterVor, weiterAm, seiten };
    ab = weiterVor;
  }
}

type Verlaufsfrage = Pick<PersonDaten, "art" | "vor"> & { hoechstens: number };

/** How the address of the page names the list of mails. */
export const MAILS = "mails";
export const MAILS_JE_SEITE = 25;

/** What the page of one person shows. Refused by the backend for every other id. */
export async function loadPerson(call: Rufe, personUuid: string, url: URL): Promise<PersonDaten> {
  const vor = vorVon(url);
  const art = toVerlaufArt(url.searchParams.get("art"));
  const [person, verlauf] = await Promise.all([
    call.personen.getPerson({ personUuid }),
    loadVerlauf(call, personUuid, { art, vor, hoechstens: seitenVon(url) }),
  ]);
  const mails = await loadSeiten(pickFolge(url.searchParams, MAILS), {
    jeSeite: MAILS_JE_SEITE,
    list: inSeiten(person.mails),
  });
  return { person, mails, art, vor, ...verlauf };
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
