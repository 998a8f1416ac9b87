import { describe, expect, it } from "vitest";
import type { Absender } from "~/server/client/absender";
import { openCookieJar } from "~/server/client/cookieJar";
import { createRefreshOnce } from "~/server/client/refreshOnce";
import { fetchDatei, sendDatei } from "~/server/client/sendDatei";
import type { Wege } from "~/server/client/transport";
import { createScheinBackend, fehlerAntwort, UUID } from "../portal/scheinBackend";

const VORHABEN = "22222222-2222-4333-8444-555555555555";
const SENDEN = `POST /v1/antraege/${UUID}/vorhaben/${VORHABEN}/dateien`;
const angelegt = {
  uuid: VORHABEN,
  fileName: `${VORHABEN}_plan.pdf`,
  name: "plan.pdf",
  typ: "PDF",
  groesse: 4,
  sha256: "a".repeat(64),
};

function absenderMit(datei: Wege["datei"], onGeaendert: () => void = () => undefined): Absender {
  return {
    wege: { anfrage: () => Promise.reject(new Error("Dateien gehen ihren eigenen Weg")), datei, lesen: null },
    cookies: openCookieJar("sid=s1; flash=f"),
    sitzungCookies: { zugriff: "sid", erneuerung: "rid" },
    eigeneCookies: ["flash"],
    headers: { "x-request-id": "req-1" },
    refreshOnce: createRefreshOnce(),
    onGeaendert,
  };
}

const sendung = (name = "plan.pdf") => ({
  uuid: UUID,
  vorhabenUuid: VORHABEN,
  name,
  schluessel: "k1",
  strom: new Blob(["%PDF"]).stream(),
});

describe("sendDatei", () => {
  it("sendet eine Datei zu einer Antwort an deren Nachricht", async () => {
    const backend = createScheinBackend({
      [`POST /v1/nachrichten/${UUID}/antwort/dateien`]: () => Response.json(angelegt),
    });
    const { name, schluessel, strom } = sendung();
    expect(
      await sendDatei(absenderMit(backend.backendFetch), { nachrichtUuid: UUID, name, schluessel, strom }),
    ).toEqual(angelegt);
  });

  it("sendet die bloßen Bytes mit Sitzung, Schlüssel und Namen, ohne die Cookies des Portals", async () => {
    let inhalt = "";
    const backend = createScheinBackend({
      [SENDEN]: async (request) => {
        inhalt = await request.text();
        return Response.json(angelegt);
      },
    });
    let geaendert = 0;
    const datei = await sendDatei(
      absenderMit(backend.backendFetch, () => (geaendert += 1)),
      sendung("C:\\Pläne\\a&b=1.pdf"),
    );
    expect([datei, inhalt, geaendert]).toEqual([angelegt, "%PDF", 1]);
    const [request] = backend.requests;
    expect(new URL(request?.url ?? "").searchParams.get("name")).toBe("C:\\Pläne\\a&b=1.pdf");
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      "content-type": "application/octet-stream",
      "idempotency-key": "k1",
      "x-request-id": "req-1",
      cookie: "sid=s1",
    });
  });

  it("kürzt einen Namen, der in keine Adresse passt, und behält sein Ende", async () => {
    const backend = createScheinBackend({ [SENDEN]: () => Response.json(angelegt) });
    await sendDatei(absenderMit(backend.backendFetch), sendung(`${"x".repeat(5_000)}.pdf`));
    const name = new URL(backend.requests[0]?.url ?? "").searchParams.get("name");
    expect([name?.length, name?.endsWith("x.pdf")]).toEqual([1_000, true]);
  });

  it("gibt eine Ablehnung weiter, ohne ein zweites Mal zu senden", async () => {
    const backend = createScheinBackend({ [SENDEN]: () => fehlerAntwort("ABLAGE_GESTOERT") });
    const ruf = sendDatei(absenderMit(backend.backendFetch), sendung());
    await expect(ruf).rejects.toMatchObject({ problem: { code: "ABLAGE_GESTOERT", httpStatus: 503 } });
    expect(backend.rufe).toEqual([SENDEN]);
  });

  it("nimmt keine Antwort an, die keine Datei ist", async () => {
    const backend = createScheinBackend({ [SENDEN]: () => Response.json({ ...angelegt, groesse: "viel" }) });
    await expect(sendDatei(absenderMit(backend.backendFetch), sendung())).rejects.toMatchObject({
      problem: { code: "UNERWARTET" },
    });
  });

  it("lässt niemanden aus dem Pfad ausbrechen", async () => {
    const backend = createScheinBackend({});
    await expect(sendDatei(absenderMit(backend.backendFetch), { ...sendung(), uuid: "../../x?y" })).rejects.toThrow();
    expect(new URL(backend.requests[0]?.url ?? "").pathname).toBe(
      `/v1/antraege/..%2F..%2Fx%3Fy/vorhaben/${VORHABEN}/dateien`,
    );
  });
});

describe("fetchDatei", () => {
  const LADEN = `GET /v1/dateien/upload/${encodeURIComponent(`${UUID}_Plan Ä.pdf`)}/laden`;

  it("gibt die Antwort, wie sie kommt, ihren Inhalt ungelesen", async () => {
    const backend = createScheinBackend({
      [LADEN]: () => new Response("%PDF", { headers: { "content-type": "application/pdf" } }),
    });
    const antwort = await fetchDatei(absenderMit(backend.backendFetch), { fileName: `${UUID}_Plan Ä.pdf` });
    expect([antwort.bodyUsed, antwort.headers.get("content-type"), await antwort.text()]).toEqual([
      false,
      "application/pdf",
      "%PDF",
    ]);
    expect(backend.requests[0]?.headers.get("cookie")).toBe("sid=s1");
  });

  it("gibt eine Ablehnung weiter", async () => {
    const backend = createScheinBackend({});
    await expect(fetchDatei(absenderMit(backend.backendFetch), { fileName: "fremd.pdf" })).rejects.toMatchObject({
      problem: { httpStatus: 404 },
    });
  });
});
