import { expect, it } from "vitest";
import { parseDelimited } from "../../../app/lib/delimited";

const zellen = (text: string) => parseDelimited(text).map((zeile) => zeile.zellen);

it.each([
  ["aus einer Tabelle", "Name\tLand\nA GmbH\tDE"],
  ["mit Semikolon", "Name;Land\r\nA GmbH;DE\r\n"],
  ["mit Komma", "Name,Land\nA GmbH,DE"],
  ["mit Bytefolge am Anfang", "\uFEFFName;Land\nA GmbH;DE"],
])("liest %s", (_wie, text) => {
  expect(zellen(text)).toEqual([
    ["Name", "Land"],
    ["A GmbH", "DE"],
  ]);
});

it("liest in Anführungszeichen Trenner, Umbrüche und doppelte Anführungszeichen", () => {
  expect(zellen('"A; B";"Er sagt ""ja"""\n"Zeile 1\nZeile 2";x')).toEqual([
    ["A; B", 'Er sagt "ja"'],
    ["Zeile 1\nZeile 2", "x"],
  ]);
});

it("lässt Leerzeilen aus und zählt die Zeilen des Textes", () => {
  const text = 'A;1\n\n;\n"B\nb";2\nC;3';
  expect(parseDelimited(text).map(({ nummer }) => nummer)).toEqual([1, 4, 6]);
});

it("behält Anführungszeichen mitten in einer Zelle", () => {
  expect(zellen('Rohr 5" GmbH;DE')).toEqual([['Rohr 5" GmbH', "DE"]]);
});

it("kennt keine Zeile in leerem Text", () => {
  expect(parseDelimited(" \n\t\n")).toEqual([]);
});
