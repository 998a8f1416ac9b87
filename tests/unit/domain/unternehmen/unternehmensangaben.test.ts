import { expect, it } from "vitest";
import { readUnternehmensangaben, toUnternehmensangaben } from "../../../../app/domain/unternehmen/unternehmensangaben";

const WERTE = {
  verbundStatus: false,
  kmuStatus: "MITTEL",
  firma: "Beispiel GmbH",
  rechtsform: "GMBH",
  strasse: "",
  fremd: "x",
};

it("keeps the answers that are asked for and given, by key and in the order of the form", () => {
  const { version, stammdaten } = toUnternehmensangaben(WERTE);
  expect(version).toBe(1);
  expect(Object.entries(stammdaten)).toEqual([
    ["firma", "Beispiel GmbH"],
    ["rechtsform", "GMBH"],
    ["verbundStatus", false],
    ["kmuStatus", "MITTEL"],
  ]);
});

it("leaves out what is not asked: a postal address that is not a different one", () => {
  const post = { ...WERTE, postanschriftAbweichend: false, postOrt: "Kiel" };
  expect(toUnternehmensangaben(post).stammdaten).not.toHaveProperty("postOrt");
});

it("reads as the form asks: labels, choices in words, no part and no question without an answer", () => {
  const abschnitte = readUnternehmensangaben(toUnternehmensangaben(WERTE));
  expect(abschnitte.map(({ titel }) => titel)).toEqual(["Unternehmen", "Verbund und Größe"]);
  expect(abschnitte.flatMap(({ eintraege }) => eintraege.map(({ text }) => text))).toEqual([
    "Beispiel GmbH",
    "GmbH",
    "Nein",
    "Mittleres Unternehmen",
  ]);
});

it("keeps a choice that the form no longer offers, and reads it as it is", () => {
  const angaben = { version: 1, stammdaten: { kmuStatus: "FRUEHER" } } as const;
  expect(readUnternehmensangaben(angaben)[0]?.eintraege[0]?.text).toBe("FRUEHER");
});

it("tells nothing of a company that has answered nothing", () => {
  expect(readUnternehmensangaben(toUnternehmensangaben({}))).toEqual([]);
});
