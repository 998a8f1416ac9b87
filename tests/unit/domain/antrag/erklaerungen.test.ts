import { describe, expect, it } from "vitest";
import { ERKLAERUNG_SCHLUESSEL, listErklaert, listErklaerungen } from "~/domain/antrag/erklaerungen";
import { BEKANNTGABE_REGELN } from "~/domain/bescheid/bescheidFristen";

const zurBekanntgabe = (regel: (typeof BEKANNTGABE_REGELN)[number]) => listErklaerungen(["abruf"], regel)[0];

describe("die Erklärungen", () => {
  it("sind vier mit Version und Text, in der Reihenfolge der Seite", () => {
    const alle = listErklaerungen([...ERKLAERUNG_SCHLUESSEL].reverse(), "ABRUF_PLUS_1");
    expect(alle.map(({ key, version }) => `${key} ${version}`)).toEqual([
      "richtigkeit 1",
      "datenverarbeitung 1",
      "abruf 1",
      "vertretung 1",
    ]);
    expect(alle.every(({ text }) => text.startsWith("Ich "))).toBe(true);
    expect(listErklaerungen(["vertretung", "fremd"], "ABRUF_PLUS_1").map(({ key }) => key)).toEqual(["vertretung"]);
  });

  it.each([
    [
      "ABRUF_PLUS_1",
      "Ich willige ein, dass der Bescheid elektronisch durch Abruf im Portal bekannt gegeben wird (§ 41 Abs. 2a des Verwaltungsverfahrensgesetzes). Er gilt am Tag nach dem Abruf als bekannt gegeben.",
    ],
    [
      "BEREITSTELLUNG_PLUS_3",
      "Ich willige ein, dass der Bescheid elektronisch durch Bereitstellung zum Abruf im Portal bekannt gegeben wird (§ 9 des Onlinezugangsgesetzes). Er gilt am 3. Tag nach der Bereitstellung als bekannt gegeben, unabhängig vom Tag des Abrufs.",
    ],
    [
      "POST_PLUS_4",
      "Ich habe zur Kenntnis genommen, dass der Bescheid durch die Post bekannt gegeben wird (§ 41 Abs. 2 des Verwaltungsverfahrensgesetzes). Er gilt am 4. Tag nach der Aufgabe zur Post als bekannt gegeben, unabhängig vom Tag des Abrufs.",
    ],
  ] as const)("folgen der Regel %s", (regel, text) => {
    expect(zurBekanntgabe(regel)?.text).toBe(text);
  });

  it("haben für jede Regel eine andere Version", () => {
    const versionen = BEKANNTGABE_REGELN.map((regel) => zurBekanntgabe(regel)?.version);
    expect(new Set(versionen).size).toBe(BEKANNTGABE_REGELN.length);
  });
});

it("was erklärt wurde, steht in den Worten von damals; was sie nicht aufhob, in den ersten", () => {
  const einreichung = { erklaerungen: ["abruf"] };
  const damals = [{ key: "abruf", version: "0", text: "Ich bin einverstanden." }];
  expect(listErklaert({ einreichung, erklaerungstexte: damals })).toEqual(["Ich bin einverstanden."]);
  expect(listErklaert({ einreichung })).toEqual([zurBekanntgabe("ABRUF_PLUS_1")?.text]);
});
