import type { Field, Werte, Zeile } from "../../../formkit/field";
import { blankWerte } from "../../../formkit/relevance";
import { isZeilen, rowsOf, textOf } from "../../../formkit/werte";
import { cutText } from "../../../lib/text";
import { auftragnehmer } from "./entities/auftragnehmer";
import { kooperationspartner } from "./entities/kooperationspartner";
import { rahmenJahr } from "./entities/rahmenJahr";
import { listStundenteile } from "./entities/rahmenZeit";
import { type AntragFormular, formulare } from "./formulare";
import type { AntragKontext } from "./kontext";

/** Something that the new form had no room for: where it belongs, and the text itself, so that nobody loses it. */
export type Abgeschnitten = { readonly label: string; readonly text: string };

/** Answers in the V2 form, and what did not fit into it. */
export type Uebernahme = { readonly werte: Werte; readonly abgeschnitten: readonly Abgeschnitten[] };

type Umstand = { readonly kontext: AntragKontext; readonly random: () => string };

/** Between the two V1 answers that V2 asks in one. */
const ABSATZ = "\n\n";

/** The texts of V2 and the V1 answers that they begin with. */
const TEXTE_AUS_V1: Readonly<Record<string, readonly string[]>> = {
  ziel: ["ziele"],
  standDerTechnik: ["neuheit"],
  arbeiten: ["arbeiten", "routine"],
  unsicherheiten: ["risiken"],
};

const connect = (texte: readonly string[]): string => texte.filter((text) => text.trim() !== "").join(ABSATZ);

/**
 * The most characters that a text of V2 can have when it comes from V1 uncut; 0 for one that does not come from there.
 */
export function laengeAusV1(key: string): number {
  const felder = formulare.V1.tabs.flatMap(({ fields }) => fields);
  const laengen = (TEXTE_AUS_V1[key] ?? []).map((quelle) => felder.find((feld) => feld.key === quelle)?.max ?? 0);
  return laengen.reduce((bisher, laenge) => bisher + laenge + (bisher > 0 ? ABSATZ.length : 0), 0);
}

function jahrAusV1(
  jahr: string,
  werte: Werte,
  { kontext, random }: Umstand,
): { zeile: Zeile; rest: readonly Abgeschnitten[] } {
  const von = (tabelle: string): Werte => rowsOf(werte, tabelle).find((zeile) => textOf(zeile, "jahr") === jahr) ?? {};
  const [finanziell, personell] = [von("finanziellerRahmen"), von("personellerRahmen")];
  const zeile: Zeile = {
    ...blankWerte(rahmenJahr.fields),
    uuid: random(),
    jahr,
    personalaufwand: textOf(finanziell, "personalaufwand"),
    auftragskosten: textOf(finanziell, "auftragskosten"),
    personalAnzahl: textOf(personell, "personalAnzahl"),
    personalVzae: textOf(personell, "personalVzae"),
  };
  const stunden = textOf(personell, "eigenleistungStunden");
  const [teil, ...weitere] = listStundenteile(zeile, werte, kontext);
  if (stunden === "" || (teil !== undefined && weitere.length === 0)) {
    return { zeile: { ...zeile, ...(teil && { [teil.key]: stunden }) }, rest: [] };
  }
  // V2 asks for the hours before and after a change of the rate; how they are spread only the company knows.
  return {
    zeile,
    rest: [{ label: `Eigenleistungen in Stunden, Wirtschaftsjahr ${jahr}`, text: stunden.replace(".", ",") }],
  };
}

function jahreAusV1(werte: Werte, umstand: Umstand) {
  const jahre = ["finanziellerRahmen", "personellerRahmen"].flatMap((tabelle) =>
    rowsOf(werte, tabelle).map((zeile) => textOf(zeile, "jahr")),
  );
  return [...new Set(jahre)].sort().map((jahr) => jahrAusV1(jahr, werte, umstand));
}

/**
 * The answers of a V1 Vorhaben in the V2 form, uncut: a text may be longer than V2 allows. The work plan is empty.
 *
 * @assumed §2 names withUebernahme, not what it does; domain.md 2.9: ziele → ziel, neuheit → standDerTechnik, arbeiten
 * and routine → arbeiten, risiken → unsicherheiten, contractors, partners and years one to one.
 */
