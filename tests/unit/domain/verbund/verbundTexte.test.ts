import { expect, it } from "vitest";
import { hoechstbetragText, zeitraumText } from "~/domain/verbund/verbundTexte";

it("sagt, ob der Höchstbetrag geteilt wird, ohne vom KMU-Status zu sprechen", () => {
  expect([hoechstbetragText(true), hoechstbetragText(false)]).toEqual(["wird geteilt", "wird nicht geteilt"]);
});

it.each([
  ["", "", ""],
  ["2020-01-02", "", "seit 02.01.2020"],
  ["", "2025-12-31", "bis 31.12.2025"],
  ["2020-01-02", "2025-12-31", "seit 02.01.2020 bis 31.12.2025"],
])("schreibt den Zeitraum von „%s“ bis „%s“", (ab, bis, text) => {
  expect(zeitraumText(ab, bis)).toBe(text);
});
