import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { loader as bescheidSeite } from "~/routes/antraege.$uuid.bescheid";
import { loader as bescheidPdf } from "~/routes/antraege.$uuid.bescheid[.]pdf";
import { loader as bescheidmenu } from "~/routes/antraege.$uuid.bescheidmenu";
import { antragPfad, create } from "../../support/antraege";
import { type Browser, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";
import { bescheidBeispiel, GEHEIM, provide } from "../../support/bescheide";
import { readPdf } from "../../support/readPdf";
import { stateOf, zertifikatOf } from "../../support/registrierung";
import { anfrageAn } from "../../unit/server/portal/scheinBackend";

const SEITEN = { bescheid: bescheidSeite, bescheidmenu, "bescheid.pdf": bescheidPdf } as const;
type Seite = keyof typeof SEITEN;
const FALSCH = "keine-kennung";

let t: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  t = await startBackend();
});
afterAll(() => t.stop());
beforeEach(async () => {
  t.uhr.set("2026-01-30T09:00:00Z");
  chefin = await t.alsBevollmaechtigter();
});

/**
 * Opens a page as a browser with these cookies does: the answer of a download or redirect, or what the page is made of
 * as text.
 */
async function open(
  browser: Browser,
  seite: Seite,
  { uuid, query = "" }: { uuid: string; query?: string | undefined },
): Promise<{ status: number; ort: string; text: string; antwort: Response | null }> {
  const cookie = [...browser.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
  const args: LoaderFunctionArgs = anfrageAn(
    `/antraege/${uuid}/${seite}${query}`,
    (request) => t.backend.handle(request, { clientIp: "192.0.2.9" }),
    {
      headers: { cookie },
      params: { uuid },
    },
  );
  const ergebnis: unknown = await Promise.resolve(SEITEN[seite](args)).catch((error: unknown) => error);
  if (ergebnis instanceof Response)
    return { status: ergebnis.status, ort: ergebnis.headers.get("location") ?? "", text: "", antwort: ergebnis };
  return { status: 200, ort: "", text: JSON.stringify(ergebnis), antwort: null };
}

const createBescheid = async (): Promise<{ uuid: string; bescheidUuid: string }> => {
  const { uuid } = await create(chefin, "Seiten");
  return { uuid, bescheidUuid: await provide(t, uuid) };
};

async function retrieve(antragUuid: string, gegenstandUuid: string): Promise<void> {
  const { body } = await chefin.get(antragPfad(antragUuid, "/bescheide"));
  const stand = textOf(listOf(body.bescheide).find(({ uuid }) => textOf(uuid) === gegenstandUuid)?.vorlage ?? "");
  const state = stateOf(
    await chefin.post("/v1/nezo/vorgaenge", { intent: "BESCHEID_ABRUF", antragUuid, gegenstandUuid, stand }),
  );
  const unternehmen = zertifikatOf({
    firma: "Beispiel Maschinenbau GmbH",
    land: "DE",
    bundesland: "BE",
    steuernummer: "21/815/08150",
  });
  t.nezo.ergebnisse.set(state, { status: "ERFOLG", unternehmen });
  expect((await chefin.post("/v1/nezo/abschluss", { state, intent: "BESCHEID_ABRUF" })).status).toBe(200);
}

const set = (uuid: string, spalten: string) =>
  t.dienste.pool.query(`UPDATE antrag SET status = 'BESCHEID_LIEGT_VOR', ${spalten} WHERE uuid = $1`, [uuid]);

describe("Wann sich der Bescheid öffnet", () => {
  it("nicht, solange er nur bereitliegt: dann geht es zur Startseite, und die Übersicht sagt, was ist", async () => {
    const { uuid } = await createBescheid();
    expect(await open(chefin, "bescheid", { uuid })).toMatchObject({ status: 303, ort: "/home" });
    const menu = await open(chefin, "bescheidmenu", { uuid });
    expect(menu.text).toContain('"stand":"ZUM_ABRUF"');
    expect(menu.text).not.toContain(GEHEIM);
    expect((await open(chefin, "bescheid.pdf", { uuid })).status).toBe(404);
  });

  it("(b) in einer Sitzung mit nezo, ohne den Inhalt zu zeigen; (c) nach dem Abruf mit ihm, für alle, die lesen dürfen", async () => {
    const [erster, zweiter] = [await createBescheid(), await createBescheid()];
    await retrieve(erster.uuid, erster.bescheidUuid);
    const bereit = await open(chefin, "bescheid", { uuid: zweiter.uuid });
    expect(bereit.text).toContain('"bescheid":null');
    expect(bereit.text).not.toContain(GEHEIM);
    for (const wer of ["bevollmaechtigt", "support", "qm", "admin"] as const) {
      const browser = await t.als(wer);
      expect((await open(browser, "bescheid", { uuid: erster.uuid })).text).toContain(GEHEIM);
      expect((await open(browser, "bescheidmenu", { uuid: erster.uuid })).text).not.toContain(GEHEIM);
      expect((await open(browser, "bescheid", { uuid: zweiter.uuid })).ort).toBe("/home");
    }
    for (const wer of ["fremd", "kollege"] as const) {
      const browser = await t.als(wer);
      for (const seite of ["bescheid", "bescheidmenu", "bescheid.pdf"] as const)
        expect((await open(browser, seite, { uuid: erster.uuid })).status).toBe(404);
    }
    for (const seite of ["bescheid", "bescheidmenu", "bescheid.pdf"] as const) {
      expect((await open(t.browser(), seite, { uuid: erster.uuid })).ort).toMatch(/^\/landingpage\?redirect=/);
    }
  });

  it("(a) und (d) für Bescheide von früher, mit dem, was bekannt ist", async () => {
    const [alt, altMitFinalem, neu] = [
      await create(chefin, "a"),
      await create(chefin, "d"),
      await create(chefin, "neu"),
    ];
    await set(alt.uuid, "bescheid_erstellt_am = '2021-05-04'");
    expect((await open(chefin, "bescheid", { uuid: alt.uuid })).text).toContain('"erstelltAm":"2021-05-04"');
    await set(
      altMitFinalem.uuid,
      "bescheid_erstellt_am = '2021-05-04', finaler_bescheid_erstellt_am = '2022-06-01', finaler_bescheid_abholung_am = '2022-06-03', bescheid_zum_abruf = true",
    );
    expect((await open(chefin, "bescheid", { uuid: altMitFinalem.uuid })).text).toContain('"abgeholtAm":"2022-06-03"');
    await set(neu.uuid, "bescheid_erstellt_am = '2022-02-28'");
    expect((await open(chefin, "bescheid", { uuid: neu.uuid })).ort).toBe("/home");
    expect((await open(chefin, "bescheid.pdf", { uuid: alt.uuid })).status).toBe(404);
  });

  it("bei einer verformten Kennung nie", async () => {
    const { uuid, bescheidUuid } = await createBescheid();
    await retrieve(uuid, bescheidUuid);
    for (const seite of ["bescheid", "bescheidmenu", "bescheid.pdf"] as const)
      expect((await open(chefin, seite, { uuid: FALSCH })).status).toBe(404);
    for (const seite of ["bescheid", "bescheid.pdf"] as const) {
      expect((await open(chefin, seite, { uuid, query: `?bescheid=${FALSCH}` })).status).toBe(404);
      expect((await open(chefin, seite, { uuid, query: `?bescheid=${uuid}` })).status).toBe(404);
    }
  });
});

describe("Der Bescheid als PDF", () => {
  it("ist gegliedert, nennt alles und bleibt neben dem zweiten erhalten, auch wenn der Antrag geschlossen ist", async () => {
    const { uuid, bescheidUuid } = await createBescheid();
    await retrieve(uuid, bescheidUuid);
    const inhalt = bescheidBeispiel({ widerspruchErgebnis: "TEILABHILFE", aktenzeichen: "FZ-2026-000999" });
    const zweiter = await provide(t, uuid, { art: "WIDERSPRUCHSBESCHEID", inhalt });
    const load = async (query = "") => {
      const { antwort } = await open(chefin, "bescheid.pdf", { uuid, query });
      expect([antwort?.status, antwort?.headers.get("content-type"), antwort?.headers.get("cache-control")]).toEqual([
        200,
        "application/pdf",
        "no-store",
      ]);
      return readPdf((await antwort?.bytes()) ?? new Uint8Array());
    };
    const pdf = await load();
    expect(pdf).toMatchObject({ isMarkiert: true, sprache: "de-DE" });
    const tags = JSON.stringify(pdf.struktur);
    for (const tag of ["H1", "H2", "H3", "P", "Table", "TH", "TD"]) expect(tags).toContain(`"tag":"${tag}"`);
    const text = pdf.alles.replace(/\s+/g, " ");
    for (const teil of [
      "FZ-2026-000123",
      "Lager, die sich selbst prüfen",
      "Nicht bescheinigt",
      "1 Aufbau, 2 Messung",
      "31.01.2026",
      "Rechtsbehelfsbelehrung",
    ]) {
      expect(text).toContain(teil);
    }
    expect(text).toContain(GEHEIM);
    await retrieve(uuid, zweiter);
    await t.dienste.pool.query("UPDATE antrag SET status = 'GESCHLOSSEN' WHERE uuid = $1", [uuid]);
    expect((await load()).alles).toContain("FZ-2026-000999");
    expect((await load(`?bescheid=${bescheidUuid}`)).alles).toBe(pdf.alles);
  });
});
