import { describe, expect, it } from "vitest";
import { UPLOAD_LIMIT_BYTES } from "~/domain/antrag/anlagen";
import { FORM_LIMIT_BYTES } from "~/contract/formularGrenze";
import { limitFor } from "~/server/security/bodyLimit";

const anfrage = (pfad: string) =>
  new Request(`http://localhost/${pfad}`, { method: "POST", body: "x", headers: { "content-type": "multipart/form-data; boundary=x" } });

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

  it.each(["antraege", "antraege/a/nachtrag", "nachrichten", "nachrichten/a/b", "v1/antraege/a/schriftsaetze/b"])("not %s", (pfad) => {
    expect(limitFor(anfrage(pfad))).toBe(FORM_LIMIT_BYTES);
  });
});
