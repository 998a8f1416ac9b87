import { describe, expect, it } from "vitest";
import {
  blankWerte,
  isReadOnly,
  isRequired,
  isTabEnabled,
  keepAsked,
  offeredOf,
  optionsOf,
  pruneIrrelevant,
  relevantFields,
  startWerte,
  wertOf,
} from "../../../app/formkit/relevance";
import { beispiel, feier, gaeste, gast, kontext, tag, vollstaendig } from "./beispiel";

const bereich = (werte: typeof vollstaendig | Record<string, string | boolean>) => ({ werte, wurzel: werte, kontext });
const keysOf = (fields: readonly { key: string }[]) => fields.map(({ key }) => key);

describe("relevance", () => {
  it("asks for the band only when there is music", () => {
    expect(keysOf(relevantFields(feier.fields, bereich({ musik: true })))).toContain("band");
    expect(keysOf(relevantFields(feier.fields, bereich({ musik: false })))).not.toContain("band");
  });

  it("enables tabs by the answers in others", () => {
    expect(isTabEnabled(gaeste, bereich({ anlass: "Fest" }))).toBe(true);
    expect(isTabEnabled(gaeste, bereich({ anlass: "Allein" }))).toBe(false);
  });

  it("offers options that depend on other answers", () => {
    const gaenge = gast.fields.find(({ key }) => key === "gaenge");
    const land = feier.fields.find(({ key }) => key === "land");
    if (!gaenge || !land) throw new Error("the example lost a field");
    expect(keysOf(optionsOf(gaenge, bereich({ dessert: true })))).toEqual(["SUPPE", "EIS"]);
    expect(keysOf(optionsOf(gaenge, bereich({ dessert: false })))).toEqual(["SUPPE"]);
    expect(optionsOf(land, { ...bereich({}), kontext: { ...kontext, landFrei: false } })).toEqual([]);
  });

  it("shows of the options what is offered for the present answers, and all of them without such a rule", () => {
    const gaenge = gast.fields.find(({ key }) => key === "gaenge");
    if (!gaenge) throw new Error("the example lost a field");
    const ohneSuppe = { ...gaenge, offered: (all: readonly { key: string; title: string }[]) => all.slice(1) };
    expect(keysOf(offeredOf(ohneSuppe, bereich({ dessert: true })))).toEqual(["EIS"]);
    expect(keysOf(optionsOf(ohneSuppe, bereich({ dessert: true })))).toEqual(["SUPPE", "EIS"]);
    expect(keysOf(offeredOf(gaenge, bereich({ dessert: true })))).toEqual(["SUPPE", "EIS"]);
  });

  it("knows what is required and what cannot be changed", () => {
    const [datum, kosten] = tag.fields;
    if (!datum || !kosten) throw new Error("the example lost a field");
    expect([isRequired(datum, bereich({})), isRequired(kosten, bereich({}))]).toEqual([false, true]);
    expect([isReadOnly(datum, bereich({})), isReadOnly(kosten, bereich({}))]).toEqual([true, false]);
    expect(isRequired({ ...datum, required: ({ werte }) => werte["musik"] === true }, bereich({ musik: true }))).toBe(
      true,
    );
  });

  it("takes the blank value for an answer not given yet", () => {
    expect(feier.fields.slice(0, 5).map((field) => wertOf(field, {}))).toEqual(["", "", "", false, []]);
  });
});

describe("blankWerte", () => {
  it("has every stored field of the form and no other", () => {
    expect(Object.keys(blankWerte(beispiel)).sort()).toEqual(
      Object.keys(vollstaendig)
        .filter((key) => key !== "uuid")
        .sort(),
    );
    expect(blankWerte(gast.fields)).toEqual({ name: "", email: "", begleitung: null, begleitungName: "", gaenge: [] });
  });
});

describe("startWerte", () => {
  it("is blank but for what is usual", () => {
    const felder = gast.fields.map((feld) => (feld.key === "name" ? { ...feld, start: "Gast" } : feld));
    expect(startWerte(felder)).toEqual({ ...blankWerte(gast.fields), name: "Gast" });
  });
});

describe("pruneIrrelevant", () => {
  it("leaves a consistent form as it is", () => {
    // The same object: whoever keeps it can see that nothing has changed.
    expect(pruneIrrelevant(beispiel, vollstaendig, kontext)).toBe(vollstaendig);
  });

  it("blanks hidden answers, also those hidden by blanking another", () => {
    const werte = { ...vollstaendig, musik: false, band: "Die Lauten", bandTelefon: "030" };
    expect(pruneIrrelevant(beispiel, werte, kontext)).toMatchObject({ band: "", bandTelefon: "" });
  });

  it("blanks hidden answers of rows", () => {
    const [gast1] = vollstaendig.gaesteliste;
    const werte = {
      ...vollstaendig,
      gaesteliste: [{ uuid: "gast-1", ...gast1, begleitung: false, begleitungName: "Bob" }],
    };
    expect(pruneIrrelevant(beispiel, werte, kontext)).toMatchObject({
      gaesteliste: [{ name: "Ada", begleitungName: "" }],
    });
  });

  it("adds no answers to those that somebody has not been asked for yet", () => {
    expect(pruneIrrelevant(beispiel, { musik: false }, kontext)).toEqual({ musik: false });
  });

  it("leaves rows in which nothing is blanked the same", () => {
    const [gast1] = vollstaendig.gaesteliste;
    const bleibt = { uuid: "gast-2", ...gast1 };
    const werte = {
      ...vollstaendig,
      gaesteliste: [{ uuid: "gast-1", ...gast1, begleitung: false, begleitungName: "Bob" }, bleibt],
    };
    const { gaesteliste } = pruneIrrelevant(beispiel, werte, kontext);
    expect(Array.isArray(gaesteliste) && gaesteliste[1]).toBe(bleibt);
  });

  it("never drops rows, not even in a tab that is disabled; its other answers are blanked", () => {
    const werte = { ...vollstaendig, anlass: "Allein", sitzordnung: "rund" };
    expect(pruneIrrelevant(beispiel, werte, kontext)).toMatchObject({
      sitzordnung: "",
      gaesteliste: vollstaendig.gaesteliste,
    });
  });
});

describe("keepAsked", () => {
  it("leaves a consistent form as it is", () => {
    expect(keepAsked(beispiel, vollstaendig, kontext)).toEqual(vollstaendig);
  });

  it("drops the rows of a disabled tab with its other answers", () => {
    const werte = { ...vollstaendig, anlass: "Allein", sitzordnung: "rund" };
    expect(keepAsked(beispiel, werte, kontext)).toMatchObject({ sitzordnung: "", gaesteliste: [] });
  });
});
