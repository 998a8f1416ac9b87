import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AbweichungHinweis } from "~/features/einreichung/AbweichungHinweis";
import { loader as antragJson } from "~/routes/antraege.$uuid.antrag[.]json";
import { loader as antragPdf } from "~/routes/antraege.$uuid.antrag[.]pdf";
import { loader as antragXml } from "~/routes/antraege.$uuid.antrag[.]xml";
import { loader as lesen } from "~/routes/eingereichterAntrag.$uuid.($eingereichterAntragId)";
import { loader as eingangsbestaetigung } from "~/routes/eingereichterAntrag.$uuid.eingangsbestaetigung[.]pdf";
import { antragPfad, submitNew } from "../../support/antraege";
import { type Browser, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";
import { fachPfad } from "../../support/fach";
import { readPdf } from "../../support/readPdf";
import {
  completeUnternehmen,
  confirmListe,
  NAMEN_DER_GRUPPE,
  saveStammdaten,
  zeileDerGruppe,
} from "../../support/vollesUnternehmen";
import { anfrageAn } from "../../unit/server/portal/scheinBackend";

const VERBUNDENE = "/v1/unternehmen/verbundene";
const JAHRE = "/v1/unternehmen/wirtschaftsjahre";

const DATEIEN = { antragJson, antragXml, antragPdf, eingangsbestaetigung } as const;

/** What the company said of itself when it submitted, and how it reads in each kind of document. */
const DAMALS = ["https://damals.example.org", "Berlin", ...NAMEN_DER_GRUPPE];
const UMSAETZE = { 2024: "18450001", 2023: "16920002", 2022: "15380003" };
const GELESENE = ["18.450.001,00", "16.920.002,00", "15.380.003,00"];
/** Who had confirmed the list of affiliated companies, and when, as it is stored and as it reads. */
const BESTAETIGT = { am: "2025-10-01T09:00:00.000Z", gelesen: "01.10.2025, 11:00 Uhr von Bea Vollmer" };
/** What it says since. */
const SPAETER = ["https://heute.example.org", "Potsdam", "Nachher GmbH", "Umbenannt GmbH", "77777777", "77.777.777"];

let t: TestBackend;
let chefin: Browser;
let uuid: string;

/** The request of a browser for one of the pages. */
const requestTo = (seite: string) =>
  anfrageAn(`/${seite}`, (request) => t.backend.handle(request, { clientIp: "192.0.2.9" }), {
    headers: { cookie: [...chefin.kekse].map(([name, value]) => `${name}=${value}`).join("; ") },
    params: { uuid },
  });

async function open(datei: keyof typeof DATEIEN): Promise<Response> {
  const antwort = await DATEIEN[datei](requestTo(datei));
  expect(antwort.status, datei).toBe(200);
  return antwort;
}

const pdfText = async (datei: keyof typeof DATEIEN) =>
  (await readPdf(await (await open(datei)).bytes())).alles.replace(/\s+/g, " ");

/** The page on which it is read. */
const readSeite = async () => (await lesen(requestTo("eingereichterAntrag"))).data;

/** All that shows the Antrag, as text; the page without the note about today, which has its own test. */
async function readAlles(): Promise<Record<string, string>> {
  const { eingereicht } = (await t.fach("GET", fachPfad(uuid))).body;
  return {
    lesen: JSON.stringify({ ...(await readSeite()), abweichungen: [] }),
    pdf: await pdfText("antragPdf"),
    json: await (await open("antragJson")).text(),
    xml: await (await open("antragXml")).text(),
    fach: JSON.stringify(eingereicht),
    beleg: await pdfText("eingangsbestaetigung"),
  };
}

/** Everything that was frozen, said otherwise. */
async function changeAlles(): Promise<void> {
  await saveStammdaten(chefin, { website: "https://heute.example.org", ort: "Potsdam", kmuStatus: "KLEIN" });
  const antriebe = `${VERBUNDENE}/${await zeileDerGruppe(chefin, "Antriebe GmbH")}`;
  const { revision } = (await chefin.get(antriebe)).body;
  expect((await chefin.put(antriebe, { revision, werte: { name: "Umbenannt GmbH", kapital: "10" } })).status).toBe(200);
  const neue = { beteiligterArt: "UNTERNEHMEN", name: "Nachher GmbH", verbindung: "TOCHTER", kapital: "90" };
  expect((await chefin.post(VERBUNDENE, { werte: neue })).status).toBe(200);
  await confirmListe(chefin);
  for (const jahr of listOf((await chefin.get(JAHRE)).body.data)) {
    const json = { revision: jahr.revision, werte: { umsatz: "77777777" } };
    expect((await chefin.put(`${JAHRE}/${textOf(jahr.uuid)}`, json)).status).toBe(200);
  }
}

let davor: Record<string, string>;
let danach: Record<string, string>;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  // In this year the figures of three Wirtschaftsjahre are asked for.
  t.uhr.set("2025-10-01T09:00:00Z");
  chefin = await t.alsBevollmaechtigter();
  await completeUnternehmen(chefin, UMSAETZE);
  ({ uuid } = await submitNew(t, chefin));
  davor = await readAlles();
  t.uhr.set("2025-10-01T09:02:00Z");
  await changeAlles();
  danach = await readAlles();
});
afterAll(() => t.stop());

