import { expect, it } from "vitest";
import { isFaqLinkZiel } from "../../../../app/domain/hilfe/faqGrenzen";

it.each([
  ["https://example.org", true],
  ["http://example.org/a?b=c#d", true],
  ["HTTPS://example.org", true],
  ["/help", true],
  ["/", true],
  ["//example.org", false],
  ["/\\example.org", false],
  ["https://", false],
  ["https://exa mple.org", false],
  ["example.org", false],
  ["mailto:a@example.org", false],
  ["javascript:alert(1)", false],
  ["java\nscript:alert(1)", false],
  ["data:text/html,x", false],
  ["", false],
])("ein Link auf %j ist erlaubt: %s", (ziel, erlaubt) => {
  expect(isFaqLinkZiel(ziel)).toBe(erlaubt);
});
