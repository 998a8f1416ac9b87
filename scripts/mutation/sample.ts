/** `size` of the values, the same for the same seed; all when there are no more. */
export function sampleOf<T>(values: readonly T[], size: number, seed: number): T[] {
  const rest = [...values];
  const chosen: T[] = [];
  let state = seed >>> 0;
  while (chosen.length < size && rest.length > 0) {
    // The generator of Numerical Recipes: good enough to draw from a hat.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    chosen.push(...rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1));
  }
  return chosen;
}
