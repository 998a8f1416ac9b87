/** Everybody but the reader, who is among them once. Somebody else may have the same name. */
export function andereVon(alle: readonly string[], ich: string): string[] {
  const stelle = alle.indexOf(ich);
  return alle.filter((_, index) => index !== stelle);
}

/** Everybody but the reader in any of several groups; who is in more than one is named once. */
export const andereVonAllen = (gruppen: readonly (readonly string[])[], ich: string): string[] =>
  gruppen.reduce<string[]>(
    (bisher, gruppe) => [...bisher, ...andereVon(gruppe, ich).filter((name) => !bisher.includes(name))],
    [],
  );
