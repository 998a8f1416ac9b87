import type { Werte } from "../../../../formkit/field";
import { rowsOf, textOf } from "../../../../formkit/werte";
import { computeBemessung } from "../../../zulage/bemessung";
import type { Tage } from "../../../zulage/zeitteile";
import { gemeinkostenSatz } from "../../../zulage/zulageWerte";
import type { AntragKontext } from "../kontext";
import { hasAuftrag } from "../v2/bedingungen";
import { betragVon, eigenleistungVon, listPosten, type Posten, type PostenArt, summe } from "./rahmenPosten";
import { listTeileDesJahres, UMSTELLUNGEN } from "./rahmenZeit";

/** The amounts of one Wirtschaftsjahr in euros, as exact decimals with two digits. */
export type JahrBetraege = {
  readonly personal: string;
  readonly eigenleistung: string;
  readonly auftrag: string;
  readonly wirtschaftsgueter: string;
  readonly summe: string;
  /** Eligible part of `auftrag`. */
  readonly auftragFoerderfaehig: string;
  /** Lump sum for overheads; "0.00" where it does not apply. */
  readonly gemeinkosten: string;
  /** All eligible expenses of the year, capped at the highest assessment base. */
  readonly foerderfaehig: string;
};

/** The fields that amounts come from; a row without any of them is nothing to compute. */
const EINGABEN = [
  "personalaufwand",
  "auftragskosten",
  "wirtschaftsgueter",
  "eigenleistungStunden",
  ...UMSTELLUNGEN.flatMap(({ vorher, nachher }) => [vorher, nachher]),
];

const OHNE_ANGABEN = { istKmu: false, verbund: "0" };

/** The sum of all contractors' fees in euros. */
export function auftragswertGesamt(vorhaben: Werte): string {
  const auftragnehmer = hasAuftrag(vorhaben) ? rowsOf(vorhaben, "auftragnehmer") : [];
  return summe(auftragnehmer.map((zeile) => textOf(zeile, "auftragswert")));
}

function foerderfaehigVon(posten: readonly Posten[], teile: readonly Tage[]): string {
  const aufwand = teile.map((teil, stelle) => ({
    ...teil,
    aufwand: summe(posten.map(({ betraege }) => betraege[stelle] ?? "0")),
  }));
  return summe(computeBemessung(aufwand, OHNE_ANGABEN).map(({ bemessungsgrundlage }) => bemessungsgrundlage));
}

/**
 * Computes the amounts of one row. For information only: the Finanzamt decides. Each amount is worked out when it is
 * asked for, because the rules ask for one or two of them in each of many years.
 */
export function computeJahr(zeile: Werte, vorhaben: Werte, kontext: AntragKontext): JahrBetraege {
  const isLeer = !EINGABEN.some((key) => textOf(zeile, key) !== "");
  const listeVon = () => (isLeer ? [] : listPosten(zeile, vorhaben, kontext));
  const summeVon = (art: PostenArt) =>
    summe(listeVon().flatMap((posten) => (posten.art === art ? posten.betraege : [])));
  return {
    personal: betragVon(zeile, "personalaufwand"),
    auftrag: betragVon(zeile, "auftragskosten"),
    wirtschaftsgueter: betragVon(zeile, "wirtschaftsgueter"),
    get eigenleistung() {
      return eigenleistungVon(zeile, vorhaben, kontext);
    },
    get summe() {
      return summe([this.personal, this.eigenleistung, this.auftrag, this.wirtschaftsgueter]);
    },
    get auftragFoerderfaehig() {
      return summeVon("auftrag");
    },
    get gemeinkosten() {
      return gemeinkostenSatz(textOf(vorhaben, "beginn")) === "0" ? "0.00" : summeVon("gemeinkosten");
    },
    get foerderfaehig() {
      return isLeer ? "0.00" : foerderfaehigVon(listeVon(), listTeileDesJahres(zeile, kontext));
    },
  };
}

/** One amount added up over all Wirtschaftsjahre of a Vorhaben, in euros. */
export function computeGesamt(betragKey: keyof JahrBetraege, vorhaben: Werte, kontext: AntragKontext): string {
  return summe(rowsOf(vorhaben, "rahmen").map((zeile) => computeJahr(zeile, vorhaben, kontext)[betragKey]));
}
