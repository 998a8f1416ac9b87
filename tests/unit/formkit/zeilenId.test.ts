import { expect, it } from "vitest";
import { zeilenId } from "../../../app/formkit/zeilenId";

const tabelle = { kind: "table", key: "t", label: "T" } as const;

it("names a row by its uuid, or by the answer that the program gives it", () => {
  expect(zeilenId(tabelle, { uuid: "a", jahr: "2025" })).toBe("a");
  expect(zeilenId({ ...tabelle, rowKey: "jahr" }, { uuid: "a", jahr: "2025" })).toBe("2025");
});
