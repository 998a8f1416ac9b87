import { pruefsummeVon } from "../../pruefsumme";
import type { BelegZeile } from "../../storage/ereignisStore";
import type { Kettenbestand } from "../../storage/kettenStore";
import type { SchriftsatzZeile } from "../../storage/schriftsatzStore";
import { checkBescheid } from "./checkBescheid";
import type { Befund } from "./pruefeKette";

type Fund = Omit<Befund, "antragUuid">;
type Ausgestellt = readonly BelegZeile[];

/** What the content says of its row, in the form in which the row says it. */
function matchesInhalt({ inhalt, ...zeile }: SchriftsatzZeile): boolean {
  if (inhalt === null) return false;
  const { nachforderungUuid = null, bescheidUuid = null, widerspruchUuid = null } = inhalt;
  const laut = {
    uuid: inhalt.uuid,
    antragUuid: inhalt.antragUuid,
    art: inhalt.art,
    nachforderungUuid,
    bescheidUuid,
    widerspruchUuid,
  };
  const ist = Object.fromEntries(Object.entries(zeile).filter(([key]) => Object.hasOwn(laut, key)));
  return pruefsummeVon(ist) === pruefsummeVon(laut) && zeile.eingereichtAm?.toISOString() === inhalt.eingereichtAm;
}

function checkSchriftsatz(zeile: SchriftsatzZeile, { ereignisse }: Kettenbestand, ausgestellt: Ausgestellt): Fund[] {
  const { art, belegCode, pruefsumme, inhalt, eingereichtVon } = zeile;
  const beleg = ausgestellt.find(({ code }) => code === belegCode);
  const nummer = beleg?.ereignisNummer ?? null;
  if (beleg?.art !== art || beleg.pruefsumme !== pruefsumme) {
    return [
      {
        nummer,
        grund: `Zum Schriftsatz mit der Prüfsumme ${pruefsumme ?? "(keine)"} gibt es kein Ereignis, das ihn bestätigt hat.`,
      },
    ];
  }
  if (pruefsummeVon(inhalt) !== pruefsumme) return [{ nummer, grund: "Der Inhalt des Schriftsatzes wurde verändert." }];
  const isUnterschrieben = ereignisse.some(
    (ereignis) => ereignis.inhalt.pruefsumme === pruefsumme && ereignis.inhalt.person === eingereichtVon,
  );
  return matchesInhalt(zeile) && isUnterschrieben
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
 * Are decisions, and what the company has signed after the submission, those that the chain has receipts for?
 * `ausgestellt`: the receipts that its events have issued. Drafts are not looked at: saving one is no event.
 */
export function checkDokumente(bestand: Kettenbestand, ausgestellt: Ausgestellt): Fund[] {
  return [
    ...bestand.bescheide.flatMap((zeile) => checkBescheid(zeile, bestand, ausgestellt)),
    ...bestand.schriftsaetze.filter(isEingereicht).flatMap((zeile) => checkSchriftsatz(zeile, bestand, ausgestellt)),
    ...findVerlorene(bestand, ausgestellt),
  ];
}
