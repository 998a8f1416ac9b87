import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PasswortFeld } from "~/features/anmeldung/PasswortFeld";

describe("PasswortFeld", () => {
  it("ist vom Server aus ein schlichtes Passwortfeld ohne Knopf und ohne Wert", () => {
    const html = renderToStaticMarkup(
      <PasswortFeld id="p" name="passwort" label="Neues Passwort" autoComplete="new-password" />,
    );
    expect(html).toMatch(/<input(?=[^>]*type="password")(?=[^>]*autoComplete="new-password")(?=[^>]*value="")/);
    expect(html).not.toContain("<button");
    expect(html).not.toContain("maxLength");
  });
});
