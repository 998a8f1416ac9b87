import { expect, it } from "vitest";
import { FRIST_ART_KEYS, FRIST_ARTEN, fristTitel, werText } from "../../../../app/domain/frist/fristArten";

it("zählt jede Fristart einmal auf", () => {
  expect([...FRIST_ART_KEYS].sort()).toEqual(Object.keys(FRIST_ARTEN).sort());
});

it("nennt die Nummer einer Nachforderung, sonst nur, was zu tun ist", () => {
  expect(fristTitel({ art: "NACHFORDERUNG", nummer: 2 })).toBe("Nachforderung 2 beantworten");
  expect(fristTitel({ art: "KLAGE", nummer: null })).toBe(FRIST_ARTEN.KLAGE.titel);
});

it("sagt von welchem Wirtschaftsjahr die Geschäftsstatistik fehlt, oder dass sie unvollständig ist", () => {
  const frist = { art: "GESCHAEFTSSTATISTIK", label: "2024/25", istErfasst: false } as const;
  expect([fristTitel(frist), fristTitel({ ...frist, istErfasst: true })]).toEqual([
    "Geschäftsstatistik für das Wirtschaftsjahr 2024/25 fehlt",
    "Geschäftsstatistik für das Wirtschaftsjahr 2024/25 ist unvollständig",
  ]);
});

it("sagt in einem Satz, wer etwas tun kann", () => {
  expect(werText("ABRUF")).toBe("Wer: Eine bevollmächtigte Person.");
  expect(werText("NACHFORDERUNG")).toBe(FRIST_ARTEN.NACHFORDERUNG.wer);
});
