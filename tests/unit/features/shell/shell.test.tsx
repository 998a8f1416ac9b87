import { describe, expect, it } from "vitest";
import { seitenNavigation, versionsHinweis } from "~/features/shell/seitenNavigation";
import { navigationFor } from "~/routing/navigation";
import { navDerSeite, seitenTitel } from "~/features/shell/titelText";
import { internesZiel } from "~/features/shell/useLinkNavigation";
import { routeTable } from "~/routing/routeTable";
import { sitzungAngemeldet } from "../../server/portal/scheinBackend";

const hier = { origin: "http://localhost:3000", pathname: "/antraege", search: "?page=2" };

describe("Titel der Seite", () => {
  const seite = (id: string, mehr: { data?: unknown; handle?: unknown } = {}) => ({
    id,
    data: undefined,
    handle: undefined,
    ...mehr,
  });

  it.each([
    ["home", undefined, "Startseite – Antragsportal"],
    ["barrierefreiheit", null, "Erklärung zur Barrierefreiheit – Antragsportal"],
    ["root", undefined, "Seite nicht gefunden – Antragsportal"],
    [undefined, undefined, "Seite nicht gefunden – Antragsportal"],
    ["home", new Error("x"), "Es ist ein Fehler aufgetreten – Antragsportal"],
    ["home", { status: 404, statusText: "", internal: false, data: "" }, "Seite nicht gefunden – Antragsportal"],
  ])("%s mit Fehler %s", (id, error, erwartet) => {
    expect(seitenTitel(id === undefined ? undefined : seite(id), { error })).toBe(erwartet);
  });

  it("nennt, was die Seite selbst sagt, und vorn das Wort Fehler nach einer Ablehnung", () => {
    const handle = { titel: ({ antrag }: { antrag: string | null }, zeilentitel: string) => [zeilentitel, antrag] };
    const versionen = seite("antragVersionen", { data: { antrag: "Lagerdiagnose" }, handle });
    expect(seitenTitel(versionen)).toBe("Versionen – Lagerdiagnose – Antragsportal");
    expect(seitenTitel(versionen, { isAbgelehnt: true })).toBe("Fehler: Versionen – Lagerdiagnose – Antragsportal");
    expect(seitenTitel(seite("antragVersionen", { data: { antrag: null }, handle }))).toBe("Versionen – Antragsportal");
    expect(seitenTitel(seite("antragVersionen", { handle }))).toBe("Versionen – Antragsportal");
  });

  it("nennt den Eintrag der Navigation, den die Seite aus ihren Daten kennt", () => {
    const handle = { titel: () => [], nav: ({ nav }: { nav: string }) => nav };
    expect(navDerSeite(seite("geparkteEingaben", { data: { nav: "unternehmen" }, handle }))).toBe("unternehmen");
    expect(navDerSeite(seite("geparkteEingaben", { handle }))).toBeUndefined();
    // After an action that was refused the router has null for what was not loaded.
    expect(navDerSeite(seite("geparkteEingaben", { data: null, handle }))).toBeUndefined();
    expect(navDerSeite(seite("antraege", { data: {}, handle: { titel: () => [] } }))).toBeUndefined();
  });
});

describe("Klick auf einen Link", () => {
  it.each([
    ["andere Seite", "http://localhost:3000/home", "/home"],
    ["mit Abfrage und Sprungziel", "http://localhost:3000/help?suche=x#frage1", "/help?suche=x#frage1"],
    ["Wurzel", "http://localhost:3000/", "/"],
    ["Sprung auf derselben Seite", "http://localhost:3000/antraege?page=2#inhalt", null],
    ["dieselbe Seite mit anderer Abfrage", "http://localhost:3000/antraege?page=3", "/antraege?page=3"],
    ["fremde Adresse", "https://example.org/home", null],
    ["E-Mail", "mailto:kontakt@example.org", null],
    ["Datei", "http://localhost:3000/datenschutz.pdf", null],
    ["unbekannter Pfad", "http://localhost:3000/favicon.svg", null],
  ])("%s", (_, url, erwartet) => {
    expect(internesZiel(new URL(url), hier)).toBe(erwartet);
  });
});

describe("Seitennavigation", () => {
  const navigationVon = (navigation: readonly string[]) =>
    navigationFor({ navigation, isGewaehlt: true, bsfzSiegel: false });
  const aktuell = (key: "antraege" | "antragFormV2" | "help") =>
    seitenNavigation(
      { navigation: navigationVon(sitzungAngemeldet.navigation) },
      { key, entry: routeTable[key], ungelesen: 0 },
    )
      .filter(({ current }) => current)
      .map(({ label }) => label);

  it("markiert den Eintrag, zu dem die Seite gehört", () => {
    expect([aktuell("antraege"), aktuell("antragFormV2"), aktuell("help")]).toEqual([
      ["Anträge"],
      ["Anträge"],
      ["Hilfe"],
    ]);
  });

  it("zählt Ungelesenes am Eintrag der Nachrichten, und nur dort (§2)", () => {
    const zahlen = (ungelesen: number) =>
      seitenNavigation(
        { navigation: navigationVon(["home", "nachrichten"]) },
        { key: "home", entry: routeTable.home, ungelesen },
      ).map(({ label, badge }) => [label, badge?.words]);
    expect(zahlen(3)).toEqual([
      ["Startseite", undefined],
      ["Nachrichten", "3 ungelesen"],
      ["Hilfe", undefined],
    ]);
    expect(zahlen(0)[1]).toEqual(["Nachrichten", undefined]);
  });

  it.each([
    ["SUPPORT_MITARBEITER" as const, "Version 1.118.2"],
    ["ADMINISTRATOR" as const, "Version 1.118.2"],
    ["QUALITAETSMANAGEMENT" as const, undefined],
    ["DATENSCHUTZ" as const, undefined],
    [null, undefined],
  ])("Version für %s (§6)", (systemRolleSet, erwartet) => {
    const { benutzer } = sitzungAngemeldet;
    if (benutzer === null) throw new Error("Die Sitzung der Tests braucht eine Person.");
    const sitzung = { ...sitzungAngemeldet, benutzer: { ...benutzer, systemRolleSet } };
    expect(versionsHinweis({ sitzung, version: "1.118.2" })).toBe(erwartet);
  });
});
