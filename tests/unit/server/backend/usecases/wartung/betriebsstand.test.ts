import { expect, it } from "vitest";
import { createBetriebsstand } from "~/server/backend/usecases/wartung/betriebsstand";
import type { Betriebsstand } from "~/server/backend/storage/wartungsfensterStore";

const LEER: Betriebsstand = { fenster: null, isKetteGebrochen: false };
const GEBROCHEN: Betriebsstand = { fenster: null, isKetteGebrochen: true };

it("liest einmal, wie viele auch fragen, und erst wieder, wenn sich etwas geändert hat oder die Zeit um ist", async () => {
  let gelesen = 0;
  const read = () => Promise.resolve((gelesen += 1) === 1 ? LEER : GEBROCHEN);
  const stand = createBetriebsstand(read, { giltMs: 60_000 });
  expect(await Promise.all([stand.find(), stand.find(), stand.find()])).toEqual([LEER, LEER, LEER]);
  expect(gelesen).toBe(1);
  stand.forget();
  expect([await stand.find(), gelesen]).toEqual([GEBROCHEN, 2]);
  const ohneZeit = createBetriebsstand(read, { giltMs: 0 });
  await ohneZeit.find();
  await ohneZeit.find();
  expect(gelesen).toBe(4);
});

it("bleibt bei dem, was es zuletzt wusste, wenn die Datenbank nicht antwortet oder scheitert", async () => {
  const antworten = [
    () => Promise.resolve(GEBROCHEN),
    () => Promise.reject(new Error("Weg")),
    () => new Promise<Betriebsstand>(() => undefined),
  ];
  const stand = createBetriebsstand(() => (antworten.shift() ?? (() => Promise.resolve(LEER)))(), {
    giltMs: 0,
    wartenMs: 5,
  });
  for (const erwartet of [GEBROCHEN, GEBROCHEN, GEBROCHEN, LEER]) expect(await stand.find()).toEqual(erwartet);
});

it("beginnt ohne Wartung, wenn die Datenbank noch nicht da ist", async () => {
  expect(await createBetriebsstand(() => Promise.reject(new Error("Weg"))).find()).toEqual(LEER);
});
