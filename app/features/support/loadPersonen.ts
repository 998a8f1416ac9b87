import type { Person, PersonZeile, Verlaufszeile } from "~/contract/konto/personen";
import type { GespeicherteAnsicht } from "~/contract/tabelle/tabellen";
import { toListenanfrage } from "~/contract/tabelle/listenExport";
import type { Rufe } from "~/contract/wire/call";
import { type Spaltenwahl, TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht, seitenfenster, type TabellenAnsicht, zeilenJeSeite } from "~/domain/tabelle/tabellenAnsicht";
import { readAktion, type Schritt } from "./personAbsichten";

export type PersonenDaten = {
  ansicht: TabellenAnsicht;
  zeilen: PersonZeile[];
  total: number;
  /** Which columns are shown. */
  wahl: Spaltenwahl;
  ansichten: readonly GespeicherteAnsicht[];
};

const listSeite = (call: Rufe, ansicht: TabellenAnsicht) =>
  call.personen.listPersonen({ page: ansicht.seite - 1, size: zeilenJeSeite(ansicht), ...toListenanfrage(ansicht) });

/** The people as the address asks for them; the last page where the list is shorter than that. */
export async function loadPersonen(call: Rufe, url: URL): Promise<PersonenDaten> {
  const gefragt = parseAnsicht(url.searchParams, TABELLEN.personen);
  const [liste, { spalten, ansichten }] = await Promise.all([
    listSeite(call, gefragt),
    call.tabellen.getTabelle({ tabelle: "personen" }),
  ]);
  const ansicht = { ...gefragt, seite: Math.min(gefragt.seite, seitenfenster(gefragt, liste.total).seiten) };
  const { data: zeilen, total } = ansicht.seite === gefragt.seite ? liste : await listSeite(call, ansicht);
  return { ansicht, zeilen, total, ansichten, wahl: { gewaehlt: spalten, isStab: true } };
}

/** One person with a part of the time line. `vor`: only what is older than that line; null for the newest. */
export type PersonDaten = {
  person: Person;
  verlauf: Verlaufszeile[];
  vor: number | null;
  weiterVor: number | null;
};

/** The line of the log that the address asks to begin before; null without a usable one. */
function vorVon(url: URL): number | null {
  const text = url.searchParams.get("vor") ?? "";
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** What the page of one person shows. Refused by the backend for every other id. */
export async function loadPerson(call: Rufe, personUuid: string, url: URL): Promise<PersonDaten> {
  const vor = vorVon(url);
  const [person, { data, weiterVor }] = await Promise.all([
    call.personen.getPerson({ personUuid }),
    call.personen.listKontoVerlauf({ personUuid, ...(vor === null ? {} : { vor }) }),
  ]);
  return { person, verlauf: data, vor, weiterVor };
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
