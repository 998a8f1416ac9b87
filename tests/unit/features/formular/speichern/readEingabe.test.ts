import { describe, expect, it } from "vitest";
import { aenderungenAus, readEingabe, wurzelMitEingabe } from "~/features/formular/speichern/readEingabe";
import { openPlatz, type VorhabenWerte } from "~/features/formular/seite/platz";
import { rowsOf } from "~/formkit/werte";
import { KONTEXT, vorhabenBeispiel } from "../../../../support/vorhabenBeispiel";

const werte: VorhabenWerte = { ...vorhabenBeispiel(), uuid: "00000000-0000-4000-8000-000000000002" };
const scope = { wurzel: werte, kontext: KONTEXT };

function formular(felder: Record<string, string | string[]>): FormData {
  const formData = new FormData();
  for (const [name, texte] of Object.entries(felder)) for (const text of [texte].flat()) formData.append(name, text);
  return formData;
}

describe("the change that a posted tab makes", () => {
  const platz = openPlatz({ tab: 0, zeile: null }, werte);
  const send = (formData: FormData) => aenderungenAus(platz, readEingabe(platz, formData, scope).werte, formData);

  it("holds only what was on the page", () => {
    expect(send(formular({ titel: "Neu", csrf: "x", revision: "3" }))).toEqual([
      { art: "felder", werte: { titel: "Neu" } },
    ]);
  });

  it("holds a list of boxes of which none is ticked, when the list was on the page", () => {
    expect(send(formular({ gezeigt: "forschungsart" }))).toEqual([{ art: "felder", werte: { forschungsart: [] } }]);
  });

  it("is none for a form without fields", () => {
    expect(send(formular({ intent: "speichern" }))).toEqual([]);
  });

  it("is the same when the same form arrives again after the first has hidden a question", () => {
    const formData = formular({ vorherigerAntrag: "false", titel: "Neu" });
    const nachher = { ...werte, titel: "Neu", vorherigerAntrag: false, vorherigeVorhabenId: "" };
    const zweites = aenderungenAus(
      platz,
      readEingabe(platz, formData, { wurzel: nachher, kontext: KONTEXT }).werte,
      formData,
    );
    expect(zweites).toEqual(send(formData));
  });
});

describe("inline rows", () => {
  it("are sent by their id with what was typed in them", () => {
    const platz = openPlatz({ tab: 7, zeile: null }, werte);
    const uuid = rowsOf(werte, "rahmen")[0]?.uuid ?? "";
    const formData = formular({ "rahmen[0].uuid": uuid, "rahmen[0].personalaufwand": "120.000,50" });
    expect(aenderungenAus(platz, readEingabe(platz, formData, scope).werte, formData)).toEqual([
      { art: "felder", werte: { rahmen: [{ uuid, personalaufwand: "120000.50" }] } },
    ]);
  });
});

describe("the whole Vorhaben with what was typed", () => {
  it("has a new row at the end and a known one in its place", () => {
    const [erste] = rowsOf(werte, "arbeitspakete");
    const platzFuer = (uuid: string) =>
      openPlatz({ tab: 5, zeile: { tabelle: "arbeitspakete", uuid, neu: true } }, werte);
    const titel = (uuid: string) =>
      rowsOf(wurzelMitEingabe(platzFuer(uuid), { titel: "Getippt" }, werte), "arbeitspakete").map(
        (zeile) => zeile["titel"],
      );
    expect(titel(erste?.uuid ?? "")[0]).toBe("Getippt");
    expect(titel("00000000-0000-4000-8000-000000000009").at(-1)).toBe("Getippt");
  });
});
