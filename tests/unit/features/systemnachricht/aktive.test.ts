import { afterEach, expect, it, vi } from "vitest";
import { getAktive } from "~/features/systemnachricht/aktive";
import { check, close, takeOver, forget } from "~/features/systemnachricht/pruefung";

afterEach(() => {
  forget();
  vi.useRealTimers();
});

const nachricht = {
  uuid: "a",
  titel: "Wartung",
  text: "<p>Text</p>",
  aktiv: false,
  fassung: 1,
  geschlossen: false,
  ereignisVon: null,
  ereignisBis: null,
  anzeigenVon: "2026-03-02T09:00:00.000Z",
  anzeigenBis: "2026-03-02T10:00:00.000Z",
};
const bei = (instant: string): string[] => {
  vi.setSystemTime(new Date(instant));
  check();
  return getAktive().map(({ uuid }) => uuid);
};

it("beginnt und endet auf die Sekunde", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T08:00:00Z") });
  takeOver({ stand: "2026-03-02T08:00:01.000Z", data: [nachricht] });
  expect(getAktive()).toEqual([]);
  expect(bei("2026-03-02T08:59:59Z")).toEqual([]);
  expect(bei("2026-03-02T09:00:00Z")).toEqual(["a"]);
  const vorher = getAktive();
  expect(bei("2026-03-02T09:59:59Z")).toEqual(["a"]);
  expect(getAktive()).toBe(vorher);
  expect(bei("2026-03-02T10:00:00Z")).toEqual([]);
});

it("geht nach der Uhr des Servers, wenn die des Browsers falsch geht", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2020-01-01T00:00:00Z") });
  takeOver({ stand: "2026-03-02T08:59:00.000Z", data: [nachricht] });
  expect(bei("2020-01-01T00:00:59Z")).toEqual([]);
  expect(bei("2020-01-01T00:01:00Z")).toEqual(["a"]);
});

it("nimmt, was der Server neu sagt, anstelle des Bekannten", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T09:30:00Z") });
  const stand = "2026-03-02T09:30:00.000Z";
  takeOver({ stand, data: [nachricht] });
  expect(getAktive()).toHaveLength(1);
  takeOver({ stand, data: [{ ...nachricht, titel: "Verschoben" }] });
  expect(getAktive()).toMatchObject([{ titel: "Verschoben" }]);
  takeOver({ stand, data: [] });
  expect(getAktive()).toEqual([]);
});

it("ist gelesen, sobald der Server es sagt oder die Person sie hier schließt, und eine geänderte ist es nicht", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T09:30:00Z") });
  const stand = "2026-03-02T09:30:00.000Z";
  takeOver({ stand, data: [nachricht] });
  takeOver({ stand, data: [{ ...nachricht, geschlossen: true }] });
  expect(getAktive()).toMatchObject([{ geschlossen: true }]);
  takeOver({ stand, data: [nachricht] });
  expect(getAktive()).toMatchObject([{ geschlossen: false }]);
  close([nachricht]);
  expect(getAktive()).toMatchObject([{ geschlossen: true }]);
  // A frame that was read before the server heard of it.
  takeOver({ stand, data: [nachricht] });
  expect(getAktive()).toMatchObject([{ geschlossen: true }]);
  takeOver({ stand, data: [{ ...nachricht, fassung: 2 }] });
  expect(getAktive()).toMatchObject([{ geschlossen: false }]);
  forget();
  takeOver({ stand, data: [nachricht] });
  expect(getAktive()).toMatchObject([{ geschlossen: false }]);
});
