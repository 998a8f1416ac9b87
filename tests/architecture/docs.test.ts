import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "../../app/server/backend/http/openapi";
import packageJson from "../../package.json" with { type: "json" };
import { austauschSchema } from "../../app/domain/antrag/austausch/schema";
import { formulare } from "../../app/domain/antrag/formular/formulare";
import { settings } from "../../app/server/settings/settings";
import { renderIconSprite } from "../../scripts/iconSprite";
import { renderAssumptions } from "../../scripts/renderAssumptions";
import { renderEnvExample } from "../../scripts/renderEnvExample";
import { renderRoutes } from "../../scripts/renderRoutes";
import { renderVerbs } from "../../scripts/renderVerbs";
import { root } from "./sources";

const read = (name: string): string => readFileSync(join(root, "docs", name), "utf8");

describe("generated pages are up to date (npm run docs)", () => {
  it("docs/assumptions.md", () => {
    expect(read("assumptions.md")).toBe(renderAssumptions(root));
  });

  it("docs/routes.md", () => {
    expect(read("routes.md")).toBe(renderRoutes());
  });

  it("docs/verbs.md", () => {
    expect(read("verbs.md")).toBe(renderVerbs());
  });

  it("docs/openapi.json", async () => {
    const document = await openApiDocument(packageJson.version);
    expect(read("openapi.json")).toBe(`${JSON.stringify(JSON.parse(document), null, 2)}\n`);
  });

  it.each(["V1", "V2"] as const)("public/schema of version %s", (version) => {
    const published = readFileSync(join(root, "public/schema", `antrag-${version.toLowerCase()}.json`), "utf8");
    expect(published).toBe(`${JSON.stringify(austauschSchema(formulare[version]), null, 2)}\n`);
    const frueher = readFileSync(join(root, "public/schema", `antrag-${version.toLowerCase()}-format1.json`), "utf8");
    expect(frueher).toBe(`${JSON.stringify(austauschSchema(formulare[version], "1"), null, 2)}\n`);
  });

  it(".env.example", () => {
    expect(readFileSync(join(root, ".env.example"), "utf8")).toBe(renderEnvExample(settings));
  });

  it("app/ui/basic/icons.svg", () => {
    expect(readFileSync(join(root, "app/ui/basic/icons.svg"), "utf8")).toBe(renderIconSprite());
  });
});
