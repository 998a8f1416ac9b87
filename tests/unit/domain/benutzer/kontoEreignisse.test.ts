import { expect, it } from "vitest";
import {
  betreffendeEreignisse,
  eigeneEreignisse,
  isKontoEreignis,
  KONTO_EREIGNISSE,
} from "~/domain/benutzer/kontoEreignisse";

it("jedes Ereignis ist eigenes oder betrifft die Person, und keines handelt von einem Antrag", () => {
  expect([...eigeneEreignisse, ...betreffendeEreignisse]).toEqual(Object.keys(KONTO_EREIGNISSE));
  expect(
    Object.keys(KONTO_EREIGNISSE).filter((name) => /^(antrag|antraege|vorhaben|anlage|bescheid|nachricht)/i.test(name)),
  ).toEqual([]);
});

it("erkennt ein Ereignis am Namen im Protokoll", () => {
  expect(isKontoEreignis("ANMELDUNG")).toBe(true);
  expect(isKontoEreignis("antrag.anlegen")).toBe(false);
  expect(isKontoEreignis("toString")).toBe(false);
});
