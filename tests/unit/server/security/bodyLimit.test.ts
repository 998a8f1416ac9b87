import { describe, expect, it } from "vitest";
import { UPLOAD_LIMIT_BYTES } from "~/domain/antrag/anlagen";
import { VORHABEN_MAX } from "~/domain/antrag/antragsnummer";
import { FORM_LIMIT_BYTES } from "~/contract/antrag/formularGrenze";
import { limitFor } from "~/server/security/bodyLimit";

const anfrage = (pfad: string) =>
  new Request(`http://localhost/${pfad}`, {
    method: "POST",
    body: "x",
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });

describe("the addresses that take files", () => {
  it.each([
    "belegpruefung",
    "antraege/a/dateiuebersicht",
    "antraege/a/anlagen.data",
    "antraege/a/nachtrag/b",
    "antraege/a/nachtrag/b.data",
    "antraege/a/widerspruch/b",
    "nachrichten/a",
    "v1/antraege/a/vorhaben/b/dateien",
    "v1/antraege/a/schriftsaetze/b/dateien",
    "v1/nachrichten/a/antwort/dateien",
  ])("%s", (pfad) => {
    expect(limitFor(anfrage(pfad))).toBe(UPLOAD_LIMIT_BYTES);
  });

  it.each(["antraege", "antraege/a/nachtrag", "nachrichten", "nachrichten/a/b", "v1/antraege/a/schriftsaetze"])(
    "not %s",
    (pfad) => {
      expect(limitFor(anfrage(pfad))).toBe(FORM_LIMIT_BYTES);
    },
  );
});

describe("what a rule of the contract allows fits its call", () => {
  const json = (pfad: string) =>
    limitFor(
      new Request(`http://localhost/${pfad}`, { method: "POST", headers: { "content-type": "application/json" } }),
    );
  // The longest texts, in characters that take three bytes.
  const begruendungen = VORHABEN_MAX * 20_000 * 3;
  it.each([
    ["fach/v1/antraege/a/bescheid", begruendungen],
    ["fach/v1/antraege/a/widerspruchsbescheid", begruendungen],
    ["fach/v1/antraege/a/nachforderungen", 51 * 4_000 * 3],
    ["v1/antraege/a/schriftsaetze/b", FORM_LIMIT_BYTES],
    ["v1/antraege/a/vorhaben/b", FORM_LIMIT_BYTES],
  ])("%s: %i bytes", (pfad, bytes) => {
    expect(json(pfad)).toBeGreaterThan(bytes);
  });

  it.each([
    "fach/v1/antraege/a/pruefung",
    "v1/antraege",
    "v1/antraege/a/vorhaben/b/freigabe",
    "v1/antraege/a/schriftsaetze",
  ])("others stay at 64 KiB: %s", (pfad) => {
    expect(json(pfad)).toBe(64 * 1024);
  });
});