describe("ein Antrag, eingereicht mit Stammdaten, fünf verbundenen Unternehmen und den verlangten Jahren", () => {
  it.each(["lesen", "pdf", "json", "xml", "fach", "beleg"])("zeigt sie alle, wie sie eingereicht wurden: %s", (wo) => {
    const text = danach[wo] ?? "";
    for (const teil of DAMALS) expect(text).toContain(teil);
    const isGelesen = wo === "lesen" || wo === "pdf" || wo === "beleg";
    for (const teil of isGelesen ? GELESENE : Object.values(UMSAETZE)) expect(text).toContain(teil);
    expect(SPAETER.filter((teil) => text.includes(teil))).toEqual([]);
  });

  it.each(["lesen", "pdf", "json", "xml", "fach", "beleg"])("zeigt, wer die Liste wann bestätigt hat: %s", (wo) => {
    const text = (danach[wo] ?? "").replaceAll("\u00a0", " ");
    const isGelesen = wo === "lesen" || wo === "pdf" || wo === "beleg";
    expect(text).toContain(isGelesen ? BESTAETIGT.gelesen : BESTAETIGT.am);
    expect(text).not.toContain(isGelesen ? "01.10.2025, 11:02 Uhr" : "2025-10-01T09:02");
  });

  it("ist überall Zeichen für Zeichen, was er vor den Änderungen war, auch die Eingangsbestätigung", () => {
    expect(danach).toEqual(davor);
    expect(davor.beleg).toContain("Beispiel Maschinenbau GmbH");
  });

  it("bestätigt der Code der Eingangsbestätigung noch mit derselben Prüfsumme", async () => {
    const { belegcode, pruefsumme } = (await chefin.get(antragPfad(uuid, "/eingereicht"))).body;
    const { beleg } = (await t.ruf("POST", "/v1/belegpruefung", { json: { code: belegcode } })).body;
    expect(beleg).toMatchObject({ art: "EINGANGSBESTAETIGUNG", pruefsumme, istUnveraendert: true });
  });

  it("sagt beim Lesen, was er von den heutigen Stammdaten abweicht", async () => {
    const { abweichungen } = await readSeite();
    expect(abweichungen).toEqual([
      { label: "Ort", damals: "Berlin", heute: "Potsdam" },
      { label: "Website", damals: "https://damals.example.org", heute: "https://heute.example.org" },
      {
        label: "Kleines oder mittleres Unternehmen (Selbsteinschätzung)",
        damals: "Mittleres Unternehmen",
        heute: "Kleines Unternehmen",
      },
    ]);
    const html = renderToStaticMarkup(createElement(AbweichungHinweis, { abweichungen }));
    expect(html).toContain("Weicht ab von den heutigen Stammdaten");
    expect(html).toContain("Ort: eingereicht „Berlin“, heute „Potsdam“");
  });

  it("ändert nichts daran, dass das Unternehmen selbst die neuen Angaben zeigt", async () => {
    expect((await chefin.get("/v1/unternehmen/stammdaten")).body.werte).toMatchObject({ ort: "Potsdam" });
    const namen = listOf((await chefin.get(VERBUNDENE)).body.data).map(({ name }) => name);
    expect(namen).toEqual(expect.arrayContaining(["Nachher GmbH", "Umbenannt GmbH"]));
    const jahre = listOf((await chefin.get(JAHRE)).body.data).map(({ werte }) => werte?.umsatz);
    expect(jahre).toEqual(["77777777", "77777777", "77777777"]);
  });
});
