import { describe, expect, it } from "vitest";
import { formulare } from "../../../app/domain/antrag/formular/formulare";
import { widerspruchsfrist } from "../../../app/domain/bescheid/bescheidFristen";
import { FAQ } from "../../../app/domain/faq";
import { fillPlatzhalter, listUnbekanntePlatzhalter } from "../../../app/domain/hilfe/faqPlatzhalter";
import { HILFETEXTE } from "../../../app/domain/hilfe/hilfetexte";
import { DATENSCHUTZ } from "../../../app/domain/rechtliches/datenschutz";
import { BEKANNTES_GERAET_HOECHSTENS, MAIL_LINK_MINUTEN, TRESOR_TAGE } from "../../../app/domain/sitzung/aufbewahrung";
import {
  FRUEHESTER_VORHABENBEGINN,
  GWG_GRENZE_EURO,
  WIRTSCHAFTSGUT_AB,
  WIRTSCHAFTSGUT_WIRTSCHAFTSJAHR_AB,
} from "../../../app/domain/stichtage";
import { ZULAGE_WERTE, type ZulageRegel } from "../../../app/domain/zulage/zulageWerte";
import { addDays, formatDate } from "../../../app/lib/date";

const antwort = (nr: number): string =>
  fillPlatzhalter(FAQ.find((eintrag) => eintrag.nr === nr)?.antwort ?? "", "ABRUF_PLUS_1");
const hilfe = (feld: string): string => HILFETEXTE.find((text) => text.feld === feld)?.text ?? "";
const datenschutz = JSON.stringify(DATENSCHUTZ);
const ausgeschrieben = (tag: string): string =>
  new Date(`${tag}T12:00:00Z`).toLocaleDateString("de-DE", { day: "numeric", month: "long", year: "numeric" });
const amTagDavor = (tag: string): string => ausgeschrieben(addDays(tag, -1));
/** The values of a rule, the oldest first. */
const werte = (regel: ZulageRegel): string[] =>
  ZULAGE_WERTE.filter((zeile) => zeile.regel === regel).map(({ wert }) => wert);

it("beantwortet 25 Fragen ohne Quellenangaben und Auszeichnung", () => {
  expect(FAQ.map(({ nr }) => nr)).toEqual(Array.from({ length: 25 }, (_, stelle) => stelle + 1));
  for (const { frage, antwort } of FAQ) {
    expect(frage).toMatch(/\?$/);
    expect(antwort).toMatch(/[.]$|^[^{}]+\{\{bekanntgabe\}\}$/);
    expect(antwort).not.toMatch(/[[\]*<>]/);
    expect(listUnbekanntePlatzhalter(antwort)).toEqual([]);
  }
});

describe("a text names the limits of the portal", () => {
  it("as they were when it was written", () => {
    expect(antwort(12)).toBe("1.500, 500, 1.000 und 1.000 Zeichen für die vier Fragen; je Auftragnehmer 500 Zeichen.");
    expect(antwort(18)).toContain("Je Antwort stehen 4.000 Zeichen und bis zu drei Anlagen zur Verfügung.");
    expect(antwort(5)).toContain("längstens für drei volle Wirtschaftsjahre");
    expect(hilfe("arbeitspaketTitel")).toContain("(weniger als 100 Zeichen)");
    expect(HILFETEXTE.map(({ text }) => text).join()).toContain("Jede Antwort hat höchstens 800 Zeichen.");
    expect(datenschutz).toContain("höchstens ein Jahr lang, um Ihren Browser wiederzuerkennen");
    expect(datenschutz).toContain("eine Stunde lang für Links aus E-Mails");
    expect(datenschutz).toContain("spätestens nach 30 Tagen entfernt");
  });

  it("as the forms and the cookies have them", () => {
    const fragen = formulare.V2.tabs.find(({ key }) => key === "inhaltlicheAngaben")?.fields ?? [];
    expect(fragen.map(({ max }) => max)).toEqual([1500, 500, 1000, 1000]);
    const alte = formulare.V1.tabs.find(({ key }) => key === "inhaltlicheAngaben")?.fields ?? [];
    expect(alte.map(({ max }) => max)).toEqual([800, 800, 800, 800, 800]);
    expect([MAIL_LINK_MINUTEN, BEKANNTES_GERAET_HOECHSTENS.tage, TRESOR_TAGE]).toEqual([60, 365, 30]);
  });
});

describe("a text that names a number of the law", () => {
  const aeltesterTag = amTagDavor(FRUEHESTER_VORHABENBEGINN);
  const tagVorGuetern = amTagDavor(WIRTSCHAFTSGUT_AB);
  const [bisher = "", jetzt = ""] = werte("AUFTRAGSQUOTE");
  const [satz = "", spaeter = "", heute = ""] = werte("STUNDENSATZ");
  const hoechstens = Number(werte("HOECHSTBETRAG").at(-1)) / 1_000_000;

  it.each([
    ["FAQ 6", antwort(6), [aeltesterTag]],
    ["FAQ 9", antwort(9), [`${werte("ZULAGESATZ").join()} %`, `${werte("KMU_ZUSCHLAG").join()} Prozentpunkte`]],
    ["FAQ 9", antwort(9), [`ab 2026 höchstens ${String(hoechstens)} Mio. Euro`]],
    ["FAQ 14", antwort(14), [tagVorGuetern, `bis ${GWG_GRENZE_EURO} Euro`]],
    ["FAQ 15", antwort(15), [tagVorGuetern]],
    ["FAQ 16", antwort(16), [`seit dem ${ausgeschrieben(WIRTSCHAFTSGUT_AB)} sind ${jetzt} %`, `vorher ${bisher} %`]],
    [
      "help on contracts",
      hilfe("auftragsdatum"),
      [`${tagVorGuetern} erteilt wurden, sind ${jetzt} %`, `frühere ${bisher} %`],
    ],
    ["help on the beginning", hilfe("beginn"), [aeltesterTag]],
    ["help on assets", hilfe("wirtschaftsgueterAllgemein"), [tagVorGuetern, `bis ${GWG_GRENZE_EURO} Euro`]],
    ["help on own work", hilfe("eigenleistungStunden"), [`werden ${satz} Euro`, `${spaeter} Euro`, `${heute} Euro`]],
    ["help on own work", hilfe("eigenleistungStunden"), [`höchstens ${werte("STUNDEN_JE_WOCHE").join()} je Woche`]],
    [
      "help on depreciation",
      hilfe("rahmenWirtschaftsgueter"),
      [formatDate(addDays(WIRTSCHAFTSGUT_WIRTSCHAFTSJAHR_AB, -1))],
    ],
  ])("%s has the one that decides", (_name, text, teile) => {
    for (const teil of teile) expect(text).toContain(teil);
  });

  it("has the month in which one can object; the page of a decision names it too, and the year without instruction", () => {
    expect(antwort(21)).toContain("innerhalb eines Monats nach Bekanntgabe");
    expect(widerspruchsfrist("2026-03-02", true)).toBe("2026-04-02");
    expect(widerspruchsfrist("2026-03-02", false)).toBe("2027-03-02");
  });
});
