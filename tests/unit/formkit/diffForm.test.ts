import { describe, expect, it } from "vitest";
import { diffForm, type FeldDifferenz } from "../../../app/formkit/diffForm";
import type { Werte } from "../../../app/formkit/field";
import { beispiel, kontext, vollstaendig } from "./beispiel";

const gast = (uuid: string, name: string) => ({ uuid, name, email: "", begleitung: null, gaenge: [] });
const mit = (...gaesteliste: ReturnType<typeof gast>[]): Werte => ({ ...vollstaendig, gaesteliste });
const [ada, bob, cleo] = [gast("a", "Ada"), gast("b", "Bob"), gast("c", "Cleo")];

/** All answers that differ, across the tabs. */
const geaenderte = (alt: Werte, neu: Werte): FeldDifferenz[] =>
  diffForm(beispiel, { alt, neu }, kontext).flatMap(({ felder }) => felder.filter(({ isGeaendert }) => isGeaendert));

/** The rows of the guest list: name, what became of it, moved or not. */
const zeilen = (alt: Werte, neu: Werte) =>
  diffForm(beispiel, { alt, neu }, kontext)
    .flatMap(({ felder }) => felder)
    .flatMap((feld) => (feld.key === "gaesteliste" ? (feld.zeilen ?? []) : []))
    .map(({ titel, art, isVerschoben }) => `${titel} ${art}${isVerschoben ? " verschoben" : ""}`);

describe("diffForm", () => {
  it("tells nothing of a form that stayed as it was", () => {
    expect(geaenderte(vollstaendig, vollstaendig)).toEqual([]);
  });

  it("tells changed answers as readers see them, computed ones too, in the order of the form", () => {
    expect(geaenderte(vollstaendig, { ...vollstaendig, anlass: "Geburtstag", stichworte: ["bunt"] })).toEqual([
      { key: "anlass", label: "Anlass", alt: "Jubiläum", neu: "Geburtstag", isGeaendert: true },
      { key: "stichworte", label: "Stichworte", alt: "", neu: "bunt", isGeaendert: true },
      {
        key: "zusammen",
        label: "Zusammen",
        alt: "Jubiläum 2025-07-01",
        neu: "Geburtstag 2025-07-01",
        isGeaendert: true,
      },
    ]);
  });

  it("shows a question that only one version asks with a blank on the other side", () => {
    const neu = { ...vollstaendig, musik: true, band: "Die Lauten" };
    expect(geaenderte(vollstaendig, neu)).toContainEqual({
      key: "band",
      label: "Band",
      alt: "",
      neu: "Die Lauten",
      isGeaendert: true,
    });
  });

  it("leaves out what neither version asks, and what is no question", () => {
    const keys = (alt: Werte, neu: Werte) =>
      diffForm(beispiel, { alt, neu }, kontext).flatMap(({ felder }) => felder.map(({ key }) => key));
    const [ohne, mitMusik] = [
      { ...vollstaendig, musik: false, band: "" },
      { ...vollstaendig, musik: true, band: "" },
    ];
    expect([
      keys(ohne, ohne).includes("band"),
      keys(ohne, mitMusik).includes("band"),
      keys(mitMusik, ohne).includes("band"),
    ]).toEqual([false, true, true]);
    expect(keys(ohne, mitMusik)).not.toContain("hinweis");
  });

  it("shows a tab that only one version needs", () => {
    const felder = geaenderte(mit(ada), { ...mit(ada), anlass: "Allein" });
    expect(felder.find(({ key }) => key === "gaesteliste")?.zeilen).toMatchObject([{ titel: "Ada", art: "entfernt" }]);
  });

  it("matches rows by their uuid: added, changed, removed", () => {
    const neu = mit(ada, { ...bob, name: "Bobby" }, cleo);
    expect(zeilen(mit(ada, bob), neu)).toEqual(["Ada gleich", "Bobby geaendert", "Cleo hinzugefuegt"]);
    expect(zeilen(neu, mit(ada))).toEqual(["Ada gleich", "Bobby entfernt", "Cleo entfernt"]);
  });

  it("matches rows that the program gives by their key: one that went and came back has another uuid", () => {
    const nachNamen = (field: (typeof beispiel.tabs)[number]["fields"][number]) =>
      field.key === "gaesteliste" ? { ...field, rows: "fest" as const, rowKey: "name" } : field;
    const form = { ...beispiel, tabs: beispiel.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(nachNamen) })) };
    const artenVon = (neu: Werte) =>
      diffForm(form, { alt: mit(ada, bob), neu }, kontext)
        .flatMap(({ felder }) => felder)
        .filter(({ key }) => key === "gaesteliste")
        .flatMap(({ zeilen: liste = [], isGeaendert }) =>
          liste.map(({ titel, art }) => `${titel} ${art} ${String(isGeaendert)}`),
        );
    expect(artenVon(mit({ ...ada, uuid: "neu" }, bob))).toEqual(["Ada gleich false", "Bob gleich false"]);
    expect(artenVon(mit({ ...ada, uuid: "neu", email: "ada@example.org" }, bob))).toEqual([
      "Ada geaendert true",
      "Bob gleich true",
    ]);
  });

  it("names the row that moved, not those that made room", () => {
    expect(zeilen(mit(ada, bob, cleo), mit(cleo, ada, bob))).toEqual([
      "Cleo gleich verschoben",
      "Ada gleich",
      "Bob gleich",
    ]);
    expect(geaenderte(mit(ada, bob), mit(bob, ada))).toMatchObject([{ key: "gaesteliste", isGeaendert: true }]);
  });

  it("does not take a row for moved because another one was deleted", () => {
    expect(zeilen(mit(ada, bob, cleo), mit(bob, cleo))).toEqual(["Bob gleich", "Cleo gleich", "Ada entfernt"]);
  });
});
