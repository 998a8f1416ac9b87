import { expect, it } from "vitest";
import { revisionVon } from "~/lib/revisionVon";

const formMit = (revision: string) => {
  const formData = new FormData();
  formData.set("revision", revision);
  return formData;
};

it("liest die Revision, und 0, wo keine steht", () => {
  expect(revisionVon(formMit("12"))).toBe(12);
  for (const keine of [new FormData(), formMit(""), formMit("zwölf")]) expect(revisionVon(keine)).toBe(0);
});
