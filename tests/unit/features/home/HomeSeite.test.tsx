import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { describe, expect, it } from "vitest";
import type { SitzungBenutzer } from "~/contract/konto/benutzer";
import type { Rufe } from "~/contract/wire/call";
import type { SystemRolle } from "~/domain/benutzer/rollen";
import { HomeSeite } from "~/features/home/HomeSeite";
import { loadHome } from "~/features/home/loadHome";
import { browserClock } from "~/lib/clock";

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
