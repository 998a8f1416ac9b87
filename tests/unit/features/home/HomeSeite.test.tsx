import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { describe, expect, it } from "vitest";
import type { SitzungBenutzer } from "~/contract/konto/benutzer";
import type { Rufe } from "~/contract/wire/call";
import type { SystemRolle } from "~/domain/benutzer/rollen";
import { HomeSeite } from "~/features/home/HomeSeite";
import { loadHome } from "~/features/home/loadHome";
import { browserClock } from "~/lib/clock";
import { renderSeite } from "../../../support/renderSeite";

type Wartende = Awaited<ReturnType<Rufe["stab"]["listWartendes"]>>["data"];

/** The start page of somebody in a role, and whether it asked what waits. */
async function open(systemRolleSet: SystemRolle, data: Wartende) {
  let gefragt = 0;
  const call = {
    antraege: { listAntraege: () => Promise.resolve({ data: [], total: 0 }) },
    geparkteEingaben: { listGeparkte: () => Promise.resolve({ data: [] }) },
    stab: {
      listWartendes: () => {
        gefragt += 1;
        return Promise.resolve({ data });
      },
    },
  } as unknown as Rufe;
  const benutzer = {
    vorname: "Ada",
    unternehmenName: null,
    unternehmenUuid: null,
    unternehmenRolle: null,
    systemRolle: systemRolleSet,
    systemRolleSet,
  } as unknown as SitzungBenutzer;
  const daten = await loadHome({ call, clock: browserClock, benutzer, navigation: ["antraege"] });
  const html = renderToStaticMarkup(
    <StaticRouter location="/home">
      <HomeSeite daten={daten} formular={{ csrf: "c", schluessel: "s" }} nachrichten={null} ungelesen={0} />
    </StaticRouter>,
  );
  return { html, gefragt };
}

describe("die Startseite des Stabs", () => {
  it.each<SystemRolle>(["ADMINISTRATOR", "SUPPORT_MITARBEITER", "QUALITAETSMANAGEMENT"])(
    "sagt in der Rolle %s, was wartet, und führt dorthin",
    async (rolle) => {
      const { html } = await open(rolle, [{ art: "ZUGANGSAENDERUNG", bereich: "", anzahl: 2 }]);
      expect(html).toContain("Was auf Sie wartet");
      expect(html).toMatch(/<a [^>]*href="\/support\/benutzerverwaltung#wartend"[^>]*>2 Zugangsänderungen warten/);
    },
  );

  it("sagt einen ruhigen Satz, wenn nichts wartet", async () => {
    expect((await open("ADMINISTRATOR", [])).html).toContain("Zurzeit wartet nichts auf Sie.");
  });

  it.each<SystemRolle>(["DATENSCHUTZ", "UNTERNEHMENSMITARBEITER"])("fragt in der Rolle %s nicht", async (rolle) => {
    const { html, gefragt } = await open(rolle, []);
    expect([gefragt, html.includes("Was auf Sie wartet")]).toEqual([0, false]);
  });
});

/** The start page of a person of a company, and how often it asked what the company lacks. */
async function openFirma(unternehmenRolle: string, luecken: { art: string; message: string }[]) {
  let gefragt = 0;
  const firma = <T,>(antwort: T) => {
    gefragt += 1;
    return Promise.resolve(antwort);
  };
  const call = {
    antraege: { listAntraege: () => Promise.resolve({ data: [], total: 0 }) },
    geparkteEingaben: { listGeparkte: () => Promise.resolve({ data: [] }) },
    fristen: { listFristen: () => Promise.resolve({ data: [] }) },
    nachrichten: { listNachrichten: () => Promise.resolve({ data: [], total: 0 }) },
    unternehmen: { getStammdaten: () => firma({ fehler: [] }) },
    verbund: { getVerbundStand: () => firma({ luecken, label: "2024/25" }) },
  } as unknown as Rufe;
  const benutzer = {
    vorname: "Ada",
    unternehmenName: "A GmbH",
    unternehmenUuid: "u",
    unternehmenRolle,
    systemRolle: "UNTERNEHMENSMITARBEITER",
    systemRolleSet: "UNTERNEHMENSMITARBEITER",
  } as unknown as SitzungBenutzer;
  const daten = await loadHome({ call, clock: browserClock, benutzer, navigation: [] });
  const html = await renderSeite(
    <HomeSeite daten={daten} formular={{ csrf: "c", schluessel: "s" }} nachrichten={null} ungelesen={0} />,
    "/home",
  );
  return { html, gefragt };
}

describe("die Startseite des Unternehmens", () => {
  const OFFEN = { art: "NICHT_BESTAETIGT", message: "Bitte bestätigen Sie." };
  const UNVOLLSTAENDIG = { art: "UNVOLLSTAENDIG", message: "Ein Eintrag ist nicht vollständig." };

  it("erinnert an die jährliche Bestätigung der Liste und führt dorthin", async () => {
    const { html } = await openFirma("BEVOLLMAECHTIGTER", [OFFEN]);
    expect(html).toContain("Bitte bestätigen Sie die Liste der verbundenen Unternehmen");
    expect(html).toContain("Für das Wirtschaftsjahr 2024/25 ist noch nicht bestätigt");
    expect(html).toMatch(/<a [^>]*href="\/verbundeneUnternehmen#bestaetigung"[^>]*>Liste ansehen und bestätigen/);
  });

  it("sagt zuerst, dass Einträge fehlen, und führt zur Liste; bestätigen kann man sie erst danach", async () => {
    const { html } = await openFirma("BEVOLLMAECHTIGTER", [UNVOLLSTAENDIG, OFFEN]);
    expect(html).toContain("Ein Eintrag ist nicht vollständig.");
    expect(html).toMatch(/<a [^>]*href="\/verbundeneUnternehmen"[^>]*>Liste ansehen und ergänzen/);
    expect(html).not.toContain("Bitte bestätigen Sie die Liste");
  });

  it("schweigt, wo sie bestätigt ist oder niemand eingetragen ist", async () => {
    for (const luecken of [[], [{ art: "KEINE_ZEILE", message: "Bitte tragen Sie jemanden ein." }]])
      expect((await openFirma("BEVOLLMAECHTIGTER", luecken)).html).not.toContain("Liste ansehen");
  });

  it("fragt nicht für jemanden, der sie nicht bestätigen darf", async () => {
    const { html, gefragt } = await openFirma("MITARBEITER", [OFFEN]);
    expect([gefragt, html.includes("Bitte bestätigen Sie die Liste")]).toEqual([0, false]);
  });
});
