import { describe, expect, it } from "vitest";
import { isFromOwnSite } from "~/server/security/sameOrigin";

const OWN = "https://portal.example.org";

const isAllowed = (headers: Record<string, string>, { path = "/landingpage", own = OWN } = {}): boolean =>
  isFromOwnSite(new Request(own + path, { method: "POST", headers }), own);

describe("text browsers, which send a Referer only", () => {
  it.each([
    ["an own page", `${OWN}/landingpage`],
    ["an own page with a query", `${OWN}/antraege/1/formular/V2?tab=2`],
    ["the own origin, as pages with a secret in their address say it", `${OWN}/`],
    ["the own origin with its standard port", `${OWN}:443/landingpage`],
  ])("may send from %s", (_name, referer) => {
    expect(isAllowed({ referer })).toBe(true);
  });

  it("may send to a portal with a port of its own", () => {
    const own = "http://localhost:8080";
    expect(isAllowed({ referer: `${own}/tan` }, { own })).toBe(true);
    expect(isAllowed({ referer: "http://localhost:80801/tan" }, { own })).toBe(false);
    expect(isAllowed({ referer: "http://localhost/tan" }, { own })).toBe(false);
  });

  it.each([
    ["another host", "https://evil.example/"],
    ["a host that begins like the own one", `${OWN}.evil.example/`],
    ["a host that ends like the own one", "https://evil-portal.example.org/"],
    ["a name before another host", `${OWN}@evil.example/`],
    ["a path that holds the own origin", `https://evil.example/${OWN}/`],
    ["a query that holds the own origin", `https://evil.example/?${OWN}/`],
    ["another scheme", "http://portal.example.org/landingpage"],
    ["another port", `${OWN}:8443/`],
    ["a page without origin", "about:blank"],
    ["data", "data:text/html,x"],
    ["no address at all", "portal.example.org"],
    ["a path only", "/landingpage"],
    ["two addresses", `${OWN}/, https://evil.example/`.replace("/, ", ", ")],
    ["nothing", ""],
  ])("may not send from %s", (_name, referer) => {
    expect(isAllowed({ referer })).toBe(false);
  });

  it("may not send from nowhere", () => {
    expect(isAllowed({})).toBe(false);
  });
});

describe("browsers, which say more than a Referer", () => {
  const referer = `${OWN}/landingpage`;

  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["an opaque origin", { origin: "null" }],
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["a sibling site", { "sec-fetch-site": "same-site", origin: "https://other.example.org" }],
  ])("are judged by that: %s", (_name, headers) => {
    expect(isAllowed({ ...headers, referer })).toBe(false);
    expect(isAllowed({ ...headers, referer }, { path: "/v1/auth/login" })).toBe(false);
  });

  it("need no Referer", () => {
    expect(isAllowed({ origin: OWN })).toBe(true);
    expect(isAllowed({ "sec-fetch-site": "same-origin" })).toBe(true);
  });
});

it("lets programs without any of the three call the interfaces", () => {
  expect(isAllowed({}, { path: "/v1/auth/login" })).toBe(true);
});
