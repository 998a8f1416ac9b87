import { expect, it } from "vitest";
import {
  EREIGNISSE_JE_SEITE,
  LINK_ARTEN,
  LINK_STAND,
  linkArten,
  linkStaende,
  PERSON_GRUND_MAX,
  PERSON_STATUS,
  personAktionen,
  personArten,
  personStatusSchluessel,
} from "~/domain/benutzer/supportPerson";

it("jeder Stand und jede Art eines Links hat ein Wort", () => {
  expect(Object.keys(PERSON_STATUS)).toEqual([...personStatusSchluessel]);
  expect(Object.keys(LINK_ARTEN)).toEqual([...linkArten]);
  expect(Object.keys(LINK_STAND)).toEqual([...linkStaende]);
});

it("eine Person hat ein Konto, eine offene Registrierung oder eine Einladung; an ihrem Zugang gibt es sechs Schritte", () => {
  expect(personArten).toEqual(["KONTO", "REGISTRIERUNG", "EINLADUNG"]);
  expect(personAktionen).toEqual(["SPERREN", "ENTSPERREN", "ABMELDEN", "PASSWORT", "ZWEITER_FAKTOR", "ADRESSE"]);
});

it("ein Grund hat bis zu 500 Zeichen, ein Verlauf 50 Ereignisse auf einmal", () => {
  expect([PERSON_GRUND_MAX, EREIGNISSE_JE_SEITE]).toEqual([500, 50]);
});