export function nachV2(werte: Werte, umstand: Umstand): Uebernahme {
  const gemeinsam = formulare.V1.tabs.slice(0, 2).flatMap(({ fields }) => fields.map(({ key }) => key));
  const { random } = umstand;
  const jahre = jahreAusV1(werte, umstand);
  const neu: Werte = {
    ...blankWerte(formulare.V2),
    ...Object.fromEntries(Object.entries(werte).filter(([key]) => gemeinsam.includes(key))),
    auftragnehmer: rowsOf(werte, "auftragnehmer").map((zeile) => ({
      ...blankWerte(auftragnehmer.fields),
      ...zeile,
      uuid: random(),
      auftragnehmerBekannt: true,
    })),
    kooperationspartner: rowsOf(werte, "kooperationspartner").map((zeile) => ({
      ...blankWerte(kooperationspartner.fields),
      ...zeile,
      uuid: random(),
    })),
    ...Object.fromEntries(
      Object.entries(TEXTE_AUS_V1).map(([key, quellen]) => [
        key,
        connect(quellen.map((quelle) => textOf(werte, quelle))),
      ]),
    ),
    rahmen: jahre.map(({ zeile }) => zeile),
  };
  return { werte: neu, abgeschnitten: jahre.flatMap(({ rest }) => rest) };
}

/** A row by its name, and by what it is where the name does not say so. */
export function zeilenName({ label, title }: NonNullable<Field<AntragKontext>["entity"]>, zeile: Zeile): string {
  const name = title(zeile);
  return name.startsWith(label) ? name : `${label} „${name}“`;
}

function shortenFelder(
  felder: readonly Field<AntragKontext>[],
  werte: Werte,
  wo: string,
): { werte: Werte; abgeschnitten: Abgeschnitten[] } {
  const abgeschnitten: Abgeschnitten[] = [];
  const neu = { ...werte };
  for (const { key, kind, label, max, entity } of felder) {
    const wert = werte[key];
    if (entity !== undefined && isZeilen(wert)) {
      neu[key] = wert.map((zeile): Zeile => {
        const gekuerzt = shortenFelder(entity.fields, zeile, `${wo}${zeilenName(entity, zeile)}: `);
        abgeschnitten.push(...gekuerzt.abgeschnitten);
        return { ...gekuerzt.werte, uuid: zeile.uuid };
      });
    }
    if (kind !== "textArea" || max === undefined || typeof wert !== "string" || wert.length <= max) continue;
    const { text } = cutText(wert, max);
    neu[key] = text;
    abgeschnitten.push({ label: `${wo}${label}`, text: wert.slice(text.length) });
  }
  return { werte: neu, abgeschnitten };
}

/** The answers within the limits of the V2 form, and the ends that were cut off: both together are the whole text. */
export function shortenToLimits(werte: Werte): Uebernahme {
  return shortenFelder(
    formulare.V2.tabs.flatMap(({ fields }) => fields),
    werte,
    "",
  );
}

/** The answers with new ids for their rows, and with what names a row changed in step. */
export function withNeuenZeilen(werte: Werte, random: () => string): Werte {
  const neue = new Map(
    Object.values(werte).flatMap((wert) =>
      isZeilen(wert) ? wert.map(({ uuid }): [string, string] => [uuid, random()]) : [],
    ),
  );
  const umbenannt = (text: string): string => neue.get(text) ?? text;
  const zeileNeu = (zeile: Zeile): Zeile => {
    const inhalt = Object.entries(zeile).map(([key, wert]): [string, Werte[string]] => [
      key,
      Array.isArray(wert) && !isZeilen(wert) ? wert.map(umbenannt) : wert,
    ]);
    return { ...Object.fromEntries(inhalt), uuid: umbenannt(zeile.uuid) };
  };
  return Object.fromEntries(
    Object.entries(werte).map(([key, wert]) => [key, isZeilen(wert) ? wert.map(zeileNeu) : wert]),
  );
}

/** A Vorhaben of any form as the beginning of a Vorhaben in a new V2 Antrag. */
export function takeOverVorhaben(form: AntragFormular, werte: Werte, umstand: Umstand): Uebernahme {
  const inV2 =
    form === formulare.V1
      ? nachV2(werte, umstand)
      : { werte: withNeuenZeilen(werte, umstand.random), abgeschnitten: [] };
  const gekuerzt = shortenToLimits(inV2.werte);
  return { werte: gekuerzt.werte, abgeschnitten: [...gekuerzt.abgeschnitten, ...inV2.abgeschnitten] };
}
