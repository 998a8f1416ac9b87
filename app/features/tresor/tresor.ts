import { TRESOR_TAGE } from "~/domain/sitzung/aufbewahrung";
import { browserClock } from "~/lib/clock";
import { openBrowserAblage } from "./browserAblage";
import { openFach, type OffenesFach } from "./tresorfach";
import { reportCleared } from "./kanal";
import { fetchSchluesselbund, type Schluesselbund } from "./schluesselbund";
import type { Ablage, Tresorfach } from "./satz";

const TAG_MS = 86_400_000;

/** Kept for the whole life of the page, so that the vault goes on when the network does not. */
let ablage: Promise<Ablage> | null = null;
let bund: Promise<Schluesselbund | null> | null = null;

const kennungVon = ({ benutzer, unternehmen }: Tresorfach): string => `${benutzer} ${unternehmen}`;

async function openAblage(): Promise<Ablage> {
  const neu = await openBrowserAblage();
  await neu.removeOld(browserClock.now().getTime() - TRESOR_TAGE * TAG_MS);
  return neu;
}

/**
 * Opens the vault for a Vorhaben. Null when there is no key now: nobody is logged in, another person is, or nobody
 * answers; it may be asked for again. Rejects when this browser has no vault at all.
 */
export async function openTresor(fach: Tresorfach): Promise<OffenesFach | null> {
  ablage ??= openAblage();
  const offen = await ablage;
  bund ??= fetchSchluesselbund();
  const schluessel = await bund;
  if (schluessel?.kennung !== kennungVon(fach)) {
    bund = null;
    return null;
  }
  return openFach(fach, { ablage: offen, bund: schluessel });
}

/** Forgets the keys: the next opening asks for them anew. */
export function forgetSchluessel(): void {
  bund = null;
}

/** Removes everything that a person has in the vault of this browser, in every company, and closes it in all pages. */
export async function clearTresor(benutzer: string): Promise<void> {
  forgetSchluessel();
  reportCleared(benutzer);
  await (await openBrowserAblage()).clear(benutzer);
}
