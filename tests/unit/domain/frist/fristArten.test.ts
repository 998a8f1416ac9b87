import { expect, it } from "vitest";
import { FRIST_ART_KEYS, FRIST_ARTEN } from "../../../../app/domain/frist/fristArten";

it("zählt jede Fristart einmal auf", () => {
  expect([...FRIST_ART_KEYS].sort()).toEqual(Object.keys(FRIST_ARTEN).sort());
});
