import { describe, expect, it } from "vitest";
import { listKmuGruende } from "../../../../app/domain/kmu/kmuGruende";
import { decideKmuLage } from "../../../../app/domain/kmu/kmuLage";
import { beteiligter, beziehung, jahreszahlen, kmuAngaben } from "../../../support/kmuAngaben";

const OFFENES = { beziehungen: [], verbundjahre: [], eingetragene: [] };

const gruende = (kurz: Parameters<typeof kmuAngaben>[0], beziehungen: readonly string[] = []): string[] =>
  listKmuGruende(decideKmuLage(kmuAngaben(kurz), { ...OFFENES, beziehungen })).map(({ satz }) => satz);

describe("Gründe des Ergebnisses", () => {
  it("ohne andere Unternehmen: die eigenen Zahlen an ihren Grenzen", () => {
    expect(gruende({ firmen: { S: "40/15/5" } })).toEqual([
      "Kein anderes Unternehmen zählt mit. Gerechnet wird mit Ihren eigenen Zahlen.",
      "Beschäftigte (JAE): 40 liegt unter 50.",
      "Jahresumsatz: 15.000.000,00\u00a0€ liegt über 10.000.000,00\u00a0€.",
      "Jahresbilanzsumme: 5.000.000,00\u00a0€ liegt nicht über 10.000.000,00\u00a0€.",
      "So ist Ihr Unternehmen nach den letzten Zahlen eingeordnet: ein kleines Unternehmen.",
    ]);
  });

  it("wer kein KMU ist, sieht die Grenzen der größten Größe", () => {
    expect(gruende({ firmen: { S: "250/10/5" } })).toContain("Beschäftigte (JAE): 250 liegt nicht unter 250.");
  });

  it("nennen wer wie mitzählt und wer nicht, mit der Beziehung", () => {
    const angaben = kmuAngaben({
      firmen: { S: "25/5/4", P: "375/75/60", V: "10/1/1", K: "9/1/1" },
      beziehungen: [beziehung("P>S", "30"), beziehung("S>V", "60"), beziehung("K>S", "10")],
    });
    const liste = listKmuGruende(decideKmuLage(angaben, OFFENES));
    expect(liste.slice(0, 3).map(({ satz, zeilen }) => [satz, zeilen])).toEqual([
      ["V GmbH zählt voll mit: für den KMU-Status verbunden.", ["S>V"]],
      ["P GmbH zählt zu 30,00 % mit: Partnerunternehmen.", ["P>S"]],
      ["K GmbH zählt nicht mit (10,00 %): Anteil unter 25 %.", ["K>S"]],
    ]);
  });

  it("nennen ausgenommene Kapitalgeber und was in konsolidierten Zahlen enthalten ist", () => {
    const fonds = beteiligter("F", { ausnahme: "RISIKOKAPITAL" });
    const mutter = { ...jahreszahlen("M", "90/1/1"), enthaelt: ["S"] };
    const saetze = gruende({
      firmen: { S: "25/5/4", F: "1000/1/1", M: "" },
      andere: [fonds],
      beziehungen: [beziehung("F>S", "40"), beziehung("M>S", "60")],
      jahre: [mutter],
    });
    expect(saetze).toContain("F GmbH zählt nicht mit (40,00 %): ausgenommener Kapitalgeber.");
    expect(saetze).toContain("M GmbH zählt voll mit: für den KMU-Status verbunden.");
  });

  it("nennen zuerst die öffentlichen Stellen, die den Status beenden", () => {
    const land = beteiligter("L", { art: "OEFFENTLICHE_STELLE", name: "Land" });
    expect(gruende({ firmen: { S: "60/8/6" }, andere: [land], beziehungen: [beziehung("L>S", "25")] })[0]).toBe(
      "Öffentliche Stellen halten zusammen 25,00 %. Das beendet den KMU-Status, wie groß Ihr Unternehmen auch ist.",
    );
  });

  it("sagen, wenn die letzten Zahlen allein anders wären", () => {
    const jahre = [jahreszahlen("S", "40/1/1", 2023), jahreszahlen("S", "60/11/11", 2024)];
    expect(gruende({ firmen: { S: "" }, jahre }).at(-1)).toBe(
      "Allein nach den letzten Zahlen wäre Ihr Unternehmen ein mittleres Unternehmen. Die Einordnung ändert sich aber erst nach zwei Wirtschaftsjahren.",
    );
  });

  it("sagen, welche Zahl nicht vollständig bekannt ist", () => {
    const saetze = gruende({ firmen: { S: "40/1/1", P: "" }, beziehungen: [beziehung("P>S", "30")] });
    expect(saetze).toContain("Beschäftigte (JAE): mindestens 40, nicht vollständig bekannt (Grenze: 250).");
  });

  it("behaupten keine Einordnung, solange etwas fehlt, das sie ändern kann", () => {
    const offen = "Wie Ihr Unternehmen einzuordnen ist, hängt von dem ab, was noch fehlt.";
    expect(gruende({ firmen: { S: "40/1/1", P: "" }, beziehungen: [beziehung("P>S", "30")] }).at(-1)).toBe(offen);
    expect(gruende({ firmen: { S: "40/1/1" } }, ["Eine Beziehung ist unvollständig."]).at(-1)).toBe(offen);
    expect(gruende({ firmen: { S: "300/90/90" } }, ["Eine Beziehung ist unvollständig."]).at(-1)).toBe(
      "So ist Ihr Unternehmen nach den letzten Zahlen eingeordnet: kein kleines oder mittleres Unternehmen (KMU).",
    );
  });
});
