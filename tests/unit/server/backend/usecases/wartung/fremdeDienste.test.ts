import { expect, it, vi } from "vitest";
import type { NezoPort } from "~/server/backend/ports/nezoPort";
import { askNezo, askVirenpruefung } from "~/server/backend/usecases/wartung/fremdeDienste";

const random = { uuid: () => "11111111-1111-4111-8111-111111111111" };
const AM = "2026-03-02T10:00:00.000Z";

const nezo = (ergebnis: NezoPort["ergebnis"]) => ({
  nezo: { anmeldeUrl: () => "", ergebnis },
  random,
  config: { nezoAktiv: true },
});

it("asks the scanner to look at something, and passes on what it says", async () => {
  expect(await askVirenpruefung({ viren: { check: () => Promise.resolve(null) } }, AM)).toMatchObject({
    zustand: "BEREIT",
    letzterErfolgAm: AM,
  });
  const viren = { check: () => Promise.reject(new Error("connect ECONNREFUSED")) };
  expect(await askVirenpruefung({ viren }, AM)).toMatchObject({
    zustand: "GESTOERT",
    hinweis: "Die Anfrage ist gescheitert. Technische Meldung: „connect ECONNREFUSED“",
    letzterErfolgAm: AM,
  });
  expect(await askVirenpruefung({ viren: null }, null)).toMatchObject({ zustand: "AUS" });
});

it("asks the identification for a sign-in that never began", async () => {
  expect(
    await askNezo(
      nezo(() => Promise.resolve({ status: "OFFEN" })),
      null,
    ),
  ).toMatchObject({ zustand: "BEREIT" });
  const gestoert = nezo(() => Promise.reject(new Error("503")));
  expect(await askNezo(gestoert, AM)).toMatchObject({
    zustand: "GESTOERT",
    letzterErfolgAm: AM,
    hinweis: expect.stringContaining("„503“") as string,
  });
  expect(await askNezo({ ...gestoert, config: { nezoAktiv: false } }, null)).toMatchObject({ zustand: "AUS" });
});

it("does not wait longer than five seconds for an answer", async () => {
  vi.useFakeTimers();
  const antwort = askVirenpruefung({ viren: { check: () => new Promise(() => undefined) } }, null);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await antwort).toMatchObject({ zustand: "GESTOERT", hinweis: "Keine Antwort in fünf Sekunden." });
  vi.useRealTimers();
});
