import { describe, expect, it } from "vitest";
import { internesZiel } from "~/features/shell/useLinkNavigation";

const HIER = { origin: "https://portal.example", pathname: "/home", search: "" };
/** As the browser reads the href of a link on the page. */
const ziel = (href: string) => internesZiel(new URL(href, "https://portal.example/home"), HIER);

describe("Ziel eines Links", () => {
  it.each([
    ["/profil", "/profil"],
    ["/antraege?seite=2#liste", "/antraege?seite=2#liste"],
    ["\\antraege", "/antraege"],
  ])("%j ist eine Seite des Portals", (href, erwartet) => expect(ziel(href)).toBe(erwartet));

  // The router would read these paths as another host: the browser follows such a link itself, or the portal does not
  // know the page.
  it.each([
    "//evil.example/antraege",
    "/\\evil.example/antraege",
    "\\\\evil.example/antraege",
    "/\t/evil.example/antraege",
    "https://evil.example/antraege",
    "/.//evil.example/antraege",
    "/home/..//antraege",
    "//portal.example//evil.example",
    "//portal.example//antraege",
    "//portal.example/\\antraege",
    "https://portal.example//evil.example/antraege",
    "/%5Cevil.example",
    "/%2F%2Fevil.example",
    "javascript:alert(1)",
  ])("%j bekommt der Router nicht", (href) => expect(ziel(href)).toBeNull());
});
