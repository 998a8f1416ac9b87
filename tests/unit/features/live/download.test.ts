import { expect, it } from "vitest";
import { dateinameAm } from "~/features/live/download";

it("saves a file under the day in Berlin, an underscore and its name", () => {
  expect(dateinameAm("liste.pdf", new Date("2026-03-01T23:30:00Z"))).toBe("2026-03-02_liste.pdf");
});
