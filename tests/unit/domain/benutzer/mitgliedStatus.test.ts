import { expect, it } from "vitest";
import {
  EINLADUNGEN_HOECHSTENS,
  MITGLIED_STATUS,
  mitgliedStatusSchluessel,
  ZWEITE_FAKTOREN,
  zweiteFaktoren,
} from "~/domain/benutzer/mitgliedStatus";

it("lists every state and every second factor once, in the order of the choice", () => {
  expect(mitgliedStatusSchluessel).toEqual(Object.keys(MITGLIED_STATUS));
  expect(zweiteFaktoren).toEqual(Object.keys(ZWEITE_FAKTOREN));
  expect(MITGLIED_STATUS.WARTET).toBe("Wartet auf Zustimmung");
});

it("invites five people with one form", () => {
  expect(EINLADUNGEN_HOECHSTENS).toBe(5);
});
