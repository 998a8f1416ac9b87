import { describe, expect, it } from "vitest";
import { toVerbundAngaben } from "~/domain/verbund/verbundAngaben";
import {
  hoechstbetragVerbundene,
  kontextDerZeile,
  listAbhaengige,
  listUnmoegliches,
  vollstaendigeZeile,
} from "~/domain/verbund/verbundPruefung";
import { checkListe, EIGENES, zeileVon } from "../../../support/verbundZeilen";

describe("was nie stimmen kann", () => {
  const unmoeglich = (werte: Parameters<typeof zeileVon>[1]) =>
    listUnmoegliches(zeileVon("a", werte), "eigenes").map(({ property }) => property);

  it("sind Anteile über 100 %", () => {
    expect(unmoeglich({ kapital: "100.01" })).toEqual(["kapital"]);
    expect(unmoeglich({ stimmen: "100.01" })).toEqual(["stimmen"]);
    expect(unmoeglich({ kapital: "100", stimmen: "100.00" })).toEqual([]);
  });

  it("ist ein Ende vor dem Beginn", () => {
    expect(unmoeglich({ gueltigAb: "2026-01-02", gueltigBis: "2026-01-01" })).toEqual(["gueltigBis"]);
    expect(unmoeglich({ gueltigAb: "2026-01-01", gueltigBis: "2026-01-01" })).toEqual([]);
  });

  it("ist eine Beziehung zu sich selbst, auch als Umweg", () => {
    expect(unmoeglich({ bekannt: "b", verbindung: "SCHWESTER", gegenueber: "b" })).toEqual(["gegenueber"]);
    expect(unmoeglich({ bekannt: "b", verbindung: "TOCHTER", ueber: "b" })).toEqual(["ueber"]);
  });
});

describe("die Prüfung der Liste", () => {
  const fehlerBei = (mehr: Parameters<typeof zeileVon>[1]) => {
    const befunde = checkListe(
      [zeileVon("a", { verbindung: "MUTTER" }), zeileVon("b", { verbindung: "MUTTER", name: "", ...mehr })],
      "2026-03-01",
    );
    return ["a", "b"].map((uuid) => befunde.get(uuid)?.fehler.map(({ property }) => property));
  };

  it("sagt Fehler der Liste an der Zeile, zu der sie gehören, und von Stimmen, die dem Kapital folgen, nichts", () =>
    expect(fehlerBei({})).toEqual([["kapital"], ["name", "kapital"]]));

  it("sagt auch von den Stimmen, wo sie andere sind als das Kapital", () =>
    expect(fehlerBei({ stimmen: "99" })).toEqual([
      ["kapital", "stimmen"],
      ["name", "kapital", "stimmen"],
    ]));

  it("bietet einer Zeile alle anderen an, nicht sich selbst", () => {
    const zeilen = [zeileVon("a"), zeileVon("b"), zeileVon("c", { bekannt: "a" })];
    expect(kontextDerZeile(zeilen, "a", "2026-03-01").andere.map(({ uuid }) => uuid)).toEqual(["b"]);
    expect(kontextDerZeile(zeilen, null, "2026-03-01").andere.map(({ uuid }) => uuid)).toEqual(["a", "b"]);
  });

  it("kennt alle Angaben, auch die nie gefragten", () => {
    expect(vollstaendigeZeile({ name: "A", fremd: "x" })).toMatchObject({
      name: "A",
      kapital: "",
      hatBescheinigungen: null,
    });
    expect(vollstaendigeZeile({ fremd: "x" })).not.toHaveProperty("fremd");
  });
});

describe("wer sich den Höchstbetrag teilt", () => {
  it("folgt aus der Mehrheit der Stimmen am Ende des Jahres", () => {
    const zeilen = [zeileVon("a"), zeileVon("b", { kapital: "50" }), zeileVon("c", { gueltigBis: "2025-12-30" })];
    expect([...hoechstbetragVerbundene(toVerbundAngaben(zeilen, EIGENES), "2025-12-31")]).toEqual(["a"]);
  });
});

describe("was an einer Zeile hängt", () => {
  it("sind weitere Beziehungen, Schwestern und Umwege", () => {
    const zeilen = [
      zeileVon("a"),
      zeileVon("b", { bekannt: "a" }),
      zeileVon("c", { verbindung: "SCHWESTER", gegenueber: "a" }),
      zeileVon("d", { ueber: "a" }),
      zeileVon("e"),
    ];
    expect(listAbhaengige(zeilen, "a").map(({ uuid }) => uuid)).toEqual(["b", "c", "d"]);
    expect(listAbhaengige(zeilen, "e")).toEqual([]);
  });
});
