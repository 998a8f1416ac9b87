import { expect, it } from "vitest";
import {
  betreffendeEreignisse,
  eigeneEreignisse,
  isKontoEreignis,
  KONTO_EREIGNISSE,
  toVerlaufArt,
  VERLAUF_ARTEN,
  verlaufArten,
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

it("eine Art des Verlaufs steht klein in der Adresse, und jede ist zu nennen", () => {
  expect([...verlaufArten]).toEqual(Object.keys(VERLAUF_ARTEN));
  for (const art of verlaufArten) expect(toVerlaufArt(art.toLowerCase())).toBe(art);
  for (const fremd of [null, "", "toString", "mails"]) expect(toVerlaufArt(fremd)).toBeNull();
});
