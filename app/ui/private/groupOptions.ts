export type SelectOption = { value: string; label: string; group?: string | undefined };

/** Options under their group headings, in the order in which the groups first appear. */
export function groupOptions(
  options: readonly SelectOption[],
): { group: string | undefined; members: SelectOption[] }[] {
  const groups = new Map<string | undefined, SelectOption[]>();
  for (const option of options) {
    const members = groups.get(option.group);
    if (members === undefined) groups.set(option.group, [option]);
    else members.push(option);
  }
  return [...groups].map(([group, members]) => ({ group, members }));
}
