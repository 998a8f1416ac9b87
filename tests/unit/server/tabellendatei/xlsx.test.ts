import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { writeXlsx } from "~/server/tabellendatei/xlsx";

const open = async (zeilen: Parameters<typeof writeXlsx>[0]["zeilen"]) => {
  const teile = unzipSync(await writeXlsx({ name: "Anträge", spalten: ["Eins", "Zwei", "Drei"], zeilen }));
  const teil = (name: string) => strFromU8(teile[name] ?? new Uint8Array());
  return { blatt: teil("xl/worksheets/sheet1.xml"), mappe: teil("xl/workbook.xml") };
};

describe("XLSX", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", '=HYPERLINK("https://example.org")'])(
    "schreibt %j als Text, nicht als Formel",
    async (wert) => {
      const { blatt } = await open([[{ art: "text", wert }, null, null]]);
      expect(blatt).not.toContain("<f>");
      const text = wert.replaceAll('"', "&quot;");
      expect(blatt).toContain(`<c r="A2" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`);
    },
  );

  it("schreibt Zahlen als Zahlen und Tage als Tage", async () => {
    const { blatt, mappe } = await open([
      [
        { art: "zahl", wert: 3 },
        { art: "tag", wert: "2026-01-02" },
        { art: "text", wert: "Ü & <b>" },
      ],
    ]);
    expect(blatt).toContain('<c r="A2"><v>3</v></c>');
    expect(blatt).toMatch(/<c r="B2" s="\d+"><v>46024<\/v><\/c>/);
    expect(blatt).toContain('<c r="C2" t="inlineStr"><is><t xml:space="preserve">Ü &amp; &lt;b&gt;</t></is></c>');
    expect(mappe).toContain("Anträge");
  });

  it.each([
    ["\r\n", "_x000D_\n"],
    ["a\u0001b\uFFFF", "a_x0001_b_xFFFF_"],
    ["_x0041_ und _x", "_x005F_x0041_ und _x"],
    ["halb \uD800", "halb \uFFFD"],
    ["x".repeat(40_000), "x".repeat(32_767)],
  ])("schreibt %j so, dass die Datei zu öffnen bleibt", async (wert, text) => {
    expect((await open([[{ art: "text", wert }]])).blatt).toContain(`<t xml:space="preserve">${text}</t>`);
  });

  it("zählt Spalten hinter Z weiter", async () => {
    const spalten = Array.from({ length: 54 }, (_, stelle) => `S${String(stelle)}`);
    const teile = unzipSync(
      await writeXlsx({ name: "T", spalten, zeilen: [spalten.map(() => ({ art: "zahl", wert: 1 }) as const)] }),
    );
    const blatt = strFromU8(teile["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    for (const ort of ["Z2", "AA2", "AZ2", "BA2", "BB2"]) expect(blatt).toContain(`<c r="${ort}"><v>1</v></c>`);
  });

  it("gibt anderen zwischendurch die Reihe, während die längste Liste geschrieben wird", async () => {
    const zeile = Array.from(
      { length: 9 },
      (_, stelle) => ({ art: "text", wert: `Antrag ${String(stelle)}` }) as const,
    );
    const datei = { isFertig: false };
    const schreiben = writeXlsx({
      name: "T",
      spalten: zeile.map(({ wert }) => wert),
      zeilen: Array.from({ length: 10_000 }, () => zeile),
    });
    void schreiben.then(() => (datei.isFertig = true));
    let runden = 0;
    for (; !datei.isFertig; runden += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(runden).toBeGreaterThan(40);
    expect(unzipSync(await schreiben)["xl/worksheets/sheet1.xml"]?.length).toBeGreaterThan(1_000_000);
  });
});
