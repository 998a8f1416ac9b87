import fc from "fast-check";
import { expect, it } from "vitest";
import { parseDelimited, writeDelimited } from "../../../app/lib/delimited";

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

it("nimmt als Trenner nur, was erlaubt ist, und sucht ihn nicht in Anführungszeichen", () => {
  expect(parseDelimited("Nord, Süd\nWest", ["\t", ";"]).map((zeile) => zeile.zellen)).toEqual([
    ["Nord, Süd"],
    ["West"],
  ]);
  expect(zellen('"a;b"\tc')).toEqual([["a;b", "c"]]);
  expect(zellen("A\nB;1")).toEqual([["A"], ["B", "1"]]);
});

it("behält in Anführungszeichen Leerraum am Rand", () => {
  expect(zellen('" A " ; B ')).toEqual([[" A ", "B"]]);
});

it.each([
  ["ein Wort in Anführungszeichen am Anfang", '"Max Müller" GmbH\tHochschule', [['"Max Müller" GmbH', "Hochschule"]]],
  [
    "ein Anführungszeichen, das niemand schließt",
    'A;"offen\nB;x\nC;',
    [
      ["A", '"offen'],
      ["B", "x"],
      ["C", ""],
    ],
  ],
  [
    "eines, dem spät ein zweites folgt",
    'A;"offen\nB;5" Rohr',
    [
      ["A", '"offen'],
      ["B", '5" Rohr'],
    ],
  ],
  ["eines am Ende", 'A;"', [["A", '"']]],
  ["verdoppelte ohne Rahmen", '""A"" B;x', [['""A"" B', "x"]]],
])("liest als Text: %s", (_was, text, erwartet) => {
  expect(zellen(text)).toEqual(erwartet);
});

it("sucht den Trenner auch hinter einem Wort in Anführungszeichen", () => {
  expect(zellen('"Nord, Süd" GmbH;DE')).toEqual([['"Nord, Süd" GmbH', "DE"]]);
});

it("liest, was es geschrieben hat", () => {
  const zelle = fc.string({ unit: fc.constantFrom("a", "ä", " ", "\t", "\n", '"', ";", ",", "'", "=") });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant("x"), zelle, zelle), { minLength: 1 }), (tabelle) => {
      expect(zellen(writeDelimited(tabelle))).toEqual(tabelle);
    }),
  );
});
