import { expect, it } from "vitest";
import { info } from "../../../../app/formkit/kinds/info";

it("stores nothing, whatever is posted", () => {
  const field = { kind: "info", key: "hinweis", label: "Die Höhe setzt das Finanzamt fest." } as const;
  expect(info.parse("x", field)).toEqual({ wert: null, notices: [] });
  expect(info.accepts("x", field)).toBe(false);
});
