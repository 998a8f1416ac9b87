import { entity } from "../../../../formkit/defineForm";
import type { Field, Regelbefund, Wert, Werte } from "../../../../formkit/field";
import { isBlank, textOf } from "../../../../formkit/werte";
import { compareDecimal, divideDecimal, formatGermanDecimal } from "../../../../lib/decimal";
import { formatEuro } from "../../../../lib/money";
import { WIRTSCHAFTSGUT_WIRTSCHAFTSJAHR_AB } from "../../../stichtage";
import { hasEigenleistung, isEinzelunternehmen } from "../../../unternehmen/besteuerung";
import type { Tage } from "../../../zulage/zeitteile";
import { type AntragBereich, field } from "../feld";
import type { AntragKontext } from "../kontext";
import { fehler, KEINE_BEFUNDE, warnung } from "../regeln";
import { hasAuftrag, hasEigenesPersonal, hasWirtschaftsgueter } from "../v2/bedingungen";
import { computeJahr } from "./rahmenBetraege";
import { eigenleistungVon } from "./rahmenPosten";
import { checkFueVzae } from "./rahmenVzae";
import { jahrVonZeile, listStundenteile, maxStunden, stundenJeWoche, tageImVorhaben } from "./rahmenZeit";
import { jahrText } from "../../../unternehmen/wirtschaftsjahr";

const EINGABEN = [
  "personalVzae",
  "personalAnzahl",
  "personalaufwand",
  "eigenleistungStunden",
  "eigenleistungStundenBis",
  "eigenleistungStundenAb",
  "eigenleistungStundenBis2025",
  "eigenleistungStundenAb2026",
  "auftragskosten",
  "wirtschaftsgueter",
] as const;

const PERSONAL_JE_VZAE_MIN = "20000";
const PERSONAL_JE_VZAE_MAX = "250000";

const hasPersonal = ({ wurzel }: AntragBereich) => hasEigenesPersonal(wurzel);
const hasEigenarbeit = ({ kontext }: AntragBereich) => hasEigenleistung(kontext);
const hasAuftraege = ({ wurzel }: AntragBereich) => hasAuftrag(wurzel);
const isImVorhaben = ({ werte, wurzel, kontext }: AntragBereich) =>
  tageImVorhaben(werte, wurzel, kontext) !== undefined;

function hasAbschreibung({ werte, wurzel, kontext }: AntragBereich): boolean {
  const jahr = jahrVonZeile(werte, kontext);
  return hasWirtschaftsgueter(wurzel) && jahr !== undefined && jahr.beginn >= WIRTSCHAFTSGUT_WIRTSCHAFTSJAHR_AB;
}

/**
 * Says whether something stands in a year that the company does not have (any more). It can be seen and emptied, as the
 * check asks for.
 */
const isLeft = ({ werte, kontext }: AntragBereich, key: string) =>
  jahrVonZeile(werte, kontext) === undefined && !isBlank(werte[key]);

/** Says whether somebody typed something into a row. */
export function hasEingaben(zeile: Werte): boolean {
  return EINGABEN.some((key) => !isBlank(zeile[key]));
}

/**
 * Checks a number of hours in a stretch of days against 40 per week.
 *
 * @assumed domain.md 2.8 makes more hours an error; a Mitunternehmerschaft has several partners of 40 hours each, so
 * there it is a warning.
 */
export function checkStundenGrenze(wert: Wert, tage: Tage | undefined, kontext: AntragKontext): readonly Regelbefund[] {
  if (tage === undefined || typeof wert !== "string" || wert === "") return KEINE_BEFUNDE;
  const grenze = maxStunden(tage);
  if (compareDecimal(wert, grenze) <= 0) return KEINE_BEFUNDE;
  const stunden = formatGermanDecimal(grenze);
  const jeWoche = `(${stundenJeWoche(tage.bis)} Stunden je Woche)`;
  return isEinzelunternehmen(kontext.rechtsform)
    ? [fehler(`In diesem Zeitraum sind höchstens ${stunden} Stunden möglich ${jeWoche}.`)]
    : [warnung(`In diesem Zeitraum sind je Person höchstens ${stunden} Stunden möglich ${jeWoche}.`)];
}

function checkStunden(key: string): NonNullable<Field<AntragKontext>["check"]> {
  return (wert, { werte, wurzel, kontext }) => {
    const teil = listStundenteile(werte, wurzel, kontext).find((eintrag) => eintrag.key === key);
    return checkStundenGrenze(wert, teil, kontext);
  };
}

function stundenFeld(key: string, label: string): Field<AntragKontext> {
  return field.decimal(key, {
    label,
    fractionDigits: 1,
    min: "0",
    help: "eigenleistungStunden",
    when: (bereich) =>
      hasEigenarbeit(bereich) &&
      (isLeft(bereich, key) ||
        listStundenteile(bereich.werte, bereich.wurzel, bereich.kontext).some((teil) => teil.key === key)),
    check: checkStunden(key),
  });
}

