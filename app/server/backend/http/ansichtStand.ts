import { contract, type RufName } from "~/contract";
import type { Dienste } from "../dienste";
import { imVorgang } from "../imVorgang";
import type { RufKontext, Sitzungsstand } from "../kontext";
import { findAnsichtStand } from "../usecases/ansicht/findAnsichtStand";
import { toLesendeDienste } from "../usecases/ansicht/lesendeDienste";
import { ANSICHT_COOKIE, readAnsichtToken, setCookie } from "./cookies";

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
  const token = readAnsichtToken(kontext);
  if (token === null) return null;
  const stand = await staende(kontext.vorgang, token, () => findAnsichtStand(kontext.dienste, token));
  if (stand === null) clearAnsichtCookie(kontext);
  return stand;
}

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
  setCookie(kontext, ANSICHT_COOKIE, { value: token });

export const clearAnsichtCookie = (kontext: RufKontext): void => setCookie(kontext, ANSICHT_COOKIE, { value: "" });
