import type { ActionFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Stabsformular } from "~/domain/benutzer/stabsformulare";
import { newUuid } from "~/lib/uuid";
import { action as eintrag } from "~/routes/admin.faq.$uuid._index";
import { action as neuerEintrag } from "~/routes/admin.faq.neu";
import { action as hilfetext } from "~/routes/admin.hilfetexte.$uuid._index";
import { action as meldung } from "~/routes/systemNachricht.($uuid).($isNew)";
import { action as fenster } from "~/routes/wartungsonstiges.fenster";
import { benutzer } from "~/server/backend/storage/schema/benutzer";
import { geparkteEingabe } from "~/server/backend/storage/schema/geparkteEingabe";
import { type Browser, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { ende, geparktPruefung } from "../../support/geparktPruefung";
import { GEPARKT_PFAD } from "../../support/geparktRufe";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

let t: TestBackend;
let admin: Browser;
beforeEach(async () => {
  t = await startBackend({ GRENZE_PARKEN_JE_PERSON_STUNDE: "1000" });
  await t.backend.migrate();
  admin = await t.alsAdmin();
});
afterEach(() => t.stop());

const { backendFetch, mit, csrfVon, wartende, check, verborgenes } = geparktPruefung(() => ({ t, chefin: admin }));

type Texte = Record<string, string>;
type Action = (args: ActionFunctionArgs) => Promise<unknown>;
/** An editor as it is open in a browser; without `gegenstand` for something new. */
type Offenes = { art: Stabsformular; action: Action; pfad: string; gegenstand?: string; texte: Texte };

const aufbewahrung = (wer: Browser, { art, gegenstand }: Pick<Offenes, "art" | "gegenstand">) =>
  wer.get(`${GEPARKT_PFAD}/formulare/${art}${gegenstand === undefined ? "" : `?gegenstandUuid=${gegenstand}`}`);

/** Posts a form as a browser without scripts does. */
const post = ({ action, pfad, gegenstand }: Offenes, texte: Texte, wer: Browser | null) =>
  ende(
    action(
      anfrageAn(pfad, backendFetch, {
        ...formular(texte),
        ...mit(wer),
        params: gegenstand === undefined ? {} : { uuid: gegenstand },
      }),
    ),
  );

const AUFBEWAHRT = /^303 \/landingpage\?.*eingabe=aufbewahrt$/;

/** What the page of the form posts with it. */
const readSchutz = async (offen: Offenes, wer = admin): Promise<Texte> => {
  const aufbewahrungstext = textOf((await aufbewahrung(wer, offen)).body.ticket);
  return { csrf: "alt", schluessel: newUuid(), aufbewahrung: aufbewahrungstext, password: "geheim", tan: "1" };
};

/** Posts it after the session has ended; gives the id under which it waits. */
async function park(offen: Offenes, wer = admin): Promise<string> {
  expect(await post(offen, { ...(await readSchutz(offen, wer)), ...offen.texte }, null)).toMatch(AUFBEWAHRT);
  return (await wartende(wer))[0] ?? "";
}

async function openHilfetext(): Promise<Offenes> {
  const { body } = await admin.get("/v1/hilfetexte/verwaltung?bereich=vorhabenV2");
  const gegenstand = textOf(listOf(body.data).find(({ feld }) => textOf(feld) === "titel")?.uuid);
  const texte = { revision: "0", quelle: "Von mir.", index: "1", isActive: "true", gezeigt: "isActive" };
  return { art: "HILFETEXT", action: hilfetext, pfad: `/admin/hilfetexte/${gegenstand}`, gegenstand, texte };
}

async function findKategorie(): Promise<string> {
  return textOf(listOf((await admin.get("/v1/faq/verwaltung")).body.data)[0]?.uuid);
}

async function openNeuenEintrag(): Promise<Offenes> {
  const texte = { kategorieUuid: await findKategorie(), frage: "Neu?", antwort: "Ja.", gezeigt: "isActive" };
  return { art: "FAQ_EINTRAG", action: neuerEintrag, pfad: "/admin/faq/neu", texte };
}

async function openEintrag(): Promise<Offenes> {
  const json = { kategorieUuid: await findKategorie(), frage: "Alt?", antwort: "Nein.", links: [], isActive: true };
  const gegenstand = textOf((await admin.post("/v1/faq/eintraege", json)).body.uuid);
  const { kategorieUuid } = json;
  const texte = { revision: "1", kategorieUuid, frage: "Von mir?", antwort: "Nein.", isActive: "true" };
  return { art: "FAQ_EINTRAG", action: eintrag, pfad: `/admin/faq/${gegenstand}`, gegenstand, texte };
}

const openMeldung = (): Promise<Offenes> => {
  const zeiten = { anzeigenVonTag: "01.03.2026", anzeigenVonZeit: "08:00", anzeigenBisTag: "", anzeigenBisZeit: "" };
  const texte = { revision: "0", titel: "Von mir", text: "Bald", zielgruppe: "ALLE", ...zeiten };
  return Promise.resolve({ art: "SYSTEMNACHRICHT", action: meldung, pfad: "/systemNachricht", texte });
};

const openFenster = (): Promise<Offenes> => {
  const zeiten = { beginnTag: "03.03.2026", beginnZeit: "08:00", endeTag: "03.03.2026", endeZeit: "09:00" };
  const texte = { uuid: "", revision: "0", grund: "Neue Version", ...zeiten };
  return Promise.resolve({ art: "WARTUNGSFENSTER", action: fenster, pfad: "/wartungsonstiges/fenster", texte });
};

const ALLE = [
  ["ein Hilfetext", openHilfetext],
  ["ein neuer FAQ-Eintrag", openNeuenEintrag],
  ["ein FAQ-Eintrag", openEintrag],
  ["eine Systemnachricht", openMeldung],
  ["ein Wartungsfenster", openFenster],
] as const;

/** The button of the form behind the review, with everything that came back into it. */
async function saveInForm(offen: Offenes, id: string, absicht = "speichern"): Promise<unknown> {
  const { lage } = await check(id);
  expect(lage).toMatchObject({ art: "pruefen", oeffnen: "weiterschreiben", action: offen.pfad });
  const geoeffnet = await post(offen, { ...(await verborgenes(id)), absicht: "weiterschreiben" }, admin);
  expect(geoeffnet).toMatchObject({ data: { problem: null, eingaben: { ...offen.texte, geparkt: id } } });
  expect(await wartende()).toEqual([id]);
  const schutz = { csrf: await csrfVon(admin), schluessel: newUuid(), geparkt: id, absicht };
  return post(offen, { ...offen.texte, ...schutz }, admin);
}

describe("ein Formular der Stelle, das nach dem Ende der Sitzung ankam", () => {
  it.each(ALLE)(
    "%s: wartet auf seine Person, öffnet sich im Formular und wird dort gespeichert",
    async (_was, open) => {
      const offen = await open();
      const id = await park(offen);
      const kopf = listOf((await admin.get(GEPARKT_PFAD)).body.data)[0];
      const gegenstandUuid = offen.gegenstand ?? null;
      expect(kopf).toMatchObject({ stabsformular: offen.art, firmenformular: null, antragUuid: null, gegenstandUuid });
      expect(listOf((await aufbewahrung(admin, offen)).body.geparkte)).toHaveLength(1);
      expect((await check(id)).felder.map(({ name }) => name)).toEqual(Object.keys(offen.texte));
      const absicht = offen.art === "SYSTEMNACHRICHT" ? "trotzdem" : "speichern";
      expect(await saveInForm(offen, id, absicht)).toMatch(/^303 \/(admin|systemNachrichten|wartungsonstiges)/);
      expect(await wartende()).toEqual([]);
    },
  );

  it.each(ALLE)("%s: lässt sich verwerfen", async (_was, open) => {
    const id = await park(await open());
    expect((await admin.delete(`${GEPARKT_PFAD}/${id}`)).status).toBe(200);
    expect(await wartende()).toEqual([]);
  });

  it.each(ALLE)("%s: wartet einmal, auch wenn es zweimal abgesendet wird", async (_was, open) => {
    const offen = await open();
    const einmal = { ...(await readSchutz(offen)), ...offen.texte };
    for (const antwort of await Promise.all([post(offen, einmal, null), post(offen, einmal, null)]))
      expect(antwort).toMatch(AUFBEWAHRT);
    expect(await post(offen, einmal, null)).toMatch(AUFBEWAHRT);
    expect(await wartende()).toHaveLength(1);
    await post(offen, { ...einmal, schluessel: newUuid() }, null);
    expect(await wartende()).toHaveLength(2);
  });

  it("wartet auch einmal, wenn die Seite schon gespeichert hat und danach wieder offen ist", async () => {
    const offen = await openFenster();
    const gespeichert = { ...(await readSchutz(offen)), csrf: await csrfVon(admin), absicht: "speichern" };
    expect(await post(offen, { ...offen.texte, ...gespeichert }, admin)).toMatch(/^303 \/wartungsonstiges/);
    const anders = { ...offen.texte, ...gespeichert, grund: "Andere Version" };
    await Promise.all([post(offen, anders, null), post(offen, anders, null)]);
    expect(await wartende()).toHaveLength(1);
    await post(offen, { ...anders, grund: "Noch eine" }, null);
    expect(await wartende()).toHaveLength(2);
  });

  it("auch unter einer großgeschriebenen Kennung", async () => {
    const offen = await openHilfetext();
    const gross = { ...offen, gegenstand: (offen.gegenstand ?? "").toUpperCase() };
    const { ticket } = (await aufbewahrung(admin, gross)).body;
    const json = { ticket, ort: { art: offen.art }, felder: new URLSearchParams(offen.texte).toString() };
    expect((await t.browser().post(GEPARKT_PFAD, json)).status).toBe(200);
    expect(listOf((await aufbewahrung(admin, gross)).body.geparkte)).toHaveLength(1);
    expect((await check((await wartende())[0] ?? "")).lage).toMatchObject({ art: "pruefen" });
  });

  it("ein zweiter Stand wird nicht ungesehen überschrieben", async () => {
    const offen = await openHilfetext();
    const id = await park(offen);
    const anderer = { quelle: "Von jemand anderem.", index: "1", isActive: true, revision: 0 };
    const pfad = `/v1/hilfetexte/texte/${offen.gegenstand ?? ""}`;
    expect((await (await t.alsQm()).ruf("PUT", `${pfad}/entwurf`, { json: anderer })).status).toBe(200);
    const { lage } = await check(id);
    expect(lage).toMatchObject({ art: "pruefen", isVeraltet: true, abschnitte: [] });
    expect(await saveInForm(offen, id)).toMatchObject({ data: { problem: { code: "REVISION_VERALTET" } } });
    expect((await admin.get(pfad)).body.offene).toMatchObject({ quelle: "Von jemand anderem." });
    expect(await wartende()).toEqual([id]);
  });

  it("die Prüfung zeigt in Worten, was sich ändert", async () => {
    const { lage } = await check(await park(await openEintrag()));
    if (lage.art !== "pruefen") throw new Error("Not to review");
    expect(lage.titel).toBe("FAQ-Eintrag");
    expect(lage.abschnitte.flatMap(({ felder }) => felder).map(({ label }) => label)).toEqual(["Frage"]);
  });

  it("lässt sich kopieren, wenn es den Eintrag nicht mehr gibt", async () => {
    const offen = await openEintrag();
    const id = await park(offen);
    expect(
      (await admin.ruf("DELETE", `/v1/faq/eintraege/${offen.gegenstand ?? ""}`, { json: { revision: 1 } })).status,
    ).toBe(200);
    const { lage } = await check(id);
    expect(lage).toMatchObject({ art: "nurKopieren" });
    expect(lage.angaben).toContainEqual({ name: "frage", label: "Frage", text: "Von mir?" });
  });

  it("wird auch in der Wartung aufbewahrt, und das Formular sagt es", async () => {
    const qm = await t.alsQm();
    const offen = await openHilfetext();
    const { ticket } = (await aufbewahrung(qm, offen)).body;
    const jetzt = t.uhr.now().getTime();
    const zeit = { beginn: new Date(jetzt).toISOString(), ende: new Date(jetzt + 3_600_000).toISOString() };
    expect((await admin.post("/v1/wartung/fenster", { ...zeit, grund: "Neue Version" })).status).toBe(200);
    const schutz = { csrf: await csrfVon(qm), schluessel: newUuid(), aufbewahrung: textOf(ticket) };
    const antwort = await post(offen, { ...offen.texte, ...schutz, absicht: "speichern" }, qm);
    expect(antwort).toMatchObject({ data: { problem: { code: "WARTUNG_LAEUFT" }, eingaben: { quelle: "Von mir." } } });
    expect(JSON.stringify(antwort)).toContain("Ihre Eingaben sind aufbewahrt");
    expect(await wartende(qm)).toHaveLength(1);
  });
});

describe("wem ein aufbewahrtes Formular der Stelle gehört", () => {
  const chooseRolle = async (wer: Browser, systemRolle: string): Promise<void> => {
    expect((await wer.post("/v1/benutzer/systemrollen/waehlen", { systemRolle })).status).toBe(200);
  };

  it.each([
    ["HILFETEXT", ["qm", "admin"]],
    ["FAQ_EINTRAG", ["qm", "admin"]],
    ["SYSTEMNACHRICHT", ["admin"]],
    ["WARTUNGSFENSTER", ["admin"]],
  ] as const)("ein Ticket für %s bekommen nur %j", async (art, erlaubte) => {
    for (const wer of ["bevollmaechtigt", "mitarbeit", "fremd", "support", "qm", "admin"] as const) {
      const { status, body } = await aufbewahrung(await t.als(wer), { art });
      expect([wer, status, "ticket" in body]).toEqual([wer, 200, erlaubte.some((einer) => einer === wer)]);
    }
    expect((await aufbewahrung(await t.als("datenschutz"), { art })).status).toBe(403);
    expect((await aufbewahrung(t.browser(), { art })).status).toBe(401);
  });

  it.each(ALLE)("%s: sonst findet, liest und verwirft es niemand", async (_was, open) => {
    const id = await park(await open());
    for (const wer of ["bevollmaechtigt", "mitarbeit", "fremd", "support", "qm"] as const) {
      const browser = await t.als(wer);
      expect([wer, listOf((await browser.get(GEPARKT_PFAD)).body.data)]).toEqual([wer, []]);
      expect([wer, (await browser.get(`${GEPARKT_PFAD}/${id}`)).status]).toEqual([wer, 404]);
      expect([wer, (await browser.delete(`${GEPARKT_PFAD}/${id}`)).status]).toEqual([wer, 404]);
    }
    const datenschutz = await t.als("datenschutz");
    expect((await datenschutz.get(`${GEPARKT_PFAD}/${id}`)).status).toBe(403);
    expect((await t.browser().get(`${GEPARKT_PFAD}/${id}`)).status).toBe(401);
    // The same person in another role.
    await chooseRolle(admin, "SUPPORT_MITARBEITER");
    expect(await wartende()).toEqual([]);
    expect((await admin.get(`${GEPARKT_PFAD}/${id}`)).status).toBe(404);
    expect((await admin.delete(`${GEPARKT_PFAD}/${id}`)).status).toBe(404);
    await chooseRolle(admin, "ADMINISTRATOR");
    expect(await wartende()).toEqual([id]);
  });

  it("wer die Rolle oder das Konto verloren hat, für den wird nichts mehr aufbewahrt", async () => {
    const { art, texte } = await openMeldung();
    const { ticket } = (await aufbewahrung(admin, { art })).body;
    const json = { ticket, ort: { art }, felder: new URLSearchParams(texte).toString() };
    const selbst = eq(benutzer.uuid, MENSCHEN.admin.uuid);
    for (const verloren of [{ systemRollen: ["SUPPORT_MITARBEITER"] }, { gesperrtSeit: t.uhr.now() }]) {
      await t.dienste.db.update(benutzer).set(verloren).where(selbst);
      expect((await t.browser().post(GEPARKT_PFAD, json)).status).toBe(422);
      const wieder = { systemRollen: [...MENSCHEN.admin.rollen], gesperrtSeit: null };
      await t.dienste.db.update(benutzer).set(wieder).where(selbst);
    }
    expect((await t.browser().post(GEPARKT_PFAD, json)).status).toBe(200);
  });

  it("ein Ticket gilt nur für seine Art von Formular, und ein Satz öffnet sich an keiner anderen Stelle", async () => {
    const { ticket } = (await aufbewahrung(admin, { art: "FAQ_EINTRAG" })).body;
    for (const art of ["HILFETEXT", "STAMMDATEN", "ANTWORT"])
      expect((await t.browser().post(GEPARKT_PFAD, { ticket, ort: { art }, felder: "text=x&quelle=x" })).status).toBe(
        422,
      );
    const id = await park(await openNeuenEintrag());
    await t.dienste.db.update(geparkteEingabe).set({ stabsformular: "HILFETEXT" });
    expect(await ende(check(id))).toBe("404");
  });
});
