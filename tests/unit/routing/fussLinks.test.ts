import { expect, it } from "vitest";
import { FUSS_LINKS } from "~/routing/fussLinks";

it("the footer leads to what the law wants, each once", () => {
  expect(FUSS_LINKS.map(({ href }) => href)).toEqual(
    expect.arrayContaining(["/impressum", "/datenschutz", "/barrierefreiheit", "/kontakt"]),
  );
  expect(new Set(FUSS_LINKS.map(({ label }) => label)).size).toBe(FUSS_LINKS.length);
});
