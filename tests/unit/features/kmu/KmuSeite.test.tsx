import { describe, expect, it } from "vitest";
import type { Rufe } from "~/contract/wire/call";
import { KmuSeite } from "~/features/kmu/KmuSeite";
import { loadKmu } from "~/features/kmu/loadKmu";
import { beziehung, jahreszahlen, kmuAngaben } from "../../../support/kmuAngaben";
import { renderSeite } from "../../../support/renderSeite";

const STICHTAG = "2026-03-02";
const SOFORT = "Praxis der Europäischen Kommission: Verlust sofort";
const SPAETER = "EuG T-745/17: Verlust erst nach zwei Wirtschaftsjahren";

type Ansicht = Awaited<ReturnType<Rufe["kmu"]["getKmu"]>>;

async function renderHtml(anders: Partial<Ansicht>): Promise<string> {
  const ansicht = {
    angaben: kmuAngaben({ firmen: { S: "" } }),
    offenes: { beziehungen: [], verbundjahre: [], eingetragene: [] },
    hinweise: [],
    hoechstbetrag: { jahr: "2025", ungenannt: [] },
    erklaert: "",
    stammdatenRevision: 1,
    heute: STICHTAG,
    rechte: { bearbeiten: true },
    ...anders,
  };
  const call = { kmu: { getKmu: () => Promise.resolve(ansicht) } } as unknown as Rufe;
  const daten = await loadKmu(call, new URL("http://localhost/unternehmen/kmu"));
  const formular = { csrf: "c", schluessel: "s" };
  return renderSeite(<KmuSeite daten={daten} formular={formular} antwort={undefined} />, "/unternehmen/kmu");
}

/** Angaben as they are sent. */
const gesendet = (kurz: Parameters<typeof kmuAngaben>[0]): Ansicht["angaben"] =>
  structuredClone(kmuAngaben({ stichtag: STICHTAG, ...kurz })) as Ansicht["angaben"];

/** What the page tells of a company that a big one holds from this day on, with blanks for the tags. */
async function render(gueltigAb: string): Promise<string> {
  const jahre = [2023, 2024, 2025].flatMap((jahr) => [
    jahreszahlen("S", "100 / 12 / 9", jahr),
    jahreszahlen("K", "5000 / 900 / 900", jahr),
  ]);
  const beziehungen = [beziehung("K>S", "100.00", { gueltigAb })];
  const html = await renderHtml({ angaben: gesendet({ firmen: { S: "", K: "" }, jahre, beziehungen }) });
  return html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

/** What stands in front of the reasons: the result itself. */
const ergebnisIn = (text: string): string => text.slice(0, text.indexOf(" Warum "));

describe("das Ergebnis nach einer Übernahme", () => {
  it("nennt beide Lesarten mit dem, was nach jeder gilt, und sagt, dass es umstritten ist", async () => {
    const text = await render("2025-07-01");
    const ergebnis = ergebnisIn(text);
    expect(ergebnis).toContain("Das Ergebnis ist rechtlich umstritten");
    expect(ergebnis).toMatch(
      new RegExp(`${SOFORT}: Ihr Unternehmen ist voraussichtlich kein kleines oder mittleres Unternehmen`),
    );
    expect(ergebnis).toMatch(new RegExp(`${SPAETER}: Ihr Unternehmen ist voraussichtlich ein mittleres Unternehmen`));
    expect(text).toContain("Was nur eine Rechtsberatung entscheiden kann");
  });

  it("nennt keine, wo beide dasselbe ergeben", async () => {
    const ergebnis = ergebnisIn(await render("2020-01-01"));
    expect(ergebnis).toContain("Ihr Unternehmen ist voraussichtlich kein kleines oder mittleres Unternehmen");
    for (const lesart of [SOFORT, SPAETER, "umstritten"]) expect(ergebnis).not.toContain(lesart);
  });
});

it("sagt getrennt vom Status, wer den Höchstbetrag teilt und ohne Angabe mit 0 zählt, mit dem Weg zur Frage", async () => {
  const ungenannt = [{ name: "A GmbH", zeile: "u-a" }];
  const html = await renderHtml({ hoechstbetrag: { jahr: "2024/2025", ungenannt } });
  expect(html).toContain("Nicht Teil des KMU-Status: der gemeinsame Höchstbetrag");
  expect(html.replaceAll(/<[^>]*>/g, "")).toContain("teilen sich 2024/25 den Höchstbetrag");
  expect(html).toContain('href="/verbundeneUnternehmen/u-a#hatBescheinigungen"');
  expect(await renderHtml({})).not.toContain("der gemeinsame Höchstbetrag");
});

describe("eine Geschäftsstatistik für den ganzen Verbund", () => {
  const leeres = { ...jahreszahlen("S", "1 / 1 / 1", 2025), beschaeftigte: "", umsatz: "", bilanzsumme: "" };
  const offenes = { beziehungen: [], verbundjahre: [leeres.key], eingetragene: [] };
  const ziel = "/unternehmen/kmu/zahlenFormular?unternehmen=S&amp;beginn=2025-01-01&amp;ende=2025-12-31";

  it("führt zu den eigenen Zahlen dieses Jahres und zu denen des Verbunds", async () => {
    const jahre = [leeres, jahreszahlen("K", "10 / 1 / 1", 2025)];
    const beziehungen = [beziehung("S>K", "100.00")];
    const html = await renderHtml({ angaben: gesendet({ firmen: { S: "", K: "" }, jahre, beziehungen }), offenes });
    expect(html).toContain("Die Geschäftsstatistik 2025 gilt für den ganzen Verbund.");
    expect(html).toMatch(
      new RegExp(`href="${ziel.replace("?", "\\?")}"[^>]*>Zahlen Ihres Unternehmens für 2025 eintragen`),
    );
    expect(html).toMatch(
      new RegExp(`href="${ziel.replace("?", "\\?")}&amp;verbund=ja"[^>]*>Zahlen des Verbunds für 2025 verwenden`),
    );
  });

  it("bietet die des Verbunds nicht an, wo niemand eingetragen ist, den sie enthalten könnten", async () => {
    const html = await renderHtml({ angaben: gesendet({ firmen: { S: "" }, jahre: [leeres] }), offenes });
    expect(html).toContain(ziel);
    expect(html).not.toContain("verbund=ja");
  });
});
