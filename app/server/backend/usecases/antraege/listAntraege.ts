import type { AntragListe } from "~/contract/antrag/antragListe";
import { isEntwurfStatus } from "~/domain/antrag/einsicht";
import { umfangVon } from "~/domain/benutzer/systemrollenRechte";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";
import { LISTE_HOECHSTENS, OHNE_WERT } from "~/domain/tabelle/tabellenAnsicht";
import { addDays, berlinInstant, parseDate } from "~/lib/date";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { Person } from "../../kontext";
import type { Bedingung } from "../../storage/antragBedingungen";
import { listAntragZeilen, type Suchauftrag } from "../../storage/antragListe";
import { type FilterSpalte, isFilterSpalte, isSortSpalte } from "../../storage/antragSpalten";
import { FILTER_TRENNER, type Listenanfrage, readFilterJson, UNGUELTIG } from "../tabellen/listenanfrage";
import { blickVon } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { isSpeicherbarerText } from "./wertPruefung";

/** A day filter finds what happened on that day in Berlin. */
function toTagesbedingung(key: FilterSpalte, text: string): Bedingung {
  const tag = parseDate(text);
  if (tag === undefined) throw eingabeUngueltig(`filter.${key}`, "Ungültiges Datum");
  return { art: "zeitraum", von: berlinInstant(`${tag}T00:00:00`), bis: berlinInstant(`${addDays(tag, 1)}T00:00:00`) };
}

function toBedingung(key: FilterSpalte, wert: string): Bedingung {
  if (wert === OHNE_WERT) return { art: "ohneWert" };
  const spalte: Tabellenspalte | undefined = TABELLEN.antraege.find((eine) => eine.key === key);
  if (spalte?.filter?.auswahl) return { art: "eineVon", werte: wert.split(FILTER_TRENNER) };
  return spalte?.art === "tag" ? toTagesbedingung(key, wert) : { art: "enthaelt", text: wert };
}

/** @spec §5 Table filters drop empty values; '<Ohne Wert>' filters for empty entries */
function readFilter(filter: string | undefined): Suchauftrag["filter"] {
  const bedingungen: Suchauftrag["filter"] = {};
  for (const [key, wert] of Object.entries(readFilterJson(filter))) {
    if (!isFilterSpalte(key) || !isSpeicherbarerText(wert)) throw eingabeUngueltig("filter", UNGUELTIG);
    if (wert.trim() !== "") bedingungen[key] = toBedingung(key, wert.trim());
  }
  return bedingungen;
}

function readSortierung(sort: string | undefined): Suchauftrag["sortierung"] {
  if (sort === undefined || sort === "") return [];
  return sort.split(",").map((teil) => {
    const [key = "", order] = teil.split(":");
    if (!isSortSpalte(key) || (order !== "asc" && order !== "desc")) throw eingabeUngueltig("sort", UNGUELTIG);
    return { key, order };
  });
}

/** Which rows of the list a request asks for; behind the end of what it reaches there are none. */
function toAusschnitt({ page, size }: Listenanfrage): { offset: number; limit: number } {
  const offset = size === 0 ? 0 : Math.min(page * size, LISTE_HOECHSTENS);
  return { offset, limit: Math.min(size === 0 ? LISTE_HOECHSTENS : size, LISTE_HOECHSTENS - offset) };
}

/** What a person looks for among what he or she may see. */
export function toSuche(
  person: Person,
  anfrage: Pick<Listenanfrage, "suche" | "filter" | "sort">,
): Omit<Suchauftrag, "offset" | "limit"> {
  const umfang = umfangVon("antragLesen", person);
  if (umfang === null) throw new Ablehnung("KEIN_ZUGRIFF");
  const suche = (anfrage.suche ?? "").trim();
  if (!isSpeicherbarerText(suche)) throw eingabeUngueltig("suche", UNGUELTIG);
  return {
    blick: blickVon(person),
    nurEigene: umfang !== "alle",
    suche,
    filter: readFilter(anfrage.filter),
    sortierung: readSortierung(anfrage.sort),
  };
}

/**
 * The Anträge that a person may see, newest change first unless sorted otherwise: at most two statements. Of what staff
 * see, drafts are noted one by one.
 */
export async function listAntraege({ dienste, person }: Aufruf, anfrage: Listenanfrage): Promise<AntragListe> {
  const { zeilen, total, hatMehr } = await listAntragZeilen(dienste.db, {
    ...toSuche(person, anfrage),
    ...toAusschnitt(anfrage),
  });
  person.lesung.istListe = true;
  for (const { uuid, status } of zeilen) if (isEntwurfStatus(status)) person.lesung.antraege.add(uuid);
  return { data: zeilen, total, hatMehr };
}
