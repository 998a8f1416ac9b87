import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBackend } from "~/server/backend";
import { describeError } from "~/server/backend/describeError";
import { benutzer } from "~/server/backend/storage/schema/benutzer";
import { readConfig } from "~/server/settings/config";
import { startBackend, type TestBackend, Uhr, NezoAttrappe } from "../../support/backend";

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend();
});
afterAll(() => t.stop());

const AM = new Date("2026-03-02T09:00:00Z");
const ungueltig = {
  uuid: "keine-uuid",
  email: "a@example.org",
  nachname: "B",
  systemRollen: ["X"],
  passwortGeaendertAm: AM,
  erstelltAm: AM,
};

it("meldet eine nicht erreichbare Datenbank als 503 und nennt keine technischen Einzelheiten", async () => {
  const config = readConfig({ NODE_ENV: "test", SECRET_KEY: "x".repeat(32), FACH_TOKEN: "y".repeat(32) });
  if (!config.ok) throw new Error(config.error.join("\n"));
  const pool = new pg.Pool({ host: "127.0.0.1", port: 1, connectionTimeoutMillis: 500 });
  const mail = { send: () => Promise.resolve() };
  const { ablage, viren, pruefstand, logzeilen } = t.dienste;
  const dienste = { pool, mail, nezo: new NezoAttrappe(), ablage, viren, pruefstand, logzeilen };
  const umgebung = { ...dienste, clock: new Uhr(), config: config.value, log: pino({ level: "silent" }) };
  const backend = createBackend(umgebung);
  const headers = { cookie: "sid=irgendwas" };
  const antwort = await backend.handle(new Request("http://localhost:3000/v1/sitzung", { headers }), {
    clientIp: "10.0.0.1",
  });
  expect(antwort.status).toBe(503);
  expect(antwort.headers.get("retry-after")).toBe("30");
  const text = await antwort.text();
  expect(JSON.parse(text)).toMatchObject({ code: "NICHT_ERREICHBAR", httpSubStatus: "503.10" });
  expect(text).not.toMatch(/ECONN|127\.0\.0\.1|select/i);
  expect(await backend.ready()).toBe(false);
  await pool.end();
});

it("meldet einen unerwarteten Fehler ohne Einzelheiten und mit der Kennung der Anfrage", async () => {
  const browser = await t.alsMitarbeiter();
  await t.eigentuemer.query("ALTER TABLE nachricht RENAME TO nachricht_weg");
  const antwort = await browser.get("/v1/nachrichten/anzahlungelesen", { headers: { "x-request-id": "kennung-1" } });
  await t.eigentuemer.query("ALTER TABLE nachricht_weg RENAME TO nachricht");
  expect(antwort).toMatchObject({ status: 500, body: { code: "UNERWARTET", httpSubStatus: "500.10", errors: [] } });
  expect(JSON.stringify(antwort.body)).not.toContain("nachricht_weg");
  expect(antwort.headers.get("x-request-id")).toBe("kennung-1");
});

it("schreibt keine Eingaben ins Protokoll, auch nicht aus einer gescheiterten Anweisung", async () => {
  const scheitert = t.dienste.db.insert(benutzer).values({ ...ungueltig, vorname: "Geheimname" });
  const error: unknown = await scheitert.catch((grund: unknown) => grund);
  const zeile = JSON.stringify(describeError(error));
  expect(zeile).not.toContain("Geheimname");
  expect(zeile).toContain("invalid input syntax for type uuid");
  expect(zeile).toContain("    at ");
});

it("ist bereit, wenn alle Migrationen eingespielt sind, und spielt keine zweimal ein", async () => {
  expect(await t.backend.ready()).toBe(true);
  await Promise.all([t.backend.migrate(), t.backend.migrate()]);
  const vorher = await t.dienste.pool.query<{ name: string }>("SELECT name FROM migration ORDER BY name");
  expect(vorher.rows[0]?.name).toBe("0001_grundlage.sql");
  await t.eigentuemer.query("DELETE FROM migration WHERE name = '0003_registrierung.sql'");
  // The answer is up to a second old.
  await expect.poll(() => t.backend.ready(), { timeout: 30_000 }).toBe(false);
});
