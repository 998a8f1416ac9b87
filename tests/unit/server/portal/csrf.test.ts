import { describe, expect, it } from "vitest";
import { isCsrfRichtig, isVorSitzung, newVorSitzung, vorSitzungToken } from "../../../../app/server/portal/csrf";
import { openRoute } from "../../../../app/server/portal/openRoute";
import { listSources, readSource } from "../../../architecture/sources";
import { anfrageAn, createScheinBackend, formular, sitzungAngemeldet } from "./scheinBackend";

const mit = (csrf?: string) => {
  const form = new FormData();
  if (csrf !== undefined) form.set("csrf", csrf);
  return form;
};

describe("Schutz der Formulare", () => {
  it("bindet das Zeichen eines Besuchers ohne Sitzung an sein Cookie", () => {
    const eins = newVorSitzung();
    const zwei = newVorSitzung();
    expect(isVorSitzung(eins)).toBe(true);
    expect(vorSitzungToken("k", eins)).toBe(vorSitzungToken("k", eins));
    expect(vorSitzungToken("k", eins)).not.toBe(vorSitzungToken("k", zwei));
    expect(vorSitzungToken("k", eins)).not.toBe(vorSitzungToken("anders", eins));
  });

  it.each([undefined, "", "kurz", `${"a".repeat(42)}!`, "a".repeat(44)])(
    "erkennt kein fremdes Cookie an: %j",
    (wert) => {
      expect(isVorSitzung(wert)).toBe(false);
    },
  );

  it.each([
    ["richtig", "richtig", true],
    ["falsch", "richtig", false],
    ["", "richtig", false],
    [undefined, "richtig", false],
  ])("Zeichen %j, erwartet %j: %s", (gesendet, erwartet, ergebnis) => {
    expect(isCsrfRichtig(mit(gesendet), erwartet)).toBe(ergebnis);
  });

  it("gilt für jedes Formular, welche Felder auch immer es hat", () => {
    class AlleFelder extends FormData {
      override has = () => true;
      override get = (name: string) => (name === "csrf" ? null : "x");
      override getAll = (name: string) => (name === "csrf" ? [] : ["x"]);
    }
    expect(isCsrfRichtig(new AlleFelder(), "richtig")).toBe(false);
  });
});

/** What the portal calls its controls, and what its code asks a form for. */
function listFeldnamen(): string[] {
  const muster = /(?:\bname=|_FELD = |\.(?:get|getAll|has)\()"([\w-]+)"/g;
  return [
    ...new Set(
      listSources("app").flatMap((datei) => [...readSource(datei).matchAll(muster)].map(([, name = ""]) => name)),
    ),
  ];
}

describe("Die Tür", () => {
  const { backendFetch } = createScheinBackend({ "GET /v1/sitzung": () => Response.json(sitzungAngemeldet) });
  const statusOf = async (method: string, felder: Record<string, string>): Promise<number> => {
    const anfrage = anfrageAn("/home", backendFetch, {
      ...formular(felder),
      method,
      headers: { cookie: "sid=a; rid=b" },
    });
    const antwort: unknown = await openRoute(anfrage, "home").catch((error: unknown) => error);
    return antwort instanceof Response ? antwort.status : 200;
  };

  it("weist ohne das Zeichen jedes Formular ab, welche Felder des Portals auch immer es hat", async () => {
    const felder = listFeldnamen();
    expect(felder).toEqual(expect.arrayContaining(["schluessel", "geparkt", "revision", "email", "aktion"]));
    const alle = Object.fromEntries(felder.map((name) => [name, "true"]));
    expect(await statusOf("POST", { ...alle, csrf: "falsch" })).toBe(403);
    expect(await statusOf("POST", { ...alle, csrf: "token-der-sitzung" })).toBe(200);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])("verlangt das Zeichen bei %s", async (method) => {
    expect(await statusOf(method, { csrf: "falsch" })).toBe(403);
    expect(await statusOf(method, { csrf: "token-der-sitzung" })).toBe(200);
  });
});
