import { GESPEICHERT_COOKIE } from "~/contract/portal/tresorDaten";

/** The portal names the keys of the forms that it has saved last: a redirect alone can have other reasons. */
export const isGespeichert = (schluessel: string | null): boolean =>
  schluessel !== null &&
  document.cookie
    .split("; ")
    .some((cookie) => cookie.includes(`${GESPEICHERT_COOKIE}=`) && cookie.includes(schluessel));
