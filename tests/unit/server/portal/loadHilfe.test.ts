import { describe, expect, it } from "vitest";
import type { Sitzung } from "../../../../app/contract/konto/benutzer";
import { loadSeitenrahmen } from "../../../../app/server/portal/loadSeitenrahmen";
import { anfrageAn, createScheinBackend, fehlerAntwort, sitzungAngemeldet, sitzungKeine, UUID } from "./scheinBackend";

const HILFE = "GET /v1/hilfetexte";
const eintrag = (feld: string, index: number, isActive = true) => ({
  uuid: UUID,
  data: { bereich: "vorhabenV2", feld, index, text: `<p>${feld}</p>`, isActive },
});
const texte = [
  eintrag("vorhabenAllgemein", 0),
  eintrag("titel", 1),
  eintrag("beginn", 2, false),
  eintrag("rahmenAllgemein", 700),
];
const FORMULAR = `/antraege/${UUID}/formular/V2`;

function ohneAnzeige(): Sitzung {
  const { benutzer } = sitzungAngemeldet;
  return { ...sitzungAngemeldet, benutzer: benutzer && { ...benutzer, hilfetexteAnzeigen: false } };
}

async function hilfeAuf(pfad: string, sitzung: Sitzung = ohneAnzeige()) {
  const backend = createScheinBackend({
    "GET /v1/sitzung": () => Response.json(sitzung),
    [HILFE]: () => Response.json({ data: texte }),
  });
  const { data } = await loadSeitenrahmen(anfrageAn(pfad, backend.backendFetch, { headers: { cookie: "sid=a" } }));
  return { hilfe: data.hilfe, gefragt: backend.zahl(HILFE) };
}

describe("Hilfe beim Laden einer Seite", () => {
  it.each([
    [
      "Feld mit Text",
      `${FORMULAR}?hilfe=titel`,
      { feld: "titel", text: "<p>titel</p>", bearbeiten: null, eigener: null },
    ],
    [
      "nicht aktiver Text: der allgemeine",
      `${FORMULAR}?hilfe=beginn`,
      { feld: "beginn", text: "<p>vorhabenAllgemein</p>", bearbeiten: null, eigener: null },
    ],
    [
      "unbekanntes Feld: der allgemeine des Reiters",
      `${FORMULAR}?tab=7&hilfe=x`,
      { feld: "x", text: "<p>rahmenAllgemein</p>", bearbeiten: null, eigener: null },
    ],
  ])("%s", async (_, pfad, erwartet) => {
    expect((await hilfeAuf(pfad)).hilfe).toEqual(erwartet);
  });

  it.each([
    ["nicht gefragt", FORMULAR, ohneAnzeige()],
    ["geschlossen", `${FORMULAR}?hilfe=aus`, sitzungAngemeldet],
    ["Seite ohne Hilfe", "/home?hilfe=titel", ohneAnzeige()],
    ["Gast", `${FORMULAR}?hilfe=titel`, sitzungKeine],
  ])("fragt das Backend nicht: %s", async (_, pfad, sitzung) => {
    expect(await hilfeAuf(pfad, sitzung)).toEqual({ hilfe: null, gefragt: 0 });
  });

  it("fragt für Gäste nur nach der Hilfe zur Registrierung", async () => {
    expect((await hilfeAuf("/registrierung?hilfe=vorname", sitzungKeine)).gefragt).toBe(1);
    expect((await hilfeAuf("/profil?hilfe=code", sitzungKeine)).gefragt).toBe(0);
  });

  it("öffnet sich in kurzen Formularen nur auf eine Frage am Feld", async () => {
    expect((await hilfeAuf("/profil", sitzungAngemeldet)).gefragt).toBe(0);
    expect((await hilfeAuf("/profil?hilfe=code", sitzungAngemeldet)).gefragt).toBe(1);
  });

  it("öffnet den allgemeinen Text von selbst, wenn die Person es so gewählt hat", async () => {
    expect((await hilfeAuf(FORMULAR, sitzungAngemeldet)).hilfe).toEqual({
      feld: null,
      text: "<p>vorhabenAllgemein</p>",
      bearbeiten: null,
      eigener: null,
    });
  });

  it("sagt nur denen, die Hilfetexte bearbeiten, welcher Text es ist", async () => {
    const sitzung = ohneAnzeige();
    const stab: Sitzung = { ...sitzung, navigation: [...sitzung.navigation, "hilfetexteView"] };
    expect((await hilfeAuf(`${FORMULAR}?hilfe=titel`, stab)).hilfe?.bearbeiten).toBe(UUID);
  });

  it.each([
    ["mit eigenem Text", "titel", null],
    ["mit eigenem, den niemand sieht", "beginn", { feld: "beginn", bezeichnung: "Beginn des Vorhabens", uuid: UUID }],
    ["ohne eigenen", "ende", { feld: "ende", bezeichnung: "(Voraussichtliches) Ende des Vorhabens", uuid: null }],
    ["die kein Formular hat", "x", null],
  ])("sagt denen auch, ob eine Frage einen Text haben könnte: %s", async (_, feld, erwartet) => {
    const sitzung = ohneAnzeige();
    const stab: Sitzung = { ...sitzung, navigation: [...sitzung.navigation, "hilfetexteView"] };
    const { hilfe } = await hilfeAuf(`${FORMULAR}?hilfe=${feld}`, stab);
    expect(hilfe?.eigener).toEqual(erwartet === null ? null : { ...erwartet, bereich: "vorhabenV2" });
  });

  it("zeigt die Seite auch, wenn es keine Hilfetexte gibt", async () => {
    const backend = createScheinBackend({
      "GET /v1/sitzung": () => Response.json(ohneAnzeige()),
      [HILFE]: () => fehlerAntwort("UNERWARTET"),
    });
    const { data } = await loadSeitenrahmen(
      anfrageAn(`${FORMULAR}?hilfe=titel`, backend.backendFetch, { headers: { cookie: "sid=a" } }),
    );
    expect([data.hilfe, data.isErreichbar]).toEqual([null, true]);
  });
});
