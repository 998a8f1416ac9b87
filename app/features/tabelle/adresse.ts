/** The address of a place on a page. */
export const toAdresse = (pathname: string, params: URLSearchParams, anker: string): string =>
  `${pathname}${params.size === 0 ? "" : `?${params.toString()}`}#${anker}`;
