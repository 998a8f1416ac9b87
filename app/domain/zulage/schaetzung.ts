import type { Werte } from "../../formkit/field";
import { rowsOf, textOf } from "../../formkit/werte";
import { compareDecimal, sumDecimals, roundDecimal } from "../../lib/decimal";
import { formatDate } from "../../lib/date";
import { formatEuro } from "../../lib/money";
import { listPosten } from "../antrag/formular/entities/rahmenPosten";
import { listTeileDesJahres, maxStunden, stundenJeWoche } from "../antrag/formular/entities/rahmenZeit";
import type { AntragKontext } from "../antrag/formular/kontext";
import { isEinzelunternehmen } from "../unternehmen/besteuerung";
import { type Bemessung, computeBemessung } from "./bemessung";
import { zulageWert } from "./zulageWerte";

/**
 * What the estimate asks for besides the Antrag. `verbund`: base used by connected companies in euros, by
 * Wirtschaftsjahr.
 */
export type SchaetzungAngaben = { readonly istKmu: boolean; readonly verbund: Readonly<Record<string, string>> };

/** A Vorhaben with what it is called. */
export type SchaetzungVorhaben = { readonly titel: string; readonly werte: Werte };

/**
 * One line of the calculation. Amounts of `aufwand` add up to the `summe` after them; a `kappung` is negative. Euros
 * with two digits.
 */
export type Schritt = {
  readonly art: "aufwand" | "summe" | "teil" | "kappung" | "grundlage" | "zulage";
  readonly bezeichnung: string;
  readonly rechnung: string;
  readonly norm: string;
  readonly betrag: string;
};

/** The estimate of one Wirtschaftsjahr; amounts in euros with two digits. */
export type JahrSchaetzung = {
  readonly jahr: string;
  readonly schritte: readonly Schritt[];
  readonly aufwand: string;
  readonly bemessungsgrundlage: string;
  readonly zulage: string;
  readonly hinweise: readonly string[];
};

/** The estimate of one or several Vorhaben, year by year. */
export type Schaetzung = {
  readonly jahre: readonly JahrSchaetzung[];
  readonly zulage: string;
  readonly hinweise: readonly string[];
};

const summe = (betraege: readonly string[]): string => roundDecimal(sumDecimals(betraege) || "0", 2);

type Aufwand = { readonly schritte: readonly Schritt[]; readonly stunden: string; readonly jeTeil: readonly string[] };

function aufwandVon(
  jahr: string,
  { titel, werte }: SchaetzungVorhaben,
  { kontext, mitTitel }: { kontext: AntragKontext; mitTitel: boolean },
): Aufwand {
  const posten = rowsOf(werte, "rahmen")
    .filter((zeile) => textOf(zeile, "jahr") === jahr)
    .flatMap((zeile) => listPosten(zeile, werte, kontext));
  const schritte = posten
    .filter(({ eingabe }) => compareDecimal(eingabe, "0") !== 0)
    .map(({ bezeichnung, rechnung, norm, betraege }): Schritt => {
      return {
        art: "aufwand",
        bezeichnung: mitTitel ? `${titel}: ${bezeichnung}` : bezeichnung,
        rechnung: rechnung(),
        norm,
        betrag: summe(betraege),
      };
    });
  const stunden = summe(posten.flatMap(({ art, eingabe }) => (art === "eigenleistung" ? [eingabe] : [])));
  const anzahl = Math.max(0, ...posten.map(({ betraege }) => betraege.length));
  const jeTeil = Array.from({ length: anzahl }, (_, stelle) =>
    summe(posten.map(({ betraege }) => betraege[stelle] ?? "0")),
  );
  return { schritte, stunden, jeTeil };
}

function kappung({ hoechstbetrag, frei, gekappt, hoechstbetragNorm }: Bemessung): Schritt {
  const rest = compareDecimal(frei, hoechstbetrag) < 0 ? `, davon noch frei ${formatEuro(frei)}` : "";
  const rechnung = `höchstens ${formatEuro(hoechstbetrag)} im Wirtschaftsjahr${rest}`;
  const betrag = compareDecimal(gekappt, "0") > 0 ? `-${gekappt}` : "0.00";
  return { art: "kappung", bezeichnung: "Über dem Höchstbetrag", rechnung, norm: hoechstbetragNorm, betrag };
}

function schritteVon(teil: Bemessung, hatTeile: boolean): readonly Schritt[] {
  const { von, bis, aufwand, bemessungsgrundlage, satz, satzNorm, zulage } = teil;
  const zeit = hatTeile ? ` (${formatDate(von)} bis ${formatDate(bis)})` : "";
  const anfang: Schritt = {
    art: "teil",
    bezeichnung: `Aufwendungen${zeit}`,
    rechnung: "nach Tagen, Eigenleistungen nach Stunden",
    norm: "§ 3 Abs. 5 FZulG",
    betrag: aufwand,
  };
  return [
    ...(hatTeile ? [anfang] : []),
    kappung(teil),
    {
      art: "grundlage",
      bezeichnung: `Bemessungsgrundlage${zeit}`,
      rechnung: "Aufwendungen bis zum Höchstbetrag",
      norm: "§ 3 Abs. 5 FZulG",
      betrag: bemessungsgrundlage,
    },
    {
      art: "zulage",
      bezeichnung: `Forschungszulage${zeit}`,
      rechnung: `${formatEuro(bemessungsgrundlage)} × ${satz} %`,
      norm: satzNorm,
      betrag: zulage,
    },
  ];
}

