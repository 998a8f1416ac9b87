import { describe, expect, it } from "vitest";
import { loadSeiten } from "~/features/tabelle/loadSeiten";

const ALLE = Array.from({ length: 23 }, (_, index) => index + 1);

const load = (query: string, alle = ALLE) =>
  loadSeiten(new URLSearchParams(query), {
    jeSeite: 10,
    list: ({ page, size }) => Promise.resolve({ data: alle.slice(page * size, (page + 1) * size), total: alle.length }),
  });

describe("loadSeiten", () => {
  it.each([
    ["", { seite: 1, bis: 1 }, 1, 10],
    ["bis=2", { seite: 1, bis: 2 }, 1, 20],
    ["seite=2&bis=3", { seite: 2, bis: 3 }, 11, 23],
    ["seite=2&bis=9", { seite: 2, bis: 3 }, 11, 23],
    ["seite=9", { seite: 3, bis: 3 }, 21, 23],
    ["seite=0&bis=2026-01-31", { seite: 1, bis: 1 }, 1, 10],
  ])("„%s“ zeigt %j", async (query, folge, erste, letzte) => {
    expect(await load(query)).toEqual({ zeilen: ALLE.slice(erste - 1, letzte), total: 23, jeSeite: 10, folge });
  });

  it("zeigt von einer leeren Liste die erste Seite", async () => {
    expect(await load("seite=4", [])).toEqual({ zeilen: [], total: 0, jeSeite: 10, folge: { seite: 1, bis: 1 } });
  });
});
