import { expect, it } from "vitest";
import { fillBlanks } from "~/lib/fillBlanks";

it("fills in examples where nothing is typed, and leaves what is", () => {
  const eingaben = { titel: "Eigener", text: "  ", rollen: [], csrf: "x" };
  expect(fillBlanks(eingaben, { titel: "Beispiel", text: "Text", rollen: "A", neu: "B" })).toEqual({
    titel: "Eigener",
    text: "Text",
    rollen: "A",
    neu: "B",
    csrf: "x",
  });
});
