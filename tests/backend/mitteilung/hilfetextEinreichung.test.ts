import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { berlinWallClock } from "~/lib/date";
import { eingereichterAntrag } from "~/server/backend/storage/schema/antrag";
import { hilfetext } from "~/server/backend/storage/schema/hilfetext";
import { textstand } from "~/server/backend/storage/schema/textstand";
import { submitNew } from "../../support/antraege";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  await t.backend.migrate();
});
afterEach(() => t.stop());

const HILFE = "/v1/hilfetexte";
const UNBEKANNT = "11111111-2222-4333-8444-555555555555";

async function findPlatz(browser: Browser, frage: string, feld: string) {
  const { body } = await browser.get(`${HILFE}/verwaltung?bereich=vorhabenV2${frage}`);
  return listOf(body.data).find((eintrag) => textOf(eintrag.feld) === feld);
}

async function publish(browser: Browser, quelle: string): Promise<void> {
  const platz = await findPlatz(browser, "", "titel");
  const weg = `${HILFE}/texte/${textOf(platz?.uuid)}`;
  const eingabe = { quelle, index: "1", isActive: true, revision: 0 };
  expect((await browser.ruf("PUT", `${weg}/entwurf`, { json: eingabe })).status).toBe(200);
  expect((await browser.post(`${weg}/veroeffentlichen`, { revision: 1, ab: null })).status).toBe(200);
}

/** The submissions of an Antrag as they are stored. */
const listEingereichte = (antragUuid: string) =>
  t.dienste.db.select().from(eingereichterAntrag).where(eq(eingereichterAntrag.antragUuid, antragUuid));

async function submit(browser: Browser) {
  const { uuid } = await submitNew(t, browser);
  const [eingereicht] = await listEingereichte(uuid);
  if (eingereicht === undefined) throw new Error("Nothing was submitted");
  return eingereicht;
}

it("zeigt zu einer Einreichung, was dabei stand, auch wenn in derselben Minute ein anderer Text kam", async () => {
  const qm = await t.alsQm();
  await publish(qm, "Der erste.");
  t.uhr.vor({ minuten: 2 });
  const eingereicht = await submit(await t.alsBevollmaechtigter());
  await publish(qm, "Der zweite.");
  const minute = `&am=${encodeURIComponent(berlinWallClock(eingereicht.eingereichtAm).slice(0, 16))}`;
  expect((await findPlatz(qm, minute, "titel"))?.gelesen).toBe("<p>Der zweite.</p>");
  const frage = `${minute}&einreichung=${eingereicht.uuid}`;
  expect((await findPlatz(qm, frage, "titel"))?.gelesen).toBe("<p>Der erste.</p>");
  expect((await findPlatz(qm, `&einreichung=${eingereicht.uuid}`, "titel"))?.gelesen).toBe("<p>Der erste.</p>");
  // Another moment is asked for: it counts alone.
  const spaeter = `&am=2099-01-01&einreichung=${eingereicht.uuid}`;
  expect((await findPlatz(qm, spaeter, "titel"))?.gelesen).toBe("<p>Der zweite.</p>");
  const unbekannt = await qm.get(`${HILFE}/verwaltung?bereich=vorhabenV2&einreichung=${UNBEKANNT}`);
  expect(unbekannt.status).toBe(404);
});

it("behält einen Stand einmal, wie viele ihn auch teilen, und kennt Texte, die es im Formular nicht mehr gibt", async () => {
  const uuid = t.dienste.random.uuid();
  const alter = { bereich: "vorhabenV2", feld: "frueher", index: 98, text: "<p>Früher.</p>", isActive: true };
  await t.dienste.db.insert(hilfetext).values({ uuid, ...alter });
  const browser = await t.alsBevollmaechtigter();
  const erster = await submit(browser);
  const zweiter = await submit(browser);
  expect(zweiter.textstand).toBe(erster.textstand);
  expect(await t.dienste.db.select().from(textstand)).toHaveLength(1);
  const qm = await t.alsQm();
  expect(await findPlatz(qm, `&einreichung=${erster.uuid}`, "frueher")).toMatchObject({
    ort: "Nicht mehr im Formular",
    gelesen: "<p>Früher.</p>",
  });
  expect(await findPlatz(qm, "", "frueher")).toBeUndefined();
});

it("sagt für eine Einreichung von früher, was in ihrem Augenblick galt", async () => {
  const qm = await t.alsQm();
  const eingereicht = await submit(await t.alsBevollmaechtigter());
  await t.eigentuemer.query("UPDATE eingereichter_antrag SET textstand = NULL");
  const davor = await findPlatz(qm, "", "titel");
  t.uhr.vor({ sekunden: 5 });
  await publish(qm, "Der zweite.");
  const damals = await findPlatz(qm, `&einreichung=${eingereicht.uuid}`, "titel");
  expect(damals?.anfang).toBe(davor?.anfang);
});
