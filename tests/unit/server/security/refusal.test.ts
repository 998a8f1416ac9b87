import { describe, expect, it } from "vitest";
import { findSeite } from "~/server/security/refusal";

const BROWSER = { accept: "text/html,application/xhtml+xml" };

describe("findSeite", () => {
  it.each([
    ["a link to a download that is not there", "GET", BROWSER, 404, "NICHT_GEFUNDEN"],
    ["a form without scripts whose session has changed", "POST", BROWSER, 403, "KEIN_ZUGRIFF"],
    ["a script", "POST", { accept: "*/*" }, 403, null],
    ["a download of data", "GET", BROWSER, 200, null],
    ["another failure", "GET", BROWSER, 422, null],
  ] as const)("%s", (_name, method, headers, status, code) => {
    const request = new Request("http://localhost:3000/leiste", { method, headers });
    expect(findSeite(request, Response.json({ requestId: "r1" }, { status }))).toBe(code);
  });

  it("leaves pages as they are", () => {
    const request = new Request("http://localhost:3000/nix", { headers: BROWSER });
    expect(
      findSeite(request, new Response("<h1>", { status: 404, headers: { "content-type": "text/html" } })),
    ).toBeNull();
  });
});
