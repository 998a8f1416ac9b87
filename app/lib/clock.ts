/** Where the time comes from. Rules never read the system time themselves: they are given a clock or an instant. */
export type Clock = { now(): Date };

/** The real time. */
export const systemClock: Clock = { now: () => new Date() };

/**
 * The time of the browser, for code that runs nowhere else: what loaders and actions call is given the clock of the
 * process.
 */
export const browserClock: Clock = { now: () => systemClock.now() };

/**
 * A clock that stands still; `instant` is anything `Date` understands, with a zone. Throws on an unreadable instant.
 */
export function fixedClock(instant: string): Clock {
  const millis = Date.parse(instant);
  if (Number.isNaN(millis)) throw new RangeError(`Not an instant: ${instant}`);
  return { now: () => new Date(millis) };
}
