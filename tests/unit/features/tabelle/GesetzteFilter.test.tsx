import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PERSONEN_LISTE } from "~/features/support/personenListe";
import { GesetzteFilter } from "~/features/tabelle/GesetzteFilter";
import { listGesetzte } from "~/features/tabelle/listGesetzte";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { toListe } from "~/features/tabelle/liste";

const SCHLICHT = { suche: "", filter: {}, sortierung: [], seite: 1, bis: 1, groesse: "25" } as const;
type Ansicht = { suche?: string; filter?: Record<string, string> };

const render = (ansicht: Ansicht): string =>
  renderToStaticMarkup(<GesetzteFilter liste={PERSONEN_LISTE} ansicht={{ ...SCHLICHT, ...ansicht }} />);

it.each([
  ["eine Suche", { suche: "Muster" }, "Suche: „Muster“"],
  ["ein Filter", { filter: { status: "GESPERRT" } }, "Gesperrt"],
])("%s steht mit dem Weg zurück vor Augen", (_was, ansicht, worte) => {
  const html = render(ansicht);
  expect(html).toMatch(/href="\/support\/benutzerverwaltung\?zuruecksetzen=ja"[^>]*>Suche und Filter zurücksetzen/);
  expect(html).toContain(worte);
});

it("die ganze Liste hat nichts zurückzusetzen", () => {
  expect(render({})).toBe("");
});

const ANTRAEGE = toListe({
  tabelle: "antraege",
  adresse: "/antraege",
  suche: { label: "Suche", hinweis: "" },
  ohneSortierung: "",
  spaltenHinweis: "",
});
const gesetzte = (ansicht: Ansicht) =>
  listGesetzte({ liste: ANTRAEGE, spalten: TABELLEN.antraege }, { ...SCHLICHT, ...ansicht });

it("nennt Spalten und Werte wie ihre Felder und führt zur Liste ohne den einen", () => {
  const filter = { status: "IN_BEARBEITUNG###EINGEREICHT", antragsnummer: "<Ohne Wert>" };
  const [suche, status, nummer] = gesetzte({ suche: "Motor & Öl", filter });
  expect(status?.text).toMatch(/^Status: .+, .+$/);
  expect(status?.text).not.toContain("IN_BEARBEITUNG");
  expect(nummer?.text).toBe("Antragsnummer: <Ohne Wert>");
  expect(suche?.href).not.toContain("suche=");
  expect(suche?.href).toContain("filter.status=");
  expect(status?.href).toContain("suche=Motor");
  expect(status?.href).not.toContain("filter.status");
});

it("führt vom letzten Filter zur schlichten Liste, nicht zur gemerkten Ansicht", () => {
  expect(gesetzte({ suche: "Motor" })[0]?.href).toBe("/antraege?seite=1");
});

it("nennt keinen Tag, nach dem nicht gesucht wird", () => {
  expect(gesetzte({ filter: { geaendertAm: "31.02." } })).toEqual([]);
});
