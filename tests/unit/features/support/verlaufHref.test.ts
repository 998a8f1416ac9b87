import { expect, it } from "vitest";
import { verlaufHref } from "~/features/support/verlaufHref";

const UUID = "11111111-1111-4111-8111-111111111111";

it("nennt die Art und die Zeile, vor der es weitergeht", () => {
  const seite = `/support/benutzerverwaltung/${UUID}`;
  expect(verlaufHref(UUID, {})).toBe(`${seite}#verlauf`);
  expect(verlaufHref(UUID, { art: "SPERREN", vor: 7 })).toBe(`${seite}?art=sperren&vor=7#verlauf`);
});
