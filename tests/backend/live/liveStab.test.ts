import { afterAll, beforeAll, expect, it } from "vitest";
import { MENSCHEN } from "../../support/backend";
import { type Knoten, type LivePortal, startLivePortal } from "../../support/livePortal";
import { GRUND, stab } from "../../support/stab";
import { startLaufzeit } from "../../support/laufzeit";

let portal: LivePortal;
let anderer: Knoten;
beforeAll(async () => {
  portal = await startLivePortal();
  anderer = await portal.zweiterKnoten();
});
afterAll(() => portal.stop());

const ALERT = ["/user/notification/alert"];

it.each([
  ["sperren", "support"],
  ["entfernen", "qm"],
] as const)(
  "%s cuts the lines of somebody of the staff on all nodes within five seconds, and those of nobody else",
  async (art, wer) => {
    const ada = await portal.alsAdmin();
    const person = await portal.als(wer);
    const hier = await portal.knoten.hoerer(person, ALERT);
    const dort = await anderer.hoerer(person, ALERT);
    const eigene = await anderer.hoerer(ada, ALERT);
    const vergangen = startLaufzeit();
    expect((await ada.post(stab(MENSCHEN[wer].uuid, art), GRUND)).status).toBe(200);
    expect((await hier.schluss())[0]).toBe(4401);
    expect((await dort.schluss())[0]).toBe(4401);
    expect(vergangen()).toBeLessThan(5_000);
    expect(eigene.strecke.isZu()).toBe(false);
    eigene.abort();
    await expect(anderer.probe(person, {})).rejects.toThrow("401");
  },
);
