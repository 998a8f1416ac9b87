import { expect, it } from "vitest";
import { listAbgelehntes } from "~/domain/bescheid/abgelehntes";
import type { VorhabenFeststellung } from "~/domain/bescheid/bescheidInhalt";

const vorhaben = (uuid: string, rest: Partial<VorhabenFeststellung>): VorhabenFeststellung => ({
  vorhabenUuid: uuid,
  vorhabenId: uuid,
  titel: `Titel ${uuid}`,
  ergebnis: "POSITIV",
  begruendung: `Grund ${uuid}`,
  wirtschaftsgueter: [],
  ...rest,
});

it("nennt abgelehnte Vorhaben, und bescheinigte nur mit Wirtschaftsgütern, die nicht erforderlich sind", () => {
  const gut = (bezeichnung: string, erforderlich: boolean) => ({
    uuid: bezeichnung,
    bezeichnung,
    erforderlich,
    abschnitte: [],
  });
  expect(
    listAbgelehntes({
      vorhaben: [
        vorhaben("a", {}),
        vorhaben("b", { ergebnis: "NEGATIV" }),
        vorhaben("c", { wirtschaftsgueter: [gut("Ofen", true), gut("Auto", false)] }),
        vorhaben("d", { wirtschaftsgueter: [gut("Ofen", true)] }),
      ],
    }),
  ).toEqual([
    { vorhabenUuid: "b", titel: "Titel b", isGanz: true, wirtschaftsgueter: [], begruendung: "Grund b" },
    { vorhabenUuid: "c", titel: "Titel c", isGanz: false, wirtschaftsgueter: ["Auto"], begruendung: "Grund c" },
  ]);
});
