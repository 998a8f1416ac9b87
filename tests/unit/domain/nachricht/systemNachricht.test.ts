import { afterEach, beforeEach, describe, expect, it } from "vitest";

import {
  deleteNachricht,
  isActive,
  parseZeitpunkt,
  readSchliessKey,
  readZeitpunkt,
  replaceNachricht,
  schliessKey,
  standOf,
  type Zeitpunkt,
} from "~/domain/nachricht/systemNachricht";

describe("readZeitpunkt", () => {
  it.each<[string, Zeitpunkt, string | undefined]>([
    ["Text mit Zone", "2026-03-02T09:00:00Z", "2026-03-02T09:00:00.000Z"],
    ["Text mit Zone und Bruchteilen", "2026-03-02T09:00:00.250Z", "2026-03-02T09:00:00.250Z"],
    ["Text mit Abstand zur Weltzeit", "2026-03-02T10:00:00+01:00", "2026-03-02T09:00:00.000Z"],
    ["Text ohne Zone im Winter", "2026-03-02T10:00", "2026-03-02T09:00:00.000Z"],
    ["Text ohne Zone im Sommer", "2026-07-02T10:00:30", "2026-07-02T08:00:30.000Z"],
    ["Feld im Winter", [2026, 3, 2, 10, 0], "2026-03-02T09:00:00.000Z"],
    ["Feld im Sommer", [2026, 7, 2, 10, 5], "2026-07-02T08:05:00.000Z"],
    ["Feld am Schalttag", [2028, 2, 29, 0, 0], "2028-02-28T23:00:00.000Z"],
    ["Feld kurz vor der Umstellung", [2026, 3, 29, 1, 59], "2026-03-29T00:59:00.000Z"],
    ["Feld mit der Umstellung", [2026, 3, 29, 3, 0], "2026-03-29T01:00:00.000Z"],
    ["ein Tag, den es nicht gibt", [2026, 2, 29, 10, 0], undefined],
    ["ein Tag, den es nicht gibt, als Text", "2026-02-30T10:00:00Z", undefined],
    ["Monat 0", [2026, 0, 1, 10, 0], undefined],
    ["Stunde 23 und Minute 59", [2026, 3, 2, 23, 59], "2026-03-02T22:59:00.000Z"],
    ["halbe Stunde", [2026, 3, 2, 10.5, 0], undefined],
    ["Stunde vor null", [2026, 3, 2, -1, 0], undefined],
    ["Minute vor null", [2026, 3, 2, 10, -1], undefined],
    ["etwas vor dem Text", "x2026-03-02T09:00:00Z", undefined],
    ["etwas nach dem Text", "2026-03-02T09:00:00Zx", undefined],
    ["Text mit Zone ohne Sekunden", "2026-03-02T09:00Z", "2026-03-02T09:00:00.000Z"],
    ["Stunde 24", [2026, 3, 2, 24, 0], undefined],
    ["Minute 60", [2026, 3, 2, 10, 60], undefined],
    ["halbe Minute", [2026, 3, 2, 10, 0.5], undefined],
    ["zu wenige", [2026, 3, 2, 10], undefined],
    ["zu viele", [2026, 3, 2, 10, 0, 0], undefined],
    ["nur ein Tag", "2026-03-02", undefined],
    ["leer", "", undefined],
    ["Unsinn", "gestern", undefined],
    ["in der Stunde, die es im Frühling nicht gibt", "2026-03-29T02:00", undefined],
    ["in ihr als Feld", [2026, 3, 29, 2, 59], undefined],
    ["in ihr mit Zone", "2026-03-29T02:30:00+01:00", "2026-03-29T01:30:00.000Z"],
    ["in der Stunde, die es im Herbst zweimal gibt, die spätere", "2026-10-25T02:30", "2026-10-25T01:30:00.000Z"],
    ["nach ihr", "2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
  ])("%s", (_, zeitpunkt, erwartet) => {
    expect(readZeitpunkt(zeitpunkt)?.toISOString()).toBe(erwartet);
  });
});

describe("readZeitpunkt on a device in another zone", () => {
  const berlin = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = "America/New_York";
  });
  afterEach(() => {
    process.env.TZ = berlin;
  });

  it.each<[Zeitpunkt, string]>([
    ["2026-03-02T10:00", "2026-03-02T09:00:00.000Z"],
    [[2026, 7, 2, 10, 5], "2026-07-02T08:05:00.000Z"],
    ["2026-03-02T09:00:00Z", "2026-03-02T09:00:00.000Z"],
  ])("%j is the time in Berlin unless it says otherwise", (zeitpunkt, erwartet) => {
    expect(new Date(2026, 0, 1).toISOString()).toBe("2026-01-01T05:00:00.000Z");
    expect(readZeitpunkt(zeitpunkt)?.toISOString()).toBe(erwartet);
  });
});

