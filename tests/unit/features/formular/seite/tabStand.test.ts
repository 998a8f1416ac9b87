import { describe, expect, it } from "vitest";
import { formulare } from "~/domain/antrag/formular/formulare";
import { befundeFuerPlatz, ruhigeBefunde } from "~/features/formular/seite/befundeFuerPlatz";
import { openPlatz, type VorhabenWerte } from "~/features/formular/seite/platz";
import { isBegonnen, tabStaendeVon } from "~/features/formular/seite/tabStand";
import { checkForm } from "~/formkit/checkForm";
import { blankWerte } from "~/formkit/relevance";
import { KONTEXT, vorhabenBeispiel } from "../../../../support/vorhabenBeispiel";

const uuid = "00000000-0000-4000-8000-000000000002";
const form = formulare.V2;
const leer: VorhabenWerte = { ...blankWerte(form.tabs.flatMap(({ fields }) => fields)), uuid };
const [erster = form.tabs[0]!] = form.tabs;

const pruefungVon = (werte: VorhabenWerte) => checkForm(form, werte, KONTEXT);
const staende = (werte: VorhabenWerte, isNeu = false) =>
  tabStaendeVon(pruefungVon(werte), { form, bereich: { werte, wurzel: werte, kontext: KONTEXT }, isNeu });
const stand = (werte: VorhabenWerte, tab: string) => staende(werte)[form.tabs.findIndex(({ key }) => key === tab)];

describe("how a tab stands", () => {
  it("is nothing while the Vorhaben is new, and where nobody has begun", () => {
    expect(new Set(staende(leer, true).map(({ state }) => state))).toEqual(new Set(["keiner"]));
    expect(staende(leer)[0]).toEqual({ state: "keiner", offen: 0 });
  });

  it("is the number of open answers as soon as one is there", () => {
    const angefangen = staende({ ...leer, titel: "Klebstoffe" })[0];
    expect(angefangen?.state).toBe("keiner");
    expect(angefangen?.offen).toBeGreaterThan(1);
  });

  it("is complete where everything is there, and wrong where an answer is", () => {
    const beispiel = { ...vorhabenBeispiel(), uuid };
    expect(stand(beispiel, erster.key)?.state).toBe("gruen");
    const falsch = { ...beispiel, beginn: "2030-02-01", ende: "2030-01-01" };
    expect(staende(falsch).some(({ state }) => state === "rot")).toBe(true);
    expect(staende(falsch).every(({ state, offen }) => state !== "rot" || offen === 0)).toBe(true);
  });
});

describe("what the open tab shows", () => {
  const platz = openPlatz({ tab: 0, zeile: null }, leer);
  const gezeigt = (werte: VorhabenWerte) =>
    befundeFuerPlatz(ruhigeBefunde(pruefungVon(werte), platz, werte), platz, werte).fehler;

  it("does not reproach a tab that nobody has begun with what is missing", () => {
    expect(isBegonnen(erster, leer)).toBe(false);
    expect(befundeFuerPlatz(pruefungVon(leer), platz, leer).fehler.length).toBeGreaterThan(1);
    expect(gezeigt(leer)).toEqual([]);
  });

  it("says it as soon as something is there", () => {
    expect(gezeigt({ ...leer, titel: "Klebstoffe" }).length).toBeGreaterThan(1);
  });
});
