import { afterAll, beforeAll, expect, it } from "vitest";
import { benutzer, OHNE_NACHFOLGE } from "../../support/benutzerverwaltung";
import { type Knoten, type LivePortal, startLivePortal } from "../../support/livePortal";
import { startLaufzeit } from "../../support/laufzeit";

let portal: LivePortal;
let anderer: Knoten;
beforeAll(async () => {
  // The interval of the guard is the one of production.
  portal = await startLivePortal();
  anderer = await portal.zweiterKnoten();
});
afterAll(() => portal.stop());

const ALERT = ["/user/notification/alert"];

it.each([
  ["deaktivieren", "mitarbeit"],
  ["entfernen", "kollege"],
] as const)(
  "%s cuts the lines of a person on all nodes within five seconds, and those of nobody else",
  async (art, wer) => {
    const bea = await portal.alsBevollmaechtigter();
    const person = await portal.als(wer);
    const hier = await portal.knoten.hoerer(person, ALERT);
    const dort = await anderer.hoerer(person, ALERT);
    const eigene = await anderer.hoerer(bea, ALERT);
    const vergangen = startLaufzeit();
    expect((await bea.post(benutzer(wer, art), OHNE_NACHFOLGE)).status).toBe(200);
    expect((await hier.schluss())[0]).toBe(4401);
    expect((await dort.schluss())[0]).toBe(4401);
    expect(vergangen()).toBeLessThan(5_000);
    expect(eigene.strecke.isZu()).toBe(false);
    eigene.abort();
    await expect(anderer.probe(person, {})).rejects.toThrow("401");
  },
);
