import { expect, it } from "vitest";
import { checkForm } from "../../../app/formkit/checkForm";
import { blankWerte } from "../../../app/formkit/relevance";
import { beispiel, kontext, vollstaendig } from "./beispiel";

it("finds nothing in a complete form", () => {
  expect(checkForm(beispiel, vollstaendig, kontext)).toEqual({ fehler: [], warnungen: [] });
});

it("lists what an empty form lacks, in the order of the form", () => {
  const { fehler } = checkForm(beispiel, { ...blankWerte(beispiel), uuid: "wurzel" }, kontext);
  expect(fehler).toEqual([
    { uuid: "wurzel", property: "anlass", message: "Dieses Feld ist erforderlich", tab: "feier", feld: "anlass" },
    {
      uuid: "wurzel",
      property: "farben",
      message: "Bitte wählen Sie mindestens einen Wert aus",
      tab: "feier",
      feld: "farben",
    },
    { uuid: "wurzel", property: "musik", message: "Dieses Feld ist erforderlich", tab: "feier", feld: "musik" },
    {
      uuid: "wurzel",
      property: "gaesteliste",
      message: "Bitte erfassen Sie mindestens einen Eintrag",
      tab: "gaeste",
      feld: "gaesteliste",
    },
  ]);
});

it("asks for a field only while it is relevant", () => {
  const { fehler } = checkForm(beispiel, { ...vollstaendig, musik: true }, kontext);
  expect(fehler.map(({ property }) => property)).toEqual(["band"]);
});

it("does not check a disabled tab", () => {
  expect(checkForm(beispiel, { ...vollstaendig, anlass: "Allein", gaesteliste: [] }, kontext).fehler).toEqual([]);
});

it("names the row an error belongs to, and the control in the row's own form", () => {
  const werte = { ...vollstaendig, gaesteliste: [{ uuid: "gast-2", name: "", email: "kaputt" }] };
  expect(checkForm(beispiel, werte, kontext).fehler).toEqual([
    {
      uuid: "gast-2",
      property: "name",
      message: "Dieses Feld ist erforderlich",
      tab: "gaeste",
      tabelle: "gaesteliste",
      feld: "name",
    },
    {
      uuid: "gast-2",
      property: "email",
      message: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
      tab: "gaeste",
      tabelle: "gaesteliste",
      feld: "email",
    },
  ]);
});

it("names the control of an inline row by its index", () => {
  const werte = {
    ...vollstaendig,
    tageliste: [
      { uuid: "tag-1", datum: "Montag", kosten: "1" },
      { uuid: "tag-2", datum: "Dienstag", kosten: "1000.01" },
    ],
  };
  expect(checkForm(beispiel, werte, kontext).fehler).toEqual([
    {
      uuid: "tag-2",
      property: "kosten",
      message: "Der Wert darf höchstens 1.000,00\u00a0€ betragen",
      tab: "tage",
      tabelle: "tageliste",
      feld: "tageliste[1].kosten",
    },
  ]);
});

it("puts what an entity's own check finds at the entity", () => {
  const werte = { ...vollstaendig, gaesteliste: [{ uuid: "gast-3", name: "Niemand" }] };
  expect(checkForm(beispiel, werte, kontext).fehler).toEqual([
    { uuid: "gast-3", property: "", message: "Niemand ist kein Gast", tab: "gaeste", tabelle: "gaesteliste" },
  ]);
});

it("puts what the own check of an inline row finds at that row", () => {
  const werte = { ...vollstaendig, tageliste: [{ uuid: "tag-1", datum: "Nie", kosten: "1" }] };
  expect(checkForm(beispiel, werte, kontext).fehler).toEqual([
    {
      uuid: "tag-1",
      property: "",
      message: "Nie ist kein Tag",
      tab: "tage",
      tabelle: "tageliste",
      feld: "tageliste[0].uuid",
    },
  ]);
});

it("keeps warnings apart from errors", () => {
  expect(checkForm(beispiel, { ...vollstaendig, anlass: "Streit" }, kontext)).toEqual({
    fehler: [],
    warnungen: [{ uuid: "wurzel", property: "anlass", message: "Wirklich?", tab: "feier", feld: "anlass" }],
  });
});
