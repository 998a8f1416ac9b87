import { expect, it } from "vitest";
import { bereichVonJahr, readJahrPost } from "~/features/unternehmen/jahrEingaben";

const BEREICH = bereichVonJahr({
  uuid: null,
  werte: {},
  kontext: { heute: "2026-11-28", istVerbunden: false, andere: [] },
});

function readPost(angaben: Record<string, string>) {
  const formData = new FormData();
  for (const [name, wert] of Object.entries(angaben)) formData.set(name, wert);
  return readJahrPost(BEREICH, formData).issues.map(({ property }) => property);
}

const DREIZEHN = { wjBeginn: "01.12.2024", wjEnde: "31.12.2025" };
const ZWOELF = { wjBeginn: "01.01.2025", wjEnde: "31.12.2025" };

it("sagt mit dem Unlesbaren auch, was das Speichern sonst verhindert", () => {
  expect(readPost({ ...DREIZEHN, umsatz: "fünf" })).toEqual(["wjEnde", "umsatz"]);
  expect(readPost({ wjBeginn: "01.01.2025", umsatz: "fünf" })).toEqual(["wjEnde", "umsatz"]);
});

it("sagt nur, was dasteht: ein unlesbarer Tag verdeckt die Regel über die Tage", () => {
  expect(readPost({ ...ZWOELF, umsatz: "fünf" })).toEqual(["umsatz"]);
  expect(readPost({ ...DREIZEHN, wjEnde: "31.02.2025", umsatz: "fünf" })).toEqual(["wjEnde", "umsatz"]);
});

it("überlässt Lesbares dem Backend", () => {
  expect(readPost(DREIZEHN)).toEqual([]);
});
