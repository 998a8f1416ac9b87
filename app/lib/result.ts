/**
 * The outcome of something that may be refused: a value, or a named error. Expected refusals are values, never
 * exceptions.
 */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

/** A success. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** A refusal. */
export function fail<E>(error: E): { ok: false; error: E } {
  return { ok: false, error };
}

/** Changes the value of a success and lets a refusal pass. */
export function mapResult<T, U, E>(result: Result<T, E>, change: (value: T) => U): Result<U, E> {
  return result.ok ? ok(change(result.value)) : result;
}
