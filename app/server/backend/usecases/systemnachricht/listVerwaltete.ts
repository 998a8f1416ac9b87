import type { VerwalteteSystemnachricht, ZielFirma } from "~/contract/mitteilung/systemnachrichten";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { ANZEIGESTAND, anzeigestaende } from "~/domain/nachricht/anzeigestand";
import { standOf } from "~/domain/nachricht/systemNachricht";
import { ZIELGRUPPEN } from "~/domain/nachricht/zielgruppe";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { isUuid } from "~/lib/uuid";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";
import * as liste from "../../storage/systemnachrichtListe";
import { chooseZeilen } from "../tabellen/chooseZeilen";
import type { Listenanfrage } from "../tabellen/listenanfrage";
import { toNachricht } from "./listSystemnachrichten";

type Ruf = { dienste: Dienste; person: Person };

function requireLesen(person: Person): void {
  if (!can("systemnachrichtenLesen", person)) throw new Ablehnung("KEIN_ZUGRIFF");
}

/** Only administrators write announcements. */
export function requireSenden(person: Person): void {
  if (!can("systemnachrichtenSenden", person)) throw new Ablehnung("KEIN_ZUGRIFF");
}

function toVerwaltete(zeile: liste.VerwalteteZeile, jetzt: Date): VerwalteteSystemnachricht {
  const { zielgruppe, unternehmen, rollen, aufStartseite, revision, anzahlGeschlossen, vonPerson } = zeile;
  const nachricht = toNachricht(zeile);
  return {
    ...nachricht,
    zielgruppe,
    unternehmen,
    rollen,
    aufStartseite,
    revision,
    stand: standOf(nachricht, jetzt),
    anzahlGeschlossen,
    geaendertAm: zeile.geaendertAm?.toISOString() ?? null,
    geaendertVon: vonPerson,
  };
}

const stelle = ({ stand }: VerwalteteSystemnachricht): number => anzeigestaende.indexOf(stand);

/** All announcements. There are some hundreds of them at most: they are searched and sorted here. */
export async function listVerwaltete(
  { dienste: { db, clock }, person }: Ruf,
  anfrage: Listenanfrage,
): Promise<{ data: VerwalteteSystemnachricht[]; total: number }> {
  requireLesen(person);
  const jetzt = clock.now();
  const alle = (await liste.listAlleSystemnachrichten(db)).map((zeile) => toVerwaltete(zeile, jetzt));
  return chooseZeilen(
    alle.toSorted((a, b) => stelle(a) - stelle(b)),
    anfrage,
    {
      spalten: TABELLEN.systemnachrichten,
      suche: ["titel", "text"],
      texte: {
        titel: ({ titel }) => titel,
        text: ({ text }) => text.replace(/<[^>]*>/g, " "),
        aktiv: ({ stand }) => ANZEIGESTAND[stand],
        zielgruppe: ({ zielgruppe }) => ZIELGRUPPEN[zielgruppe],
        geaendertVon: ({ geaendertVon }) => geaendertVon ?? "",
      },
      momente: {
        anzeigenVon: ({ anzeigenVon }) => anzeigenVon,
        anzeigenBis: ({ anzeigenBis }) => anzeigenBis,
      },
      vergleiche: {
        anzeigenBis: (a, b) => endeVon(a) - endeVon(b),
        aktiv: (a, b) => stelle(a) - stelle(b),
        anzahlGeschlossen: (a, b) => a.anzahlGeschlossen - b.anzahlGeschlossen,
      },
    },
  );
}

/** What has no end comes after everything that has one. */
const endeVon = ({ anzeigenBis }: VerwalteteSystemnachricht): number =>
  anzeigenBis === null ? Number.MAX_SAFE_INTEGER : Date.parse(anzeigenBis);

/** One announcement with the names of its companies, and how many people it is meant for. */
export async function getVerwaltete(
  { dienste: { db, clock }, person }: Ruf,
  uuid: string,
): Promise<VerwalteteSystemnachricht & { firmen: ZielFirma[]; betroffene: number }> {
  requireLesen(person);
  const zeile = await liste.findVerwaltete(db, uuid);
  if (zeile === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const firmen = await liste.listFirmenNachUuid(db, zeile.unternehmen);
  return { ...toVerwaltete(zeile, clock.now()), firmen, betroffene: await liste.countGemeinte(db, zeile) };
}

/** So many companies a search offers. */
const TREFFER = 20;

/** The chosen companies, and what a search finds besides. */
export async function findZielFirmen(
  { dienste: { db }, person }: Ruf,
  { suche, gewaehlt }: { suche: string; gewaehlt: readonly string[] },
): Promise<{ data: ZielFirma[] }> {
  requireSenden(person);
  const gewaehlte = await liste.listFirmenNachUuid(db, gewaehlt.filter(isUuid));
  const text = suche.trim();
  const gefundene = text === "" ? [] : await liste.searchFirmen(db, text, TREFFER);
  const neue = gefundene.filter((firma) => gewaehlte.every(({ uuid }) => uuid !== firma.uuid));
  return { data: [...gewaehlte, ...neue] };
}
