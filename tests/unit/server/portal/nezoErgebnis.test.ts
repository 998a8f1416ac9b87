import { describe, expect, it } from "vitest";
import { fixedClock } from "../../../../app/lib/clock";
import { ergebnisSeit, isErgebnis, toErgebnis } from "../../../../app/server/portal/nezoErgebnis";

const ANTRAG = "11111111-1111-4111-8111-111111111111";

/** A browser with its cookies, in which somebody is logged in. */
function createBrowser(userUuid: string | null = "a") {
  const kekse = new Map<string, string>();
  const anfrage = {
    schluessel: "geheim",
    setCookie: (name: string, value: string) => kekse.set(name, value),
    readCookie: (name: string) => kekse.get(name),
  };
  const offen = (wer: string | null, pfad: string) =>
    ({
      anfrage,
      sitzung: { benutzer: wer === null ? null : { userUuid: wer } },
      url: new URL(pfad, "http://localhost:3000"),
    }) as unknown as Parameters<typeof isErgebnis>[0];
  return {
    lead: (ergebnis: { response: string; antrag?: string }) =>
      toErgebnis(offen(userUuid, "/"), "nezosuccess", ergebnis),
    claims: (pfad: string, wer = userUuid) => isErgebnis(offen(wer, pfad)),
    kekse,
  };
}

describe("the page of a result", () => {
  it("claims what has happened to the person to whom it has happened, again after a reload", () => {
    const browser = createBrowser();
    const pfad = browser.lead({ response: "ANTRAG_EINGEREICHT", antrag: ANTRAG });
    expect(pfad).toBe(`/nezosuccess?response=ANTRAG_EINGEREICHT&antrag=${ANTRAG}`);
    expect([browser.claims(pfad), browser.claims(pfad)]).toEqual([true, true]);
  });

  it("claims nothing to anybody else, about anything else, or without a proof", () => {
    const browser = createBrowser();
    const pfad = browser.lead({ response: "ANTRAG_EINGEREICHT", antrag: ANTRAG });
    expect(browser.claims(pfad, "b")).toBe(false);
    expect(browser.claims(pfad, null)).toBe(false);
    expect(browser.claims(pfad.replace("nezosuccess", "nezoerror"))).toBe(false);
    expect(browser.claims(pfad.replace("ANTRAG_EINGEREICHT", "BESCHEID_ABGERUFEN"))).toBe(false);
    expect(createBrowser().claims(pfad)).toBe(false);
    const [[name, beleg] = ["", ""]] = browser.kekse;
    browser.kekse.set(name, `${beleg.slice(0, -2)}xx`);
    expect(browser.claims(pfad)).toBe(false);
  });

  it("claims it to a visitor who registers, too", () => {
    const browser = createBrowser(null);
    expect(browser.claims(browser.lead({ response: "REGISTRIERUNG_IDENTIFIZIERT" }))).toBe(true);
  });
});

it("can tell of what has happened in the last quarter of an hour by the clock of the server", () => {
  const offen = { anfrage: { context: { clock: fixedClock("2026-03-02T10:00:00Z") } } };
  const seit = ergebnisSeit(offen as unknown as Parameters<typeof ergebnisSeit>[0]);
  expect(seit.toISOString()).toBe("2026-03-02T09:45:00.000Z");
});
