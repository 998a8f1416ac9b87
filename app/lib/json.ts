/**
 * An object, not null and no list, whose properties can be looked at one by one: the first step of a proof of what came
 * as JSON.
 */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
