import type { Absender } from "../../app/server/client/absender";
import { openCookieJar } from "../../app/server/client/cookieJar";
import { createRefreshOnce, type RefreshOnce } from "../../app/server/client/refreshOnce";
import type { Wege } from "../../app/server/client/transport";

export const FEATURE = "GET /v1/feature";
export const REFRESH = "POST /v1/auth/token/refresh";
export const merkmale = { testdatenGenerator: true, bsfzSiegel: false };

export function absenderFor(
  backendFetch: Wege["anfrage"],
  cookie = "sid=alt; rid=r1; flash=f",
  refreshOnce: RefreshOnce = createRefreshOnce(),
): Absender {
  return {
    wege: {
      anfrage: backendFetch,
      datei: () => Promise.reject(new Error("Rufe gehen nicht den Weg der Dateien")),
      lesen: null,
    },
    cookies: openCookieJar(cookie),
    sitzungCookies: { zugriff: "sid", erneuerung: "rid" },
    eigeneCookies: ["flash"],
    headers: { "x-request-id": "req-1", "x-forwarded-for": "192.0.2.1" },
    refreshOnce,
  };
}

export const erneuert = () => {
  const response = Response.json({ refreshTokenExpiresAt: "2026-03-02T11:00:00Z" });
  response.headers.append("set-cookie", "sid=neu; Path=/; HttpOnly");
  response.headers.append("set-cookie", "rid=r2; Path=/; HttpOnly");
  return response;
};
