type Eingaben = Readonly<Record<string, string | string[]>>;

/**
 * What was typed, with examples where it is blank: what is typed stays.
 *
 * @spec §3 testdatenGenerator
 */
export const fillBlanks = <T extends Eingaben>(
  eingaben: T,
  beispiel: Eingaben,
): T & Record<string, string | string[]> => ({
  ...eingaben,
  ...Object.fromEntries(
    Object.entries(beispiel).filter(([feld]) => [eingaben[feld] ?? ""].flat().every((text) => text.trim() === "")),
  ),
});
