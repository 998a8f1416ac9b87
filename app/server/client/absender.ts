import type { CookieJar } from "./cookieJar";
import type { RefreshOnce } from "./refreshOnce";
import type { Wege } from "./transport";

/** Who calls the backend, and on which ways. */
export type Absender = {
  wege: Wege;
  cookies: CookieJar;
  /** Names of the session cookies of the backend. */
  sitzungCookies: { zugriff: string; erneuerung: string };
  /** Cookies of the portal itself, which the backend never sees. */
  eigeneCookies: readonly string[];
  /** Headers of every call: request id, client address, user agent. */
  headers: Readonly<Record<string, string>>;
  refreshOnce: RefreshOnce;
  /** Told after each call that may have changed something. */
  onGeaendert?: () => void;
};

/** What every call says about its caller, on whichever way it goes. `schluessel`: its Idempotency-Key. */
export function headersOf(
  { headers, cookies, eigeneCookies }: Absender,
  schluessel: string | null = null,
): Record<string, string> {
  const cookie = cookies.header(eigeneCookies);
  return {
    ...headers,
    ...(cookie !== "" && { cookie }),
    ...(schluessel !== null && { "idempotency-key": schluessel }),
  };
}
