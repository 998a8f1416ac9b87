import { expect, it } from "vitest";
import { uhrVersatz } from "~/lib/uhrVersatz";

it.each([
  ["gleich", "2026-03-02T09:00:00.000Z", 0],
  ["so weit, wie eine Antwort unterwegs sein kann", "2026-03-02T08:59:55.000Z", 0],
  ["weiter zurück", "2026-03-02T08:59:54.999Z", -5001],
  ["so weit voraus", "2026-03-02T09:00:05.000Z", 0],
  ["weiter voraus", "2026-03-02T09:00:05.001Z", 5001],
])("die Uhr des Servers ist %s", (_, stand, erwartet) => {
  expect(uhrVersatz(new Date(stand), new Date("2026-03-02T09:00:00.000Z"))).toBe(erwartet);
});
