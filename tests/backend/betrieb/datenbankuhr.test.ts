import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBackend } from "~/server/backend";
import { sitzung } from "~/server/backend/storage/schema/sitzung";
import { tidy } from "~/server/backend/usecases/tidy";
import { createDatenbankuhr } from "~/server/database/datenbankuhr";
import { Browser, MENSCHEN, PASSWORT, startBackend, type TestBackend } from "../../support/backend";

const MINUTE = 60_000;
let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

/** A node whose clock is so many minutes ahead of that of the database. */
async function knoten(minutenVor: number, rechner = { vor: minutenVor * MINUTE }) {
  const systemzeit = () => Date.now() + rechner.vor;
  const clock = createDatenbankuhr(
    { now: () => new Date(systemzeit()) },
    { systemzeit, monoton: () => performance.now() },
  );
  await clock.set(t.umgebung.pool);
  return createBackend({ ...t.umgebung, clock }, { scryptLogN: 4 });
}

const standAn = async (node: Awaited<ReturnType<typeof knoten>>, browser: Browser) => {
  const dort = new Browser(node, "10.9.9.9");
  for (const [name, wert] of browser.kekse) dort.kekse.set(name, wert);
  const { status, body } = await dort.get("/v1/sitzung");
  return status === 200 ? body.state : status;
};

async function logIn() {
  const browser = new Browser(await knoten(0), "10.9.9.8");
  expect(await browser.login(MENSCHEN.bevollmaechtigt.email, PASSWORT)).toMatchObject({
    status: 200,
    body: { state: "AUTHENTICATED" },
  });
  return browser;
}

describe("das Ende einer Sitzung", () => {
  it("kommt an einem Knoten, dessen Uhr 90 Minuten vorgeht, nicht zu früh", async () => {
    const browser = await logIn();
    const voraus = await knoten(90);
    expect(await standAn(voraus, browser)).toBe("AUTHENTICATED");
    await tidy(voraus.dienste);
    expect(await t.dienste.db.$count(sitzung)).toBe(1);
  });

  it("kommt an einem Knoten, dessen Uhr 90 Minuten nachgeht, nicht zu spät", async () => {
    const browser = await logIn();
    const hinterher = await knoten(-90);
    expect(await standAn(hinterher, browser)).toBe("AUTHENTICATED");
    await t.dienste.pool.query("UPDATE sitzung SET letzte_aktion_am = letzte_aktion_am - interval '31 minutes'");
    expect(await standAn(hinterher, browser)).toBe(401);
  });

  it("ist dasselbe, an welchem Knoten die Sitzung auch begann", async () => {
    const browser = new Browser(await knoten(90), "10.9.9.7");
    await browser.login(MENSCHEN.bevollmaechtigt.email, PASSWORT);
    const [zeile] = await t.dienste.db.select().from(sitzung);
    expect(Math.abs((zeile?.letzteAktionAm.getTime() ?? 0) - Date.now())).toBeLessThan(MINUTE);
    expect(await standAn(await knoten(-90), browser)).toBe("AUTHENTICATED");
  });

  it("ändert sich nicht, wenn die Uhr eines laufenden Knotens springt", async () => {
    const browser = await logIn();
    const rechner = { vor: 0 };
    const springt = await knoten(0, rechner);
    rechner.vor = 90 * MINUTE;
    expect(await standAn(springt, browser)).toBe("AUTHENTICATED");
  });
});

it("bleibt bei der eigenen Zeit, solange die Uhren fast gleich gehen", async () => {
  const fest = new Date("2026-03-02T09:00:00Z");
  const uhr = createDatenbankuhr({ now: () => fest });
  await uhr.set(t.umgebung.pool);
  expect(uhr.now()).toEqual(fest);
});
