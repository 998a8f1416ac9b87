import { describe, expect, it } from "vitest";
import {
  ANLAGE_ACCEPT,
  ANLAGE_MAX_BYTES,
  ANLAGEN_MAX,
  anlageName,
  dateiSegment,
  downloadName,
  endungVon,
  formatGroesse,
  freierName,
  readDateiSegment,
  cleanName,
  typNachEndung,
  UPLOAD_LIMIT_BYTES,
} from "~/domain/antrag/anlagen";

const UUID = "11111111-1111-4111-8111-111111111111";

describe("Namen von Anlagen", () => {
  it.each([
    ["plan.pdf", "pdf", "PDF"],
    ["Bild.JPEG", "jpeg", "JPG"],
    ["a.b.png", "png", "PNG"],
    ["ohne", "", null],
    [".pdf", "", null],
    ["makro.docm", "docm", null],
  ])("%s hat die Endung '%s' und behauptet %s", (name, endung, typ) => {
    expect([endungVon(name), typNachEndung(name)]).toEqual([endung, typ]);
  });

  it.each([
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\Users\\x\\Plan.pdf", "Plan.pdf"],
    ["Rechnung\u202Efdp.exe.pdf", "Rechnungfdp.exe.pdf"],
    ["Zeile\r\numbruch\t.pdf", "Zeileumbruch.pdf"],
    ["  viele   Leerzeichen .pdf", "viele Leerzeichen.pdf"],
    ['a<b>:"c|d?*%.pdf', "a_b___c_d___.pdf"],
    ["", "Anlage"],
    ["U\u0308bung.pdf", "Übung.pdf"],
  ])("macht aus %j %j", (roh, name) => {
    expect(cleanName(roh)).toBe(name);
  });

  it("kürzt auf 120 Zeichen, behält die Endung und teilt kein Zeichen", () => {
    const name = cleanName(`${"😀".repeat(200)}.pdf`);
    expect(Array.from(name)).toHaveLength(120);
    expect(name).toBe(`${"😀".repeat(116)}.pdf`);
  });

  it("ergänzt die Endung des Typs nur, wenn sie fehlt", () => {
    expect(anlageName("Plan", "PDF")).toBe("Plan.pdf");
    expect(anlageName("Foto.jpeg", "JPG")).toBe("Foto.jpeg");
    expect(anlageName("Foto.png", "JPG")).toBe("Foto.png.jpg");
  });

  it("findet einen freien Namen, ohne auf Groß und Klein zu achten", () => {
    expect(freierName("Plan.pdf", [])).toBe("Plan.pdf");
    expect(freierName("Plan.pdf", ["plan.PDF"])).toBe("Plan (2).pdf");
    expect(freierName("Plan.pdf", ["Plan.pdf", "Plan (2).pdf"])).toBe("Plan (3).pdf");
    const lang = `${"x".repeat(116)}.pdf`;
    expect(freierName(lang, [lang])).toMatch(/^x+ \(2\)\.pdf$/);
    expect(freierName(lang, [lang]).length).toBeLessThanOrEqual(120);
  });

  it("liest die Adresse eines Downloads nur in ihrer Form", () => {
    expect(readDateiSegment(dateiSegment(UUID, "Plan_1.pdf"))).toEqual({ uuid: UUID, name: "Plan_1.pdf" });
    expect(readDateiSegment("AAAAAAAA-1111-4111-8111-111111111111_Plan.pdf")?.uuid).toBe(
      "aaaaaaaa-1111-4111-8111-111111111111",
    );
    for (const falsch of ["Plan.pdf", UUID, `${UUID}_`, `${UUID}-Plan.pdf`, `x${UUID}_Plan.pdf`])
      expect(readDateiSegment(falsch)).toBeNull();
  });

  it("speichert Downloads mit Datum, Unterstrich und Namen", () => {
    expect(downloadName("Plan.pdf", "2026-03-02")).toBe("2026-03-02_Plan.pdf");
  });

  it("sind höchstens drei je Vorhaben, jede höchstens 5 MB groß, zusammen höchstens 20 MB auf einmal", () => {
    expect([ANLAGEN_MAX, ANLAGE_MAX_BYTES, UPLOAD_LIMIT_BYTES]).toEqual([3, 5_242_880, 20_971_520]);
  });

  it("bietet im Dateifeld genau die drei Arten an", () => {
    expect(ANLAGE_ACCEPT).toBe("application/pdf,.pdf,image/png,.png,image/jpeg,.jpg,.jpeg");
  });
});

describe("Größen", () => {
  it.each([
    [1, "1 KB"],
    [1535, "1 KB"],
    [1536, "2 KB"],
    [1024 * 1024 - 1024, "1023 KB"],
    [1024 * 1024, "1 MB"],
    [1_258_291, "1,2 MB"],
    [5 * 1024 * 1024, "5 MB"],
  ])("%i Bytes sind %s", (bytes, text) => {
    expect(formatGroesse(bytes)).toBe(text);
  });
});
