/** Largest form body, in bytes. The server refuses more; a page with scripts says so before it sends. */
export const FORM_LIMIT_BYTES = 256 * 1024;

/** Says how much may be sent at once, in the same words everywhere. `bytes`: the limit, a multiple of 1024; whole megabytes are said as such. */
export function grenzeText(bytes: number): string {
  const mb = bytes / (1024 * 1024);
  return `Erlaubt sind höchstens ${Number.isInteger(mb) ? `${String(mb)} MB` : `${String(bytes / 1024)} KiB`} auf einmal.`;
}

/** Query of the login page that says: the form sent last was not saved, because the session had ended. */
export const EINGABE_VERWORFEN = { eingabe: "verworfen" } as const;
