const SCHLUESSEL = /^[\w-]{20,64}$/;

/** True for what may be a key of a file. */
export const isKey = (text: string): boolean => SCHLUESSEL.test(text);

/**
 * Where a key lies below the place of all files: spread over folders by its first two characters. Nothing there has a
 * name that anybody outside can choose.
 */
export function pfadVon(schluessel: string): string {
  if (!isKey(schluessel)) throw new RangeError("No key of the storage");
  return `${schluessel.slice(0, 2)}/${schluessel}`;
}
