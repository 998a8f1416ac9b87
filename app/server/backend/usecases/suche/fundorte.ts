import type { Fundstelle } from "~/contract/antrag/inhaltssuche";
import { BESCHEID_TITEL } from "~/domain/bescheid/bescheidTexte";
import { assertNever } from "~/lib/exhaustive";
import type { Fundzeile, Textstelle } from "../../storage/inhaltssucheStore";
import { toAuszug } from "../../storage/suchzeichen";
import { listTexte, type Suchquelle } from "./suchtexte";

/** A Vorhaben has fewer tabs: its number and that of a tab are one rank. */
const TABS_MAX = 100;

type Ort = Pick<Fundstelle, "ort" | "tab" | "anker">;

/** The places of the Vorhaben of some Anträge, and what everything that was found is called. */
export function createOrte(quellen: readonly Suchquelle[]) {
  const orte = new Map<string, Ort>();
  const texte: Textstelle[] = [];
  const nummern = new Map<string, number>();
  const zaehler = new Map<string, number>();
  for (const quelle of quellen) {
    const { antragUuid, uuid } = quelle;
    const nummer = (zaehler.get(antragUuid) ?? 0) + 1;
    zaehler.set(antragUuid, nummer);
    nummern.set(uuid, nummer);
    for (const { tab, key, titel, text } of listTexte(quelle)) {
      const rang = nummer * TABS_MAX + tab;
      texte.push({ antragUuid, uuid, rang, text });
      orte.set(`${uuid} ${String(rang)}`, {
        ort: `Vorhaben ${String(nummer)} · ${titel}`,
        tab,
        anker: `vorhaben-${String(nummer)}-${key}`,
      });
    }
  }
  const toOrt = (zeile: Fundzeile): Ort =>
    orte.get(`${zeile.uuid} ${String(zeile.rang)}`) ?? { ort: ortVon(zeile, nummern), tab: null, anker: null };
  const toFundstelle = (zeile: Fundzeile): Fundstelle => ({
    art: zeile.art,
    uuid: zeile.uuid,
    ...toOrt(zeile),
    auszug: toAuszug(zeile.auszug),
  });
  return { texte, toFundstelle };
}

/** What a place is called that is not in a Vorhaben. */
function ortVon({ art, uuid, titel }: Fundzeile, nummern: ReadonlyMap<string, number>): string {
  switch (art) {
    case "ANTRAG":
      return "Bezeichnung und Nummer";
    case "VORHABEN":
      return `Vorhaben ${String(nummern.get(uuid) ?? 1)}`;
    case "ANLAGE":
      return `Vorhaben ${String(nummern.get(uuid) ?? 1)} · Anlagen`;
    case "NACHRICHT":
      return `Nachricht „${titel}“`;
    case "BESCHEID":
      return titel === "WIDERSPRUCHSBESCHEID" ? BESCHEID_TITEL.WIDERSPRUCHSBESCHEID : BESCHEID_TITEL.BESCHEID;
    case "NACHFORDERUNG":
      return `Nachforderung ${titel}`;
    case "NACHTRAG":
      return titel === "" ? "Nachtrag ohne Nachforderung" : `Antwort auf Nachforderung ${titel}`;
    case "WIDERSPRUCH":
      return `Widerspruch vom ${titel}`;
    default:
      return assertNever(art);
  }
}