describe("isActive", () => {
  const formen = [
    ["als Text", { anzeigenVon: "2026-03-02T09:00:00Z", anzeigenBis: "2026-03-02T10:00:00Z" }],
    ["als Feld", { anzeigenVon: [2026, 3, 2, 10, 0], anzeigenBis: [2026, 3, 2, 11, 0] }],
  ] as const;
  describe.each(formen)("%s", (_, anzeige) => {
    it.each([
      ["eine Millisekunde vor dem Beginn", "2026-03-02T08:59:59.999Z", false],
      ["mit dem Beginn", "2026-03-02T09:00:00.000Z", true],
      ["eine Millisekunde nach dem Beginn", "2026-03-02T09:00:00.001Z", true],
      ["eine Millisekunde vor dem Ende", "2026-03-02T09:59:59.999Z", true],
      ["mit dem Ende", "2026-03-02T10:00:00.000Z", false],
      ["eine Millisekunde nach dem Ende", "2026-03-02T10:00:00.001Z", false],
    ])("%s", (_wann, at, erwartet) => {
      expect(isActive(anzeige, new Date(at))).toBe(erwartet);
    });
  });

  it("ohne lesbare Zeiten nie", () => {
    const at = new Date("2026-03-02T09:30:00Z");
    expect(isActive({ anzeigenVon: "", anzeigenBis: "2026-03-02T10:00:00Z" }, at)).toBe(false);
    expect(isActive({ anzeigenVon: "2026-03-02T09:00:00Z", anzeigenBis: [2026, 13, 1, 0, 0] }, at)).toBe(false);
  });
});

describe("Gemeldetes", () => {
  const liste = [
    { uuid: "a", titel: "A" },
    { uuid: "b", titel: "B" },
  ];
  it.each([
    ["ersetzt an seiner Stelle, was dieselbe Kennung hat", { uuid: "a", titel: "neu" }, ["a neu", "b B"]],
    ["kommt sonst dazu", { uuid: "c", titel: "C" }, ["a A", "b B", "c C"]],
  ])("%s", (_, neu, erwartet) => {
    expect(replaceNachricht(liste, neu).map(({ uuid, titel }) => `${uuid} ${titel}`)).toEqual(erwartet);
    expect(liste).toHaveLength(2);
  });
  it.each([
    ["geht mit seiner Kennung", "a", ["b"]],
    ["Unbekanntes ändert nichts", "x", ["a", "b"]],
  ])("%s", (_, uuid, erwartet) => {
    expect(deleteNachricht(liste, uuid).map((eine) => eine.uuid)).toEqual(erwartet);
  });
});

it("parseZeitpunkt says whether a moment is unreadable or is skipped by the clock", () => {
  expect(parseZeitpunkt("2026-03-29T02:30")).toEqual({ ok: false, error: "UEBERSPRUNGEN" });
  expect(parseZeitpunkt([2026, 3, 29, 2, 30])).toEqual({ ok: false, error: "UEBERSPRUNGEN" });
  expect(parseZeitpunkt("2026-02-30T02:30")).toEqual({ ok: false, error: "UNLESBAR" });
  expect(parseZeitpunkt([2026, 13, 1, 2, 30])).toEqual({ ok: false, error: "UNLESBAR" });
});

it.each([
  ["2026-03-02T08:59:59Z", "GEPLANT"],
  ["2026-03-02T09:00:00Z", "AKTIV"],
  ["2026-03-02T09:59:59Z", "AKTIV"],
  ["2026-03-02T10:00:00Z", "VORBEI"],
] as const)("standOf at %s is %s", (at, stand) => {
  const zeit = { anzeigenVon: "2026-03-02T09:00:00Z", anzeigenBis: "2026-03-02T10:00:00Z" };
  expect(standOf(zeit, new Date(at))).toBe(stand);
});

it("standOf without an end stays active, and what cannot be read is over", () => {
  const ohneEnde = { anzeigenVon: "2026-03-02T09:00:00Z", anzeigenBis: null };
  expect(standOf(ohneEnde, new Date("2999-01-01T00:00:00Z"))).toBe("AKTIV");
  expect(standOf(ohneEnde, new Date("2026-03-02T08:59:59Z"))).toBe("GEPLANT");
  expect(standOf({ ...ohneEnde, anzeigenVon: "bald" }, new Date("2026-03-02T09:00:00Z"))).toBe("VORBEI");
  expect(standOf({ ...ohneEnde, anzeigenBis: "nie" }, new Date("2026-03-02T09:00:00Z"))).toBe("VORBEI");
});

it("the key of what is closed says which announcement, and as it reads now", () => {
  const uuid = "11111111-1111-4111-8111-111111111111";
  expect(schliessKey({ uuid, fassung: 3 })).toBe(`${uuid}:3`);
  expect(schliessKey({ uuid })).toBe(`${uuid}:1`);
  expect(readSchliessKey(`${uuid}:3`)).toEqual({ uuid, fassung: 3 });
  for (const key of ["", uuid, `${uuid}:`, `${uuid}:1x`, `${uuid}:9999999999`, `x${uuid}:1`])
    expect(readSchliessKey(key)).toBeNull();
});
