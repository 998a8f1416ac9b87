import { z } from "zod";

type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  $ref?: string;
};

/** An id that nothing has. */
export const NIEMALS = "99999999-9999-4999-8999-999999999999";

/** The smallest value that fits a JSON schema. */
function kleinstes(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const eines = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (eines !== undefined) return kleinstes(eines);
  if (schema.allOf !== undefined)
    return Object.assign({}, ...schema.allOf.map((teil) => kleinstes(teil) as object)) as object;
  switch ([schema.type].flat()[0]) {
    case "string":
      return schema.format === "uuid" ? NIEMALS : "x".repeat(schema.minLength ?? 1);
    case "number":
    case "integer":
      return Math.max(1, schema.minimum ?? 1);
    case "boolean":
      return true;
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => kleinstes(schema.items ?? {}));
    case "object":
      return Object.fromEntries((schema.required ?? []).map((key) => [key, kleinstes(schema.properties?.[key] ?? {})]));
    default:
      return "1";
  }
}

/** Something that a call of the contract accepts: the smallest input that fits its schema. */
export function beispielEingabe(eingabe: unknown): Record<string, unknown> {
  if (!(eingabe instanceof z.ZodType)) return {};
  const schema = z.toJSONSchema(eingabe, { io: "input", unrepresentable: "any", reused: "inline" });
  return kleinstes(schema as Schema) as Record<string, unknown>;
}
