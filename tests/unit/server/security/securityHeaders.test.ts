import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "~/server/security/securityHeaders";

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
