import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { root } from "./sources";

const GENERATED = new Set(["docs/assumptions.md", "docs/routes.md"]);
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name.replaceAll("\\", "/")}`),
].filter((page) => !GENERATED.has(page));

/** Paths in backticks that begin with a folder of the project; patterns and placeholders are no paths. */
const named = (text: string): string[] =>
  [...text.matchAll(/`((?:app|docs|scripts|tests|public)\/[^\s`]*)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !/[*<…]/.test(path));

/** Targets of links inside the project, from its root. */
const linked = (page: string, text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => relative(root, join(root, dirname(page), target)));

it.each(pages)("%s names only what exists", (page) => {
  const text = readFileSync(join(root, page), "utf8");
  expect([...named(text), ...linked(page, text)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
