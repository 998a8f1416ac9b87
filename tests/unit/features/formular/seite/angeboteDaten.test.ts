import { expect, it } from "vitest";
import { toAngeboteHtml, withAngeboten } from "~/features/formular/seite/angeboteDaten";
import { bereichVon, openPlatz } from "~/features/formular/seite/platz";
import { KONTEXT, vorhabenBeispiel } from "../../../../support/vorhabenBeispiel";

const [ANTRAG, VORHABEN] = ["aaaaaaaa-0000-4000-8000-000000000001", "bbbbbbbb-0000-4000-8000-000000000001"];
const QUELLE = "cccccccc-0000-4000-8000-000000000001";
const HINWEISE = { pflichtfelder: null, speichern: "<p>Bitte speichern</p>" };

/** The hints of the first tab where `nachname` is entered, with one offer. */
function hinweiseMit(nachname: string, name: string) {
  const werte = { ...vorhabenBeispiel(), uuid: VORHABEN, ansprechpersonNachname: nachname };
  const ort = { antragUuid: ANTRAG, vorhabenUuid: VORHABEN, tab: 0, zeile: null };
  const platz = openPlatz(ort, werte);
  const angebot = { uuid: QUELLE, vorhaben: "Anderes", antrag: null, werte: { ansprechpersonNachname: name } };
  return withAngeboten(HINWEISE, toAngeboteHtml([angebot], { ort, platz, bereich: bereichVon(platz, werte, KONTEXT) }));
}

it("whom to ask stands before the other hints, with what was typed escaped", () => {
  const { pflichtfelder, speichern } = hinweiseMit("", "<b>Beispiel</b>");
  expect(pflichtfelder).toBeNull();
  expect(speichern).toContain(`value="angebot:${QUELLE}"`);
  expect(speichern).toContain("&lt;b&gt;Beispiel&lt;/b&gt;");
  expect(speichern).not.toContain("<b>");
  expect(speichern).toMatch(/<p>Bitte speichern<\/p>$/);
});

it("nobody is offered where somebody is named", () => {
  expect(hinweiseMit("Schon da", "Beispiel")).toEqual(HINWEISE);
});
