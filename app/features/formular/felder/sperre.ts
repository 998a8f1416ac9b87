/**
 * What of a form is locked: all of it or nothing, but for single controls that are the other way round, by their names.
 *
 * @spec §4 Read-only: a global flag, and each unit can be set read-only individually
 */
export type Sperre = { readonly alles: boolean; readonly anders: ReadonlySet<string> };

/** Nothing is locked. */
export const OFFEN: Sperre = { alles: false, anders: new Set() };

export const isGesperrtIn = ({ alles, anders }: Sperre, name: string): boolean => alles !== anders.has(name);

/** Locks or unlocks one control. */
export function switchEinheit(sperre: Sperre, name: string): Sperre {
  const anders = new Set(sperre.anders);
  if (!anders.delete(name)) anders.add(name);
  return { ...sperre, anders };
}

/** Locks or unlocks all controls, also those that were the other way round. */
export const switchAlles = ({ alles }: Sperre): Sperre => ({ ...OFFEN, alles: !alles });

/** What carries an answer; buttons have names, too. */
const ANTWORTEN = "input[name], textarea[name], select[name]";

const nameOf = (element: Element): string[] => {
  const name = element.getAttribute("name");
  return name === null || name === "" ? [] : [name];
};

/**
 * The control whose unit something on the page is part of: the nearest frame around it that holds controls, if they all
 * have one name. Undefined between the units, and in a table.
 */
export function findEinheit(start: Element, form: Element): string | undefined {
  for (let rahmen: Element | null = start; rahmen !== null && rahmen !== form; rahmen = rahmen.parentElement) {
    const eigene = rahmen.matches(ANTWORTEN) ? [rahmen] : [];
    const namen = new Set([...eigene, ...rahmen.querySelectorAll(ANTWORTEN)].flatMap(nameOf));
    if (namen.size > 0) return namen.size === 1 ? [...namen][0] : undefined;
  }
  return undefined;
}
