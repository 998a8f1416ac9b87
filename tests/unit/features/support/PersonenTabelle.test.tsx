import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PersonZeile } from "~/contract/konto/personen";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { PersonenTabelle } from "~/features/support/PersonenTabelle";

const ANSICHT = { suche: "", filter: {}, sortierung: [], seite: 1, bis: 1, groesse: "25" } as const;
const PERSON: PersonZeile = {
  uuid: "11111111-1111-4111-8111-111111111111",
  art: "KONTO",
  name: "Petra Beispiel",
  email: "petra@example.org",
  status: "AKTIV",
  gesperrtSeit: null,
  zweiterFaktor: "MAIL",
  letzteAnmeldungAm: null,
  firmen: [],
};

/** The row of a person as text, a bar between what stands apart. */
function zeileVon(firmen: PersonZeile["firmen"]): string {
  const spalten = TABELLEN.personen.filter(({ key }) => key === "unternehmen" || key === "rolle");
  const html = renderToStaticMarkup(
    <PersonenTabelle ansicht={ANSICHT} spalten={spalten} zeilen={[{ ...PERSON, firmen }]} />,
  );
  const [, zeile = ""] = /<tbody>(.*)<\/tbody>/.exec(html) ?? [];
  return zeile.replaceAll(/<[^>]+>/g, "|").replaceAll(/[| ]*\|[| ]*/g, "|");
}

it("nennt bei mehreren Unternehmen jede Rolle bei ihrem Unternehmen", () => {
  const text = zeileVon([
    { firma: "Sehr lange benannte Maschinenbau GmbH", rolle: "BEVOLLMAECHTIGTER" },
    { firma: "Beta AG", rolle: "MITARBEITER" },
  ]);
  expect(text).toContain("|Sehr lange benannte Maschinenbau GmbH|Bevollmächtigt|Beta AG|Mitarbeit|");
});

it("nennt bei einem Unternehmen die Rolle einmal, in ihrer Spalte", () => {
  const text = zeileVon([{ firma: "Beta AG", rolle: "MITARBEITER" }]);
  expect(text.match(/Mitarbeit\b/g)).toHaveLength(1);
});
