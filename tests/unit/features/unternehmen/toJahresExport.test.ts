import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { toJahresExport } from "~/features/unternehmen/toJahresExport";
import { writeCsv } from "~/server/tabellendatei/csv";
import { writeXlsx } from "~/server/tabellendatei/xlsx";

const JAHR = {
  uuid: "0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9",
  revision: 1,
  fehler: [],
  warnungen: [],
  geaendertAm: "2026-03-02T09:00:00.000Z",
  geaendertVon: "Bea Vollmer",
};
const jahr = (wjBeginn: string, wjEnde: string, werte: Record<string, unknown>) => ({
  ...JAHR,
  werte: { wjBeginn, wjEnde, ...werte },
});
const kontext = { heute: "2026-03-02", istVerbunden: false, andere: [] };
const VOLL = {
  rumpfjahr: true,
  ebene: "VERBUND",
  wertart: "VORLAEUFIG",
  umsatz: "1234567.50",
  beschaeftigteVzae: "20.5",
  fueBeschaeftigteVzae: "0",
  fuePersonal: "0.1",
  fueSach: "0.2",
  bemerkung: "=1+1",
};
const tabelle = (istVerbunden = false) =>
  toJahresExport({
    data: [jahr("2025-01-01", "2025-06-30", VOLL), jahr("2024-01-01", "2024-12-31", {})],
    kontext: { ...kontext, istVerbunden },
  });

it("gibt eine Zeile je Wirtschaftsjahr, das älteste zuerst, mit jeder Frage als Spalte", async () => {
  expect((await new Response(writeCsv(tabelle())).text()).split("\r\n")).toEqual([
    "Wirtschaftsjahr von;Wirtschaftsjahr bis;Rumpfwirtschaftsjahr;Die Angaben gelten für;Art der Werte;Umsatz in Euro;" +
      "Bilanzsumme in Euro;Beschäftigte insgesamt (VZÄ, Ende des Wirtschaftsjahres);Davon in Forschung und Entwicklung (VZÄ);" +
      "Umsatz des Verbunds in Euro;Beschäftigte des Verbunds (VZÄ, Ende des Wirtschaftsjahres);" +
      "Interne FuE-Aufwendungen: Personal (Euro);Interne FuE-Aufwendungen: Sachmittel (Euro);" +
      "Externe FuE-Aufwendungen: Aufträge (Euro);FuE-Gesamtaufwendungen;Bemerkung",
    "01.01.2024;31.12.2024;nein;;;;;;;;;;;;;",
    `01.01.2025;30.06.2025;ja;;vorläufig;1234567,5;;20,5;0;;;0,1;0,2;;0,3;"'=1+1"`,
    "",
  ]);
});

it("nennt die Ebene nur, wo sie gefragt ist", () => {
  expect(tabelle(true).zeilen[1]?.[3]).toEqual({ art: "text", wert: "Unternehmensverbund" });
});

it("schreibt in die Excel-Datei Zahlen als Zahlen, Tage als Tage, und rechnet keine Bemerkung aus", async () => {
  const blatt = strFromU8(unzipSync(await writeXlsx(tabelle()))["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(blatt).toContain('<c r="F3"><v>1234567.5</v></c>');
  expect(blatt).toMatch(/<c r="A3" s="\d+"><v>45658<\/v><\/c>/);
  expect(blatt).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t>');
  expect(blatt).not.toContain("<f>");
});

it("lässt Ziffern, die eine Zahl nicht fasst, als Text stehen", () => {
  const { zeilen } = toJahresExport({
    data: [jahr("2025-01-01", "2025-12-31", { umsatz: "999999999999999.99" })],
    kontext,
  });
  expect(zeilen[0]?.[5]).toEqual({ art: "text", wert: "999.999.999.999.999,99" });
});
