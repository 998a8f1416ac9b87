import { bekanntgabeAm, widerspruchsfrist } from "~/domain/bescheid/fristen";
import { berlinDate } from "~/lib/date";
import { pruefsummeVon } from "../../pruefsumme";
import type { BescheidZeile } from "../../storage/bescheidStore";
import type { BelegZeile, EreignisZeile } from "../../storage/ereignisStore";
import type { Kettenbestand } from "../../storage/kettenStore";
import type { SchriftsatzZeile } from "../../storage/schriftsatzStore";
import type { Befund } from "./pruefeKette";

type Fund = Omit<Befund, "antragUuid">;
type Ausgestellt = readonly BelegZeile[];

/** A step of the portal writes its event and its row in one transaction, each with the time at which it does so. */
const GLEICHZEITIG_MS = 60_000;
const isGleichzeitig = (a: Date, b: Date): boolean => Math.abs(a.getTime() - b.getTime()) <= GLEICHZEITIG_MS;

const ABRUF = "antrag.bescheidAbrufen";

function isAbrufVon({ abgerufenAm, abgerufenVon, pruefsumme }: BescheidZeile, { art, am, inhalt }: EreignisZeile): boolean {
  if (art !== ABRUF || abgerufenAm === null) return false;
  return isGleichzeitig(am, abgerufenAm) && inhalt.person === abgerufenVon && (inhalt.pruefsumme ?? pruefsumme) === pruefsumme;
}

/** Do the days of a decision follow from each other, and from its retrieval where the rule counts from that? */
function hatRichtigeFristen({ bekanntgabeRegel, bekanntgabeAm: bekannt, widerspruchsfrist: frist, abgerufenAm, inhalt }: BescheidZeile) {
  if (bekannt === null) return frist === null;
  if (bekanntgabeRegel === "ABRUF_PLUS_1" && (abgerufenAm === null || bekannt !== bekanntgabeAm("ABRUF_PLUS_1", berlinDate(abgerufenAm))))
    return false;
  return frist === widerspruchsfrist(bekannt, inhalt.hatRechtsbehelfsbelehrung);
}

function pruefeBescheid(zeile: BescheidZeile, { ereignisse }: Kettenbestand, ausgestellt: Ausgestellt): Fund[] {
  const { art, belegCode, pruefsumme } = zeile;
  const beleg = ausgestellt.find(({ code }) => code === belegCode);
  const nummer = beleg?.ereignisNummer ?? null;
  if (beleg?.art !== art || beleg.pruefsumme !== pruefsumme) {
    return [{ nummer, grund: `Zum Bescheid mit der Prüfsumme ${pruefsumme} gibt es kein Ereignis, das ihn ausgestellt hat.` }];
  }
  if (pruefsummeVon(zeile.inhalt) !== pruefsumme) return [{ nummer, grund: "Der Inhalt des Bescheids wurde verändert." }];
  if (zeile.abgerufenAm !== null && !ereignisse.some((ereignis) => isAbrufVon(zeile, ereignis))) {
    return [{ nummer, grund: "Zum Abruf des Bescheids gibt es kein Ereignis." }];
  }
  return hatRichtigeFristen(zeile) ? [] : [{ nummer, grund: "Bekanntgabe und Widerspruchsfrist des Bescheids passen nicht zusammen." }];
}

/** What the content says of its row, in the form in which the row says it. */
function stimmtMitInhalt({ inhalt, ...zeile }: SchriftsatzZeile): boolean {
  if (inhalt === null) return false;
  const { nachforderungUuid = null, bescheidUuid = null, widerspruchUuid = null } = inhalt;
  const laut = { uuid: inhalt.uuid, antragUuid: inhalt.antragUuid, art: inhalt.art, nachforderungUuid, bescheidUuid, widerspruchUuid };
  const ist = Object.fromEntries(Object.entries(zeile).filter(([key]) => Object.hasOwn(laut, key)));
  return pruefsummeVon(ist) === pruefsummeVon(laut) && zeile.eingereichtAm?.toISOString() === inhalt.eingereichtAm;
}

function pruefeSchriftsatz(zeile: SchriftsatzZeile, { ereignisse }: Kettenbestand, ausgestellt: Ausgestellt): Fund[] {
  const { art, belegCode, pruefsumme, inhalt, eingereichtVon } = zeile;
  const beleg = ausgestellt.find(({ code }) => code === belegCode);
  const nummer = beleg?.ereignisNummer ?? null;
  if (beleg?.art !== art || beleg.pruefsumme !== pruefsumme) {
    return [
      { nummer, grund: `Zum Schriftsatz mit der Prüfsumme ${pruefsumme ?? "(keine)"} gibt es kein Ereignis, das ihn bestätigt hat.` },
    ];
  }
  if (pruefsummeVon(inhalt) !== pruefsumme) return [{ nummer, grund: "Der Inhalt des Schriftsatzes wurde verändert." }];
  const isUnterschrieben = ereignisse.some(
    (ereignis) => ereignis.inhalt.pruefsumme === pruefsumme && ereignis.inhalt.person === eingereichtVon,
  );
  return stimmtMitInhalt(zeile) && isUnterschrieben
    ? []
    : [{ nummer, grund: "Die Angaben zum Schriftsatz passen nicht zu seinem Inhalt oder seiner Unterschrift." }];
}

/** Receipts of documents whose row is gone or names another receipt. */
function findVerlorene({ bescheide, schriftsaetze }: Kettenbestand, ausgestellt: Ausgestellt): Fund[] {
  const codes = new Set([...bescheide, ...schriftsaetze.filter(isEingereicht)].map(({ belegCode }) => belegCode));
  return ausgestellt
    .filter(({ art, code }) => art !== "EINGANGSBESTAETIGUNG" && !codes.has(code))
    .map(({ ereignisNummer }) => ({ nummer: ereignisNummer, grund: "Das Dokument zu diesem Beleg fehlt." }));
}

const isEingereicht = ({ status }: SchriftsatzZeile): boolean => status !== "ENTWURF" && status !== "VERWORFEN";

/**
 * Are decisions, and what the company has signed after the submission, those that the chain has receipts for? `ausgestellt`: the receipts
 * that its events have issued. Drafts are not looked at: saving one is no event.
 */
export function pruefeDokumente(bestand: Kettenbestand, ausgestellt: Ausgestellt): Fund[] {
  return [
    ...bestand.bescheide.flatMap((zeile) => pruefeBescheid(zeile, bestand, ausgestellt)),
    ...bestand.schriftsaetze.filter(isEingereicht).flatMap((zeile) => pruefeSchriftsatz(zeile, bestand, ausgestellt)),
    ...findVerlorene(bestand, ausgestellt),
  ];
}
