import { describe, expect, it } from "vitest";
import { openRoute } from "../../../../app/server/portal/openRoute";
import {
  anfrageAn,
  antragInfo,
  createScheinBackend,
  fehlerAntwort,
  formular,
  geworfen,
  sitzungAngemeldet,
  sitzungKeine,
  UUID,
} from "./scheinBackend";

const SITZUNG = "GET /v1/sitzung";
const INFO = `GET /v1/antraege/${UUID}/info`;
const angemeldet = { [SITZUNG]: () => Response.json(sitzungAngemeldet) };
const mitAntrag = { ...angemeldet, [INFO]: () => Response.json({ data: antragInfo }) };
const cookie = { cookie: "sid=a; rid=b" };

describe("openRoute: GET", () => {
  it("öffnet eine Seite mit Antrag und fragt jede Tatsache einmal", async () => {
    const backend = createScheinBackend(mitAntrag);
    const args = anfrageAn(`/antraege/${UUID}/startseite`, backend.backendFetch, {
      params: { uuid: UUID },
      headers: cookie,
    });
    const [offen] = await Promise.all([openRoute(args, "antragStartseite"), openRoute(args, "antragStartseite")]);
    expect([offen.antragUuid, offen.antrag.status, offen.benutzer.vorname, offen.formular.csrf]).toEqual([
      UUID,
      "IN_BEARBEITUNG",
      "Erika",
      "token-der-sitzung",
    ]);
    expect(backend.rufe).toEqual([SITZUNG, INFO]);
  });

  it("schickt Gäste mit ihrem Ziel zur Anmeldung", async () => {
    const backend = createScheinBackend({ [SITZUNG]: () => Response.json(sitzungKeine) });
    const antwort = await geworfen(openRoute(anfrageAn("/antraege?page=2", backend.backendFetch), "antraege"));
    expect([antwort.status, antwort.headers.get("location")]).toEqual([
      303,
      "/landingpage?redirect=%2Fantraege%3Fpage%3D2",
    ]);
    expect(backend.rufe).toEqual([SITZUNG]);
  });

  it.each([
    ["unbekannter Antrag", UUID, [SITZUNG, INFO]],
    ["keine UUID", "abc", [SITZUNG]],
  ])("%s: dieselbe Seite „nicht gefunden“", async (_fall, uuid, rufe) => {
    const backend = createScheinBackend(angemeldet);
    const args = anfrageAn(`/antraege/${uuid}/startseite`, backend.backendFetch, { params: { uuid }, headers: cookie });
    const antwort = await geworfen(openRoute(args, "antragStartseite"));
    expect([antwort.status, await antwort.json()]).toEqual([404, { requestId: "req-1" }]);
    expect(backend.rufe).toEqual(rufe);
  });

  const formularOrt = (query: string) => ({ params: { uuid: UUID }, pfad: `/antraege/${UUID}/formular/V2?${query}` });

  it.each([
    "isNew=1",
    "isNew[]=true",
    "isNew=true&isNew=true",
    'isNew=true&withUebernahme={"a":1}',
    "withUebernahme[]=true",
  ])("liest keinen Antrag für %s und findet nichts", async (query) => {
    const backend = createScheinBackend(mitAntrag);
    const { pfad, params } = formularOrt(query);
    const args = anfrageAn(pfad, backend.backendFetch, { headers: cookie, params });
    expect((await geworfen(openRoute(args, "antragFormV2"))).status).toBe(404);
    expect(backend.zahl(INFO)).toBe(0);
  });

  it.each([
    ["antragFormV2", "isNew=true"],
    ["antragFormV2", `isNew=true&uuid=${UUID}`],
    ["antragForm", "isNew=true&withUebernahme=false"],
  ] as const)("führt %s?%s zu einem neuen Antrag, ohne den genannten zu lesen", async (key, query) => {
    const backend = createScheinBackend(mitAntrag);
    const { pfad, params } = formularOrt(query);
    const antwort = await geworfen(openRoute(anfrageAn(pfad, backend.backendFetch, { headers: cookie, params }), key));
    expect([antwort.status, antwort.headers.get("location")]).toEqual([303, "/antraege/neu"]);
    expect(backend.zahl(INFO)).toBe(0);
  });

  it("führt withUebernahme zu der Seite, die fragt; aus einem fremden Antrag nirgendwohin", async () => {
    const { pfad, params } = formularOrt("isNew=true&withUebernahme=true");
    const v1 = {
      ...mitAntrag,
      [INFO]: () => Response.json({ data: { ...antragInfo, version: "V1", status: "EINGEREICHT" } }),
    };
    const eigener = anfrageAn(pfad, createScheinBackend(v1).backendFetch, { headers: cookie, params });
    expect((await geworfen(openRoute(eigener, "antragFormV2"))).headers.get("location")).toBe(
      `/antraege/${UUID}/uebernehmen`,
    );
    const ohne = { ...mitAntrag, [INFO]: () => fehlerAntwort("ANTRAG_NICHT_GEFUNDEN") };
    const fremder = anfrageAn(pfad, createScheinBackend(ohne).backendFetch, { headers: cookie, params });
    expect((await geworfen(openRoute(fremder, "antragFormV2"))).status).toBe(404);
  });

  it.each(["isNew=true", "isNew=true&withUebernahme=true"])("kennt %s nur an den Formularen", async (query) => {
    const backend = createScheinBackend(mitAntrag);
    const args = anfrageAn(`/einreichen/${UUID}?${query}`, backend.backendFetch, {
      headers: cookie,
      params: { uuid: UUID },
    });
    expect((await geworfen(openRoute(args, "einreichen"))).status).toBe(404);
  });

  it("sagt auf einer Seite eines gelöschten Entwurfs, dass er gelöscht ist", async () => {
    const { backendFetch } = createScheinBackend({
      ...mitAntrag,
      [INFO]: () => Response.json({ data: { ...antragInfo, status: "GELOESCHT" } }),
    });
    const args = anfrageAn(`/antraege/${UUID}/loeschen`, backendFetch, { headers: cookie, params: { uuid: UUID } });
    const antwort = await geworfen(openRoute(args, "antragLoeschen"));
    const [, flash = ""] = antwort.headers.getSetCookie().join().split("flash=");
    expect(atob(flash.split(".")[0] ?? "")).toContain("Dieser Entwurf ist bereits gel");
  });

  it("sagt nach dem Ende von Version 1, was stattdessen möglich ist", async () => {
    const v1 = { ...mitAntrag, [INFO]: () => Response.json({ data: { ...antragInfo, version: "V1" } }) };
    const args = anfrageAn(`/antraege/${UUID}/formular/V1`, createScheinBackend(v1).backendFetch, {
      headers: cookie,
      params: { uuid: UUID },
    });
    const antwort = await geworfen(openRoute(args, "antragForm"));
    expect(antwort.headers.get("location")).toBe(`/antraege/${UUID}/startseite`);
    expect(antwort.headers.getSetCookie().join()).toContain("flash=");
  });

  it("zählt eine beendete Sitzung als keine und räumt ihre Cookies auf", async () => {
    const backend = createScheinBackend({
      [SITZUNG]: (request) =>
        request.headers.get("cookie")?.includes("sid=")
          ? fehlerAntwort("NICHT_ANGEMELDET")
          : Response.json(sitzungKeine),
      "POST /v1/auth/token/refresh": () => fehlerAntwort("NICHT_ANGEMELDET"),
    });
    const antwort = await geworfen(openRoute(anfrageAn("/home", backend.backendFetch, { headers: cookie }), "home"));
    expect(antwort.headers.get("location")).toBe("/landingpage?redirect=%2Fhome");
    expect(
      antwort.headers
        .getSetCookie()
        .filter((zeile) => zeile.includes("Max-Age=0"))
        .map((zeile) => zeile.split(";")[0]),
    ).toEqual(["sid=", "rid="]);
  });

  it("zeigt ohne Backend die Seite 503 mit Vorgangsnummer", async () => {
    const args = anfrageAn("/home", () => Promise.resolve(new Response(null, { status: 503 })), { headers: cookie });
    const antwort = await geworfen(openRoute(args, "home"));
    expect([antwort.status, antwort.headers.get("retry-after"), await antwort.json()]).toEqual([
      503,
      "30",
      { requestId: "req-1" },
    ]);
  });

  it("macht aus einem gescheiterten Ruf die richtige Seite", async () => {
    const backend = createScheinBackend({
      ...mitAntrag,
      [`GET /v1/antraege/${UUID}`]: () => fehlerAntwort("ID_FEHLT"),
      "GET /v1/feature": () => fehlerAntwort("UNERWARTET"),
      "GET /v1/nezo/config": () => fehlerAntwort("NICHT_ANGEMELDET"),
      "POST /v1/auth/token/refresh": () => fehlerAntwort("NICHT_ANGEMELDET"),
    });
    const offen = await openRoute(anfrageAn("/home", backend.backendFetch, { headers: cookie }), "home");
    const ohneId = await geworfen(offen.call.antraege.getAntrag({ uuid: UUID }));
    expect([ohneId.status, ohneId.headers.get("location")]).toEqual([303, "/home"]);
    expect(ohneId.headers.getSetCookie().join()).toContain("flash=");
    expect((await geworfen(offen.call.benutzer.getFeature())).status).toBe(500);
    expect((await geworfen(offen.call.antraege.listLuecken({ uuid: UUID }))).status).toBe(404);
    expect((await geworfen(offen.call.nezo.getConfig())).headers.get("location")).toBe("/landingpage?redirect=%2Fhome");
  });

  it("vergisst auf Seiten der Navigation den Rückweg zur Einreichung, beim Einreichen nicht", async () => {
    const backend = createScheinBackend(mitAntrag);
    const mitMarke = { headers: { cookie: `sid=a; einreichen=${UUID}` } };
    const liste = await openRoute(anfrageAn("/antraege", backend.backendFetch, mitMarke), "antraege");
    expect(liste.headers.getSetCookie().join()).toContain("einreichen=;");
    const einreichen = await openRoute(
      anfrageAn(`/einreichen/${UUID}`, backend.backendFetch, { ...mitMarke, params: { uuid: UUID } }),
      "einreichen",
    );
    expect(einreichen.headers.getSetCookie()).toEqual([]);
  });

  it("antwortet mit allen Cookies, ohne Zwischenspeicher, und trägt eine Meldung weiter", async () => {
    const backend = createScheinBackend(angemeldet);
    const offen = await openRoute(anfrageAn("/home", backend.backendFetch, { headers: cookie }), "home");
    const antwort = offen.redirect("/antraege", { flash: { tone: "success", text: "Gespeichert" } });
    expect([antwort.status, antwort.headers.get("location"), antwort.headers.get("cache-control")]).toEqual([
      303,
      "/antraege",
      "no-store",
    ]);
    expect(antwort.headers.getSetCookie()).toHaveLength(1);
    expect(offen.json({ a: 1 }, { status: 201 })).toMatchObject({ data: { a: 1 }, init: { status: 201 } });
  });
});

