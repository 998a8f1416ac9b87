import { expect, it } from "vitest";
import { loader } from "~/routes/nezoweiterleitung";
import {
  anfrageAn,
  createScheinBackend,
  fehlerAntwort,
  sitzungAngemeldet,
} from "../../unit/server/portal/scheinBackend";

const rueckkehr = async (abschluss: () => Response) => {
  const { backendFetch } = createScheinBackend({
    "GET /v1/sitzung": () => Response.json(sitzungAngemeldet),
    "POST /v1/nezo/abschluss": abschluss,
  });
  const args = anfrageAn("/nezoweiterleitung?state=s1&intent=NACHTRAG", backendFetch, {
    headers: { cookie: "sid=s; nezoziel=z" },
  });
  const ergebnis: unknown = await Promise.resolve(loader(args)).catch((thrown: unknown) => thrown);
  if (!(ergebnis instanceof Response)) throw new Error("No answer");
  return {
    status: ergebnis.status,
    ziel: ergebnis.headers.get("location"),
    cookies: ergebnis.headers.getSetCookie().join(),
  };
};

it("antwortet das Backend nicht, behauptet das Portal nicht, dass nichts gesendet wurde: dieselbe Adresse lässt sich noch einmal öffnen", async () => {
  const { status, ziel, cookies } = await rueckkehr(() => fehlerAntwort("NICHT_ERREICHBAR"));
  expect([status, ziel]).toEqual([503, null]);
  expect(cookies).not.toMatch(/nezo/i);
});

it("sagt sonst, warum die Identifizierung nicht gelungen ist", async () => {
  const { status, ziel } = await rueckkehr(() => fehlerAntwort("NEZO_ABGEBROCHEN"));
  expect([status, ziel]).toEqual([303, "/nezoerror?response=NEZO_ABGEBROCHEN"]);
});
