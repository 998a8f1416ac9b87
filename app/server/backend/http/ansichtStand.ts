import { contract, type RufName } from "~/contract";
import type { Dienste } from "../dienste";
import { imVorgang } from "../imVorgang";
import type { RufKontext, Sitzungsstand } from "../kontext";
import { toLesendeDienste } from "../nurLesen";
import { findAnsichtStand } from "../usecases/ansicht/findAnsichtStand";
import { readCookie, setCookie } from "./cookies";

/** The cookie of a view. It stands beside those of the login, which stay as they are. */
const COOKIE = "wie";

/** All that a view may change: which company it shows, and that it is over. Both are kept in its own row. */
const ERLAUBT = ["ansicht.endAnsicht", "benutzer.chooseUnternehmen", "benutzer.leaveUnternehmen"] satisfies RufName[];
const ERLAUBTE: readonly string[] = ERLAUBT;

const { endAnsicht } = contract.ansicht;
const { chooseUnternehmen, leaveUnternehmen } = contract.benutzer;

/** Their methods and paths, with any id in the place of a parameter. */
const ERLAUBTE_WEGE = [endAnsicht, chooseUnternehmen, leaveUnternehmen].map((ruf) => {
  const { method = "", path = "" } = ruf["~orpc"].route;
  return new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
});

const staende = imVorgang<Sitzungsstand | null>();

/** The living view behind a request; one that is over is taken from the browser. */
export async function findAnsicht(kontext: RufKontext): Promise<Sitzungsstand | null> {
  const token = readCookie(kontext, COOKIE);
  if (token === null) return null;
  const stand = await staende(kontext.vorgang, token, () => findAnsichtStand(kontext.dienste, token));
  if (stand === null) clearAnsichtCookie(kontext);
  return stand;
}

/** Does a request come from a view, whether or not that still lives? */
export const isAusAnsicht = (kontext: Parameters<typeof readCookie>[0]): boolean =>
  readCookie(kontext, COOKIE) !== null;

/** Has a view just sent something that is more than reading? Then no use case hears of it, whichever it is. */
export async function isInAnsichtVerboten(kontext: RufKontext, { method, url }: Request): Promise<boolean> {
  if (method === "GET" || method === "HEAD") return false;
  const weg = `${method} ${new URL(url).pathname}`;
  return !ERLAUBTE_WEGE.some((erlaubt) => erlaubt.test(weg)) && (await findAnsicht(kontext)) !== null;
}

/** What a call of a view works with: of all calls only the few that change the view itself may write. */
export const dienstFor = (dienste: Dienste, name: string): Dienste =>
  ERLAUBTE.includes(name) ? dienste : toLesendeDienste(dienste);

export const setAnsichtCookie = (kontext: RufKontext, token: string): void =>
  setCookie(kontext, COOKIE, { value: token });

export const clearAnsichtCookie = (kontext: RufKontext): void => setCookie(kontext, COOKIE, { value: "" });
