import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createBackend } from "~/server/backend";
import type { Backend } from "~/server/backend/ports/backendPort";
import { Browser, startBackend, type TestBackend } from "../../support/backend";
import {
  benutzer,
  countBevollmaechtigte,
  OHNE_NACHFOLGE,
  PFAD,
  setRolle,
  withZweiter,
} from "../../support/benutzerverwaltung";
import { codesOf } from "../../support/registrierung";
import { openPool } from "../../support/postgres";

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

/** The same login at the other node. */
function anderswo(browser: Browser): Browser {
  const dort = new Browser(anderes, "10.9.0.1");
  for (const [name, wert] of browser.kekse) dort.kekse.set(name, wert);
  return dort;
}

const WEGE = ["rolle", "entfernen", "deaktivieren"] as const;
type Weg = (typeof WEGE)[number];
const take = (browser: Browser, name: "bevollmaechtigt" | "kollege", weg: Weg) =>
  weg === "rolle"
    ? setRolle(browser, name, { rolle: "MITARBEITER", bisher: "BEVOLLMAECHTIGTER" })
    : browser.post(benutzer(name, weg), OHNE_NACHFOLGE);

describe("zwei, die einander an zwei Knoten zugleich die Bevollmächtigung nehmen", () => {
  it.each(WEGE.flatMap((eine) => WEGE.map((andere) => [eine, andere] as const)))(
    "genau eine von beiden behält sie: %s gegen %s",
    async (eine, andere) => {
      const { bea, kai } = await withZweiter(t);
      const antworten = await Promise.all([take(bea, "kollege", eine), take(anderswo(kai), "bevollmaechtigt", andere)]);
      expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(["KEIN_ZUGRIFF", "NICHT_ANGEMELDET", "UNTERNEHMEN_ERFORDERLICH", "NICHT_GEFUNDEN"]).toContain(
        codesOf(antworten)[0],
      );
      expect(await countBevollmaechtigte(t)).toBe(1);
    },
  );

  it("verlassen beide zugleich das Unternehmen, bleibt eine", async () => {
    const { bea, kai } = await withZweiter(t);
    const antworten = await Promise.all(
      [bea, anderswo(kai)].map((browser) => browser.post(`${PFAD}/verlassen`, OHNE_NACHFOLGE)),
    );
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codesOf(antworten)).toEqual(["LETZTE_BEVOLLMAECHTIGTE"]);
    expect(await countBevollmaechtigte(t)).toBe(1);
  });
});
