import type { AntragListe } from "~/contract/antrag/antragListe";
import { isEntwurfStatus } from "~/domain/antrag/einsicht";
import { umfangVon } from "~/domain/benutzer/systemrollenRechte";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { berlinDate } from "~/lib/date";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { Person } from "../../kontext";
import { listAntragZeilen, type Suchauftrag } from "../../storage/antragListe";
import { isFilterSpalte, isSortSpalte } from "../../storage/antragSpalten";
import { type Listenanfrage, readFilterJson, UNGUELTIG } from "../tabellen/listenanfrage";
import { toAusschnitt, toBedingung } from "../tabellen/listenSuche";
import { blickVon } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { isSpeicherbarerText } from "./wertPruefung";

/** @spec §5 Table filters drop empty values; '<Ohne Wert>' filters for empty entries */
function readFilter(filter: string | undefined): Suchauftrag["filter"] {
  const bedingungen: Suchauftrag["filter"] = {};
  for (const [key, wert] of Object.entries(readFilterJson(filter))) {
    if (!isFilterSpalte(key) || !isSpeicherbarerText(wert)) throw eingabeUngueltig("filter", UNGUELTIG);
    if (wert.trim() !== "") bedingungen[key] = toBedingung(TABELLEN.antraege, key, wert.trim());
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

/** What a person looks for at this moment among what he or she may see. */
export function toSuche(
  person: Person,
  anfrage: Pick<Listenanfrage, "suche" | "filter" | "sort">,
  jetzt: Date,
): Omit<Suchauftrag, "offset" | "limit"> {
  const umfang = umfangVon("antragLesen", person);
  if (umfang === null) throw new Ablehnung("KEIN_ZUGRIFF");
  const suche = (anfrage.suche ?? "").trim();
  if (!isSpeicherbarerText(suche)) throw eingabeUngueltig("suche", UNGUELTIG);
  return {
    blick: { ...blickVon(person), heute: berlinDate(jetzt) },
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
    ...toSuche(person, anfrage, dienste.clock.now()),
    ...toAusschnitt(anfrage),
  });
  person.lesung.istListe = true;
  for (const { uuid, status } of zeilen) if (isEntwurfStatus(status)) person.lesung.antraege.add(uuid);
  return { data: zeilen, total, hatMehr };
}
