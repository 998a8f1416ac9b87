import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./projectRoot";

/** `npm run new -- route <key> <path>` writes the row, the route file and an accessible first page. */
const [kind, key, path] = process.argv.slice(2);
if (kind !== "route" || !key || !path || !/^[a-z]\w*$/.test(key)) {
  console.error("Aufruf: npm run new -- route <schluessel> <pfad>, zum Beispiel: npm run new -- route faq hilfe/faq");
  process.exit(1);
}

const file = `routes/${path.replaceAll("/", ".").replaceAll(":", "$")}.tsx`;
const target = join(projectRoot, "app", file);
const table = join(projectRoot, "app/routing/routeTable.ts");
const source = readFileSync(table, "utf8");
if (existsSync(target) || source.includes(`  ${key}: {`)) {
  console.error(`Die Route ${key} oder die Datei app/${file} gibt es schon.`);
  process.exit(1);
}

const params = [...path.matchAll(/:(\w+)/g)].map(([, name]) => `"${name}"`);
const ids = params.length > 0 ? `, ids: [${params.join(", ")}]` : "";
const row = `  ${key}: { path: "${path}", file: "${file}", access: "login"${ids}, shell: "portal", title: "${key}" },\n\n`;
const splat = "  nichtGefunden: {";
writeFileSync(table, source.replace(splat, row + splat));

const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}Route`;
writeFileSync(
  target,
  `import type { LoaderFunctionArgs } from "@remix-run/node";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "${key}");
  return offen.json({});
}

export default function ${name}() {
  return <h1>${key}</h1>;
}
`,
);
console.log(
  `Zeile in app/routing/routeTable.ts und app/${file} geschrieben.\nAls Nächstes: Titel, Schutz und Hilfebereich der Zeile festlegen, Seite bauen, npm run docs.`,
);
