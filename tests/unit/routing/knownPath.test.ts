import { describe, expect, it } from "vitest";
import { isRouteKey, knownPath } from "../../../app/routing/knownPath";

const uuid = "11111111-2222-3333-4444-555555555555";

describe("knownPath", () => {
  it.each([
    ["/", "wurzel"],
    ["/home", "home"],
    ["/home/", "home"],
    ["/HOME", "home"],
    ["/antraege", "antraege"],
    [`/antraege/${uuid}/formular/V2`, "antragFormV2"],
    [`/eingereichterAntrag/${uuid}`, "eingereichterAntrag"],
    [`/eingereichterAntrag/${uuid}/${uuid}`, "eingereichterAntrag"],
    // Two rows fit: the one with the fixed segment is meant.
    [`/eingereichterAntrag/${uuid}/eingangsbestaetigung.pdf`, "eingangsbestaetigungPdf"],
    [`/bsfzSiegel/vorschau/${uuid}`, "siegelVorschau"],
    [`/bsfzSiegel/${uuid}/${uuid}`, "siegelDatei"],
    ["/eingereichterAntrag", null],
    [`/antraege/${uuid}/formular`, null],
    ["/datenschutz.pdf", "datenschutzPdf"],
    ["/%68ome", "home"],
    ["/unbekannt", null],
    ["/home/mehr", null],
    ["home", null],
    ["", null],
    ["//home", null],
    ["/home?x=1", null],
    ["/home#x", null],
    ["/\\home", null],
    ["/%E0%A4%A", null],
    ["/*", null],
  ])("%s → %s", (pfad, key) => {
    expect(knownPath(pfad)).toBe(key);
  });

  it("kennt nur die Schlüssel der Tabelle", () => {
    expect([isRouteKey("home"), isRouteKey("toString"), isRouteKey("")]).toEqual([true, false, false]);
  });
});
