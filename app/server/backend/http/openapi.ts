import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { z } from "zod";
import { contract } from "~/contract";
import { SICHERHEIT } from "~/contract/wire/beschreibung";
import { problem } from "~/contract/wire/problem";

let document: Promise<string> | null = null;

/** The OpenAPI document of the contract, as JSON; made at the first call. */
export function openApiDocument(version: string): Promise<string> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const info = {
    title: "Antragsportal",
    version,
    description: "Schnittstelle des Antragsportals. Fehler haben stets die Form des Schemas Problem.",
  };
  const Problem = z.toJSONSchema(problem);
  document ??= generator.generate(contract, { info, components: { securitySchemes: SICHERHEIT } }).then((spec) =>
    JSON.stringify({
      ...spec,
      components: { ...spec.components, schemas: { ...spec.components?.schemas, Problem } },
    }),
  );
  return document;
}
