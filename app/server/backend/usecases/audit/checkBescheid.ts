import { abrufbarBis, bekanntgabeAm, widerspruchsfrist } from "~/domain/bescheid/bescheidFristen";
import { berlinDate } from "~/lib/date";
import { pruefsummeVon } from "../../pruefsumme";
import type { BescheidZeile } from "../../storage/bescheidStore";
import type { BelegZeile, EreignisZeile } from "../../storage/ereignisStore";
import type { Kettenbestand } from "../../storage/kettenStore";
import { isGleichzeitig } from "./gleichzeitig";
import { findErinnerungsfehler } from "./checkErinnerungen";
import type { Befund } from "./pruefeKette";

type Fund = Omit<Befund, "antragUuid">;

const ABRUF = "antrag.bescheidAbrufen";
const BEREITSTELLUNG = "bescheid.bereitstellen";
const POST = "bescheid.versenden";
const ENDE = ["antrag.abrufBeenden", POST];

const tageVon = (ereignisse: readonly EreignisZeile[], art: string): string[] =>
  ereignisse.filter((ereignis) => ereignis.art === art).map(({ am }) => berlinDate(am));

function isAbrufVon(
  { abgerufenAm, abgerufenVon, pruefsumme }: BescheidZeile,
  { art, am, inhalt }: EreignisZeile,
): boolean {
  if (art !== ABRUF || abgerufenAm === null) return false;
  return (
    isGleichzeitig(am, abgerufenAm) &&
    inhalt.person === abgerufenVon &&
    (inhalt.pruefsumme ?? pruefsumme) === pruefsumme
  );
}

function findAbruffehler(zeile: BescheidZeile, ereignisse: readonly EreignisZeile[]): string | null {
  if (zeile.abgerufenAm !== null) {
    return ereignisse.some((ereignis) => isAbrufVon(zeile, ereignis))
      ? null
      : "Zum Abruf des Bescheids gibt es kein Ereignis.";
  }
  const isAbgerufen = ereignisse.some(({ art, inhalt }) => art === ABRUF && inhalt.pruefsumme === zeile.pruefsumme);
  return isAbgerufen ? "Der Abruf des Bescheids ist nicht mehr vermerkt." : null;
}

/** Does the day of announcement follow from the event that its rule counts from? */
function isBekanntgegeben(zeile: BescheidZeile, bekannt: string, ereignisse: readonly EreignisZeile[]): boolean {
  const { bekanntgabeRegel: regel, abgerufenAm, erstelltAm } = zeile;
  if (regel === null) return false;
  if (regel === "ABRUF_PLUS_1")
    return abgerufenAm !== null && bekannt === bekanntgabeAm(regel, berlinDate(abgerufenAm));
  const bereitgestellt = [berlinDate(erstelltAm), ...tageVon(ereignisse, BEREITSTELLUNG)];
  const zaehltAbBereitstellung = regel !== "POST_PLUS_4" || abgerufenAm !== null;
  if (zaehltAbBereitstellung && bereitgestellt.some((tag) => bekannt === bekanntgabeAm(regel, tag))) return true;
  // The day of posting is one between the decision and the moment when somebody noted it.
  const frueheste = bekanntgabeAm(regel, berlinDate(erstelltAm));
  return (
    regel === "POST_PLUS_4" &&
    tageVon(ereignisse, POST).some((tag) => frueheste <= bekannt && bekannt <= bekanntgabeAm(regel, tag))
  );
}

/** Do the days of a decision follow from each other, and from the events that they count from? */
function hasRightFristen(zeile: BescheidZeile, ereignisse: readonly EreignisZeile[]): boolean {
  const { bekanntgabeAm: bekannt, widerspruchsfrist: frist, bekanntgabeRegel, abgerufenAm, inhalt } = zeile;
  if (bekannt === null) return frist === null && bekanntgabeRegel === null && abgerufenAm === null;
  return (
    isBekanntgegeben(zeile, bekannt, ereignisse) &&
    frist === widerspruchsfrist(bekannt, inhalt.hatRechtsbehelfsbelehrung)
  );
}

/** Did its provision end when its row says so? `danach`: the events after its receipt, up to the next decision. */
function isRightlyEnded({ bereitstellungBeendetAm: ende }: BescheidZeile, danach: readonly EreignisZeile[]): boolean {
  if (ende !== null) return danach.some(({ art, am }) => ENDE.includes(art) && isGleichzeitig(am, ende));
  const letztes = danach.findLast(({ art }) => art === BEREITSTELLUNG || ENDE.includes(art));
  return letztes === undefined || letztes.art === BEREITSTELLUNG;
}

/** Is its last day for retrieval that of its last provision, anew or by its receipt? `danach`: as above. */
function isRightlyAbrufbar(zeile: BescheidZeile, beleg: BelegZeile, danach: readonly EreignisZeile[]): boolean {
  const erneut = tageVon(danach, BEREITSTELLUNG).slice(-1);
  const tage = erneut.length > 0 ? erneut : [berlinDate(zeile.erstelltAm), berlinDate(beleg.am)];
  return tage.some((tag) => abrufbarBis(tag) === zeile.abrufbarBis);
}

/**
 * The first thing about a decision that is not as the chain tells it. `ausgestellt`: the receipts that its events have
 * issued.
 */
export function checkBescheid(
  zeile: BescheidZeile,
  bestand: Kettenbestand,
  ausgestellt: readonly BelegZeile[],
): Fund[] {
  const { ereignisse, erinnerungen } = bestand;
  const { art, belegCode, pruefsumme } = zeile;
  const beleg = ausgestellt.find(({ code }) => code === belegCode);
  const nummer = beleg?.ereignisNummer ?? null;
  if (beleg?.art !== art || beleg.pruefsumme !== pruefsumme) {
    return [
      { nummer, grund: `Zum Bescheid mit der Prüfsumme ${pruefsumme} gibt es kein Ereignis, das ihn ausgestellt hat.` },
    ];
  }
  if (pruefsummeVon(zeile.inhalt) !== pruefsumme)
    return [{ nummer, grund: "Der Inhalt des Bescheids wurde verändert." }];
  const abruffehler = findAbruffehler(zeile, ereignisse);
  if (abruffehler !== null) return [{ nummer, grund: abruffehler }];
  if (!hasRightFristen(zeile, ereignisse)) {
    return [{ nummer, grund: "Bekanntgabe und Widerspruchsfrist des Bescheids passen nicht zusammen." }];
  }
  const naechster = ausgestellt.find(
    (anderer) => anderer.ereignisNummer > beleg.ereignisNummer && anderer.art === "WIDERSPRUCHSBESCHEID",
  );
  const danach = ereignisse.slice(beleg.ereignisNummer, naechster?.ereignisNummer);
  if (!isRightlyAbrufbar(zeile, beleg, danach)) {
    return [{ nummer, grund: "Der letzte Tag zum Abruf des Bescheids folgt aus keiner Bereitstellung." }];
  }
  if (!isRightlyEnded(zeile, danach)) {
    return [{ nummer, grund: "Das Ende der Bereitstellung des Bescheids passt zu keinem Ereignis." }];
  }
  const von = danach.findLast((ereignis) => ereignis.art === BEREITSTELLUNG)?.am ?? beleg.am;
  const erinnerungsfehler = findErinnerungsfehler(zeile, erinnerungen, { von, bis: naechster?.am });
  return erinnerungsfehler === null ? [] : [{ nummer, grund: erinnerungsfehler }];
}
