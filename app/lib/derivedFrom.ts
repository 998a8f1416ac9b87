/**
 * `compute`, worked out once per object as long as somebody holds that object. For what depends on nothing else, such
 * as lists that stand in a module and are read with every page.
 */
export function derivedFrom<Source extends object, Result>(
  compute: (source: Source) => Result,
): (source: Source) => Result {
  const known = new WeakMap<Source, { result: Result }>();
  return (source) => {
    const old = known.get(source);
    if (old !== undefined) return old.result;
    const result = compute(source);
    known.set(source, { result });
    return result;
  };
}
