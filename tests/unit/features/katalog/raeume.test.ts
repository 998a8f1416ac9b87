import { describe, expect, it } from "vitest";
import { findRaum, RAEUME } from "~/features/katalog/raeume";
import { listSources, readSource } from "../../../architecture/sources";

/** Parts that are nothing without what surrounds them, each with where it can be seen. */
const NICHT_ALLEIN: Readonly<Record<string, string>> = {
  BarChartRow: "in BarChart",
  Breadcrumbs: "at the top of each page of the catalogue",
  HiddenField: "invisible",
  PageHeader: "at the top of each page of the catalogue",
  Picture: "on /landingpage",
  PopupQueue: "invisible",
  PrintOnly: "on paper",
  Suggestions: "in TextField",
  ToolbarHead: "in Toolbar",
  ToolbarPart: "in Toolbar",
  ToolbarSearch: "in Toolbar",
  ToolbarSpare: "in Toolbar",
  WhenChosen: "in ChoiceArea",
  Line: "in lists of deadlines",
};

/** The components of the kit that pages may use; the frame of the page (shell) surrounds the catalogue itself. */
const bausteine = ["basic", "data", "fields", "layout", "overlay"].flatMap((raum) =>
  listSources(`app/ui/${raum}`)
    .filter((path) => path.endsWith(".tsx"))
    .flatMap((path) => [...readSource(path).matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)])
    .map(([, name = ""]) => name),
);
const gezeigt = RAEUME.flatMap(({ stuecke }) => stuecke.map(({ name }) => name));

describe("the catalogue", () => {
  it("shows every part of the kit, or says where it can be seen", () => {
    expect(bausteine.length).toBeGreaterThan(60);
    expect(bausteine.filter((name) => !gezeigt.includes(name) && !(name in NICHT_ALLEIN))).toEqual([]);
    expect([...gezeigt, ...Object.keys(NICHT_ALLEIN)].filter((name) => !bausteine.includes(name))).toEqual([]);
  });

  it("has each part once, and each room at its address", () => {
    expect(new Set(gezeigt).size).toBe(gezeigt.length);
    expect(RAEUME.map(({ schluessel }) => findRaum(schluessel))).toEqual(RAEUME);
    expect(findRaum("unbekannt")).toBeUndefined();
  });
});
