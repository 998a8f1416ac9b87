import { describe, expect, it } from "vitest";
import { findLoaderFaults, findRouteFaults, MOST_LINES } from "./pageShape";
import { listSources, readSource } from "./sources";

/** Not a page: the return from the identification service, which does its work and always goes on. */
const GOES_ON = "app/routes/nezoweiterleitung.tsx";

const pages = listSources("app/routes").filter((path) => path.endsWith(".tsx") && path !== GOES_ON);
const features = listSources("app/features");

describe("the shape of a feature", () => {
  it.each(pages)("%s joins door, loader, buttons and page, and nothing else", (path) => {
    expect(findRouteFaults(path, readSource(path))).toEqual([]);
  });

  it("has its loaders in files called after them", () => {
    expect(features.flatMap((path) => findLoaderFaults(path, readSource(path)))).toEqual([]);
  });
});

/** The list of a page with controls, by what leads back to it after one of its forms. */
const listOf = (path: string): string | undefined => /zurueckZurListe\((\w+),/.exec(readSource(path))?.[1];

describe("a list with a table id", () => {
  it.each(pages.flatMap((path) => ((list) => (list === undefined ? [] : [[path, list] as const]))(listOf(path))))(
    "%s comes back to the last view of %s",
    (path, list) => {
      expect(readSource(path)).toContain(`  await recallAnsicht(offen, ${list});`);
    },
  );
});

describe("what leaves the shape", () => {
  const faultsOf = (text: string) => findRouteFaults("app/routes/neu.tsx", text);
  const loader = (body: string) =>
    `export async function loader(args) { const offen = await openRoute(args, "neu"); ${body} }`;
  const action = (body: string) =>
    `export async function action(args) { const offen = await openRoute(args, "neu"); ${body} }`;

  it.each([
    ["a page that shows what its loadX gives", loader("return offen.json(await loadNeu(offen.call));")],
    [
      "a page with one button that makes one call",
      action("await offen.withSchluessel(formData).antraege.createAntrag({});"),
    ],
    ["a page with a table", action("const absicht = findNeuAbsicht(formData); await absicht.fuehreAus(offen.call);")],
  ])("is not %s", (_what, text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it.each([
    [
      "a loader that reads by itself",
      loader("return offen.json(await offen.call.antraege.getAntrag({ uuid }));"),
      /its loader calls antraege\.getAntrag/,
    ],
    [
      "a call beside the loader's own",
      loader("const { call } = offen; return call.nezo\n.beginne({});"),
      /its loader calls nezo\.beginne/,
    ],
    [
      "two calls for two buttons",
      action("if (a) await offen.call.tan.neu(); await offen.withSchluessel(formData).tan.gib();"),
      /tan\.neu and tan\.gib/,
    ],
    [
      "two calls in functions of its own",
      `${action("return a(offen);")} function a({ call }) { call.x.a(); } function b({ call }) { call.x.b(); }`,
      /x\.a and x\.b/,
    ],
    ["a switch", action('switch (name) { case "a": return 1; default: return 2; }'), /has a switch/],
    ["the name of a button", action('return formData.get("absicht") === "neu" ? 1 : 2;'), /name of a button/],
    ["many lines", `${loader("return null;")}${"\n// more".repeat(MOST_LINES)}`, /61 lines/],
  ])("is %s", (_what, text, fault) => {
    expect(faultsOf(text).join("; ")).toMatch(fault);
  });

  it.each([
    ["neuDaten.ts", "export async function loadNeu() {}"],
    ["neu.ts", "export const loadNeu = async () => {};"],
    ["loadNeu.ts", "export async function neuDaten() {}"],
    ["loadNeu.ts", "export async function loadAnderes() {}"],
  ])("is %s with „%s“", (file, text) => {
    expect(findLoaderFaults(`app/features/neu/${file}`, text)).toHaveLength(1);
  });

  it("is no file that is called after its loader, and none without one", () => {
    expect(
      findLoaderFaults("app/features/neu/loadNeu.ts", "export async function loadNeu() {} export type Neu = 1;"),
    ).toEqual([]);
    expect(findLoaderFaults("app/features/neu/neuTexte.ts", "export const NEU = 1;")).toEqual([]);
  });
});
