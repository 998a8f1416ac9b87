import { Readable } from "node:stream";
import { expect, it } from "vitest";
import type { Exportzelle } from "~/contract/tabelle/exportTabelle";
import { packJson, writeJson } from "~/server/tabellendatei/json";

const zeile: Exportzelle[] = [{ art: "text", wert: '=1+1 "Ü"' }, { art: "zahl", wert: 3 }, null];

it("schreibt je Zeile ein Objekt mit den Schlüsseln der Spalten, auch über Stücke hinweg", async () => {
  const spalten = ["a", "b", "c"].map((key) => ({ key, title: key.toUpperCase() }));
  const pack = async (stuecke: Exportzelle[][][]) => {
    let text = "";
    for await (const bytes of packJson({ name: "T", spalten, stuecke: Readable.from(stuecke) }))
      text += new TextDecoder().decode(bytes);
    return JSON.parse(text) as unknown;
  };
  const eine = { a: '=1+1 "Ü"', b: 3, c: null };
  expect(await pack([[zeile, zeile], [zeile]])).toEqual([eine, eine, eine]);
  expect(await pack([])).toEqual([]);
});

it("nennt bei einer kurzen Tabelle die Köpfe", () => {
  expect(JSON.parse(writeJson({ name: "T", spalten: ["X", "Y", "Z"], zeilen: [zeile] }))).toEqual([
    { X: '=1+1 "Ü"', Y: 3, Z: null },
  ]);
});
