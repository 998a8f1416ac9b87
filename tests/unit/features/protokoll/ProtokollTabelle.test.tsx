import { describe, expect, it } from "vitest";
import type { GeleseneZeile } from "~/contract/verfahren/protokoll";
import { PROTOKOLL_SPALTEN } from "~/domain/tabelle/protokollSpalten";
import { parseAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { ProtokollTabelle } from "~/features/protokoll/ProtokollTabelle";
import { renderSeite } from "../../../support/renderSeite";

const PERSON = "11111111-1111-4111-8111-111111111111";
const UNBEKANNT = "99999999-9999-4999-8999-999999999999";
const ANSICHT = parseAnsicht(new URLSearchParams(), PROTOKOLL_SPALTEN);

const zeile: GeleseneZeile = {
  lfd: 1,
  am: "2026-03-02T09:00:00.000Z",
  vorgang: "BENUTZER_ANGESEHEN",
  person: null,
  antrag: null,
  von: "ADMINISTRATOR",
  nach: PERSON,
  grund: null,
  was: null,
  genannte: [{ uuid: PERSON, name: "Erika Muster", email: "erika@example.org" }],
};

/** What can be read of a line, without the heads of the columns. */
async function texte(mehr: Partial<GeleseneZeile>): Promise<string> {
  const tabelle = <ProtokollTabelle ansicht={ANSICHT} spalten={PROTOKOLL_SPALTEN} zeilen={[{ ...zeile, ...mehr }]} />;
  const html = await renderSeite(tabelle, "/wartunglogarchiv");
  return (html.split("<tbody>")[1] ?? "")
    .replaceAll("<wbr/>", "")
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll(/[|\s]*\|[|\s]*/g, "|");
}

describe("eine Zeile des Protokolls", () => {
  it("nennt den Vorgang mit Worten und darunter seinen Schlüssel, Rollen und Personen mit Namen", async () => {
    const gelesen = (await texte({})).replaceAll("_|", "_");
    expect(gelesen).toContain("Person angesehen|BENUTZER_ANGESEHEN");
    expect(gelesen).toContain("Administrator");
    expect(gelesen).not.toContain("ADMINISTRATOR");
    expect(gelesen).toContain("Erika Muster|erika@example.org");
    expect(gelesen).not.toContain(PERSON);
  });

  it("zeigt einen unbekannten Schlüssel und eine unbekannte Kennung, wie sie sind", async () => {
    const gelesen = (await texte({ vorgang: "frueher.anders", nach: UNBEKANNT })).replaceAll(".|", ".");
    expect(gelesen).toContain("frueher.anders");
    expect(gelesen).toContain(UNBEKANNT);
  });

  it("nennt, wen es nicht mehr gibt, mit Worten und darunter seiner Kennung", async () => {
    const person = { uuid: UNBEKANNT, name: "", email: "" };
    expect(await texte({ person })).toContain(`Unbekannte Person|${UNBEKANNT}`);
    expect(await texte({ person: { ...person, email: "eingeladen@example.org" } })).not.toContain("Unbekannte Person");
  });

  it("sagt, was gelesen wurde, und nicht mit welchem Ruf", async () => {
    const gelesen = await texte({
      vorgang: "einsicht.liste",
      nach: null,
      grund: "antraege.listAntraege",
      was: "Liste der Anträge",
    });
    expect(gelesen).toContain("Liste oder Datei gelesen");
    expect(gelesen).toContain("Liste der Anträge");
    expect(gelesen).not.toContain("listAntraege");
  });

  it("liest mehrere Rollen, Rechte und Zeitpunkte", async () => {
    expect(
      await texte({ vorgang: "stab.rollen", von: "SUPPORT_MITARBEITER QUALITAETSMANAGEMENT", nach: null }),
    ).toContain("Support Mitarbeiter, Qualitätsmanagement");
    expect(await texte({ vorgang: "antragRecht.aendern", von: "LESEN", nach: "BEARBEITEN" })).toContain(
      "Lesen|Bearbeiten",
    );
    expect(await texte({ vorgang: "ANSICHT_ERLAUBT", nach: "2026-03-09T09:00:00.000Z" })).toContain("09.03.2026");
  });

  it("stellt den Grund neben den Namen und nicht neben eine Kennung", async () => {
    expect(
      await texte({ vorgang: "support.sperren", von: null, nach: null, grund: `${PERSON} Anruf der Polizei` }),
    ).toContain("Erika Muster|erika@example.org|Anruf der Polizei");
  });
});
