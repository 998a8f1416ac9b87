/** Says whether a statement failed because this unique index has such an entry already. */
export function isTaken(error: unknown, index: string): boolean {
  const grund = error instanceof Error ? error.cause : undefined;
  if (typeof grund !== "object" || grund === null || !("code" in grund) || !("constraint" in grund)) return false;
  return grund.code === "23505" && grund.constraint === index;
}
