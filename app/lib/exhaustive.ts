/**
 * The last branch of a switch over a union: compiles only when every case is handled, throws if data from outside
 * breaks the promise.
 */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
