import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { useOwnDatenbank } from "../support/eigeneDatenbank";
import { startPortal, type PortalProcess } from "../support/portalProcess";
import { openSilentNetz, type StummesNetz } from "../support/stummesNetz";
import { startLaufzeit } from "../support/laufzeit";

/** Who gets no answer within this time gets none; far beyond what a busy machine needs. */
const GEDULD_MS = 180_000;

const { ordner, cleanUp, database } = useOwnDatenbank();

/** A portal whose every way to the database leads through a network that can fall silent. */
async function startBehindNetz(): Promise<{ portal: PortalProcess; netz: StummesNetz }> {
  const netz = await openSilentNetz(database().connection.port);
  cleanUp.push(() => netz.stop());
  const url = new URL(database().url);
  url.port = String(netz.port);
  const versuche = { GRENZE_ANMELDUNGEN_JE_KONTO_UND_IP_MINUTE: "100" };
  const grenzen = { ...versuche, GRENZE_ANMELDE_TANS_JE_KONTO_STUNDE: "1000", LOG_LEVEL: "silent" };
  const portal = await startPortal({ env: { ...grenzen, DATABASE_URL: url.href, DATENORDNER: `${ordner}-portal` } });
  cleanUp.push(() => portal.stop("SIGTERM"));
  return { portal, netz };
}

const statusVon = (frage: Promise<Response>): Promise<number> =>
  frage.then(
    async (antwort) => {
      await antwort.arrayBuffer();
      return antwort.status;
    },
    () => 0,
  );

function logIn({ url }: PortalProcess, geduldMs = GEDULD_MS): Promise<number> {
  const body = JSON.stringify({ username: "bevollmaechtigt@example.org", password: "Beispiel-Passwort-2026" });
  const headers = { "content-type": "application/json" };
  return statusVon(
    fetch(`${url}/v1/auth/login`, { method: "POST", headers, body, signal: AbortSignal.timeout(geduldMs) }),
  );
}

/** Reads the database for a login that does not exist. */
const look = ({ url }: PortalProcess): Promise<number> =>
  statusVon(
    fetch(`${url}/v1/sitzung`, { headers: { cookie: "sid=unbekannt" }, signal: AbortSignal.timeout(GEDULD_MS) }),
  );

const bereit = ({ url }: PortalProcess, geduldMs = GEDULD_MS): Promise<number> =>
  statusVon(fetch(`${url}/readyz`, { signal: AbortSignal.timeout(geduldMs) }));

describe("eine Datenbank, die verstummt, ohne eine Verbindung zu schließen", () => {
  it("kostet Anfragen wenige Sekunden, und 10 Sekunden nach dem Ende der Störung gelingt wieder alles", async () => {
    const { portal, netz } = await startBehindNetz();
    expect([await bereit(portal), await logIn(portal)]).toEqual([200, 200]);
    // All connections of the pool are open, and those of the live channel and of the question whether it is ready.
    await vi.waitFor(
      async () => {
        await Promise.all(Array.from({ length: 60 }, () => look(portal)));
        expect(netz.offene()).toBeGreaterThanOrEqual(10);
      },
      { timeout: 120_000 },
    );
    netz.silence();
    const beginn = performance.now();
    const fragen = Array.from({ length: 15 }, () => look(portal));
    while (performance.now() - beginn < 8_000) {
      fragen.push(look(portal));
      await wait(200);
    }
    expect(await bereit(portal)).toBe(503);
    netz.heal();
    const seitHeilung = startLaufzeit();
    const gelungen = { bereit: Infinity, anmeldung: Infinity };
    while (seitHeilung() < 30_000 && Math.max(gelungen.bereit, gelungen.anmeldung) === Infinity) {
      const [istBereit, istAngemeldet] = await Promise.all([bereit(portal, 20_000), logIn(portal, 20_000)]);
      if (istBereit === 200) gelungen.bereit = Math.min(gelungen.bereit, seitHeilung());
      if (istAngemeldet === 200) gelungen.anmeldung = Math.min(gelungen.anmeldung, seitHeilung());
      await wait(1_000);
    }
    expect(Math.max(gelungen.bereit, gelungen.anmeldung)).toBeLessThan(10_000);
    expect(new Set(await Promise.all(fragen)).has(0), "an answer for everybody").toBe(false);
    // From then on nothing is left of it: no dead connection waits in the pool for somebody to try it.
    for (let mal = 0; mal < 20; mal += 1) expect([await bereit(portal), await look(portal)]).toEqual([200, 401]);
  });
});
