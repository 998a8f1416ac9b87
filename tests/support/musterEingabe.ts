import { z } from "zod";

const NIEMALS = "99999999-9999-4999-8999-999999999999";

type Schema = z.core.JSONSchema.BaseSchema;

const FORMATE: Readonly<Record<string, string>> = {
  uuid: NIEMALS,
  "date-time": "2026-03-01T10:00:00.000Z",
  date: "2026-03-01",
  email: "muster@example.org",
};

function objectOf({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, inner]) =>
      typeof inner === "object" && required.includes(key) ? [[key, musterVon(inner)]] : [],
    ),
  );
}

function listOf({ items, minItems = 0 }: Schema): unknown[] {
  const inner = typeof items === "object" && !Array.isArray(items) ? items : {};
  return Array.from({ length: minItems }, () => musterVon(inner));
}

function musterVon(schema: Schema): unknown {
  const [erstes] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (erstes !== undefined) return musterVon(erstes);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case "object":
      return objectOf(schema);
    case "array":
      return listOf(schema);
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 1, 1);
    case "boolean":
      return true;
    case "string":
      return FORMATE[schema.format ?? ""] ?? "Muster".padEnd(schema.minLength ?? 0, "x");
    default:
      return null;
  }
}

/** What a call accepts: the least that its schema asks for, with ids that nothing has. */
export function musterEingabe(eingabe: unknown): Record<string, unknown> {
  if (!(eingabe instanceof z.ZodType)) return {};
  const muster = musterVon(z.toJSONSchema(eingabe, { io: "input", unrepresentable: "any" }));
  return z.record(z.string(), z.unknown()).catch({}).parse(muster);
}
