import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fachBescheide } from "~/contract/verfahren/fachBescheide";

const UUID = "11111111-1111-4111-8111-111111111111";
const { inputSchema } = fachBescheide.bescheide["~orpc"];
const entscheidung = { vorhabenUuid: UUID, ergebnis: "NEGATIV", begruendung: "Nicht neu." };
const applies = (vorhaben: unknown[]) =>
  z.instanceof(z.ZodType).parse(inputSchema).safeParse({ uuid: UUID, vorhaben }).success;

describe("Bescheid des Fachverfahrens", () => {
  it.each([
    [0, false],
    [1, true],
    [99, true],
    [100, false],
  ])("über %i Vorhaben, von denen ein Antrag 99 haben kann: %s", (anzahl, erlaubt) => {
    expect(applies(Array.from({ length: anzahl }, () => entscheidung))).toBe(erlaubt);
  });

  it.each([
    ["11111111-2222-3333-4444-555555555555", true],
    ["11111111-1111-4111-8111-111111111111", true],
    ["w1", false],
  ])(
    "über ein Wirtschaftsgut mit der Kennung seiner Zeile, die aus einer Datei kommen kann, %s: %s",
    (uuid, erlaubt) => {
      expect(applies([{ ...entscheidung, wirtschaftsgueter: [{ uuid, erforderlich: false }] }])).toBe(erlaubt);
    },
  );
});
