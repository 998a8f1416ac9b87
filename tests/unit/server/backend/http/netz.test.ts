import { describe, expect, it } from "vitest";
import { netzVon } from "~/server/backend/http/netz";

describe("netzVon", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::ff", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:0:0:1::", "2001:db8:0:0::/64"],
    ["2001:db8:1:2:3:4:192.0.2.1", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["2001:db8:1:2::/64", "2001:db8:1:2::/64"],
    ["unbekannt", "unbekannt"],
    ["", ""],
  ])("zählt %s als %s", (adresse, netz) => {
    expect(netzVon(adresse)).toBe(netz);
  });

  it("hält zwei Netze auseinander", () => {
    expect(netzVon("2001:db8:1:2::1")).not.toBe(netzVon("2001:db8:1:3::1"));
  });
});
