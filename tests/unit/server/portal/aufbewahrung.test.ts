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
const mitAntrag = {
  [SITZUNG]: () => Response.json(sitzungAngemeldet),
  [INFO]: () => Response.json({ data: antragInfo }),
};
const cookie = { cookie: "sid=a; rid=b" };

describe("ein Formular mit Ticket, das zu spät kommt", () => {
  const PARKE = "POST /v1/geparkteEingaben";
  const pfad = `/antraege/${UUID}/formular/V2?vorhaben=${UUID}&tab=3`;
  const felder = { csrf: "alt", schluessel: UUID, aufbewahrung: "siegel", titel: "Ä" };
  const send = (
    backend: ReturnType<typeof createScheinBackend>,
    kopf: Record<string, string> = cookie,
    rest: Record<string, string> = felder,
  ) =>
    geworfen(
      openRoute(
        anfrageAn(pfad, backend.backendFetch, { ...formular(rest), headers: kopf, params: { uuid: UUID } }),
        "antragFormV2",
      ),
    );
  const zurAnmeldung = `/landingpage?redirect=${encodeURIComponent(pfad)}&eingabe=`;

  it("wird mit Ort und Schlüssel, ohne Zeichen und Ticket im Text, aufbewahrt", async () => {
    const backend = createScheinBackend({
      [SITZUNG]: () => Response.json(sitzungKeine),
      [PARKE]: () => Response.json({ uuid: null }),
    });
    expect((await send(backend)).headers.get("location")).toBe(`${zurAnmeldung}aufbewahrt`);
    const ruf = backend.requests.find(({ url }) => url.endsWith("/v1/geparkteEingaben"));
    expect(ruf?.headers.get("idempotency-key")).toBe(UUID);
    expect(await ruf?.json()).toEqual({
      ticket: "siegel",
      ort: {
        art: "VORHABEN",
        antragUuid: UUID,
        vorhabenUuid: UUID,
        tab: "3",
        tabelle: null,
        zeile: null,
        neu: false,
      },
      felder: "titel=%C3%84",
    });
  });

  it("ist ohne Ticket oder mit einem, das nicht gilt, verworfen", async () => {
    const backend = createScheinBackend({
      [SITZUNG]: () => Response.json(sitzungKeine),
      [PARKE]: () => fehlerAntwort("TOKEN_UNGUELTIG"),
    });
    expect((await send(backend)).headers.get("location")).toBe(`${zurAnmeldung}verworfen`);
    expect((await send(backend, cookie, { ...felder, aufbewahrung: "" })).headers.get("location")).toBe(
      `${zurAnmeldung}verworfen`,
    );
    expect(backend.zahl(PARKE)).toBe(1);
  });

  it("kommt bei ausgefallenem Backend mit allem Getippten zurück", async () => {
    const backend = createScheinBackend({
      [SITZUNG]: () => Response.json(sitzungKeine),
      [PARKE]: () => fehlerAntwort("NICHT_ERREICHBAR"),
    });
    const antwort = await send(backend);
    expect([antwort.status, await antwort.json()]).toMatchObject([
      503,
      { eingaben: { titel: "Ä", aufbewahrung: "siegel" } },
    ]);
  });

  it("führt ohne Skripte nur die Person selbst zur Prüfung; alle anderen lesen, was sie immer lesen", async () => {
    const mit = (uuid: string | null) => createScheinBackend({ ...mitAntrag, [PARKE]: () => Response.json({ uuid }) });
    const seite = { ...cookie, accept: "text/html,*/*" };
    expect((await send(mit(UUID), seite)).headers.get("location")).toBe(`/geparkteEingaben/${UUID}`);
    expect((await send(mit(UUID))).status).toBe(403);
    const andere = await send(mit(null), seite);
    expect([andere.status, await andere.json()]).toMatchObject([403, { isFormularFremd: true }]);
  });

  it("führt, wenn inzwischen eingereicht ist, zu dem, was aufbewahrt ist, und sagt es; ohne das zur Startseite des Antrags", async () => {
    const zeilen = `/antraege/${UUID}/zeilen?vorhaben=${UUID}&tabelle=arbeitspakete`;
    const send = (uuid: string | null) => {
      const eingereicht = () => Response.json({ data: { ...antragInfo, status: "EINGEREICHT" } });
      const backend = createScheinBackend({
        ...mitAntrag,
        [INFO]: eingereicht,
        [PARKE]: () => Response.json({ uuid }),
      });
      const init = { ...formular(felder), headers: cookie, params: { uuid: UUID } };
      return geworfen(openRoute(anfrageAn(zeilen, backend.backendFetch, init), "antragZeilen"));
    };
    const gesagt = (antwort: Response) => {
      const [, flash = ""] = antwort.headers.getSetCookie().join().split("flash=");
      return atob(flash.split(".")[0] ?? "");
    };
    const aufbewahrt = await send(UUID);
    expect(aufbewahrt.headers.get("location")).toBe(`/geparkteEingaben/${UUID}`);
    expect(gesagt(aufbewahrt)).toContain("nicht gespeichert, aber aufbewahrt");
    const verworfen = await send(null);
    expect(verworfen.headers.get("location")).toBe(`/antraege/${UUID}/startseite`);
    expect(gesagt(verworfen)).toContain("im aktuellen Status des Antrags nicht");
  });
});
