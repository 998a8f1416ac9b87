import type { PersonZeile } from "~/contract/konto/personen";
import { PERSONEN_SPALTEN } from "~/domain/tabelle/personenSpalten";
import type { RufKontext } from "../../kontext";
import * as personenStore from "../../storage/personenStore";
import type { Listenanfrage } from "../tabellen/listenanfrage";
import { readListensuche } from "../tabellen/listenSuche";
import { requirePersonenleser } from "./zugriff";

/** What a list and a page say first of a person. */
export const toKopf = (eintrag: personenStore.PersonEintrag) => ({
  uuid: eintrag.uuid,
  art: eintrag.art,
  name: eintrag.name,
  email: eintrag.email,
  status: eintrag.status,
  zweiterFaktor: eintrag.faktor,
  letzteAnmeldungAm: eintrag.letzteAnmeldungAm?.toISOString() ?? null,
  gesperrtSeit: eintrag.gesperrtSeit?.toISOString() ?? null,
});

/** The people of all companies, by name unless sorted otherwise. Goes into the log, without what was looked for. */
export async function listPersonen(
  kontext: RufKontext,
  anfrage: Listenanfrage,
): Promise<{ data: PersonZeile[]; total: number }> {
  const { lesung } = requirePersonenleser(kontext);
  const { db, clock } = kontext.dienste;
  const suche = readListensuche(PERSONEN_SPALTEN, anfrage);
  const { zeilen, total } = await personenStore.listPersonen(db, suche, clock.now());
  lesung.istListe = true;
  return { data: zeilen.map((eintrag) => ({ ...toKopf(eintrag), firmen: eintrag.firmen })), total };
}
