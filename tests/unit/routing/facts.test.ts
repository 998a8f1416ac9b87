import { describe, expect, it } from "vitest";
import { readAntragZiel } from "../../../app/routing/facts";

const A = "11111111-2222-3333-4444-555555555555";
const B = "99999999-8888-7777-6666-555555555555";

const ziel = (params: Record<string, string>, query: string) =>
  readAntragZiel({ from: "uuid" }, { params, query: new URLSearchParams(query) });

describe("Welcher Antrag gemeint ist (§2)", () => {
  it.each([
    ["Parameter", { uuid: A }, "", { art: "uuid", uuid: A, isNeu: false }],
    ["Parameter vor Query", { uuid: A }, `uuid=${B}`, { art: "uuid", uuid: A, isNeu: false }],
    ["nur Query", {}, `uuid=${B}`, { art: "uuid", uuid: B, isNeu: false }],
    ["keiner", {}, "", { art: "ungueltig" }],
    ["kein UUID", { uuid: "1" }, "", { art: "ungueltig" }],
    ["Query zweimal", {}, `uuid=${A}&uuid=${B}`, { art: "ungueltig" }],
    ["neu", {}, "isNew=true", { art: "neu" }],
    ["neu leert die uuid", {}, `isNew=true&uuid=${B}`, { art: "neu" }],
    ["neu ohne Übernahme", {}, `isNew=true&withUebernahme=false&uuid=${B}`, { art: "neu" }],
    ["neu mit Übernahme", {}, `isNew=true&withUebernahme=true&uuid=${B}`, { art: "uuid", uuid: B, isNeu: true }],
    ["nicht neu", { uuid: A }, "isNew=false", { art: "uuid", uuid: A, isNeu: false }],
    ["isNew=1", { uuid: A }, "isNew=1", { art: "ungueltig" }],
    ["isNew leer", { uuid: A }, "isNew=", { art: "ungueltig" }],
    ["isNew=TRUE", { uuid: A }, "isNew=TRUE", { art: "ungueltig" }],
    ["isNew[]=true", { uuid: A }, "isNew[]=true", { art: "ungueltig" }],
    ["isNew und isNew[]", { uuid: A }, "isNew=true&isNew[]=true", { art: "ungueltig" }],
    ["isNew.a=true", { uuid: A }, "isNew.a=true", { art: "ungueltig" }],
    ["isNew zweimal", { uuid: A }, "isNew=true&isNew=true", { art: "ungueltig" }],
    ["withUebernahme als Objekt", { uuid: A }, 'isNew=true&withUebernahme={"a":1}', { art: "ungueltig" }],
  ])("%s", (_name, params, query, erwartet) => {
    expect(ziel({ ...params }, query)).toEqual(erwartet);
  });
});
