import { expect, it } from "vitest";
import { computed } from "../../../../app/formkit/kinds/computed";

it("stores nothing, whatever is posted", () => {
  const field = { kind: "computed", key: "summe", label: "Summe" } as const;
  expect(computed.parse("1.000", field)).toEqual({ wert: null, notices: [] });
  expect([computed.accepts(null, field), computed.accepts("1", field)]).toEqual([false, false]);
});
