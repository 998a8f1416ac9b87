import type { CookieJar } from "./cookieJar";
import type { RefreshOnce } from "./refreshOnce";
import type { Transport } from "./transport";

/** Who calls the backend, and how. */
export type Absender = {
  transport: Transport;
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
