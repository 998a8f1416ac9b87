import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Ablehnung } from "~/server/backend/ablehnung";
import { inTransaktion } from "~/server/backend/storage/transaction";
import { einmalig } from "~/server/backend/usecases/idempotenz/einmalig";
import { tidy } from "~/server/backend/usecases/tidy";
import { startBackend, type TestBackend } from "../../support/backend";

let t: TestBackend;
let wirkungen: number;
beforeEach(async () => {
  t = await startBackend();
  wirkungen = 0;
});
afterEach(() => t.stop());

const lauf = (schluessel: string | null, eingabe: unknown, vorgang = "probe") =>
  inTransaktion(t.dienste, (tx) =>
    einmalig(
      tx,
      { schluessel, person: null, dienste: t.dienste },
      {
        vorgang,
        eingabe,
        fn: async () => {
          await tx.execute(sql`select pg_sleep(0.02)`);
          return { nummer: ++wirkungen };
        },
      },
    ),
  );

it("wirkt einmal und antwortet bei Wiederholung dasselbe, auch bei anderer Reihenfolge der Schlüssel", async () => {
  const schluessel = randomUUID();
  expect(await lauf(schluessel, { a: 1, b: [2, { c: 3 }] })).toEqual({ nummer: 1 });
  expect(await lauf(schluessel, { b: [2, { c: 3 }], a: 1 })).toEqual({ nummer: 1 });
  expect(wirkungen).toBe(1);
});

it("lässt von 20 gleichzeitigen nur eine wirken; alle erhalten ihre Antwort", async () => {
  const schluessel = randomUUID();
  const antworten = await Promise.all(Array.from({ length: 20 }, () => lauf(schluessel, "x")));
  expect(antworten).toEqual(Array.from({ length: 20 }, () => ({ nummer: 1 })));
  expect(wirkungen).toBe(1);
});

it("weist denselben Schlüssel mit anderem Inhalt ab", async () => {
  const schluessel = randomUUID();
  await lauf(schluessel, { a: 1 });
  await expect(lauf(schluessel, { a: 2 })).rejects.toMatchObject({ code: "SCHLUESSEL_WIEDERVERWENDET" });
});

it("trennt Vorgänge und läuft ohne Schlüssel jedes Mal", async () => {
  const schluessel = randomUUID();
  await lauf(schluessel, 1, "eins");
  await lauf(schluessel, 1, "zwei");
  await lauf(null, 1);
  await lauf(null, 1);
  expect(wirkungen).toBe(4);
});

it("merkt sich nichts von einem Vorgang, der scheiterte", async () => {
  const schluessel = randomUUID();
  const scheitert = inTransaktion(t.dienste, (tx) =>
    einmalig(
      tx,
      { schluessel, person: null, dienste: t.dienste },
      { vorgang: "probe", eingabe: 1, fn: () => Promise.reject(new Ablehnung("STATUS_NICHT_ERLAUBT")) },
    ),
  );
  await expect(scheitert).rejects.toMatchObject({ code: "STATUS_NICHT_ERLAUBT" });
  expect(await lauf(schluessel, 1)).toEqual({ nummer: 1 });
});

it("vergisst die Antwort nach 24 Stunden", async () => {
  const schluessel = randomUUID();
  await lauf(schluessel, 1);
  t.uhr.vor({ stunden: 24 });
  await tidy(t.dienste);
  expect(await lauf(schluessel, 1)).toEqual({ nummer: 1 });
  t.uhr.vor({ sekunden: 1 });
  await lauf(randomUUID(), 1);
  t.uhr.vor({ stunden: 24 });
  await tidy(t.dienste);
  expect(await lauf(schluessel, 1)).toEqual({ nummer: 3 });
});

it("nimmt als Schlüssel nur eine UUID an", async () => {
  expect(await t.ruf("POST", "/v1/auth/token/revoke", { schluessel: "abc" })).toMatchObject({
    status: 422,
    body: { code: "EINGABE_UNGUELTIG" },
  });
});
