import { expect, it } from "vitest";
import { openRoute } from "../../../../app/server/portal/openRoute";
import { anfrageAn, antragInfo, createScheinBackend, sitzungAngemeldet, UUID } from "./scheinBackend";

const SITZUNG = "GET /v1/sitzung";
const INFO = `GET /v1/antraege/${UUID}/info`;
const cookie = { cookie: "sid=a; rid=b" };

it.each([
  ["/landingpage", "landingpage", {}, "Sie sind bereits angemeldet."],
  ["/passwortzuruecksetzen", "passwortzuruecksetzen", {}, "Link ist nicht vollst"],
  ["/nachrichten", "nachrichten", {}, "Ihre Rolle"],
  ["/bsfzSiegel", "bsfzSiegel", { navigation: ["home", "bsfzSiegel"] }, "Siegel"],
  [`/antrag/${UUID}/nachforderungen`, "nachforderungen", {}, "keine Nachforderung"],
  [`/antraege/${UUID}/bescheid`, "bescheid", {}, "Bescheid"],
] as const)("führt von %s nicht ohne einen Satz auf die Startseite", async (pfad, key, mehr, satz) => {
  const backend = createScheinBackend({
    [INFO]: () => Response.json({ ...antragInfo, status: "BESCHEID_LIEGT_VOR" }),
    [SITZUNG]: () => Response.json({ ...sitzungAngemeldet, ...mehr }),
  });
  const args = anfrageAn(pfad, backend.backendFetch, { headers: cookie, params: { uuid: UUID } });
  const antwort: unknown = await openRoute(args, key).catch((error: unknown) => error);
  if (!(antwort instanceof Response)) throw new TypeError("Nobody was led elsewhere");
  expect([antwort.status, antwort.headers.get("location")]).toEqual([303, "/home"]);
  const [, flash = ""] = antwort.headers.getSetCookie().join().split("flash=");
  expect(atob(flash.split(".")[0] ?? "")).toContain(satz);
});
