import type { Werte } from "../../formkit/field";
import { isYes, textOf } from "../../formkit/werte";
import type { AusnahmeArt, Beteiligter, Beziehung, KmuAngaben } from "../kmu/kmuAngaben";
import { AUSNAHMEN, steuernummerVon } from "./verbundBeteiligter";
import { isAngelZeile, isBeherrschung, isBeteiligterArt, isErsteZeile, type VerbundNachbar } from "./verbundFeld";

/** A stored row of the list. */
export type VerbundZeile = { readonly uuid: string; readonly werte: Werte };

/** The company itself, as the list sees it. */
export type VerbundEigenes = { readonly uuid: string; readonly name: string; readonly steuernummer: string };

/** `offen`: keys of rows that are left out, because it is not known yet who holds whom, or how much. */
export type VerbundAngaben = Pick<KmuAngaben, "unternehmen" | "beteiligte" | "beziehungen"> & {
  readonly offen: readonly string[];
};

const OHNE_NAMEN = "Ohne Namen";

/** Whom a row is about. */
export const beteiligterKey = ({ uuid, werte }: VerbundZeile): string =>
  isErsteZeile(werte) ? uuid : textOf(werte, "bekannt");

function sonstigeEnden(es: string, gegenueber: string, richtung: string): { von: string; an: string } | null {
  if (gegenueber === "" || richtung === "") return null;
  return richtung === "HAELT" ? { von: es, an: gegenueber } : { von: gegenueber, an: es };
}

/** Both ends of a row: who holds whom. Null while it is not known. */
export function endenVon(zeile: VerbundZeile, eigenes: string): { von: string; an: string } | null {
  const [es, gegenueber] = [beteiligterKey(zeile), textOf(zeile.werte, "gegenueber")];
  switch (textOf(zeile.werte, "verbindung")) {
    case "MUTTER":
      return { von: es, an: eigenes };
    case "TOCHTER":
      return { von: eigenes, an: es };
    case "SCHWESTER":
      return gegenueber === "" ? null : { von: gegenueber, an: es };
    case "SONSTIGE":
      return sonstigeEnden(es, gegenueber, textOf(zeile.werte, "richtung"));
    default:
      return null;
  }
}

const isAusnahme = (key: string): key is AusnahmeArt => Object.hasOwn(AUSNAHMEN, key);

/** Everybody who was entered with a row of its own, in the order of the rows. */
export const listNachbarn = (zeilen: readonly VerbundZeile[]): readonly VerbundNachbar[] =>
  zeilen
    .filter(({ werte }) => isErsteZeile(werte))
    .map(({ uuid, werte }) => {
      const art = textOf(werte, "beteiligterArt");
      return {
        uuid,
        name: textOf(werte, "name") || OHNE_NAMEN,
        art: isBeteiligterArt(art) ? art : "UNTERNEHMEN",
        isBusinessAngel: isAngelZeile(werte),
      };
    });

function toBeteiligter({ uuid, werte }: VerbundZeile, { name, art }: VerbundNachbar): Beteiligter {
  const ausnahme = textOf(werte, "ausnahme");
  return {
    key: uuid,
    name,
    art,
    steuernummer: steuernummerVon(werte) || textOf(werte, "steuernummer"),
    ausnahme: isAusnahme(ausnahme) ? ausnahme : "KEINE",
    haushalt: textOf(werte, "haushalt"),
    einwohner: textOf(werte, "einwohner"),
    personengruppe: textOf(werte, "personengruppe"),
    istVermoegensverwaltung: isYes(werte, "istVermoegensverwaltung"),
  };
}

/**
 * The shares of a row; null while nothing is said of it. Votes follow the capital unless they are told apart; control
 * without a share is a share of nothing.
 */
export function anteileVon(werte: Werte): { kapital: string; stimmen: string } | null {
  const [kapital, stimmen] = [textOf(werte, "kapital"), textOf(werte, "stimmen")];
  const hasEinfluss = !["", "KEINE"].includes(textOf(werte, "beherrschung"));
  if (kapital === "" && stimmen === "" && !hasEinfluss) return null;
  return { kapital: kapital || "0", stimmen: stimmen || kapital || "0" };
}

function toBeziehung(zeile: VerbundZeile, eigenes: string, bekannte: ReadonlySet<string>): Beziehung | null {
  const { uuid, werte } = zeile;
  const [enden, anteile, ueber] = [endenVon(zeile, eigenes), anteileVon(werte), textOf(werte, "ueber")];
  if (enden === null || anteile === null) return null;
  if (![enden.von, enden.an].every((key) => bekannte.has(key))) return null;
  const beherrschung = textOf(werte, "beherrschung");
  return {
    key: uuid,
    ...enden,
    ...anteile,
    beherrschung: isBeherrschung(beherrschung) ? beherrschung : "KEINE",
    ueber: bekannte.has(ueber) ? ueber : "",
    gueltigAb: textOf(werte, "gueltigAb"),
    gueltigBis: textOf(werte, "gueltigBis"),
    nachweis: textOf(werte, "nachweis"),
    // Not said yet: the reading that proves less for the company.
    markt: textOf(werte, "markt") === "ANDERER" ? "ANDERER" : "GLEICH_ODER_BENACHBART",
    einlage: textOf(werte, "einlage"),
  };
}

/**
 * The list as the rules of both notions read it: `KmuAngaben` without figures and day. The company itself comes first
 * and has its own uuid as key; everybody else has the uuid of the row that introduced him.
 */
export function toVerbundAngaben(zeilen: readonly VerbundZeile[], eigenes: VerbundEigenes): VerbundAngaben {
  const nachbarn = new Map(listNachbarn(zeilen).map((nachbar) => [nachbar.uuid, nachbar]));
  const bekannte = new Set([eigenes.uuid, ...nachbarn.keys()]);
  const andere = zeilen.flatMap((zeile) => {
    const nachbar = nachbarn.get(zeile.uuid);
    return nachbar === undefined ? [] : [toBeteiligter(zeile, nachbar)];
  });
  const gelesen = zeilen.map((zeile) => ({ zeile, beziehung: toBeziehung(zeile, eigenes.uuid, bekannte) }));
  return {
    unternehmen: eigenes.uuid,
    beteiligte: [toSelbst(eigenes), ...andere],
    beziehungen: gelesen.flatMap(({ beziehung }) => (beziehung === null ? [] : [beziehung])),
    offen: gelesen.flatMap(({ zeile, beziehung }) => (beziehung === null ? [zeile.uuid] : [])),
  };
}

const toSelbst = ({ uuid, name, steuernummer }: VerbundEigenes): Beteiligter => ({
  key: uuid,
  name,
  art: "UNTERNEHMEN",
  steuernummer,
  ausnahme: "KEINE",
  haushalt: "",
  einwohner: "",
  personengruppe: "",
  istVermoegensverwaltung: false,
});
