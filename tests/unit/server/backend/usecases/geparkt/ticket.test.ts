import { describe, expect, it } from "vitest";
import { readTicket, issueTicket } from "~/server/backend/usecases/geparkt/ticket";

const [A, B] = ["11111111-2222-4333-8444-555555555555", "99999999-2222-4333-8444-555555555555"];
const TICKET = { benutzer: A, unternehmen: B, antrag: A, art: "VORHABEN", gegenstand: B } as const;
const JETZT = Date.parse("2026-03-02T10:00:00Z");
const STUNDE = 3_600_000;

function um(millis: number, secretKey = "geheim-fuer-tests-0123456789-abcdefgh") {
  const fristen = {
    registrierung: 1,
    bestaetigung: 1,
    passwortLink: 1,
    einladung: 1,
    zweitePerson: 1,
    wartezeit: 1,
    nezo: 1,
    geparkteEingabe: 1,
  };
  return {
    clock: { now: () => new Date(millis) },
    config: { secretKey, fristenMinuten: { ...fristen, formularTicket: 120 } },
  };
}

describe("das Ticket eines Formulars", () => {
  it("nennt Person, Unternehmen, Antrag und Formular, und verrät sie niemandem", () => {
    const text = issueTicket(um(JETZT), TICKET);
    expect(readTicket(um(JETZT), text)).toEqual(TICKET);
    expect(Buffer.from(text, "base64url").toString("latin1")).not.toContain(A.slice(0, 8));
    expect(text).toMatch(/^[\w-]{200,999}$/);
  });

  it("ist jedes Mal ein anderes", () => {
    expect(issueTicket(um(JETZT), TICKET)).not.toBe(issueTicket(um(JETZT), TICKET));
  });

  it.each([
    ["kurz vor dem Ende", 2 * STUNDE - 1, TICKET],
    ["am Ende", 2 * STUNDE, null],
    ["danach", 2 * STUNDE + 1, null],
  ])("gilt so lange, wie eingestellt ist: %s", (_wann, millis, erwartet) => {
    expect(readTicket(um(JETZT + millis), issueTicket(um(JETZT), TICKET))).toEqual(erwartet);
  });

  it("gilt nicht mit einem anderen Schlüssel", () => {
    expect(readTicket(um(JETZT, "x".repeat(40)), issueTicket(um(JETZT), TICKET))).toBeNull();
  });

  it("gilt nicht, wenn ein Bit anders ist, es gekürzt ist oder fehlt", () => {
    const bytes = Buffer.from(issueTicket(um(JETZT), TICKET), "base64url");
    for (const stelle of [0, 11, 12, 27, 28, bytes.length - 1]) {
      const anders = Buffer.from(bytes);
      anders.writeUInt8(anders.readUInt8(stelle) ^ 1, stelle);
      expect(readTicket(um(JETZT), anders.toString("base64url")), String(stelle)).toBeNull();
    }
    for (const text of [
      "",
      "abc",
      bytes.subarray(0, 27).toString("base64url"),
      bytes.subarray(0, -1).toString("base64url"),
    ]) {
      expect(readTicket(um(JETZT), text)).toBeNull();
    }
  });
});
