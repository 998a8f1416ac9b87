import { expect, it } from "vitest";
import { loadKatalog } from "~/features/katalog";

it("opens the list of rooms, a room, and nothing else", () => {
  expect(loadKatalog(undefined)).toEqual({ raum: null });
  expect(loadKatalog("daten")).toEqual({ raum: "daten" });
  expect(loadKatalog("unbekannt")).toBeNull();
});
