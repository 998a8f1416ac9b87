import { expect, it } from "vitest";
import { standHref } from "~/features/verbund/standHref";

it("schreibt den Tag in die Adresse, wie man ihn tippt", () => {
  expect(standHref("2025-12-31")).toBe("/verbundeneUnternehmen?stand=31.12.2025");
});
