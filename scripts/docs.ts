import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openApiDocument } from "../app/server/backend/http/openapi";
import packageJson from "../package.json" with { type: "json" };
import { formulare } from "../app/domain/antrag/formular/formulare";
import { austauschSchema } from "../app/domain/antrag/austausch/schema";
import { renderIconSprite } from "./iconSprite";
import { extendMigrationsliste } from "./migrationsliste";
import { settings } from "../app/server/settings/settings";
import { renderAssumptions } from "./renderAssumptions";
import { renderEnvExample } from "./renderEnvExample";
import { renderRoutes } from "./renderRoutes";
import { renderVerbs } from "./renderVerbs";
import { projectRoot } from "./projectRoot";

/** Writes what is derived from code: the generated pages of docs/, and the icons as one file. */
const pages = {
  "assumptions.md": renderAssumptions(projectRoot),
  "routes.md": renderRoutes(),
  "verbs.md": renderVerbs(),
  "openapi.json": `${JSON.stringify(JSON.parse(await openApiDocument(packageJson.version)), null, 2)}\n`,
};
for (const [name, text] of Object.entries(pages)) writeFileSync(join(projectRoot, "docs", name), text);

/** What is published below /schema: how the export of a form version looks. */
for (const version of ["V1", "V2"] as const) {
  const file = join(projectRoot, "public/schema", `antrag-${version.toLowerCase()}.json`);
  writeFileSync(file, `${JSON.stringify(austauschSchema(formulare[version]), null, 2)}\n`);
  const frueher = join(projectRoot, "public/schema", `antrag-${version.toLowerCase()}-format1.json`);
  writeFileSync(frueher, `${JSON.stringify(austauschSchema(formulare[version], "1"), null, 2)}\n`);
}
writeFileSync(join(projectRoot, "app/ui/basic/icons.svg"), renderIconSprite());
writeFileSync(join(projectRoot, ".env.example"), renderEnvExample(settings));
await extendMigrationsliste();
