import { expect, it } from "vitest";
import type { SitzungBenutzer } from "~/contract/konto/benutzer";
import type { Rufe } from "~/contract/wire/call";
import type { SystemRolle } from "~/domain/benutzer/rollen";
import { loadAnsicht } from "~/features/support/loadAnsicht";

const LAGE = { name: "Paul Flicht" };
const call = { ansicht: { getLage: () => Promise.resolve(LAGE) } } as unknown as Rufe;
const als = (systemRolleSet: SystemRolle) =>
  ({ systemRolle: systemRolleSet, systemRolleSet, unternehmenRolle: null }) as unknown as SitzungBenutzer;

it.each<[SystemRolle, object | null]>([
  ["SUPPORT_MITARBEITER", { uuid: "u", lage: LAGE }],
  ["ADMINISTRATOR", { uuid: "u", lage: LAGE }],
  ["QUALITAETSMANAGEMENT", null],
  ["DATENSCHUTZ", null],
])("die Seite der „Ansicht wie“ gibt es in der Rolle %s: %j", async (rolle, erwartet) => {
  expect(await loadAnsicht({ call, benutzer: als(rolle) }, "u")).toEqual(erwartet);
});
