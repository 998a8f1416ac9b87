import { describe, expect, it } from "vitest";
import { href } from "../../../app/routing/href";

const uuid = "11111111-2222-3333-4444-555555555555";

describe("href", () => {
  it.each([
    [href("wurzel"), "/"],
    [href("home"), "/home"],
    [href("antragStartseite", { uuid }), `/antraege/${uuid}/startseite`],
    [
      href("antragFormV2", { uuid }, { vorhaben: uuid, tab: 3 }),
      `/antraege/${uuid}/formular/V2?vorhaben=${uuid}&tab=3`,
    ],
    [
      href("antraege", {}, { suche: "ä b&c", page: 0, nur: true, leer: "", ohne: undefined, nichts: null }),
      "/antraege?suche=%C3%A4+b%26c&page=0&nur=true&leer=",
    ],
    [href("eingereichterAntrag", { uuid }), `/eingereichterAntrag/${uuid}`],
    [href("eingereichterAntrag", { uuid, eingereichterAntragId: uuid }), `/eingereichterAntrag/${uuid}/${uuid}`],
    [href("einreichen", { uuid: "a/../b?c" }), "/einreichen/a%2F..%2Fb%3Fc"],
  ])("%s", (gebaut, erwartet) => {
    expect(gebaut).toBe(erwartet);
  });

  it("lässt keinen leeren Parameter zu", () => {
    expect(() => href("einreichen", { uuid: "" })).toThrow(RangeError);
  });
});
