import type { Werte, Zeile } from "../../../../formkit/field";
import { rowsOf, textOf, yesNoOf } from "../../../../formkit/werte";
import { formatDate } from "../../../../lib/date";
import {
  compareDecimal,
  divideDecimal,
  formatGermanDecimal,
  minDecimal,
  multiplyDecimal,
  roundDecimal,
  subtractDecimal,
  sumDecimals,
} from "../../../../lib/decimal";
import { formatEuro } from "../../../../lib/money";
import { FRUEHESTER_VORHABENBEGINN, WIRTSCHAFTSGUT_AB } from "../../../stichtage";
import { hasEigenleistung, isEinzelunternehmen } from "../../../unternehmen/besteuerung";
import { type Tage, distribute } from "../../../zulage/zeitteile";
import { findZulageWert, gemeinkostenSatz, zulageWert } from "../../../zulage/zulageWerte";
import type { AntragKontext } from "../kontext";
import { hasAuftrag } from "../v2/bedingungen";
import { quoteVon } from "./auftragnehmer";
import {
  jahrVonZeile,
  listStundenteile,
  listTeileDesJahres,
  maxStunden,
  stundenJeWoche,
  tageVonZeile,
} from "./rahmenZeit";

/** Kinds of eligible expenses, in the order of the law. */
export type PostenArt = "personal" | "eigenleistung" | "wirtschaftsgueter" | "auftrag" | "gemeinkosten";

/**
 * One step of the calculation of eligible expenses: what it is, how it is computed in words (made when asked for), the
 * paragraph, and the amount for each stretch of the Wirtschaftsjahr (see `listTeileDesJahres`) in euros with two
 * digits.
 */
export type Posten = {
  readonly art: PostenArt;
  readonly bezeichnung: string;
  readonly rechnung: () => string;
  readonly norm: string;
  /** What was entered for it, in euros or hours; zero where nothing was. */
  readonly eingabe: string;
  readonly betraege: readonly string[];
};

type Lage = {
  readonly zeile: Werte;
  readonly vorhaben: Werte;
  readonly kontext: AntragKontext;
  readonly tage: Tage;
  readonly teile: readonly Tage[];
};

/** The exact sum in euros with two digits; "0.00" of nothing. */
export function summe(werte: readonly string[]): string {
  return roundDecimal(sumDecimals(werte) || "0", 2);
}

/** An amount of a row in euros with two digits; blank counts as zero. */
export function betragVon(zeile: Werte, key: string): string {
  return roundDecimal(textOf(zeile, key) || "0", 2);
}

const ab = ({ von, bis }: Tage, tag: string): Tage => ({ von: von < tag && tag <= bis ? tag : von, bis });

function personal({ zeile, tage, teile }: Lage): readonly Posten[] {
  const betrag = betragVon(zeile, "personalaufwand");
  const betraege = distribute(betrag, tage, teile);
  return [
    {
      art: "personal",
      bezeichnung: "Personalaufwendungen",
      rechnung: () => "wie angegeben",
      norm: "§ 3 Abs. 1 FZulG",
      eingabe: betrag,
      betraege,
    },
  ];
}

/**
 * Hours of own work, at most 40 per week.
 *
 * @assumed A Mitunternehmerschaft has several partners of 40 hours each and the form does not ask how many, so there
 * nothing is cut.
 */
function eigenleistung({ zeile, vorhaben, kontext, teile }: Lage): readonly Posten[] {
  if (!hasEigenleistung(kontext)) return [];
  const istEinzeln = isEinzelunternehmen(kontext.rechtsform);
  return listStundenteile(zeile, vorhaben, kontext).map((teil) => {
    const stunden = textOf(zeile, teil.key) || "0";
    const angesetzt = istEinzeln ? minDecimal(stunden, maxStunden(teil)) : stunden;
    const gekuerzt = () =>
      compareDecimal(angesetzt, stunden) < 0
        ? ` (angegeben ${formatGermanDecimal(stunden)}; höchstens ${stundenJeWoche(teil.bis)} je Woche)`
        : "";
    return {
      art: "eigenleistung",
      bezeichnung: "Eigenleistungen",
      rechnung: () => `${formatGermanDecimal(angesetzt)} Stunden${gekuerzt()} × ${teil.satz} €`,
      norm: zulageWert("STUNDENSATZ", teil.von).norm,
      eingabe: stunden,
      betraege: distribute(roundDecimal(multiplyDecimal(angesetzt, teil.satz), 2), teil, teile),
    };
  });
}

function wertminderung({ zeile, kontext, tage, teile }: Lage): readonly Posten[] {
  const beginn = jahrVonZeile(zeile, kontext)?.beginn ?? kontext.heute;
  const { wert, norm } = zulageWert("WERTMINDERUNG", beginn);
  const eingegeben = betragVon(zeile, "wirtschaftsgueter");
  const betrag = divideDecimal(multiplyDecimal(eingegeben, wert), "100", 2);
  const rechnung = () =>
    wert === "0" ? "erst für Wirtschaftsjahre, die nach dem 31.12.2023 beginnen" : "wie angegeben";
  // No asset bought before this day counts, so nothing of the loss of value lies before it.
  const zeitraum = ab(tage, WIRTSCHAFTSGUT_AB);
  return [
    {
      art: "wirtschaftsgueter",
      bezeichnung: "Wertminderung Wirtschaftsgüter",
      rechnung,
      norm,
      eingabe: eingegeben,
      betraege: distribute(betrag, zeitraum, teile),
    },
  ];
}

