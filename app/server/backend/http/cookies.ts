import type { RufKontext } from "../kontext";
import type { SitzungsTokens } from "../usecases/sitzung/tokens";

type Kontext = Pick<RufKontext, "request" | "antwort" | "dienste">;

/** `__Host-` binds a cookie to this host and to https; plain names are for http://localhost only. */
const cookieName = (name: string, { dienste }: Kontext) => (dienste.config.secureCookies ? `__Host-${name}` : name);

/** The value of a cookie of the request; null when it is missing or sent twice with different values. */
export function readCookie(kontext: Kontext, name: string): string | null {
  const wanted = cookieName(name, kontext);
  const values = (kontext.request.headers.get("cookie") ?? "")
    .split(";")
    .map((part) => part.trim().split("="))
    .filter(([key]) => key === wanted)
    .map(([, ...value]) => value.join("="));
  const [first] = values;
  return first !== undefined && first !== "" && values.every((value) => value === first) ? first : null;
}

/** Sets a cookie that ends with the browser session, or after so many seconds; an empty value removes it. */
export function setCookie(
  kontext: Kontext,
  name: string,
  { value, sekunden = null }: { value: string; sekunden?: number | null | undefined },
): void {
  const secure = kontext.dienste.config.secureCookies ? "; Secure" : "";
  const maxAge = value === "" ? 0 : sekunden;
  const ende = maxAge === null ? "" : `; Max-Age=${String(maxAge)}`;
  kontext.antwort.append(
    "set-cookie",
    `${cookieName(name, kontext)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${ende}`,
  );
}

/** The cookie of a view. It stands beside those of the login, which stay as they are. */
export const ANSICHT_COOKIE = "wie";

/** The token of a view of the support, whether or not that still lives. */
export const readAnsichtToken = (kontext: Kontext) => readCookie(kontext, ANSICHT_COOKIE);
/** The access token of the request. */
export const readZugriffToken = (kontext: Kontext) => readCookie(kontext, "sid");
/** The refresh token of the request. */
export const readRefreshToken = (kontext: Kontext) => readCookie(kontext, "rid");

/** Gives the browser new tokens. Before the TAN there is no refresh token; an older one is removed. */
export function setSitzungsCookies(kontext: Kontext, tokens: SitzungsTokens): void {
  setCookie(kontext, "sid", { value: tokens.zugriff });
  setCookie(kontext, "rid", { value: tokens.refresh ?? "" });
}

/** Takes both tokens away. */
export function clearSitzungsCookies(kontext: Kontext): void {
  setCookie(kontext, "sid", { value: "" });
  setCookie(kontext, "rid", { value: "" });
}
