import { describe, expect, it } from "vitest";
import { setzeHilfeAnzeige } from "../../../../app/server/portal/hilfeAnzeige";
import { setzeLeiste } from "../../../../app/server/portal/leiste";
import { openRoute } from "../../../../app/server/portal/openRoute";
import { anfrageAn, createScheinBackend, formular, sitzungAngemeldet } from "./scheinBackend";

const ANZEIGE = "PUT /v1/benutzer/hilfetexteanzeigen";
const schutz = { csrf: "token-der-sitzung", schluessel: "11111111-2222-4333-8444-555555555555" };
const backend = () =>
  createScheinBackend({ "GET /v1/sitzung": () => Response.json(sitzungAngemeldet), [ANZEIGE]: () => Response.json({ ok: true }) });
const post = (pfad: string, felder: Record<string, string>, schein: ReturnType<typeof backend>) =>
  anfrageAn(pfad, schein.backendFetch, { ...formular({ ...schutz, ...felder }), headers: { cookie: "sid=a" } });

describe("Breite der Seitennavigation", () => {
  it.each([
    ["schmal", "/antraege?page=2", "leiste=schmal; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000", "/antraege?page=2"],
    ["voll", "/home", "leiste=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0", "/home"],
    ["anderes", "https://example.org/", "leiste=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0", "/home"],
    ["schmal", "//example.org", "leiste=schmal; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000", "/home"],
  ])("%s von %s", async (leiste, ziel, cookie, weiter) => {
    const antwort = await setzeLeiste(await openRoute(post("/leiste", { leiste, ziel }, backend()), "leiste"));
    expect([antwort.status, antwort.headers.get("location"), antwort.headers.getSetCookie()]).toEqual([303, weiter, [cookie]]);
  });
});

describe("Hilfeanzeige nach der ersten Anmeldung", () => {
  it.each([
    ["eingeschaltet", { anzeigen: "true" }, { uuid: "", data: true }],
    ["ausgeschaltet", {}, { uuid: "", data: false }],
  ])("%s", async (_, felder, erwartet) => {
    const schein = backend();
    const offen = await openRoute(post("/hilfetexteAnzeigen", { ziel: "/antraege", ...felder }, schein), "hilfetexteAnzeigen");
    const antwort = await setzeHilfeAnzeige(offen);
    const request = schein.requests.find(({ method }) => method === "PUT");
    expect([antwort.status, antwort.headers.get("location"), await request?.json()]).toEqual([303, "/antraege", erwartet]);
  });
});
