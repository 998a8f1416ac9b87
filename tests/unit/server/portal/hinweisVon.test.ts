import { expect, it } from "vitest";
import { loader as loadRollen } from "../../../../app/routes/loginSystemrollenAuswahl";
import { loader as loadUnternehmen } from "../../../../app/routes/loginUnternehmenAuswahl";
import { loader as loadTan } from "../../../../app/routes/tan";
import { openRoute } from "../../../../app/server/portal/openRoute";
import { anfrageAn, antragInfo, createScheinBackend, sitzungAngemeldet, UUID } from "./scheinBackend";

const SITZUNG = "GET /v1/sitzung";
const INFO = `GET /v1/antraege/${UUID}/info`;
const cookie = { cookie: "sid=a; rid=b" };

const PERSON = sitzungAngemeldet.benutzer;
const STAB = {
  ...PERSON,
  systemRolle: "SUPPORT_MITARBEITER",
  systemRolleSet: "SUPPORT_MITARBEITER",
  mussUnternehmenAuswaehlen: false,
  unternehmenUuid: null,
} as const;

/** What the start page says after the answer that leads there. */
function satzVon(antwort: unknown): string {
  if (!(antwort instanceof Response)) throw new TypeError("Nobody was led elsewhere");
  expect([antwort.status, antwort.headers.get("location")]).toEqual([303, "/home"]);
  const [, flash = ""] = antwort.headers.getSetCookie().join().split("flash=");
  return atob(flash.split(".")[0] ?? "");
}

it.each([
  ["/landingpage", "landingpage", {}, "Sie sind bereits angemeldet."],
  ["/passwortzuruecksetzen", "passwortzuruecksetzen", {}, "Link ist nicht vollst"],
  ["/nachrichten", "nachrichten", {}, "Ihre Rolle"],
  ["/bsfzSiegel", "bsfzSiegel", {}, "sobald ein Vorhaben Ihres Unternehmens bescheinigt ist"],
  ["/bsfzSiegel", "bsfzSiegel", { benutzer: STAB, navigation: ["home"] }, "Ihre Rolle"],
  [`/antrag/${UUID}/nachforderungen`, "nachforderungen", {}, "keine Nachforderung"],
  [`/antraege/${UUID}/bescheid`, "bescheid", {}, "Bescheid"],
] as const)("führt von %s nicht ohne einen Satz auf die Startseite", async (pfad, key, mehr, satz) => {
  const backend = createScheinBackend({
    [INFO]: () => Response.json({ data: { ...antragInfo, status: "BESCHEID_LIEGT_VOR" } }),
    [SITZUNG]: () => Response.json({ ...sitzungAngemeldet, ...mehr }),
  });
  const args = anfrageAn(pfad, backend.backendFetch, { headers: cookie, params: { uuid: UUID } });
  const antwort: unknown = await openRoute(args, key).catch((error: unknown) => error);
  expect(satzVon(antwort)).toContain(satz);
});

it.each([
  ["/tan", loadTan, PERSON, "Sie sind bereits angemeldet."],
  ["/loginSystemrollenAuswahl", loadRollen, PERSON, "ist keine Rolle zu w"],
  ["/loginUnternehmenAuswahl", loadUnternehmen, STAB, "ist kein Unternehmen zu w"],
] as const)("auch nicht von %s, wo nichts mehr zu tun ist", async (pfad, loader, benutzer, satz) => {
  const backend = createScheinBackend({
    [SITZUNG]: () => Response.json({ ...sitzungAngemeldet, benutzer }),
    "GET /v1/geparkteEingaben": () => Response.json({ data: [] }),
  });
  const load = async (weg: string) => loader(anfrageAn(weg, backend.backendFetch, { headers: cookie }));
  expect(satzVon(await load(pfad))).toContain(satz);
  const gewollt = await load(`${pfad}?redirect=/antraege`);
  if (!(gewollt instanceof Response)) throw new TypeError("Nobody was led elsewhere");
  // Whoever gets where they wanted to be needs no explanation.
  expect([gewollt.headers.get("location"), gewollt.headers.getSetCookie().join().includes("flash=")]).toEqual([
    "/antraege",
    false,
  ]);
});
