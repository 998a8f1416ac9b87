import { expect, it } from "vitest";
import { readTextDatei } from "~/server/portal/textDatei";

const read = (bytes: Uint8Array<ArrayBuffer>) => {
  const formData = new FormData();
  formData.append("datei", new File([bytes], "gruppe.csv"));
  return readTextDatei(formData, "datei");
};

it.each([
  ["UTF-8", new TextEncoder().encode("Süd GmbH;60")],
  ["UTF-8 mit Kennung", new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode("Süd GmbH;60")])],
  ["Windows-1252", Uint8Array.from([0x53, 0xfc, 0x64, ...Buffer.from(" GmbH;60")])],
  ["UTF-16", Uint8Array.from([0xff, 0xfe, ...Buffer.from("Süd GmbH;60", "utf16le")])],
])("liest %s", async (_name, bytes) => expect(await read(bytes)).toBe("Süd GmbH;60"));

it("liest nichts, wo keine Datei gewählt ist", async () => {
  expect(await read(new Uint8Array())).toBeNull();
  expect(await readTextDatei(new FormData(), "datei")).toBeNull();
});
