import type { CookieJar } from "./cookieJar";
import type { RefreshOnce } from "./refreshOnce";
import type { Lesen, Transport } from "./transport";

/** Who calls the backend, and how. */
export type Absender = {
  transport: Transport;
  /** The short way of reading calls; null when the backend is another process. */
  lesen?: Lesen | null;
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
