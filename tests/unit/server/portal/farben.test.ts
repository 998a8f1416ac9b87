import { expect, it } from "vitest";
import { setFarben } from "../../../../app/server/portal/farben";
import { openRoute } from "../../../../app/server/portal/openRoute";
import { anfrageAn, createScheinBackend, formular, sitzungAngemeldet } from "./scheinBackend";

const schutz = { csrf: "token-der-sitzung", schluessel: "11111111-2222-4333-8444-555555555555" };
const schein = createScheinBackend({ "GET /v1/sitzung": () => Response.json(sitzungAngemeldet) });

it.each([
  ["dunkel", "farben=dunkel; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000"],
  ["hell", "farben=hell; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000"],
  ["geraet", "farben=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"],
  ["anderes", "farben=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"],
])("Farben der Seiten: %s", async (farben, cookie) => {
  const post = { ...formular({ ...schutz, farben }), headers: { cookie: "sid=a" } };
  const antwort = await setFarben(await openRoute(anfrageAn("/farben", schein.backendFetch, post), "farben"));
  expect([antwort.status, antwort.headers.get("location")]).toEqual([303, "/profil#farben"]);
  expect(antwort.headers.getSetCookie()[0]).toBe(cookie);
});

it.each([
  ["luftig", "zeilen=luftig; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000"],
  ["dicht", "zeilen=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"],
])("Zeilen in Listen: %s", async (zeilen, cookie) => {
  const post = { ...formular({ ...schutz, zeilen }), headers: { cookie: "sid=a" } };
  const antwort = await setFarben(await openRoute(anfrageAn("/farben", schein.backendFetch, post), "farben"));
  expect(antwort.headers.getSetCookie()).toContain(cookie);
});
