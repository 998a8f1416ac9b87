import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Problem } from "~/contract/wire/problem";
import { Fehlermeldung } from "~/features/anmeldung/Fehlermeldung";
import { eingabeProblem } from "~/features/anmeldung/pflichtfelder";

const felder = ["plz", "telefon"];

const links = (problem: Problem | null, formular?: string): string[][] => {
  const labels = { telefon: "Telefon" };
  const html = renderToStaticMarkup(
    <Fehlermeldung problem={problem} felder={felder} labels={labels} formular={formular} />,
  );
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, ziel = "", text = ""]) => [ziel, text]);
};

describe("Fehlermeldung", () => {
  it("führt zu jedem Feld und nennt es, wo Meldungen gleich lauten", () => {
    expect(
      links(
        eingabeProblem({ plz: "Die Postleitzahl besteht aus fünf Ziffern.", telefon: "Dieses Feld ist erforderlich" }),
      ),
    ).toEqual([
      ["#plz", "Die Postleitzahl besteht aus fünf Ziffern."],
      ["#telefon", "Telefon: Dieses Feld ist erforderlich"],
    ]);
  });

  it("nennt die Fehler in der Reihenfolge der Felder, wie immer sie gefunden wurden", () => {
    expect(
      links(eingabeProblem({ unbekannt: "Passt nicht.", telefon: "Fehlt.", plz: "Zu kurz." })).map(([, text]) => text),
    ).toEqual(["Zu kurz.", "Telefon: Fehlt.", "Passt nicht."]);
  });

  it("führt mit einem Fehler ohne eigenes Feld zum ersten Feld", () => {
    expect(links(eingabeProblem({ unbekannt: "Passt nicht." }))).toEqual([["#plz", "Passt nicht."]]);
  });

  it("zeigt ohne Einzelfehler die Meldung als Ganzes und zielt in das genannte Formular", () => {
    const problem = { ...eingabeProblem({}), userMessage: "Zu viele Versuche." };
    expect(links(problem, "codes")).toEqual([["#codes-plz", "Zu viele Versuche."]]);
  });

  it("zeigt nichts, solange nichts abgelehnt wurde", () => {
    expect(renderToStaticMarkup(<Fehlermeldung problem={null} felder={felder} />)).toBe("");
  });
});
