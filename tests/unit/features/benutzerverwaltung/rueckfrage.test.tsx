import type { ReactElement } from "react";
import { expect, it } from "vitest";
import type { BenutzerZeile } from "~/contract/konto/benutzerverwaltung";
import { BenutzerSeite } from "~/features/benutzerverwaltung/BenutzerSeite";
import { type Rueckfrage, rueckfrageHref, rueckfrageVon } from "~/features/benutzerverwaltung/rueckfrage";
import { UebergabeSeite } from "~/features/benutzerverwaltung/UebergabeSeite";
import { renderSeite } from "../../../support/renderSeite";

const UUID = "00000000-0000-4000-8000-000000000013";
const OTTO: BenutzerZeile = {
  uuid: UUID,
  isEinladung: true,
  name: "Otto Offen",
  email: "otto@example.org",
  rolle: "MITARBEITER",
  status: "EINGELADEN",
  zweiterFaktor: null,
  letzteAnmeldungAm: null,
  anzahlAntraege: 0,
  darfStammdaten: false,
  gueltigBis: "2026-03-02T23:30:00.000Z",
  wartet: null,
  isSelbst: false,
};
const FORMULAR = { csrf: "c", schluessel: "s" };

const show = (element: ReactElement) => renderSeite(element, "/seite");
const showOtto = (frage: Rueckfrage | null, was: Partial<BenutzerZeile> = {}, mitZustimmung = false) =>
  show(
    <BenutzerSeite
      benutzer={{ ...OTTO, ...was }}
      frage={frage}
      mitZustimmung={mitZustimmung}
      formular={FORMULAR}
      antwort={undefined}
    />,
  );

const ABSICHT = /value="(zurueckziehen|entfernen)"/;

it("asks before an invitation is withdrawn, and before somebody deactivated goes for good", async () => {
  const deaktiviert = { isEinladung: false, status: "DEAKTIVIERT" } as const;
  for (const [frage, was] of [
    ["zurueckziehen", {}],
    ["entfernen", deaktiviert],
  ] as const) {
    const davor = await showOtto(null, was);
    expect(davor).toContain(`href="${rueckfrageHref(UUID, frage)}"`);
    expect(davor).not.toMatch(ABSICHT);
    const gefragt = await showOtto(frage, was);
    expect(gefragt).toMatch(/Möchten Sie .*Otto Offen.*Übernehmen.*Abbrechen/s);
    expect(gefragt).toMatch(ABSICHT);
  }
});

it("says before a reactivation which role the person comes back with", async () => {
  const deaktiviert = { isEinladung: false, status: "DEAKTIVIERT", rolle: "BEVOLLMAECHTIGTER" } as const;
  expect(await showOtto(null, deaktiviert)).toContain("gilt die bisherige Rolle.");
  expect(await showOtto(null, deaktiviert, true)).toContain("wenn eine zweite bevollmächtigte Person zustimmt.");
  expect(await showOtto(null, { ...deaktiviert, rolle: "MITARBEITER" }, true)).toContain("gilt die bisherige Rolle.");
});

it("asks nothing that does not fit the state", async () => {
  expect(await showOtto("entfernen")).not.toMatch(ABSICHT);
  expect(rueckfrageVon(new URL("http://localhost/x?frage=anderes"))).toBeNull();
  expect(rueckfrageVon(new URL(`http://localhost${rueckfrageHref(UUID, "entfernen")}`))).toBe("entfernen");
});

it("leads back from leaving to where one came from, and shows that there are no deadlines in a card", async () => {
  const daten = {
    benutzerUuid: UUID,
    name: "Otto Offen",
    rolle: "MITARBEITER" as const,
    isLetzte: false,
    isSelbst: true,
    entwuerfe: [],
    fristen: [],
    rechte: [],
    nachfolger: [],
    kalender: { hatAdresse: false, abgerufenAm: null, bleibt: false },
    anzahlGeparkte: 0,
    darfStammdaten: false,
  };
  const leave = (verwaltet: boolean) =>
    show(
      <UebergabeSeite daten={daten} art="verlassen" verwaltet={verwaltet} formular={FORMULAR} antwort={undefined} />,
    );
  expect(await leave(true)).toMatch(/<nav[^>]*>.*href="\/benutzerverwaltung"/s);
  expect(await leave(false)).toMatch(/<nav[^>]*>.*href="\/profil"/s);
  const cards = (await leave(true))
    .split(/<section|<article/)
    .filter((teil) => teil.includes("Keine offenen Fristen."));
  const neighbours = (await leave(true)).split(/<section|<article/).filter((teil) => teil.includes("Keine Entwürfe."));
  const classOf = (teil: string | undefined) => /class="([^"]*)"/.exec(teil ?? "")?.[1];
  expect(classOf(cards[0])).toBe(classOf(neighbours[0]));
});