describe("openRoute: POST", () => {
  const post = (csrf: string, kopf = cookie) => ({
    ...formular({ csrf, titel: "Ä", password: "geheim" }),
    headers: kopf,
  });

  it("lässt ein Formular mit dem Zeichen der Sitzung durch", async () => {
    const backend = createScheinBackend(angemeldet);
    const offen = await openRoute(anfrageAn("/home", backend.backendFetch, post("token-der-sitzung")), "home");
    expect((await offen.formData()).get("titel")).toBe("Ä");
  });

  it.each(["", "falsch", "token-einer-anderen-sitzung"])("weist das Zeichen %j mit 403 ab", async (csrf) => {
    const backend = createScheinBackend(angemeldet);
    expect((await geworfen(openRoute(anfrageAn("/home", backend.backendFetch, post(csrf)), "home"))).status).toBe(403);
  });

  it.each([
    ["/home", "home", "text/plain", "csrf=token-der-sitzung"],
    ["/home", "home", "application/json", "{}"],
    ["/home", "home", "multipart/form-data", "x"],
    ["/home", "home", "multipart/form-data; boundary=x", "--x\r\nhalb"],
    ["/belegpruefung", "belegpruefung", "multipart/form-data", "x"],
    ["/belegpruefung", "belegpruefung", "multipart/form-data; boundary=x", "--x\r\nhalb"],
  ] as const)("weist an %s (%s) mit 403 ab, was als %s kein Formular ist: %j", async (pfad, key, typ, body) => {
    const { backendFetch } = createScheinBackend(angemeldet);
    const kopf = { ...cookie, "content-type": typ };
    expect(
      (await geworfen(openRoute(anfrageAn(pfad, backendFetch, { method: "POST", body, headers: kopf }), key))).status,
    ).toBe(403);
  });

  it("bindet das Formular eines Gastes an sein Cookie", async () => {
    const backend = createScheinBackend({ [SITZUNG]: () => Response.json(sitzungKeine) });
    const seite = await openRoute(anfrageAn("/landingpage", backend.backendFetch), "landingpage");
    const [zeile = ""] = seite.headers.getSetCookie();
    const eigenes = { cookie: zeile.split(";")[0] ?? "" };
    const angenommen = await openRoute(
      anfrageAn("/landingpage", backend.backendFetch, post(seite.formular.csrf, eigenes)),
      "landingpage",
    );
    expect(angenommen.key).toBe("landingpage");
    const fremd = { cookie: `vor=${"a".repeat(43)}` };
    expect(
      (
        await geworfen(
          openRoute(anfrageAn("/landingpage", backend.backendFetch, post(seite.formular.csrf, fremd)), "landingpage"),
        )
      ).status,
    ).toBe(403);
  });

  it("behält bei ausgefallenem Backend alles Getippte außer Passwörtern", async () => {
    const weg = anfrageAn("/profil?x=1", () => Promise.resolve(new Response(null, { status: 503 })), post("t"));
    const antwort = await geworfen(openRoute(weg, "profil"));
    expect([antwort.status, await antwort.json()]).toEqual([
      503,
      { requestId: "req-1", ziel: "/profil?x=1", eingaben: { titel: "Ä", csrf: "t" } },
    ]);
  });

  it("sagt dem, dessen Sitzung beim Absenden beendet war, dass nichts gespeichert wurde", async () => {
    const backend = createScheinBackend({ [SITZUNG]: () => Response.json(sitzungKeine) });
    const antwort = await geworfen(openRoute(anfrageAn("/home", backend.backendFetch, post("t")), "home"));
    expect([antwort.status, antwort.headers.get("location")]).toEqual([
      303,
      "/landingpage?redirect=%2Fhome&eingabe=verworfen",
    ]);
  });

  it("liest nach einem ändernden Ruf die Sitzung neu", async () => {
    const backend = createScheinBackend({
      ...angemeldet,
      "POST /v1/benutzer/unternehmen/abwaehlen": () => Response.json({ ok: true }),
    });
    const offen = await openRoute(anfrageAn("/home", backend.backendFetch, post("token-der-sitzung")), "home");
    await offen.call.benutzer.leaveUnternehmen();
    await offen.anfrage.sitzung();
    expect(backend.zahl(SITZUNG)).toBe(2);
  });
});
