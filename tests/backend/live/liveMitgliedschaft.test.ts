import { afterEach, beforeEach, expect, it } from "vitest";
import { geparkteEingabe } from "~/server/backend/storage/schema/geparkteEingabe";
import { FIRMEN, textOf } from "../../support/backend";
import { benutzer, OHNE_NACHFOLGE, von } from "../../support/benutzerverwaltung";
import { type Knoten, type LivePortal, startLivePortal } from "../../support/livePortal";
import { startLaufzeit } from "../../support/laufzeit";

let portal: LivePortal;
let anderer: Knoten;
beforeEach(async () => {
  // The interval of the guard is the one of production.
  portal = await startLivePortal();
  anderer = await portal.zweiterKnoten();
});
afterEach(() => portal.stop());

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

/** What the other node answers to a person, and to a calendar feed. */
const askAnderen = async (kekse: ReadonlyMap<string, string>, pfad: string): Promise<number> => {
  const cookie = [...kekse].map(([name, wert]) => `${name}=${wert}`).join("; ");
  const antwort = await anderer.backend.handle(new Request(`http://localhost${pfad}`, { headers: { cookie } }), {
    clientIp: "192.0.2.7",
  });
  await antwort.arrayBuffer();
  return antwort.status;
};

it.each([
  ["deaktivieren", "mitarbeit"],
  ["entfernen", "kollege"],
] as const)(
  "%s ends calendar, what waits, grants and calls at once, also where another node is asked",
  async (art, wer) => {
    const bea = await portal.alsBevollmaechtigter();
    const person = await portal.als(wer);
    const antrag = textOf((await person.post("/v1/antraege", {})).body.uuid);
    const feed = `/v1/kalender/${textOf((await person.post("/v1/kalender")).body.pfad).split("/")[2] ?? ""}`;
    const uuid = crypto.randomUUID();
    const wem = { benutzerUuid: von(wer), unternehmenUuid: FIRMEN.maschinenbau.uuid, antragUuid: antrag };
    const rest = { gegenstandUuid: antrag, schluessel: crypto.randomUUID(), inhalt: "verschlüsselt" };
    await portal.dienste.db.insert(geparkteEingabe).values({ uuid, ...wem, ...rest, geparktAm: portal.uhr.now() });
    expect((await bea.put(benutzer(wer, "stammdaten"), { darf: true })).status).toBe(200);
    const eigene = ["/v1/geparkteEingaben", `/v1/antraege/${antrag}`, "/v1/unternehmen/stammdaten"];
    for (const pfad of [feed, ...eigene]) expect([pfad, await askAnderen(person.kekse, pfad)]).toEqual([pfad, 200]);

    const vergangen = startLaufzeit();
    expect((await bea.post(benutzer(wer, art), OHNE_NACHFOLGE)).status).toBe(200);
    expect(await askAnderen(person.kekse, feed)).toBe(404);
    for (const pfad of eigene) expect([pfad, await askAnderen(person.kekse, pfad)]).toEqual([pfad, 401]);
    expect(vergangen()).toBeLessThan(5_000);
    expect(await portal.dienste.db.select().from(geparkteEingabe)).toEqual([]);
    const rechte = "SELECT count(*)::int AS n FROM antrag_recht WHERE benutzer_uuid = $1";
    expect((await portal.dienste.pool.query(rechte, [von(wer)])).rows).toEqual([{ n: 0 }]);
  },
);
