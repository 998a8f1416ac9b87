import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { loader as antragJson } from "~/routes/antraege.$uuid.antrag[.]json";
import { loader as antragPdf } from "~/routes/antraege.$uuid.antrag[.]pdf";
import { loader as arbeitsplanPdf } from "~/routes/antraege.$uuid.arbeitsplan[.]pdf";
import { loader as eingangsbestaetigungPdf } from "~/routes/eingereichterAntrag.$uuid.eingangsbestaetigung[.]pdf";
import { antragPfad, fetchTan, createFertig, type Angelegt, vorhabenPfad } from "../../support/antraege";
import { textOf, type Browser } from "../../support/browser";
import { startBackend, type TestBackend } from "../../support/backend";
import { collectGarbage } from "../../support/collectGarbage";
import { pdf } from "../../support/dateien";
import { readPdf } from "../../support/readPdf";
import { anfrageAn } from "../../unit/server/portal/scheinBackend";

const SEITEN = { antragJson, antragPdf, arbeitsplanPdf, eingangsbestaetigungPdf } as const;
type Seite = keyof typeof SEITEN;
const ALLE: readonly Seite[] = ["antragPdf", "arbeitsplanPdf", "eingangsbestaetigungPdf"];

let t: TestBackend;
let chefin: Browser;
let antrag: Angelegt;
/** Of the one attachment. */
let pruefsumme: string;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  chefin = await t.alsBevollmaechtigter();
  antrag = await createFertig(chefin);
  const angehaengt = await chefin.ruf("POST", `${vorhabenPfad(antrag)}/dateien?name=Versuchsplan.pdf`, {
    datei: pdf(),
  });
  pruefsumme = textOf(angehaengt.body.sha256);
});
afterAll(() => t.stop());

type Ort = { uuid?: string; zweck?: string };

