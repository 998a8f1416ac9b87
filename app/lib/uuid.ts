const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * True for 8-4-4-4-12 hexadecimal digits, upper or lower case; version and variant bits are not looked at.
 *
 * @spec §5 Application ids in routes must be valid UUIDs (8-4-4-4-12 hex)
 */
export function isUuid(text: unknown): text is string {
  return typeof text === "string" && UUID_PATTERN.test(text);
}

const UUIDS = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/i;

/** A text cut before and after each id in it: the ids, and what stands between them. Nothing is empty. */
export const cutAtUuids = (text: string): string[] =>
  text
    .split(UUIDS)
    .map((teil) => teil.trim())
    .filter((teil) => teil !== "");

/** A new random id, lower case; `random` is replaced in tests. */
export function newUuid(random: () => string = () => crypto.randomUUID()): string {
  return random();
}
