import { describe, expect, it } from "vitest";
import { navigationsSchluessel } from "../../../app/domain/benutzer/navigation";
import { navigationFor, showsVersion, type NavigationFacts } from "../../../app/routing/navigation";

const alle = [
  "home",
  "supportUnternehmen",
  "unternehmen",
  "verbundeneUnternehmen",
  "unternehmenWirtschaftsjahr",
  "antraege",
  "bsfzSiegel",
  "nachrichten",
  "benutzerverwaltung",
  "supportBenutzerverwaltung",
  "adminBenutzerverwaltung",
  "wartungSonstigesView",
  "wartungLogArchivView",
  "systemNachrichtenView",
  "hilfetexteView",
  "hilfetexteView",
  "faqEditView",
  "exportMainView",
  "exportMainView",
  "lesezugriffeView",
];
const basis: NavigationFacts = { navigation: alle, isGewaehlt: true, bsfzSiegel: true };
const labels = (facts: Partial<NavigationFacts>) => navigationFor({ ...basis, ...facts }).map(({ label }) => label);
const ALLE_SEITEN = navigationFor(basis).flatMap((entry) => entry.pages ?? [entry]);

describe("Seitennavigation (§2 Shell)", () => {
  it("zeigt nur Seiten, die es gibt, und immer die Hilfe", () => {
    expect(labels({})).toEqual([
      "Startseite",
      "Unternehmen",
      "Anträge",
      "Siegel",
      "Nachrichten",
      "Benutzerverwaltung",
      "Wartung",
      "Systemnachrichten",
      "Hilfetexte",
      "FAQ",
      "Exporte",
      "Lesezugriffe",
      "Hilfe",
    ]);
  });

  it("zeigt nur, was der Server erlaubt", () => {
    expect(labels({ navigation: ["home"] })).toEqual(["Startseite", "Hilfe"]);
    expect(labels({ navigation: [] })).toEqual(["Hilfe"]);
  });

  it("zeigt vor der Wahl von Unternehmen oder Rolle nur die Hilfe", () => {
    expect(labels({ isGewaehlt: false })).toEqual(["Hilfe"]);
  });

  it("zeigt das Siegel nur, wo das Unternehmen es nutzen darf", () => {
    expect(labels({ bsfzSiegel: false })).toEqual([
      "Startseite",
      "Unternehmen",
      "Anträge",
      "Nachrichten",
      "Benutzerverwaltung",
      "Wartung",
      "Systemnachrichten",
      "Hilfetexte",
      "FAQ",
      "Exporte",
      "Lesezugriffe",
      "Hilfe",
    ]);
  });

  it("fasst die Seiten des Unternehmens in einer Gruppe zusammen, die nur mit ihnen erscheint", () => {
    const navigation = alle.filter((key) => key !== "supportUnternehmen");
    expect(navigationFor({ ...basis, navigation })[1]).toEqual({
      key: "unternehmen",
      label: "Unternehmen",
      icon: "firma",
      href: null,
      pages: [
        { key: "unternehmen", label: "Stammdaten", icon: "dokument", href: "/unternehmen" },
        {
          key: "verbundeneUnternehmen",
          label: "Verbundene Unternehmen",
          icon: "firma",
          href: "/verbundeneUnternehmen",
        },
        {
          key: "unternehmenWirtschaftsjahr",
          label: "Geschäftsstatistik",
          icon: "liste",
          href: "/geschaeftsstatistiken",
        },
        {
          key: "benutzerverwaltung",
          label: "Benutzerverwaltung",
          icon: "benutzergruppe",
          href: "/benutzerverwaltung",
        },
      ],
    });
    expect(labels({ navigation: ["home", "antraege"] })).toEqual(["Startseite", "Anträge", "Hilfe"]);
  });

  it("fasst auch eine einzige Seite der Benutzerverwaltung in ihrer Gruppe zusammen", () => {
    expect(navigationFor({ ...basis, navigation: ["home", "adminBenutzerverwaltung"] })[1]).toEqual({
      key: "verwaltung",
      label: "Benutzerverwaltung",
      icon: "benutzergruppe",
      href: null,
      pages: [
        {
          key: "adminBenutzerverwaltung",
          label: "Sonstige Mitarbeiter",
          icon: "benutzergruppe",
          href: "/admin/benutzerverwaltung",
        },
      ],
    });
  });

  it("hat für Support und Qualitätsmanagement einen Eintrag, für die Administration zwei Untereinträge (§2, §6)", () => {
    expect(navigationFor({ ...basis, navigation: ["home", "supportBenutzerverwaltung"] })[1]).toEqual({
      key: "supportBenutzerverwaltung",
      label: "Benutzerverwaltung",
      icon: "benutzergruppe",
      href: "/support/benutzerverwaltung",
    });
    const navigation = ["supportBenutzerverwaltung", "adminBenutzerverwaltung"];
    expect(navigationFor({ ...basis, navigation })[0]?.pages?.map(({ label, href }) => [label, href])).toEqual([
      ["Unternehmensmitarbeiter", "/support/benutzerverwaltung"],
      ["Sonstige Mitarbeiter", "/admin/benutzerverwaltung"],
    ]);
  });

  it("führt zu den Seiten der Routentabelle", () => {
    expect(ALLE_SEITEN.map(({ href }) => href)).toEqual([
      "/home",
      "/support/unternehmen",
      "/unternehmen",
      "/verbundeneUnternehmen",
      "/geschaeftsstatistiken",
      "/benutzerverwaltung",
      "/antraege",
      "/bsfzSiegel",
      "/nachrichten",
      "/support/benutzerverwaltung",
      "/admin/benutzerverwaltung",
      "/wartungsonstiges",
      "/wartunglogarchiv",
      "/systemNachrichten",
      "/admin/hilfetexte",
      "/admin/faq",
      "/exporte",
      "/lesezugriffe",
      "/help",
    ]);
  });

  it("kennt keine Seite, die es nicht gibt, auch wenn ihr Schlüssel erteilt ist", () => {
    expect(ALLE_SEITEN.map(({ key }) => key)).toEqual([...navigationsSchluessel, "help"]);
    expect(labels({ navigation: ["gibtEsNichtView", "help"] })).toEqual(["Hilfe"]);
  });

  it("nennt zu jedem Eintrag sein Bild", () => {
    const bilder = ALLE_SEITEN.map(({ key, icon }) => [key, icon]);
    expect(bilder).toEqual([
      ["home", "haus"],
      ["supportUnternehmen", "firma"],
      ["unternehmen", "dokument"],
      ["verbundeneUnternehmen", "firma"],
      ["unternehmenWirtschaftsjahr", "liste"],
      ["benutzerverwaltung", "benutzergruppe"],
      ["antraege", "liste"],
      ["bsfzSiegel", "siegel"],
      ["nachrichten", "brief"],
      ["supportBenutzerverwaltung", "benutzergruppe"],
      ["adminBenutzerverwaltung", "benutzergruppe"],
      ["wartungSonstigesView", "werkzeug"],
      ["wartungLogArchivView", "liste"],
      ["systemNachrichtenView", "glocke"],
      ["hilfetexteView", "bearbeiten"],
      ["faqEditView", "handbuch"],
      ["exportMainView", "herunterladen"],
      ["lesezugriffeView", "liste"],
      ["help", "hilfe"],
    ]);
  });

  it.each([
    ["SUPPORT_MITARBEITER", true],
    ["ADMINISTRATOR", true],
    ["QUALITAETSMANAGEMENT", false],
    ["DATENSCHUTZ", false],
    ["UNTERNEHMENSMITARBEITER", false],
    [null, false],
  ] as const)("Version unter der Navigation für %s: %s", (rolle, sichtbar) => {
    expect(showsVersion(rolle)).toBe(sichtbar);
  });
});
