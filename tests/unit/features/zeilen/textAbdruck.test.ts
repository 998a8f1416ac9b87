import { expect, it } from "vitest";
import { textAbdruck } from "~/features/zeilen/textAbdruck";

it("erkennt einen Text wieder, gleich mit welchen Zeilenenden er gesendet wird, und jeden anderen als anderen", async () => {
  const abdruck = await textAbdruck("\tA\nB");
  expect(abdruck).toMatch(/^[0-9a-f]{64}$/);
  expect(await textAbdruck("\r\n\tA\r\nB\r\n")).toBe(abdruck);
  expect(await textAbdruck("A\nB")).not.toBe(abdruck);
  expect(await textAbdruck("\tA\nB\t")).not.toBe(abdruck);
});
