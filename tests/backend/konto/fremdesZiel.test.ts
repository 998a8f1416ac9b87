import type { ActionFunction, LoaderFunction } from "@remix-run/node";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as formularV2 from "~/routes/antraege.$uuid.formular.V2";
import * as bestaetigen from "~/routes/bestaetigen";
import * as hilfetexteAnzeigen from "~/routes/hilfetexteAnzeigen";
import * as landingpage from "~/routes/landingpage";
import * as leiste from "~/routes/leiste";
import * as systemrollenAuswahl from "~/routes/loginSystemrollenAuswahl";
import * as unternehmenAuswahl from "~/routes/loginUnternehmenAuswahl";
import * as nachricht from "~/routes/nachrichten.$uuid";
import * as tan from "~/routes/tan";
import * as nachtrag from "~/routes/antraege.$antragUuid.nachtrag.($uuid)";
import { openRoute } from "~/server/portal/openRoute";
import {
  type Browser,
  FIRMEN,
  MENSCHEN,
  PASSWORT,
  startBackend,
  type TestBackend,
  textOf,
} from "../../support/backend";
import { create } from "../../support/antraege";
import { start, startTest } from "../../support/schriftsaetze";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

const PORTAL = "http://localhost:3000";
/** What a browser or a router takes for another host, although it begins like a path or is hidden in one. */
const ANGRIFFE = [
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%5Cevil.example",
  "/%5c/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/%09/evil.example",
  "/%0d%0a/evil.example",
  "/.//evil.example",
  "/home/..//evil.example",
  "/home\\..\\..\\evil.example",
  "https://evil.example/home",
  "https:evil.example",
  "javascript:alert(document.domain)//evil.example",
];

let t: TestBackend;
let person: Browser;
let antrag: { uuid: string; vorhabenUuid: string };
let nachrichtUuid: string;
let schriftsatz: { antragUuid: string; uuid: string };

beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false", GRENZE_ANMELDUNGEN_JE_IP_MINUTE: "1000" });
  const begonnen = await startTest(t);
  person = begonnen.kollege;
  const headers = { "idempotency-key": randomUUID() };
  const json = { titel: "Eine Frage", text: "Was ist neu?" };
  nachrichtUuid = textOf(
    (await t.fach("POST", `/fach/v1/antraege/${begonnen.antrag.uuid}/nachrichten`, { json, headers })).body.uuid,
  );
  schriftsatz = {
    antragUuid: begonnen.antrag.uuid,
    uuid: await start(person, begonnen.antrag.uuid, { art: "NACHTRAG" }),
  };
  antrag = await create(person, "Ein Entwurf");
});
afterAll(() => t.stop());

type Route = { loader: LoaderFunction; action?: ActionFunction };
type Aufruf = { route: Route; pfad: string; params?: Record<string, string>; felder?: Record<string, string> };

