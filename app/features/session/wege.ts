import { isSitzungsStand } from "~/contract/konto/sitzungsStand";
import { meldungsliste } from "~/features/shell";
import { href } from "~/routing/href";
import type { Auskunft } from "./sitzungsUhr";
import { leave } from "./ungespeichert";

const JSON_ANTWORT = { accept: "application/json" };

async function read(antwort: Promise<Response>): Promise<Auskunft> {
  try {
    const response = await antwort;
    if (!response.ok) return undefined;
    const stand: unknown = await response.json();
    if (!isSitzungsStand(stand)) return undefined;
    const { restSekunden, hoechstensSekunden } = stand;
    return restSekunden === null ? null : { restSekunden, hoechstensSekunden };
  } catch {
    return undefined;
  }
}

/** Refreshes the session: an action that the portal counts. @spec §7 POST /v1/auth/token/refresh */
export async function renewSitzung(csrf: string): Promise<Auskunft> {
  const body = new URLSearchParams({ csrf });
  const auskunft = await read(fetch(href("sitzungErneuern"), { method: "POST", headers: JSON_ANTWORT, body }));
  if (!auskunft) console.info("Die Sitzung wurde nicht erneuert.");
  return auskunft;
}

/** Asks how long the session lasts. */
export const askForSitzung = (): Promise<Auskunft> =>
  read(fetch(href("formularSchutz"), { headers: JSON_ANTWORT, cache: "no-store" }));

/** @spec §9 logout redirect delay 500 ms */
const VERZUG_MS = 500;

/** How somebody leaves. `zurueck`: the login leads back to this page. `verzug`: there is something to read before. */
type Abgang = { zurueck: boolean; verzug?: boolean };

/** Leaves for the login page; what is typed goes into the vault before. */
export async function goToAnmeldung({ zurueck, verzug = false }: Abgang): Promise<void> {
  await leave();
  if (verzug) await new Promise((resolve) => setTimeout(resolve, VERZUG_MS));
  const { pathname, search } = window.location;
  window.location.assign(zurueck ? href("landingpage", {}, { redirect: pathname + search }) : href("landingpage"));
}

/**
 * Ends the session because nobody has done anything, or it has lasted as long as it may, says so and leaves. The vault
 * keeps what was typed: nobody has given it up. @spec §4
 *
 * @assumed §4 goes to the login page "after 500 ms when requested" and does not say by whom: by the automatic logout,
 * which nobody has asked for, and which is said before the page goes.
 */
export async function logOutAutomatically(csrf: string, grund: "inaktiv" | "dauer"): Promise<void> {
  await leave();
  const body = new URLSearchParams({ csrf, grund });
  // A session that has ended already needs no logout.
  await fetch(href("abmelden"), { method: "POST", body, redirect: "manual" }).catch(() => undefined);
  meldungsliste.report({ ton: "primary", text: "Sie werden automatisch abgemeldet.", dauerMs: null });
  await goToAnmeldung({ zurueck: true, verzug: true });
}
