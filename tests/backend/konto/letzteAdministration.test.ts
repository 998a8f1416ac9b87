import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createBackend } from "~/server/backend";
import type { Backend } from "~/server/backend/ports/backendPort";
import { Browser, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";
import { openPool } from "../../support/postgres";
import { codesOf } from "../../support/registrierung";
import { createKonto, GRUND, stab, withKonto } from "../../support/stab";

let t: TestBackend;
let andererPool: ReturnType<typeof openPool>;
let anderes: Backend;
beforeEach(async () => {
  t = await startBackend();
  // A second node: a backend of its own, with connections of its own.
  andererPool = openPool({ ...inject("anwendung"), database: t.umgebung.pool.options.database, max: 5 });
  anderes = createBackend({ ...t.umgebung, pool: andererPool }, { scryptLogN: 4 });
});
afterEach(async () => {
  await anderes.stop();
  await andererPool.end();
  await t.stop();
});

const NORA = "nora@example.org";
const ADA = MENSCHEN.admin.uuid;
const ROLLEN_ADA = ["SUPPORT_MITARBEITER", "ADMINISTRATOR"];

/** The same login at the other node. */
function anderswo(browser: Browser): Browser {
  const dort = new Browser(anderes, "10.9.0.1");
  for (const [name, wert] of browser.kekse) dort.kekse.set(name, wert);
  return dort;
}

async function listAdministratoren(): Promise<string[]> {
  const { rows } = await t.dienste.pool.query<{ uuid: string }>(
    "SELECT uuid FROM benutzer WHERE 'ADMINISTRATOR' = ANY(system_rollen) AND gesperrt_seit IS NULL AND passwort_hash IS NOT NULL",
  );
  return rows.map(({ uuid }) => uuid);
}

const WEGE = ["rollen", "sperren", "entfernen"] as const;
type Weg = (typeof WEGE)[number];
const take = (browser: Browser, uuid: string, weg: Weg) =>
  weg === "rollen"
    ? browser.put(stab(uuid, weg), {
        rollen: ["SUPPORT_MITARBEITER"],
        bisher: uuid === ADA ? ROLLEN_ADA : ["ADMINISTRATOR"],
        ...GRUND,
      })
    : browser.post(stab(uuid, weg), GRUND);

describe("zwei, die einander an zwei Knoten zugleich die Administration nehmen", () => {
  it.each(WEGE.flatMap((eine) => WEGE.map((andere) => [eine, andere] as const)))(
    "genau einer von beiden gelingt es: %s gegen %s",
    async (eine, andere) => {
      const ada = await t.alsAdmin();
      const nora = await withKonto(t, ada, { email: NORA, rollen: ["ADMINISTRATOR"] });
      const antworten = await Promise.all([take(ada, nora.uuid, eine), take(anderswo(nora.browser), ADA, andere)]);
      expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(["KEIN_ZUGRIFF", "NICHT_ANGEMELDET"]).toContain(codesOf(antworten)[0]);
      expect(await listAdministratoren()).toHaveLength(1);
    },
  );
});

describe("das eigene Konto", () => {
  it.each(WEGE)("ändert niemand selbst: %s", async (weg) => {
    const ada = await t.alsAdmin();
    await withKonto(t, ada, { email: NORA, rollen: ["ADMINISTRATOR"] });
    const antwort = await take(ada, ADA, weg);
    expect(antwort).toMatchObject({ status: 409, body: { code: "EIGENES_KONTO" } });
    expect(antwort.body.userMessage).toContain("Es wurde nichts geändert.");
    expect(await listAdministratoren()).toContain(ADA);
    expect((await ada.get("/v1/stab")).status).toBe(200);
  });

  it.each(WEGE)("ändert die letzte Administration erst recht nicht: %s", async (weg) => {
    const ada = await t.alsAdmin();
    expect((await take(ada, ADA, weg)).body.code).toBe("LETZTE_ADMINISTRATION");
    expect(await listAdministratoren()).toEqual([ADA]);
  });

  it("gesperrte, entfernte und nie aktivierte Konten zählen nicht", async () => {
    const ada = await t.alsAdmin();
    await createKonto(ada, "otto@example.org", "ADMINISTRATOR");
    expect((await take(ada, ADA, "sperren")).body.code).toBe("LETZTE_ADMINISTRATION");
    const nora = await withKonto(t, ada, { email: NORA, rollen: ["ADMINISTRATOR"] });
    await take(ada, nora.uuid, "sperren");
    expect((await take(ada, ADA, "sperren")).body.code).toBe("LETZTE_ADMINISTRATION");
    await take(ada, nora.uuid, "entfernen");
    expect((await take(ada, ADA, "sperren")).body.code).toBe("LETZTE_ADMINISTRATION");
  });

  it("ein anderer Administrator darf es ändern", async () => {
    const ada = await t.alsAdmin();
    const nora = await withKonto(t, ada, { email: NORA, rollen: ["ADMINISTRATOR"] });
    expect((await take(nora.browser, ADA, "rollen")).status).toBe(200);
    expect((await ada.get("/v1/stab")).status).toBe(401);
    expect(await listAdministratoren()).toEqual([nora.uuid]);
  });
});