type Quotenteil = { readonly quote: string; readonly entgelt: string };

/** The expenses of a year for contracts, split by the eligible shares of the contracts in proportion to their fees. */
function listQuotenteile(aufwand: string, vorhaben: Werte, kontext: AntragKontext): readonly Quotenteil[] {
  const auftraege: readonly Zeile[] = hasAuftrag(vorhaben) ? rowsOf(vorhaben, "auftragnehmer") : [];
  const gesamt = summe(auftraege.map((auftrag) => textOf(auftrag, "auftragswert")));
  if (compareDecimal(gesamt, "0") <= 0)
    return [{ quote: zulageWert("AUFTRAGSQUOTE", kontext.heute).wert, entgelt: aufwand }];
  const quoten = [...new Set(auftraege.map((auftrag) => quoteVon(auftrag, kontext.heute)))].sort();
  let rest = aufwand;
  return quoten.map((quote, stelle) => {
    const werte = auftraege
      .filter((auftrag) => quoteVon(auftrag, kontext.heute) === quote)
      .map((auftrag) => textOf(auftrag, "auftragswert"));
    const entgelt =
      stelle === quoten.length - 1 ? rest : divideDecimal(multiplyDecimal(aufwand, summe(werte)), gesamt, 2);
    rest = subtractDecimal(rest, entgelt);
    return { quote, entgelt };
  });
}

/** Why a contract does not count at all: where its management sits, or else its day. */
function ausschlussVon(vorhaben: Werte): { grund: string; norm: string } {
  return rowsOf(vorhaben, "auftragnehmer").some((auftrag) => yesNoOf(auftrag, "geschaeftsleitungEuEwr") === false)
    ? { grund: "Geschäftsleitung außerhalb von EU und EWR", norm: "§ 2 Abs. 5 FZulG" }
    : { grund: `Auftrag vor dem ${formatDate(FRUEHESTER_VORHABENBEGINN)}`, norm: "§ 8 FZulG" };
}

/**
 * Commissioned research with the share of its contracts.
 *
 * @assumed The form asks for a contract's fee and for a year's expenses, not for both together: contracts of different
 * shares are mixed by their fees.
 */
function auftrag({ zeile, vorhaben, kontext, tage, teile }: Lage): readonly Posten[] {
  const aufwand = betragVon(zeile, "auftragskosten");
  return listQuotenteile(aufwand, vorhaben, kontext).map(({ quote, entgelt }) => {
    const wert = findZulageWert("AUFTRAGSQUOTE", quote);
    const betrag = divideDecimal(multiplyDecimal(entgelt, quote), "100", 2);
    return {
      art: "auftrag",
      bezeichnung: "Auftragsforschung",
      rechnung: () =>
        quote === "0"
          ? `${formatEuro(entgelt)}, nicht begünstigt (${ausschlussVon(vorhaben).grund})`
          : `${formatEuro(entgelt)} × ${quote} %`,
      norm: wert?.norm ?? ausschlussVon(vorhaben).norm,
      eingabe: entgelt,
      betraege: distribute(betrag, wert === undefined ? tage : ab(tage, wert.ab), teile),
    };
  });
}

function gemeinkosten(vorhaben: Werte, bisher: readonly Posten[], teile: readonly Tage[]): readonly Posten[] {
  const beginn = textOf(vorhaben, "beginn");
  const satz = gemeinkostenSatz(beginn);
  if (satz === "0") return [];
  const betraege = teile.map((_, stelle) => {
    const uebrige = summe(bisher.map((posten) => posten.betraege[stelle] ?? "0"));
    return divideDecimal(multiplyDecimal(uebrige, satz), "100", 2);
  });
  const eingabe = summe(bisher.flatMap((posten) => posten.betraege));
  const rechnung = () => `${formatEuro(eingabe)} × ${satz} %`;
  const { norm } = zulageWert("GEMEINKOSTEN", beginn);
  return [
    { art: "gemeinkosten", bezeichnung: "Pauschale für Gemein- und Betriebskosten", rechnung, norm, eingabe, betraege },
  ];
}

function lageVon(zeile: Werte, vorhaben: Werte, kontext: AntragKontext): Lage {
  const teile = listTeileDesJahres(zeile, kontext);
  return { zeile, vorhaben, kontext, tage: tageVonZeile(zeile, vorhaben, kontext), teile };
}

/** Own work of a row in euros: hours times the rate of their days; "0.00" for legal forms without own work. */
export function eigenleistungVon(zeile: Werte, vorhaben: Werte, kontext: AntragKontext): string {
  if (!hasEigenleistung(kontext)) return "0.00";
  return summe(eigenleistung(lageVon(zeile, vorhaben, kontext)).flatMap(({ betraege }) => betraege));
}

/**
 * The steps from the answers of one row to the eligible expenses of its Wirtschaftsjahr; before the limit of the year.
 */
export function listPosten(zeile: Werte, vorhaben: Werte, kontext: AntragKontext): readonly Posten[] {
  const lage = lageVon(zeile, vorhaben, kontext);
  const direkt = [...personal(lage), ...eigenleistung(lage), ...wertminderung(lage), ...auftrag(lage)];
  return [...direkt, ...gemeinkosten(vorhaben, direkt, lage.teile)];
}
