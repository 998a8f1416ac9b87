import { describe, expect, it } from "vitest";
import { KMU_ZAHLEN_FELDER } from "../../../../app/domain/kmu/kmuZahlenFormular";
import { STAMMDATEN_FELDER } from "../../../../app/domain/unternehmen/stammdatenFormular";
import { VERBUND_FELDER } from "../../../../app/domain/verbund/verbundFormular";
import { listUnterschiede } from "../../../../app/features/unternehmen/listUnterschiede";

const HOLDING = "11111111-1111-4111-8111-111111111111";
const GELOESCHT = "22222222-2222-4222-8222-222222222222";
const andere = [{ uuid: HOLDING, name: "Holding SE", art: "UNTERNEHMEN" as const, isBusinessAngel: false }];
const bereich = { werte: {}, wurzel: {}, kontext: { heute: "2026-01-01", andere } };
const list = (key: string, alt: string, neu: string) =>
  listUnterschiede(VERBUND_FELDER, { [key]: { alt, neu } }, bereich);

describe("listUnterschiede", () => {
  it("vergleicht Texte Wort für Wort und Zahlen als Ganzes", () => {
    expect(list("ort", "Bad Berlin", "Neu Berlin")[0]?.teile).toEqual([
      { art: "entfernt", text: "Bad" },
      { art: "hinzugefuegt", text: "Neu" },
      { art: "gleich", text: " Berlin" },
    ]);
    expect(list("kapital", "33.33", "33.5")).toEqual([
      {
        label: "Beteiligungsquote in %",
        teile: [
          { art: "entfernt", text: "33,33" },
          { art: "hinzugefuegt", text: "33,5" },
        ],
      },
    ]);
  });

  it("nennt andere mit Namen, und Gelöschte nicht mit einer Kennung", () => {
    expect(list("gegenueber", GELOESCHT, HOLDING)[0]?.teile).toEqual([
      { art: "entfernt", text: "(nicht mehr wählbar)" },
      { art: "hinzugefuegt", text: "Holding SE" },
    ]);
  });

  it("zeigt eine erste Antwort ohne ein Zeichen für keine", () => {
    const jaNein = listUnterschiede(
      VERBUND_FELDER,
      { inDeutschlandSteuerpflichtig: { alt: null, neu: false }, hatBescheinigungen: { alt: null, neu: true } },
      bereich,
    );
    expect(jaNein.map(({ teile }) => teile)).toEqual([
      [{ art: "hinzugefuegt", text: "Nein" }],
      [{ art: "hinzugefuegt", text: "Ja" }],
    ]);
    expect(list("kapital", "", "60")[0]?.teile).toEqual([{ art: "hinzugefuegt", text: "60" }]);
  });

  it("nennt auch bei mehreren, dass jemand nicht mehr wählbar ist", () => {
    const firmen = [
      { key: "s", name: "Selbst AG" },
      { key: HOLDING, name: "Holding SE" },
    ];
    const kontext = { heute: "2026-01-01", eigenes: "s", firmen, andere: [], verbundjahre: [] };
    const werte = { beteiligter: "s" };
    const compareFirmen = (alt: string[], neu: string[]) =>
      listUnterschiede(KMU_ZAHLEN_FELDER, { enthaelt: { alt, neu } }, { werte, wurzel: werte, kontext })[0]?.teile;
    expect(compareFirmen([HOLDING, GELOESCHT], [GELOESCHT])).toEqual([
      { art: "entfernt", text: "Holding SE, (nicht mehr wählbar)" },
      { art: "hinzugefuegt", text: "(nicht mehr wählbar)" },
    ]);
    expect(compareFirmen([], [HOLDING])).toEqual([{ art: "hinzugefuegt", text: "Holding SE" }]);
  });

  it("misst jede Seite an der Fassung, zu der sie gehört", () => {
    const firmen = [
      { key: "s", name: "Selbst AG" },
      { key: HOLDING, name: "Holding SE" },
    ];
    const kontext = { heute: "2026-01-01", eigenes: "s", firmen, andere: [], verbundjahre: [] };
    const werte = { beteiligter: HOLDING, enthaelt: ["s"] };
    const geaendert = {
      beteiligter: { alt: "s", neu: HOLDING },
      enthaelt: { alt: [HOLDING], neu: ["s"] },
    };
    const [, enthaelt] = listUnterschiede(KMU_ZAHLEN_FELDER, geaendert, { werte, wurzel: werte, kontext });
    expect(enthaelt?.teile).toEqual([
      { art: "entfernt", text: "Holding SE" },
      { art: "hinzugefuegt", text: "Selbst AG" },
    ]);
  });

  it("zeigt ein Finanzamt, das nicht in der Liste steht, mit dem Namen, der gespeichert war", () => {
    const werte = { land: "DE", bundesland: "BE", finanzamt: "Finanzamt Bonn-Innenstadt (5205)" };
    const kontext = { heute: "2026-01-01", nachgewiesen: [] };
    const geaendert = { finanzamt: { alt: "Finanzamt Altstadt", neu: werte.finanzamt } };
    const [finanzamt] = listUnterschiede(STAMMDATEN_FELDER, geaendert, { werte, wurzel: werte, kontext });
    expect(finanzamt?.teile[0]).toEqual({ art: "entfernt", text: "Finanzamt Altstadt" });
  });
});
