import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "~/contract";

let document: Promise<string> | null = null;

/** The OpenAPI document of the contract, as JSON; made at the first call. */
export function openApiDocument(version: string): Promise<string> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const info = {
    title: "Antragsportal",
    version,
    description: "Schnittstelle des Antragsportals. Fehler haben stets die Form des Schemas Problem.",
  };
  document ??= generator.generate(contract, { info }).then((spec) => JSON.stringify(spec));
  return document;
}
