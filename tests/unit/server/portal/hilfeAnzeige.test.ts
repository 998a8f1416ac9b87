import { expect, it } from "vitest";
import { setHilfeAnzeige } from "../../../../app/server/portal/hilfeAnzeige";
import { openRoute } from "../../../../app/server/portal/openRoute";
import { anfrageAn, createScheinBackend, formular, sitzungAngemeldet } from "./scheinBackend";

const ANZEIGE = "PUT /v1/benutzer/hilfetexteanzeigen";
const schutz = { csrf: "token-der-sitzung", schluessel: "11111111-2222-4333-8444-555555555555" };
const backend = () =>
  createScheinBackend({
    "GET /v1/sitzung": () => Response.json(sitzungAngemeldet),
    [ANZEIGE]: () => Response.json({ ok: true }),
  });

it.each([
  ["eingeschaltet", { anzeigen: "true" }, { uuid: "", data: true }],
  ["ausgeschaltet", {}, { uuid: "", data: false }],
])("Hilfeanzeige nach der ersten Anmeldung: %s", async (_, felder, erwartet) => {
  const schein = backend();
  const eingaben = formular({ ...schutz, ziel: "/antraege", ...felder });
  const anfrage = anfrageAn("/hilfetexteAnzeigen", schein.backendFetch, { ...eingaben, headers: { cookie: "sid=a" } });
  const antwort = await setHilfeAnzeige(await openRoute(anfrage, "hilfetexteAnzeigen"));
  const request = schein.requests.find(({ method }) => method === "PUT");
  expect([antwort.status, antwort.headers.get("location"), await request?.json()]).toEqual([
    303,
    "/antraege",
    erwartet,
  ]);
});
