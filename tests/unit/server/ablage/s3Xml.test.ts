import { describe, expect, it } from "vitest";
import { readErrorCode, readListe } from "~/server/ablage/s3Xml";

const objekt = (key: string, am: string) =>
  `<Contents><Key>${key}</Key><LastModified>${am}</LastModified><Size>1</Size></Contents>`;
const liste = (inhalt: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>b</Name>${inhalt}</ListBucketResult>`;

describe("leseListe", () => {
  it("reads objects and where the list goes on", () => {
    const xml = liste(
      `${objekt("a/1", "2026-03-02T09:00:00.000Z")}\n${objekt("a/&lt;2&amp;", "2026-03-02T10:00:00Z")}<NextContinuationToken>1/x+=</NextContinuationToken>`,
    );
    expect(readListe(xml)).toEqual({
      objekte: [
        { pfad: "a/1", geaendertAm: new Date("2026-03-02T09:00:00Z") },
        { pfad: "a/<2&", geaendertAm: new Date("2026-03-02T10:00:00Z") },
      ],
      weiter: "1/x+=",
    });
    expect(readListe(liste(""))).toEqual({ objekte: [], weiter: null });
  });

  it.each(["", "<html><body>Wartung</body></html>", "kein XML", liste("<Contents>")])("refuses %j", (text) => {
    expect(() => readListe(text)).toThrow();
  });
});

describe("leseFehlerCode", () => {
  it.each([
    ["<Error><Code>NoSuchKey</Code><Resource><Code>x</Code></Resource></Error>", "NoSuchKey"],
    ["<html><body><h1>502</h1></body></html>", ""],
    ["Bad Gateway", ""],
    ["", ""],
  ])("of %j is %j", (xml, code) => {
    expect(readErrorCode(xml)).toBe(code);
  });
});
