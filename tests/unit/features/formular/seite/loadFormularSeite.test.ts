import { describe, expect, it } from "vitest";
import type { Rufe } from "~/contract/wire/call";
import { loadFormularSeite } from "~/features/formular/seite/loadFormularSeite";

const ANTRAG = "00000000-0000-4000-8000-000000000001";
const VORHABEN = "00000000-0000-4000-8000-000000000002";

// Only the calls that find the place are made on this way; nothing has been saved yet.
const call = {
  antraege: {
    getAntrag: () => Promise.resolve({ vorhaben: [{ uuid: VORHABEN }] }),
    getEinstieg: () => Promise.resolve({ einstieg: null }),
  },
} as unknown as Rufe;

const load = (query: string) =>
  loadFormularSeite({
    call,
    antragUuid: ANTRAG,
    url: new URL(`http://portal.invalid/antraege/${ANTRAG}/formular/V2${query}`),
    formular: { csrf: "c", schluessel: "s" },
    hasTestdaten: false,
  });

describe("die Adresse ohne Vorhaben", () => {
  it("führt zum ersten", async () => {
    expect(await load("")).toEqual({
      art: "umleiten",
      to: `/antraege/${ANTRAG}/formular/V2?vorhaben=${VORHABEN}&tab=0`,
    });
  });

  it.each([
    ["2", 2],
    ["rahmen", 7],
    ["99", 0],
    ["nichts", 0],
  ])("führt mit dem Reiter %j zu Reiter %i des ersten", async (tab, stelle) => {
    expect(await load(`?tab=${tab}`)).toEqual({
      art: "umleiten",
      to: `/antraege/${ANTRAG}/formular/V2?vorhaben=${VORHABEN}&tab=${String(stelle)}`,
    });
  });

  it("behält die Hilfe, nach der gefragt wurde", async () => {
    expect(await load("?hilfe=titel%26x")).toEqual({
      art: "umleiten",
      to: `/antraege/${ANTRAG}/formular/V2?vorhaben=${VORHABEN}&tab=0&hilfe=titel%26x`,
    });
  });
});
