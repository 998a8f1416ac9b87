import { expect, it } from "vitest";
import { assertNever } from "../../../app/lib/exhaustive";

it("throws when data from outside breaks the promise of the types", () => {
  const unknownCase: unknown = "V3";
  // The compiler cannot see that this value is impossible; the test plays data from outside.
  expect(() => assertNever(unknownCase as never)).toThrow('Unhandled case: "V3"');
});