type Frage = {
  readonly vorhaben: readonly SchaetzungVorhaben[];
  readonly kontext: AntragKontext;
  readonly angaben: SchaetzungAngaben;
};

/** Weekly hours count for one person and all Vorhaben together (§ 3(3) FZulG: "insgesamt"). */
function stundenHinweis(
  stunden: string,
  jahr: { von: string; bis: string },
  { vorhaben, kontext }: Frage,
): readonly string[] {
  const istEinzeln = isEinzelunternehmen(kontext.rechtsform);
  if (!istEinzeln || vorhaben.length < 2 || compareDecimal(stunden, maxStunden(jahr)) <= 0) return [];
  const jeWoche = stundenJeWoche(jahr.bis);
  return [
    `Alle Vorhaben zusammen ergeben mehr als ${jeWoche} Stunden Eigenleistung je Woche. Ansetzbar sind insgesamt höchstens ${jeWoche} (§ 3 Abs. 3 FZulG).`,
  ];
}

function estimateJahr(jahr: string, frage: Frage): JahrSchaetzung {
  const { vorhaben, kontext, angaben } = frage;
  const einzeln = vorhaben.map((eintrag) => aufwandVon(jahr, eintrag, { kontext, mitTitel: vorhaben.length > 1 }));
  const teile = listTeileDesJahres({ jahr }, kontext).map((teil, stelle) => ({
    ...teil,
    aufwand: summe(einzeln.map(({ jeTeil }) => jeTeil[stelle] ?? "0")),
  }));
  const bemessungen = computeBemessung(teile, { istKmu: angaben.istKmu, verbund: angaben.verbund[jahr] || "0" });
  const mitAufwand = bemessungen.filter((teil) => compareDecimal(teil.aufwand, "0") > 0);
  const gezeigt = mitAufwand.length > 0 ? mitAufwand : bemessungen.slice(-1);
  const aufwand = summe(teile.map((teil) => teil.aufwand));
  const summenzeile: Schritt = {
    art: "summe",
    bezeichnung: "Förderfähige Aufwendungen",
    rechnung: "Summe",
    norm: "§ 3 FZulG",
    betrag: aufwand,
  };
  const tage = { von: teile[0]?.von ?? kontext.heute, bis: teile.at(-1)?.bis ?? kontext.heute };
  return {
    jahr,
    schritte: [
      ...einzeln.flatMap(({ schritte }) => schritte),
      summenzeile,
      ...gezeigt.flatMap((teil) => schritteVon(teil, gezeigt.length > 1)),
    ],
    aufwand,
    bemessungsgrundlage: summe(bemessungen.map(({ bemessungsgrundlage }) => bemessungsgrundlage)),
    zulage: summe(bemessungen.map(({ zulage }) => zulage)),
    hinweise: stundenHinweis(summe(einzeln.map(({ stunden }) => stunden)), tage, frage),
  };
}

/** The Wirtschaftsjahre for which one of the Vorhaben has a row, in order. */
export function listSchaetzungsjahre(vorhaben: readonly SchaetzungVorhaben[]): readonly string[] {
  return [...new Set(vorhaben.flatMap(({ werte }) => rowsOf(werte, "rahmen").map((zeile) => textOf(zeile, "jahr"))))]
    .filter(Boolean)
    .sort();
}

function beihilfeHinweis(zulage: string, { vorhaben, kontext }: Frage): readonly string[] {
  const { wert, norm } = zulageWert("BEIHILFEGRENZE", kontext.heute);
  if (vorhaben.length !== 1 || compareDecimal(zulage, wert) <= 0) return [];
  return [
    `Staatliche Beihilfen für dieses Vorhaben dürfen zusammen mit der Forschungszulage ${formatEuro(wert)} nicht übersteigen (${norm}).`,
  ];
}

/**
 * Estimates the Forschungszulage from the answers of the tab Rahmen: one Vorhaben alone, or several, which share the
 * limit of the year. Binding is only what the Finanzamt decides (§ 10 FZulG).
 */
export function estimate(frage: Frage): Schaetzung {
  const jahre = listSchaetzungsjahre(frage.vorhaben).map((jahr) => estimateJahr(jahr, frage));
  const zulage = summe(jahre.map((jahr) => jahr.zulage));
  return { jahre, zulage, hinweise: beihilfeHinweis(zulage, frage) };
}
