import { describe, expect, it } from "vitest";
import { listListenBefunde } from "~/domain/verbund/verbundBefunde";
import { EIGENES, zeileVon } from "../../../support/verbundZeilen";

const befunde = (...zeilen: ReturnType<typeof zeileVon>[]) => listListenBefunde(zeilen, EIGENES, "2026-03-01");
const mutter = (uuid: string, kapital: string, mehr = {}) => zeileVon(uuid, { verbindung: "MUTTER", kapital, ...mehr });

describe("Anteile, die zusammen mehr als das Ganze sind", () => {
  it("werden an jeder beteiligten Zeile gesagt", () => {
    expect(befunde(mutter("a", "60"), mutter("b", "40.01", { stimmen: "10" }))).toEqual(
      ["a", "b"].map((zeile) => ({
        zeile,
        property: "kapital",
        art: "fehler",
        message:
          "Die Anteile am Kapital von Eigene GmbH ergeben zusammen 100,01 %, also mehr als 100 %. Bitte prüfen Sie die Anteile.",
      })),
    );
  });

  it("sind bei genau 100 % in Ordnung", () => {
    expect(befunde(mutter("a", "60"), mutter("b", "40"))).toEqual([]);
  });

  it("zählen nur, wenn sie zur selben Zeit gehalten werden", () => {
    const bis = mutter("a", "60", { gueltigBis: "2024-12-31" });
    expect(befunde(bis, mutter("b", "60", { gueltigAb: "2025-01-01" }))).toEqual([]);
    expect(befunde(bis, mutter("b", "60", { gueltigAb: "2024-12-31" }))).not.toEqual([]);
  });

  it("zählen mittelbare Anteile nicht mit", () => {
    expect(befunde(mutter("a", "100"), mutter("b", "100", { ueber: "a" }))).toEqual([]);
  });
});

describe("Kreise", () => {
  const kreis = [
    zeileVon("b", { name: "B", verbindung: "TOCHTER" }),
    zeileVon("c", { name: "C", verbindung: "SCHWESTER", gegenueber: "b" }),
    zeileVon("z", { bekannt: "c", verbindung: "MUTTER" }),
  ];

  it("werden an jeder Zeile gefragt, mit dem Weg", () => {
    const gefunden = befunde(...kreis);
    expect(gefunden.map(({ zeile, art }) => [zeile, art])).toEqual([
      ["b", "warnung"],
      ["c", "warnung"],
      ["z", "warnung"],
    ]);
    expect(gefunden[0]?.message).toBe(
      "Diese Beteiligungen bilden einen Kreis: Eigene GmbH → B → C → Eigene GmbH. Bitte prüfen Sie, ob das stimmt.",
    );
  });

  it("sind keine mehr, wenn eine Beziehung geendet hat", () => {
    const [b, c] = kreis;
    const beendet = zeileVon("z", { bekannt: "c", verbindung: "MUTTER", gueltigBis: "2026-02-28" });
    expect(b && c ? befunde(b, c, beendet) : null).toEqual([]);
  });
});

describe("was zweimal dasteht", () => {
  const nummer = (steuernummer: string) => ({ bundesland: "BE", inDeutschlandSteuerpflichtig: true, steuernummer });

  it("wird bei Steuernummern gefragt, auch wenn sie verschieden geschrieben sind", () => {
    const gefunden = befunde(
      zeileVon("a", nummer("21/815/08151")),
      zeileVon("b", { ...nummer("1121081508151"), verbindung: "MUTTER" }),
    );
    expect(gefunden.filter(({ property }) => property === "steuernummer")).toMatchObject([
      {
        zeile: "a",
        art: "warnung",
        message:
          "Diese Steuernummer steht auch bei Firma b. Ist es dasselbe Unternehmen, tragen Sie es bitte nur einmal ein.",
      },
      { zeile: "b", art: "warnung" },
    ]);
  });

  it("ist bei der eigenen Steuernummer ein Fehler", () => {
    expect(befunde(zeileVon("a", nummer("1121081508150")))).toMatchObject([
      { art: "fehler", message: "Das ist die Steuernummer Ihres eigenen Unternehmens. Bitte prüfen Sie sie." },
    ]);
  });

  it("wird bei derselben Beziehung zur selben Zeit gefragt", () => {
    const zweite = zeileVon("b", { bekannt: "a", kapital: "10" });
    expect(befunde(zeileVon("a"), zweite).map(({ art }) => art)).toEqual(["warnung", "warnung"]);
    const spaeter = zeileVon("b", { bekannt: "a", kapital: "10", gueltigAb: "2025-01-01" });
    expect(befunde(zeileVon("a", { gueltigBis: "2024-12-31" }), spaeter)).toEqual([]);
  });
});
