import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { writeXlsx } from "~/server/portal/export/xlsx";

const oeffne = async (zeilen: Parameters<typeof writeXlsx>[0]["zeilen"]) => {
  const teile = unzipSync(await writeXlsx({ name: "Anträge", spalten: ["Eins", "Zwei", "Drei"], zeilen }));
  const teil = (name: string) => strFromU8(teile[name] ?? new Uint8Array());
  return { blatt: teil("xl/worksheets/sheet1.xml"), texte: teil("xl/sharedStrings.xml"), mappe: teil("xl/workbook.xml") };
};

describe("XLSX", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", '=HYPERLINK("https://example.org")'])(
    "schreibt %j als Text, nicht als Formel",
    async (wert) => {
      const { blatt, texte } = await oeffne([[{ art: "text", wert }, null, null]]);
      expect(blatt).not.toContain("<f>");
      expect(blatt).toMatch(/<c r="A2"[^>]* t="s">/);
      expect(texte).toContain(wert.replaceAll('"', "&quot;").trim().slice(0, 2));
    },
  );

  it("schreibt Zahlen als Zahlen und Tage als Tage", async () => {
    const { blatt, mappe } = await oeffne([
      [
        { art: "zahl", wert: 3 },
        { art: "tag", wert: "2026-01-02" },
        { art: "text", wert: "Ü & <b>" },
      ],
    ]);
    expect(blatt).toContain('<c r="A2"><v>3</v></c>');
    expect(blatt).toMatch(/<c r="B2" s="\d+"><v>46024<\/v><\/c>/);
    expect(mappe).toContain("Anträge");
  });
});