let adresse = 0;
/** Where the portal sends this browser; null when it answers otherwise. */
async function wohin(browser: Browser, { route, pfad, params = {}, felder }: Aufruf): Promise<string | null> {
  const cookie = [...browser.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
  const backend = (request: Request) =>
    t.backend.handle(request, { clientIp: `198.51.100.${String(++adresse % 250)}` });
  const init = felder === undefined ? {} : formular({ schluessel: randomUUID(), ...felder });
  const call = felder === undefined ? route.loader : (route.action ?? route.loader);
  const antwort: unknown = await Promise.resolve(
    call(anfrageAn(pfad, backend, { ...init, headers: { cookie }, params })),
  ).catch((thrown: unknown) => thrown);
  return antwort instanceof Response ? antwort.headers.get("location") : null;
}

/** Posts a form in a session of its own: some of them give the session new cookies. */
async function send(aufruf: Required<Pick<Aufruf, "felder">> & Aufruf): Promise<string | null> {
  const browser = await t.alsKollege();
  const csrf = textOf((await browser.get("/v1/sitzung")).body.csrf);
  return wohin(browser, { ...aufruf, felder: { csrf, ...aufruf.felder } });
}

/** Logs in at the landing page, as a browser that has just opened it. */
async function logIn(redirect: string): Promise<string | null> {
  const gast = t.browser();
  const backend = (request: Request) =>
    t.backend.handle(request, { clientIp: `198.51.100.${String(++adresse % 250)}` });
  const seite = await openRoute(anfrageAn("/landingpage", backend), "landingpage");
  const [name = "", wert = ""] = (seite.headers.getSetCookie()[0]?.split(";")[0] ?? "").split(/=(.*)/s);
  gast.kekse.set(name, wert);
  const felder = { csrf: seite.formular.csrf, username: MENSCHEN.kollege.email, password: PASSWORT, redirect };
  return wohin(gast, { route: landingpage, pfad: "/landingpage", felder });
}

const query = (ziel: string) => `?${new URLSearchParams({ redirect: ziel }).toString()}`;

/** Every place where a request says where to go next. */
const ORTE: [ort: string, folge: (ziel: string) => Promise<string | null>][] = [
  ["die Anmeldung", logIn],
  ["die TAN-Seite für Angemeldete", (ziel) => wohin(person, { route: tan, pfad: `/tan${query(ziel)}` })],
  [
    "die Wahl der Rolle für alle, die keine wählen",
    (ziel) => wohin(person, { route: systemrollenAuswahl, pfad: `/loginSystemrollenAuswahl${query(ziel)}` }),
  ],
  [
    "die Wahl des Unternehmens",
    (redirect) =>
      send({
        route: unternehmenAuswahl,
        pfad: "/loginUnternehmenAuswahl",
        felder: { unternehmen: FIRMEN.maschinenbau.uuid, redirect },
      }),
  ],
  [
    "die Bestätigung, die schon gegeben ist",
    (ziel) => wohin(person, { route: bestaetigen, pfad: `/bestaetigen${query(ziel)}` }),
  ],
  [
    "die Bestätigung",
    (redirect) => send({ route: bestaetigen, pfad: "/bestaetigen", felder: { passwort: PASSWORT, redirect } }),
  ],
  ["die Breite der Navigation", (ziel) => send({ route: leiste, pfad: "/leiste", felder: { leiste: "schmal", ziel } })],
  [
    "die Frage nach den Hilfetexten",
    (ziel) => send({ route: hilfetexteAnzeigen, pfad: "/hilfetexteAnzeigen", felder: { anzeigen: "true", ziel } }),
  ],
  [
    "das Speichern im Formular",
    (weiter) =>
      send({
        route: formularV2,
        pfad: `/antraege/${antrag.uuid}/formular/V2?vorhaben=${antrag.vorhabenUuid}`,
        params: { uuid: antrag.uuid },
        felder: { intent: "speichern", revision: "1", weiter },
      }),
  ],
  [
    "das Speichern einer Antwort",
    (weiter) =>
      send({
        route: nachricht,
        pfad: `/nachrichten/${nachrichtUuid}?absicht=entwurf`,
        params: { uuid: nachrichtUuid },
        felder: { text: "Noch nicht fertig", weiter },
      }),
  ],
  [
    "das Speichern eines Nachtrags",
    (weiter) =>
      send({
        route: nachtrag,
        pfad: `/antraege/${schriftsatz.antragUuid}/nachtrag/${schriftsatz.uuid}`,
        params: schriftsatz,
        felder: { revision: "1", text: "Ein Text", weiter },
      }),
  ],
];

describe.each(ORTE)("%s", (_ort, follow) => {
  it("führt zu einer gewünschten Seite des Portals", async () => {
    expect(await follow("/profil")).toMatch(/^\/profil$|redirect=%2Fprofil/);
  });

  it.each(ANGRIFFE)("führt mit %j zu einer eigenen Seite und trägt nichts davon weiter", async (angriff) => {
    const ziel = await follow(angriff);
    expect(ziel).toMatch(/^\/(?![/\\])/);
    expect(new URL(ziel ?? "", PORTAL).origin).toBe(PORTAL);
    expect(ziel).not.toContain("evil");
  });
});
