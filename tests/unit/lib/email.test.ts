import { describe, expect, it } from "vitest";
import { hideEmail, toAsciiDomain, toKontoEmail } from "../../../app/lib/email";

describe("Domain einer Adresse", () => {
  it.each([
    ["info@müller.de", "info@xn--mller-kva.de"],
    ["info@MÜLLER.de", "info@xn--mller-kva.de"],
    ["info@mu\u0308ller.de", "info@xn--mller-kva.de"],
    ["info@example.org", "info@example.org"],
    ["Info@Example.ORG", "Info@Example.ORG"],
    ["info@müller.de:80", "info@müller.de:80"],
    ["info@müller.de/x", "info@müller.de/x"],
    ["info@böse@müller.de", "info@böse@xn--mller-kva.de"],
    ["info@127.1", "info@127.1"],
    ["info@", "info@"],
    ["müller", "müller"],
    ["", ""],
  ])("%s wird %s", (email, erwartet) => {
    expect(toAsciiDomain(email)).toBe(erwartet);
  });

  it("erkennt ein Konto in jeder Schreibweise seiner Adresse", () => {
    for (const email of ["Info@Müller.de", "info@xn--mller-kva.de", "INFO@XN--MLLER-KVA.DE"]) {
      expect(toKontoEmail(email)).toBe("info@xn--mller-kva.de");
    }
  });
});

it.each([
  ["nora.neumann@example.org", "n…@example.org"],
  ["n@example.org", "n…@example.org"],
  ["a@b@example.org", "a…@example.org"],
])("zeigt von %s nur so viel: %s", (email, gezeigt) => {
  expect(hideEmail(email)).toBe(gezeigt);
});