function checkPersonalkosten(werte: Werte): readonly Regelbefund[] {
  const vzae = textOf(werte, "personalVzae");
  const aufwand = textOf(werte, "personalaufwand");
  if (vzae === "" || aufwand === "" || compareDecimal(vzae, "0") <= 0) return KEINE_BEFUNDE;
  const jeStelle = divideDecimal(aufwand, vzae, 2);
  const isPlausibel =
    compareDecimal(jeStelle, PERSONAL_JE_VZAE_MIN) >= 0 && compareDecimal(jeStelle, PERSONAL_JE_VZAE_MAX) <= 0;
  if (isPlausibel) return KEINE_BEFUNDE;
  const message = `Die Personalaufwendungen ergeben ${formatEuro(jeStelle)} je Vollzeitstelle. Bitte prüfen Sie die Angaben.`;
  return [warnung(message, "personalaufwand")];
}

/** Says that a row holds values though its Wirtschaftsjahr is not part of the Vorhaben; null when it is. */
export function checkAusserhalb(bereich: AntragBereich, hasWerte: boolean): readonly Regelbefund[] | null {
  if (isImVorhaben(bereich)) return null;
  const jahr = jahrText(textOf(bereich.werte, "jahr"));
  const message = `Das Wirtschaftsjahr ${jahr} liegt außerhalb der Laufzeit des Vorhabens. Bitte leeren Sie die Angaben oder ändern Sie Beginn oder Ende des Vorhabens.`;
  return hasWerte ? [fehler(message)] : KEINE_BEFUNDE;
}

function checkZeile(bereich: AntragBereich): readonly Regelbefund[] {
  const { werte, wurzel, kontext } = bereich;
  const ausserhalb = checkAusserhalb(bereich, hasEingaben(werte));
  if (ausserhalb !== null) return ausserhalb;
  const isNull = hasEingaben(werte) && compareDecimal(computeJahr(werte, wurzel, kontext).summe, "0") === 0;
  const leer = isNull
    ? [warnung(`Für das Wirtschaftsjahr ${jahrText(textOf(werte, "jahr"))} sind keine Aufwendungen angegeben.`)]
    : [];
  return [...leer, ...checkFueVzae(bereich), ...checkPersonalkosten(werte)];
}

/**
 * Staff and money of one Wirtschaftsjahr (domain.md 2.8). `jahr` is the key of the Wirtschaftsjahr and identifies the
 * row.
 */
export const rahmenJahr = entity<AntragKontext>(
  "rahmenJahr",
  "Wirtschaftsjahr",
  [
    field.text("jahr", { label: "Wirtschaftsjahr", max: 9, readOnly: () => true, show: jahrText }),
    field.decimal("personalVzae", {
      label: "FuE-Personal im Vorhaben (VZÄ, Jahresdurchschnitt)",
      fractionDigits: 2,
      min: "0",
      required: isImVorhaben,
      when: hasPersonal,
    }),
    field.integer("personalAnzahl", {
      label: "Anzahl beteiligter Personen",
      min: "0",
      required: isImVorhaben,
      when: hasPersonal,
    }),
    field.euro("personalaufwand", { label: "Personalaufwendungen in Euro", required: isImVorhaben, when: hasPersonal }),
    stundenFeld("eigenleistungStunden", "Eigenleistungen in Stunden"),
    stundenFeld("eigenleistungStundenBis", "Eigenleistungen in Stunden bis 27.03.2024"),
    stundenFeld("eigenleistungStundenAb", "Eigenleistungen in Stunden ab 28.03.2024"),
    stundenFeld("eigenleistungStundenBis2025", "Eigenleistungen in Stunden bis 31.12.2025"),
    stundenFeld("eigenleistungStundenAb2026", "Eigenleistungen in Stunden ab 01.01.2026"),
    field.computed("eigenleistungEuro", {
      label: "Eigenleistungen in Euro",
      when: hasEigenarbeit,
      compute: ({ werte, wurzel, kontext }) => formatEuro(eigenleistungVon(werte, wurzel, kontext)),
    }),
    field.euro("auftragskosten", {
      label: "Aufwendungen für Auftragsforschung in Euro",
      required: isImVorhaben,
      when: hasAuftraege,
    }),
    field.euro("wirtschaftsgueter", {
      label: "Wertminderung Wirtschaftsgüter in Euro",
      help: "rahmenWirtschaftsgueter",
      when: (bereich) =>
        hasAbschreibung(bereich) || (hasWirtschaftsgueter(bereich.wurzel) && isLeft(bereich, "wirtschaftsgueter")),
    }),
    field.computed("summe", {
      label: "Summe",
      compute: ({ werte, wurzel, kontext }) => formatEuro(computeJahr(werte, wurzel, kontext).summe),
    }),
  ],
  {
    helpBereichKey: "rahmenAllgemein",
    title: (zeile) => `Wirtschaftsjahr ${jahrText(textOf(zeile, "jahr"))}`,
    check: checkZeile,
  },
);
