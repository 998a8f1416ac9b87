import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Exportzelle } from "~/contract/tabelle/exportTabelle";
import { defuse, writeCsv } from "~/server/tabellendatei/csv";

const write = (zeilen: Exportzelle[][], spalten = ["A", "B"]) =>
  new Response(writeCsv({ name: "T", spalten, zeilen })).arrayBuffer();
const text = (wert: string): Exportzelle => ({ art: "text", wert });
const read = async (zeilen: Exportzelle[][]) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(await write(zeilen));

/** The fields of a CSV text, read as a spreadsheet does. */
function parse(csv: string): string[] {
  return [...csv.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;"\r\n]*))/g)].map(
    (treffer) => treffer[1]?.replaceAll('""', '"') ?? treffer[2] ?? "",
  );
}

describe("CSV", () => {
  it("beginnt mit der Marke für UTF-8, trennt mit Semikolon und endet Zeilen mit CRLF", async () => {
    expect([...new Uint8Array(await write([])).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(await read([[text("Größe"), null]])).toBe("\uFEFFA;B\r\nGröße;\r\n");
  });

  it("schreibt Zahlen und Tage deutsch", async () => {
    const zeile: Exportzelle[] = [
      { art: "zahl", wert: 1234.5 },
      { art: "tag", wert: "2026-03-02" },
    ];
    expect(await read([zeile])).toContain("1234,5;02.03.2026\r\n");
    expect(await read([[{ art: "zahl", wert: -5 }, null]])).toContain("-5;\r\n");
    const lang = { art: "zahl", wert: 0.30005 } as const;
    expect(await read([[lang, null]]), "nothing is rounded").toContain("0,30005;\r\n");
  });

  it("setzt Anführungszeichen, wo ein Text trennen würde", async () => {
    expect(await read([[text('a;"b"\nc'), text("d")]])).toContain('"a;""b""\nc";d\r\n');
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u00a0=1", "＝1", "\n=1"])(
    "entschärft %j",
    async (wert) => {
      const [erstes] = parse((await read([[text(wert), null]])).split("A;B\r\n")[1] ?? "");
      expect(erstes).toBe(`'${wert}`);
    },
  );

  it.each(["a=1", "1-2", "Müller @ Sohn", "'schon", "", "1;=2"])("lässt %j, wie es ist", (wert) => {
    expect(defuse(wert)).toBe(wert);
  });

  it("beginnt nie ein Feld mit einem Zeichen, das rechnet, was auch immer darin steht", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', ";", "'", " ", "a", "ü") }),
        async (wert) => {
          const csv = (await read([[text("anfang"), text(wert), text("ende")]])).split("A;B\r\n")[1] ?? "";
          const [anfang, mitte, ende] = parse(csv);
          expect(mitte).not.toMatch(/^[=+\-@\t\r]/);
          expect([anfang, mitte === wert || mitte === `'${wert}`, ende]).toEqual(["anfang", true, "ende"]);
        },
      ),
    );
  });

  it("kommt in Stücken", async () => {
    const stuecke: number[] = [];
    const strom = writeCsv({ name: "T", spalten: ["A"], zeilen: Array.from({ length: 1_200 }, () => [text("x")]) });
    const reader = strom.getReader();
    for (let stueck = await reader.read(); !stueck.done; stueck = await reader.read())
      stuecke.push(stueck.value.byteLength);
    expect(stuecke).toHaveLength(4);
  });
});
