import { expect, it } from "vitest";
import { findDoors } from "./findDoors";
import { parseText } from "./sources";

const doorsOf = (text: string) =>
  findDoors(parseText("app/routes/a.tsx", text)).map(({ name, key }) => `${name}: ${String(key)}`);
const OPEN = 'const offen = await openRoute(args, "home");';

it.each([
  ["a function", `export async function loader(args: Args) { ${OPEN} return offen.json({}); }`, ["loader: home"]],
  ["an arrow function", `export const action = async (args: Args) => { ${OPEN} return null; };`, ["action: home"]],
  [
    "a function expression",
    `export const action = async function (args: Args) { await openRoute(args, "home"); };`,
    ["action: home"],
  ],
  [
    "its own function under another name",
    `async function sende(args: Args) { ${OPEN} }\nexport { sende as action };`,
    ["action: home"],
  ],
  [
    "one that catches",
    `export async function action(args: Args) { const a = await openRoute(args, "home").catch(mit(args)); }`,
    ["action: home"],
  ],
  [
    "one that hands it on",
    `export async function action(args: Args) { return meldeAb(await openRoute(args, "home")); }`,
    ["action: home"],
  ],
  ["nothing", `export const meta = () => [];`, []],
  ["the type of an action", `export type { action } from "~/features/a";`, []],
])("finds the door of %s", (_name, text, expected) => {
  expect(doorsOf(text)).toEqual(expected);
});

it.each([
  ["a re-exported action", `export { action } from "~/features/profil";`, ["action: null"]],
  [
    "another function re-exported as one",
    `export { sende as action, lade as loader } from "./b";`,
    ["action: null", "loader: null"],
  ],
  ["an imported one", `import { action } from "~/features/profil";\nexport { action };`, ["action: null"]],
  ["an alias", `import { sende } from "~/features/profil";\nexport const action = sende;`, ["action: null"]],
  ["a made function", `export const action = createAction("home");`, ["action: null"]],
  ["a wrapped function", `export const action = mitProtokoll(async (args) => { ${OPEN} });`, ["action: null"]],
  ["one of several", `export const { action, loader } = machAlles();`, ["action: null", "loader: null"]],
  ["one of several under another name", `export const { sende: action } = machAlles();`, ["action: null"]],
  ["everything of another file", `export * from "~/features/profil";`, ["loader: null", "action: null"]],
  [
    "a door that comes second",
    `export async function action(args: Args) { await save(args); ${OPEN} }`,
    ["action: null"],
  ],
  [
    "a door that nobody waits for",
    `export async function action(args: Args) { openRoute(args, "home"); }`,
    ["action: null"],
  ],
  ["a function of one expression", `export const loader = (args: Args) => lade(args);`, ["loader: null"]],
  [
    "a door in a function that may never run",
    `export async function action(args: Args) { const f = async () => { ${OPEN} }; }`,
    ["action: null"],
  ],
  [
    "a door for others",
    `export async function loader(args: Args) { await openRoute(andere, "home"); }`,
    ["loader: null"],
  ],
])("sees no door in %s", (_name, text, expected) => {
  expect(doorsOf(text)).toEqual(expected);
});