/** Opens a download as a browser with these cookies does; staff have said what for. */
async function load(browser: Browser, seite: Seite, { uuid = antrag.uuid, zweck = "" }: Ort = {}): Promise<Response> {
  const cookie = [...browser.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
  const args = anfrageAn(`/${seite}${zweck}`, (request) => t.backend.handle(request, { clientIp: "192.0.2.9" }), {
    headers: { cookie },
    params: { uuid },
  });
  const ergebnis: unknown = await Promise.resolve(SEITEN[seite](args)).catch((error: unknown) => error);
  if (!(ergebnis instanceof Response)) throw new Error("No answer");
  return ergebnis;
}

async function textVon(antwort: Response): Promise<string> {
  expect([antwort.status, antwort.headers.get("content-type"), antwort.headers.get("cache-control")]).toEqual([
    200,
    "application/pdf",
    "no-store",
  ]);
  return (await readPdf(await antwort.bytes())).alles.replace(/\s+/g, " ");
}

it("ZEITGRENZE_PDF_SEKUNDEN: was länger dauert, führt mit einer Meldung zurück", async () => {
  const cookie = [...chefin.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
  const langsam = async (request: Request) => {
    if (new URL(request.url).pathname.startsWith("/v1/antraege")) {
      // A limit that nobody holds is forgotten with the memory that is cleared meanwhile.
      for (const millis of [20, 20, 1_160]) {
        collectGarbage();
        await wait(millis);
      }
    }
    return t.backend.handle(request, { clientIp: "192.0.2.9" });
  };
  const args = anfrageAn("/antragPdf", langsam, { headers: { cookie }, params: { uuid: antrag.uuid } });
  const { config } = args.context;
  const knapp = { ...config, zeitgrenzen: { ...config.zeitgrenzen, pdfSekunden: 1 } };
  const antwort = await antragPdf({ ...args, context: { ...args.context, config: knapp } });
  expect([antwort.status, antwort.headers.get("location")]).toEqual([
    303,
    `/antraege/${antrag.uuid}/startseite?teil=dokumente`,
  ]);
  expect(antwort.headers.getSetCookie().join()).toContain("flash=");
});

it("wer nicht mehr wartet, für den entsteht kein Dokument", async () => {
  const cookie = [...chefin.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
  const verbindung = new AbortController();
  const bisZumAntrag = (request: Request) => {
    if (new URL(request.url).pathname.startsWith("/v1/antraege")) verbindung.abort();
    return t.backend.handle(request, { clientIp: "192.0.2.9" });
  };
  const init = { headers: { cookie }, params: { uuid: antrag.uuid }, signal: verbindung.signal };
  expect((await antragPdf(anfrageAn("/antragPdf", bisZumAntrag, init))).headers.get("content-type")).not.toBe(
    "application/pdf",
  );
});

describe("vor der Einreichung", () => {
  it("gibt es den Entwurf und den Arbeitsplan, mit Kennzeichen", async () => {
    const entwurf = await load(chefin, "antragPdf");
    expect(entwurf.headers.get("content-disposition")).toBe('attachment; filename="antrag.pdf"');
    const text = await textVon(entwurf);
    for (const teil of [
      "Entwurf – nicht eingereicht",
      "Beispiel Maschinenbau GmbH",
      "Beispiel Messtechnik GmbH",
      "Prüfstand mit Lastaggregat",
      "Versuchsplan.pdf",
    ]) {
      expect(text).toContain(teil);
    }
    expect(await textVon(await load(chefin, "arbeitsplanPdf"))).toContain("Entwurf – nicht eingereicht");
  });

  it("führt die Eingangsbestätigung zur Startseite des Antrags", async () => {
    const antwort = await load(chefin, "eingangsbestaetigungPdf");
    expect([antwort.status, antwort.headers.get("location")]).toEqual([303, `/antraege/${antrag.uuid}/startseite`]);
  });
});

describe("nach der Einreichung", () => {
  beforeAll(async () => {
    const tan = await fetchTan(t, chefin, antrag.uuid);
    expect(await chefin.post(antragPfad(antrag.uuid, "/einreichen"), tan)).toMatchObject({ status: 200 });
  });

  it("nennt die Bestätigung Nummer, gesetzliche Zeit, Prüfsumme, Person, Vorhaben und Erklärungen", async () => {
    const { body } = await chefin.get(antragPfad(antrag.uuid, "/eingereicht"));
    const text = await textVon(await load(chefin, "eingangsbestaetigungPdf"));
    for (const teil of [
      textOf(body.antrag?.antragsnummer),
      textOf(body.pruefsumme),
      "02.03.2026, 10:00:00 Uhr MEZ",
      "Bea Vollmer",
      "Versuchsplan.pdf",
    ]) {
      expect(text).toContain(teil);
    }
    expect(text).toContain("Ich versichere, dass alle Angaben in diesem Antrag richtig und vollständig sind.");
    expect(text).not.toContain("Nur für uns");
  });

  it("nennt der Export die Anlage mit ihrer Prüfsumme", async () => {
    const { vorhaben } = z
      .object({ vorhaben: z.array(z.looseObject({ anlagen: z.array(z.unknown()) })) })
      .parse(await (await load(chefin, "antragJson")).json());
    expect(vorhaben.map(({ anlagen }) => anlagen)).toMatchObject([
      [{ name: "Versuchsplan.pdf", typ: "PDF", bytes: pdf().length, sha256: pruefsumme }],
    ]);
  });

  it.each([...ALLE, "antragJson" as const])("%s: die Datei heißt auch nach der Nummer des Antrags", async (seite) => {
    const { body } = await chefin.get(antragPfad(antrag.uuid, "/eingereicht"));
    const { headers } = await load(chefin, seite);
    expect(headers.get("content-disposition")).toMatch(
      new RegExp(`^attachment; filename="[a-z]+-${textOf(body.antrag?.antragsnummer)}\\.(pdf|json)"$`),
    );
  });

  it("trägt der Antrag Nummer und Zeit statt des Kennzeichens", async () => {
    const text = await textVon(await load(chefin, "antragPdf"));
    expect(text).toContain("02.03.2026, 10:00:00 Uhr MEZ");
    expect(text).not.toContain("Entwurf");
  });

  it.each(ALLE)("%s bekommt jede Rolle, die lesen darf, und sonst niemand", async (seite) => {
    for (const wer of ["support", "qm", "admin"] as const)
      expect((await load(await t.als(wer), seite, { zweck: "?zweck=VORGANG" })).status).toBe(200);
    for (const wer of ["fremd", "kollege"] as const) expect((await load(await t.als(wer), seite)).status).toBe(404);
    expect((await load(chefin, seite, { uuid: "11111111-1111-4111-8111-111111111111" })).status).toBe(404);
    const ohne = await load(t.browser(), seite);
    expect(ohne.headers.get("location")).toMatch(/^\/landingpage\?redirect=/);
  });

  it.each([...ALLE, "antragJson" as const])("%s: die Behörde sagt vorher, wofür", async (seite) => {
    const ohne = await load(await t.alsQm(), seite);
    const ort = new URL(ohne.headers.get("location") ?? "", "http://localhost");
    expect([ohne.status, ort.pathname, ort.searchParams.get("ziel")]).toEqual([303, "/mitnahme", `/${seite}`]);
    const leer = await load(await t.alsQm(), seite, { zweck: "?bescheid=1&zweck=" });
    const weiter = new URL(leer.headers.get("location") ?? "", "http://localhost").searchParams;
    expect([weiter.get("ziel"), weiter.get("zweck")]).toEqual([`/${seite}?bescheid=1`, ""]);
  });

  it("gibt Mitarbeitenden der Behörde den Antrag ohne die interne Notiz", async () => {
    expect(await textVon(await load(chefin, "antragPdf"))).toContain("Nur für uns");
    expect(await textVon(await load(await t.alsSupport(), "antragPdf", { zweck: "?zweck=VORGANG" }))).not.toContain(
      "Nur für uns",
    );
  });
});
