import { expect, it } from "vitest";
import { setLeiste } from "../../../../app/server/portal/leiste";
import { openRoute } from "../../../../app/server/portal/openRoute";
import { anfrageAn, createScheinBackend, formular, sitzungAngemeldet } from "./scheinBackend";

const schutz = { csrf: "token-der-sitzung", schluessel: "11111111-2222-4333-8444-555555555555" };
const schein = createScheinBackend({ "GET /v1/sitzung": () => Response.json(sitzungAngemeldet) });
const post = (felder: Record<string, string>) =>
  anfrageAn("/leiste", schein.backendFetch, { ...formular({ ...schutz, ...felder }), headers: { cookie: "sid=a" } });

it.each([
  ["schmal", "/antraege?page=2", "leiste=schmal; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000", "/antraege?page=2"],
  ["voll", "/home", "leiste=voll; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000", "/home"],
  ["anderes", "https://example.org/", "leiste=voll; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000", "/home"],
  ["schmal", "//example.org", "leiste=schmal; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000", "/home"],
])("Breite der Seitennavigation: %s von %s", async (leiste, ziel, cookie, weiter) => {
  const antwort = await setLeiste(await openRoute(post({ leiste, ziel }), "leiste"));
  expect([antwort.status, antwort.headers.get("location"), antwort.headers.getSetCookie()[0]]).toEqual([
    303,
    weiter,
    cookie,
  ]);
  // Whoever is led to the start page although it was not where the form came from is told why.
  expect(antwort.headers.getSetCookie().slice(1).join()).toMatch(ziel === weiter ? /^$/ : /^flash=/);
});
