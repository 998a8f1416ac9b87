import { describe, expect, it } from "vitest";
import { addSecurityHeaders, contentSecurityPolicy } from "~/server/security/securityHeaders";

const policy = (isDevelopment = false) =>
  contentSecurityPolicy("abc", { publicUrl: "https://portal.example.org", isDevelopment }).split("; ");

describe("contentSecurityPolicy", () => {
  it("lets workers run from own files only, never from a text that a script has put together", () => {
    expect(policy()).toContain("worker-src 'self'");
    expect(policy().join()).not.toContain("blob:");
  });

  it("lets pages connect to their own server only", () => {
    expect(policy()).toContain("connect-src 'self'");
  });
});

describe("addSecurityHeaders", () => {
  const referrerOf = (url: string, given?: string) => {
    const headers = new Headers(given === undefined ? {} : { "referrer-policy": given });
    addSecurityHeaders(headers, "abc", {
      publicUrl: "https://portal.example.org",
      isDevelopment: false,
      url: new URL(url),
    });
    return headers.get("referrer-policy");
  };

  it("tells no other page the address of one whose link is a secret, nor the own pages and files", () => {
    expect(referrerOf("https://portal.example.org/passwortzuruecksetzen?token=geheim")).toBe("strict-origin");
    expect(referrerOf("https://portal.example.org/emailbestaetigen.data?token=geheim")).toBe("strict-origin");
    expect(referrerOf("https://portal.example.org/passwortzuruecksetzen?maillink=abc")).toBe("strict-origin");
    expect(referrerOf("https://portal.example.org/home?x=1")).toBe("same-origin");
    expect(referrerOf("https://portal.example.org/kalender?token=x", "no-referrer")).toBe("no-referrer");
  });
});
