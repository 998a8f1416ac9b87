import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listOf, textOf, type Browser } from "../../support/browser";
import { startBackend, type TestBackend } from "../../support/backend";
import { loadStartseite } from "~/features/antrag/loadStartseite";
import { loadFormularSeite } from "~/features/formular/seite/loadFormularSeite";
import { openRoute } from "~/server/portal/openRoute";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const cookieOf = ({ kekse }: Browser) => [...kekse].map(([name, value]) => `${name}=${value}`).join("; ");
const backendFetch = (request: Request) => t.backend.handle(request, { clientIp: "192.0.2.9" });
const seite = (browser: Browser, pfad: string) =>
  anfrageAn(pfad, backendFetch, { headers: { cookie: cookieOf(browser) } });

/** A page whose calls belong together, as the process marks them. */
function seiteImVorgang(browser: Browser, pfad: string, uuid?: string) {
  const vorgang = {};
  const ruf = (request: Request) => t.backend.handle(request, { clientIp: "192.0.2.9", vorgang });
  return {
    ...anfrageAn(pfad, ruf, { headers: { cookie: cookieOf(browser) } }),
    params: uuid === undefined ? {} : { uuid },
  };
}

async function statusOf(arbeit: Promise<unknown>): Promise<string> {
  const ergebnis: unknown = await arbeit.catch((error: unknown) => error);
  return ergebnis instanceof Response
    ? `${String(ergebnis.status)} ${ergebnis.headers.get("location") ?? ""}`.trim()
    : "offen";
}

describe("Die Tür des Portals vor dem echten Backend", () => {
  it("öffnet die Liste und liest Sitzung und Anträge mit höchstens sechs Anweisungen", async () => {
    const browser = await t.alsBevollmaechtigter();
    t.statements.length = 0;
    const offen = await openRoute(seite(browser, "/antraege"), "antraege");
    expect((await offen.call.antraege.listAntraege({})).total).toBe(0);
    expect(offen.benutzer.unternehmenRolle).toBe("BEVOLLMAECHTIGTER");
    expect(t.statements.length).toBeLessThanOrEqual(6);
  });

  it("liest Liste, Startseite und Formular mit höchstens sechs Anweisungen, die Sitzung je Seite einmal", async () => {
    const browser = await t.alsBevollmaechtigter();
    const uuid = textOf((await browser.post("/v1/antraege", { bezeichnung: "Messung" })).body.uuid);
    const zahlen: number[] = [];
    const count = async (load: () => Promise<unknown>) => {
      t.statements.length = 0;
      await load();
      expect(t.statements.filter((sql) => sql.includes('"zugriff_hash" ='))).toHaveLength(1);
      zahlen.push(t.statements.length);
    };
    await count(async () =>
      (await openRoute(seiteImVorgang(browser, "/antraege"), "antraege")).call.antraege.listAntraege({}),
    );
    await count(async () => {
      const { call } = await openRoute(
        seiteImVorgang(browser, `/antraege/${uuid}/startseite`, uuid),
        "antragStartseite",
      );
      return loadStartseite(call, { uuid, teil: "uebersicht", clock: t.uhr, darfAnlegen: true, darfNachtragen: true });
    });
    const { vorhaben } = (await browser.get(`/v1/antraege/${uuid}`)).body;
    const pfad = `/antraege/${uuid}/formular/V2?vorhaben=${textOf(listOf(vorhaben)[0]?.uuid)}&tab=0`;
    await count(async () => {
      const { call, formular, url } = await openRoute(seiteImVorgang(browser, pfad, uuid), "antragFormV2");
      const { art } = await loadFormularSeite({ call, antragUuid: uuid, url, formular, hasTestdaten: false });
      expect(art).toBe("seite");
    });
    expect(Math.max(...zahlen)).toBeLessThanOrEqual(6);
  });

  it("liest die Sitzung nach jeder Änderung und für ein anderes Zeichen neu, auch in derselben Seite", async () => {
    const browser = await t.alsBevollmaechtigter();
    const vorgang = {};
    const ruf = (methode: string, pfad: string, cookie: string) =>
      t.backend.handle(new Request(`http://backend${pfad}`, { method: methode, headers: { cookie } }), {
        clientIp: "192.0.2.9",
        vorgang,
      });
    const status = async (...teile: Parameters<typeof ruf>) => (await ruf(...teile)).status;
    expect(await status("GET", "/v1/antraege", cookieOf(browser))).toBe(200);
    expect(await status("GET", "/v1/antraege", "sid=fremd")).toBe(401);
    expect(await status("POST", "/v1/benutzer/unternehmen/abwaehlen", cookieOf(browser))).toBe(200);
    expect(await status("GET", "/v1/antraege", cookieOf(browser))).toBe(403);
  });

  it("erneuert einen abgelaufenen Zugriff unbemerkt und gibt dem Browser die neuen Cookies", async () => {
    const browser = await t.alsMitarbeiter();
    t.uhr.vor({ minuten: 6 });
    const offen = await openRoute(seite(browser, "/antraege"), "antraege");
    expect(offen.headers.getSetCookie().map((zeile) => zeile.split("=")[0])).toEqual(["sid", "rid"]);
  });

  it("lässt zwanzig gleichzeitige Seiten nach Ablauf des Zugriffs alle hinein", async () => {
    const browser = await t.alsMitarbeiter();
    t.uhr.vor({ minuten: 6 });
    const seiten = Array.from({ length: 20 }, () => statusOf(openRoute(seite(browser, "/antraege"), "antraege")));
    expect(new Set(await Promise.all(seiten))).toEqual(new Set(["offen"]));
  });

  it("schickt nach 31 Minuten ohne Aktion zur Anmeldung und öffnet Seiten für Gäste", async () => {
    const browser = await t.alsMitarbeiter();
    t.uhr.vor({ minuten: 31 });
    expect(await statusOf(openRoute(seite(browser, "/antraege"), "antraege"))).toBe(
      "303 /landingpage?redirect=%2Fantraege",
    );
    expect(await statusOf(openRoute(seite(browser, "/landingpage"), "landingpage"))).toBe("offen");
  });

  it("nimmt ein Formular mit dem Zeichen der eigenen Sitzung an und keines mit dem einer fremden", async () => {
    const eigene = await t.alsMitarbeiter();
    const fremde = await t.alsFremder();
    const post = (browser: Browser, csrf: string) =>
      openRoute(
        anfrageAn("/antraege", backendFetch, { ...formular({ csrf }), headers: { cookie: cookieOf(browser) } }),
        "antraege",
      );
    const { formular: felder } = await openRoute(seite(eigene, "/antraege"), "antraege");
    expect(await statusOf(post(eigene, felder.csrf))).toBe("offen");
    expect(await statusOf(post(fremde, felder.csrf))).toBe("403");
  });
});
