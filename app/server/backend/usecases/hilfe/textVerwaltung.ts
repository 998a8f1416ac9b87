import type { Hilfetextfassung, HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { Ablehnung } from "../../ablehnung";
import { type Person, requirePerson, type RufKontext } from "../../kontext";
import type { Ausfuehrer } from "../../storage/datenbank";
import { listHilfetextZeilen, listHinweistextZeilen } from "../../storage/hilfeStore";
import { listFassungen, type TextfassungZeile, type Textmoment } from "../../storage/textfassungStore";
import { cleanHtml } from "./cleanHtml";
import { findAllgemeines, findMitgelieferten, findPlatz, HINWEIS_BEREICH, type Textplatz } from "./plaetze";
import { toGespeichertes } from "./textEingabe";
import { toVergleichstext } from "./vergleichstext";

const ALLE = 1_000;

/** Quality management and administrators edit help and hint texts. @spec domain.md 4.2 */
export function requireTextBearbeiter(kontext: RufKontext): Person {
  const person = requirePerson(kontext);
  if (!can("hilfetexteBearbeiten", person)) throw new Ablehnung("KEIN_ZUGRIFF");
  return person;
}

/** The texts of an area as they read at a moment, in one shape. */
export async function listStand(db: Ausfuehrer, bereich: string, am: Textmoment) {
  if (bereich !== HINWEIS_BEREICH)
    return listHilfetextZeilen(db, { bereich, page: 0, size: ALLE, absteigend: false, am });
  const hinweise = await listHinweistextZeilen(db, { page: 0, size: ALLE, am });
  return hinweise.map(({ uuid, schluessel, text, geliefertAm }) => ({
    uuid,
    bereich,
    feld: schluessel,
    index: 0,
    text,
    isActive: text !== "",
    geliefertAm,
  }));
}

/**
 * What a release brings for a text that was there before it: offered until it was taken over once. `geliefert`: what
 * the portal was delivered with first, `uebernommen`: what has been published since, as it was typed.
 */
export function findNeueren(
  platz: Pick<Textplatz, "art" | "bereich" | "feld">,
  { geliefert, uebernommen }: { geliefert: string; uebernommen: readonly string[] },
): string | null {
  const mitgeliefert = findMitgelieferten(platz);
  if (mitgeliefert === undefined || mitgeliefert === geliefert) return null;
  return uebernommen.includes(toGespeichertes(mitgeliefert)) ? null : mitgeliefert;
}

export type Stand = Awaited<ReturnType<typeof listStand>>;

/** What readers get where a help text is missing or not active: the general text of its tab or area, if that is. */
export function selectRueckfall({ art, bereich, ort, feld }: Omit<Textplatz, "geliefert">, texte: Stand) {
  const allgemeines = art === "HINWEIS" ? undefined : findAllgemeines({ bereich, ort });
  if (allgemeines === undefined || allgemeines.feld === feld) return undefined;
  return texte.find((text) => text.feld === allgemeines.feld && text.isActive);
}

async function loadRueckfall(
  db: Ausfuehrer,
  platz: Textplatz,
  am: Date,
): Promise<{ feld: string; html: string } | null> {
  const text = selectRueckfall(platz, await listStand(db, platz.bereich, am));
  return text === undefined ? null : { feld: text.feld, html: cleanHtml(text.text) };
}

const toFassung = ({ zeile, von }: { zeile: TextfassungZeile; von: string | null }): Hilfetextfassung => ({
  nummer: zeile.nummer,
  quelle: zeile.quelle,
  html: cleanHtml(zeile.html),
  vergleich: toVergleichstext(zeile.quelle),
  index: zeile.index,
  isActive: zeile.isActive,
  giltAb: zeile.giltAb?.toISOString() ?? null,
  von,
});

const toOffene = (offene: { zeile: TextfassungZeile; von: string | null }): HilfetextMitFassungen["offene"] => ({
  ...toFassung(offene),
  revision: offene.zeile.revision,
  geaendertAm: offene.zeile.geaendertAm.toISOString(),
});

/** One text with all its versions. Throws NICHT_GEFUNDEN. */
export async function getText(kontext: RufKontext, uuid: string): Promise<HilfetextMitFassungen> {
  requireTextBearbeiter(kontext);
  const { db, clock } = kontext.dienste;
  const gefunden = await findPlatz(db, uuid);
  if (gefunden === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const { geliefert, ...platz } = gefunden;
  const jetzt = clock.now();
  const alle = await listFassungen(db, geliefert.uuid);
  const isOffen = ({ zeile }: { zeile: TextfassungZeile }) => zeile.giltAb === null || zeile.giltAb > jetzt;
  const offene = alle.find(isOffen);
  const gelieferte: Hilfetextfassung = {
    nummer: 0,
    quelle: geliefert.text,
    html: cleanHtml(geliefert.text),
    vergleich: toVergleichstext(geliefert.text),
    index: geliefert.index,
    isActive: geliefert.isActive,
    giltAb: null,
    von: null,
  };
  const neuerer = findNeueren(platz, {
    geliefert: geliefert.text,
    uebernommen: alle.filter((eine) => !isOffen(eine)).map(({ zeile }) => zeile.quelle),
  });
  return {
    ...platz,
    uuid: geliefert.uuid,
    fassungen: [...alle.filter((eine) => !isOffen(eine)).map(toFassung), gelieferte],
    offene: offene === undefined ? null : toOffene(offene),
    neuerer,
    neuererVergleich: neuerer === null ? "" : toVergleichstext(neuerer),
    rueckfall: await loadRueckfall(db, gefunden, jetzt),
  };
}
