import { GESPEICHERT_COOKIE } from "~/contract/portal/tresorDaten";

/** The portal names the key of the form that it has just saved: a redirect alone can have other reasons. */
export function isGespeichert(schluessel: string | null): boolean {
  const cookies = document.cookie.split("; ").map((cookie) => cookie.replace(/^__Host-/, ""));
  return schluessel !== null && cookies.includes(`${GESPEICHERT_COOKIE}=${schluessel}`);
}
