import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { renderAssumptions } from "../../scripts/renderAssumptions";
import { renderRoutes } from "../../scripts/renderRoutes";
import { root } from "./sources";

const read = (name: string): string => readFileSync(join(root, "docs", name), "utf8");

describe("generated pages are up to date (npm run docs)", () => {
  it("docs/assumptions.md", () => {
    expect(read("assumptions.md")).toBe(renderAssumptions(root));
  });

  it("docs/routes.md", () => {
    expect(read("routes.md")).toBe(renderRoutes());
  });
});
