import { expect, it } from "vitest";
import { withLimit } from "~/lib/withLimit";

it("gibt weiter, was rechtzeitig kommt, auch einen Fehler", async () => {
  expect(await withLimit(Promise.resolve(7), 1_000)).toBe(7);
  await expect(withLimit(Promise.reject(new Error("Nein")), 1_000)).rejects.toThrow("Nein");
});

it("wartet nicht länger", async () => {
  await expect(withLimit(new Promise(() => undefined), 5)).rejects.toThrow("No answer within 5 ms");
});
