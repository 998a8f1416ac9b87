import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { isInnen } from "~/server/security/innen";

const OEFFENTLICH = "https://portal.example.org";

function ask(adresse: string, headers: Record<string, string> = {}): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: adresse });
  const incoming = new IncomingMessage(socket);
  incoming.headers = { host: "10.0.0.5:3000", ...headers };
  return incoming;
}

describe("isInnen", () => {
  it.each([
    "127.0.0.1",
    "::1",
    "::ffff:127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "fd12::1",
    "fe80::1",
  ])("knows %s as an address inside", (adresse) => expect(isInnen(ask(adresse), OEFFENTLICH)).toBe(true));

  it.each(["203.0.113.7", "172.32.0.1", "2001:db8::1", "::ffff:203.0.113.7", ""])(
    "takes %s for one outside",
    (adresse) => expect(isInnen(ask(adresse), OEFFENTLICH)).toBe(false),
  );

  it.each(["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"])(
    "takes whatever a proxy has passed on with %s for a question from outside",
    (name) => expect(isInnen(ask("10.1.2.3", { [name]: "x" }), OEFFENTLICH)).toBe(false),
  );

  it("takes a question under the public address for one from outside, unless that one is of this machine", () => {
    expect(isInnen(ask("10.1.2.3", { host: "Portal.example.org" }), OEFFENTLICH)).toBe(false);
    expect(isInnen(ask("10.1.2.3", { host: "portal.example.org:8443" }), OEFFENTLICH)).toBe(false);
    expect(isInnen(ask("127.0.0.1", { host: "localhost:3000" }), "http://localhost:3000")).toBe(true);
    expect(isInnen(ask("::1", { host: "[::1]:3000" }), "http://[::1]:3000")).toBe(true);
  });
});
