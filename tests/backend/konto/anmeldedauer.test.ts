import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { benutzer } from "~/server/backend/storage/schema/benutzer";
import { hashPasswort } from "~/server/backend/usecases/sitzung/passwortHash";
import { MENSCHEN, PASSWORT, startBackend, type TestBackend } from "../../support/backend";

/** The cost of production. */
const SCRYPT_LOG_N = 15;
const PAARE = 40;

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend();
  t.dienste.config.scryptLogN = SCRYPT_LOG_N;
  const passwortHash = await hashPasswort(PASSWORT, SCRYPT_LOG_N);
  await t.dienste.db.update(benutzer).set({ passwortHash }).where(eq(benutzer.uuid, MENSCHEN.mitarbeit.uuid));
});
afterAll(() => t.stop());

async function dauer(email: string): Promise<number> {
  // Neither the limits nor the waiting after failures may answer instead of the password check.
  t.uhr.vor({ sekunden: 901 });
  const anfang = performance.now();
  expect((await t.browser().login(email, "falsch-falsch")).status).toBe(401);
  return performance.now() - anfang;
}

const median = (dauern: number[]) => dauern.sort((a, b) => a - b)[Math.floor(dauern.length / 2)] ?? 0;

it("verrät nicht durch die Dauer, ob es die Adresse gibt", { timeout: 120_000 }, async () => {
  const bekannt: number[] = [];
  const unbekannt: number[] = [];
  for (let paar = 0; paar < PAARE; paar++) {
    bekannt.push(await dauer(MENSCHEN.mitarbeit.email));
    unbekannt.push(await dauer("niemand@example.org"));
  }
  const verhaeltnis = median(bekannt) / median(unbekannt);
  expect(verhaeltnis).toBeGreaterThan(0.6);
  expect(verhaeltnis).toBeLessThan(1.6);
});
