import { TRESOR_TAGE } from "~/contract/tresorDaten";
import { browserClock } from "~/lib/clock";
import { oeffneBrowserAblage } from "./browserAblage";
import { oeffneFach, type OffenesFach } from "./fach";
import { meldeGeleert } from "./kanal";
import { holeSchluesselbund, type Schluesselbund } from "./schluesselbund";
import type { Ablage, Fach } from "./satz";

const TAG_MS = 86_400_000;

/** Kept for the whole life of the page, so that the vault goes on when the network does not. */
let ablage: Promise<Ablage> | null = null;
let bund: Promise<Schluesselbund | null> | null = null;

const kennungVon = ({ benutzer, unternehmen }: Fach): string => `${benutzer} ${unternehmen}`;

async function oeffneAblage(): Promise<Ablage> {
  const neu = await oeffneBrowserAblage();
  await neu.entferneAlte(browserClock.now().getTime() - TRESOR_TAGE * TAG_MS);
  return neu;
}

/**
 * Opens the vault for a Vorhaben. Null when there is no key now: nobody is logged in, another person is, or nobody answers; it may be asked
 * for again. Rejects when this browser has no vault at all.
 */
export async function oeffneTresor(fach: Fach): Promise<OffenesFach | null> {
  ablage ??= oeffneAblage();
  const offen = await ablage;
  bund ??= holeSchluesselbund();
  const schluessel = await bund;
  if (schluessel?.kennung !== kennungVon(fach)) {
    bund = null;
    return null;
  }
  return oeffneFach(fach, { ablage: offen, bund: schluessel });
}

/** Forgets the keys: the next opening asks for them anew. */
export function vergissSchluessel(): void {
  bund = null;
}

/** Removes everything that a person has in the vault of this browser, in every company, and closes it in all pages. */
export async function leereTresor(benutzer: string): Promise<void> {
  vergissSchluessel();
  meldeGeleert(benutzer);
  await (await oeffneBrowserAblage()).leere(benutzer);
}
