import { describe, expect, it } from "vitest";
import { cookieName, eigeneCookies, setCookieLine, sitzungCookies } from "../../../../app/server/portal/cookies";

describe("Cookies des Portals", () => {
  it.each([
    [true, undefined, "__Host-vor=w; Path=/; HttpOnly; SameSite=Lax; Secure"],
    [true, 60, "__Host-vor=w; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60"],
    [false, 0, "vor=w; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"],
  ])("https %s, Dauer %s", (isSecure, maxAge, zeile) => {
    expect(setCookieLine("vor", "w", { isSecure, maxAge })).toBe(zeile);
  });

  it("heißen über https __Host-", () => {
    expect(cookieName("sid", true)).toBe("__Host-sid");
    expect(sitzungCookies(true)).toEqual({ zugriff: "__Host-sid", erneuerung: "__Host-rid" });
    expect(sitzungCookies(false)).toEqual({ zugriff: "sid", erneuerung: "rid" });
    expect(eigeneCookies(true)).toContain("__Host-flash");
    expect(eigeneCookies(true).every((name) => name.startsWith("__Host-"))).toBe(true);
  });
});
