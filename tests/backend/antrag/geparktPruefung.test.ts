import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadGeparktSeite } from "~/features/geparkt/loadGeparktSeite";
import { sendFormular } from "~/features/formular/seite/formularRoute";
import { openRoute } from "~/server/portal/openRoute";
import { eingabenVon, attempt } from "~/server/portal/submit";
import { type Angelegt, antragPfad, felder, create, readVorhaben, save, vorhabenPfad } from "../../support/antraege";
import { type Browser, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

let t: TestBackend;
let browser: Browser;
beforeAll(async () => {
  t = await startBackend({ GRENZE_GEPARKTE_EINGABEN_JE_PERSON: "100", GRENZE_PARKEN_JE_PERSON_STUNDE: "1000" });
  browser = await t.alsBevollmaechtigter();
});
afterAll(() => t.stop());

const cookieOf = ({ kekse }: Browser) => [...kekse].map(([name, value]) => `${name}=${value}`).join("; ");
const backendFetch = (request: Request) => t.backend.handle(request, { clientIp: "192.0.2.9" });
const mit = (wer: Browser | null) => ({ headers: { ...(wer && { cookie: cookieOf(wer) }), accept: "text/html" } });
const formularPfad = ({ uuid, vorhabenUuid }: Angelegt, tab = 0) =>
  `/antraege/${uuid}/formular/V2?vorhaben=${vorhabenUuid}&tab=${String(tab)}`;
const csrfVon = async (wer: Browser) => textOf((await wer.get("/v1/sitzung")).body.csrf);

/** Posts to the door of the form, as a browser without scripts does. */
const postForm = (
  angelegt: Angelegt,
  texte: Record<string, string>,
  { wer, tab = 0 }: { wer: Browser | null; tab?: number | undefined },
) =>
  openRoute(
    anfrageAn(formularPfad(angelegt, tab), backendFetch, {
      ...formular(texte),
      ...mit(wer),
      params: { uuid: angelegt.uuid },
    }),
    "antragFormV2",
  );

async function ortNach(arbeit: Promise<unknown>): Promise<string> {
  const antwort: unknown = await arbeit.catch((error: unknown) => error);
  return antwort instanceof Response
    ? `${String(antwort.status)} ${antwort.headers.get("location") ?? ""}`.trim()
    : "angenommen";
}

/** Posts a form after the session has ended; gives the id under which it waits. */
async function postTooLate(angelegt: Angelegt, texte: Record<string, string>, tab = 0): Promise<string> {
  // The newest stands first, and the clock of the test stands still.
  t.uhr.vor({ sekunden: 1 });
  const { ticket } = (await browser.get(vorhabenPfad(angelegt))).body;
  const revision = JSON.stringify((await readVorhaben(browser, angelegt)).revision);
  const alle = { csrf: "alt", schluessel: crypto.randomUUID(), aufbewahrung: textOf(ticket), revision, ...texte };
  expect(await ortNach(postForm(angelegt, alle, { wer: null, tab }))).toMatch(
    /^303 \/landingpage\?.*eingabe=aufbewahrt$/,
  );
  return textOf(listOf((await browser.get("/v1/geparkteEingaben")).body.data)[0]?.uuid);
}

async function check(uuid: string, wer = browser) {
  const offen = await openRoute(
    anfrageAn(`/geparkteEingaben/${uuid}`, backendFetch, { ...mit(wer), params: { uuid } }),
    "geparkteEingaben",
  );
  const daten = await loadGeparktSeite(offen.call, uuid);
  if (daten === null) throw new Error("Nothing to review");
  return daten;
}

/** Presses the button of the review: what it shows is posted to the form. */
async function takeOver(uuid: string, angelegt: Angelegt, mehr: Record<string, string> = {}) {
  const { felder: verborgene, schluessel } = await check(uuid);
  const texte = Object.fromEntries(verborgene.map(({ name, text }) => [name, text]));
  const schutz = { csrf: await csrfVon(browser), schluessel, geparkt: uuid, intent: "speichern" };
  const offen = await postForm(angelegt, { ...texte, ...schutz, ...mehr }, { wer: browser });
  const formData = await offen.formData();
  const post = {
    formData,
    eingaben: eingabenVon(formData),
    attempt: <T>(calls: () => Promise<T>) => attempt(offen, calls),
    rememberSaved: () => undefined,
  };
  const antwort: unknown = await sendFormular(offen, post).catch((error: unknown) => error);
  return antwort instanceof Response ? { status: antwort.status } : { status: 0, antwort };
}

const wartende = async () => listOf((await browser.get("/v1/geparkteEingaben")).body.data).map(({ uuid }) => uuid);
const textOhne = (feld: { teile: readonly { art: string; text: string }[] } | undefined, art: string) =>
  (feld?.teile ?? [])
    .filter((teil) => teil.art !== art)
    .map(({ text }) => text)
    .join("");

describe("was nach dem Ende der Sitzung ankam", () => {
  it("zeigt Angabe für Angabe, was gespeichert ist und was getippt wurde, und speichert erst mit der Übernahme", async () => {
    const angelegt = await create(browser, "Prüfung");
    await save(browser, angelegt, { revision: 1, aenderungen: [felder({ titel: "Alter Titel" })] });
    const uuid = await postTooLate(angelegt, { titel: "Neuer Titel", kurzbezeichnung: "Kurz" });
    const { lage, herkunft } = await check(uuid);
    expect([herkunft.titel, lage.art, lage.tabLabel]).toEqual(["Prüfung", "pruefen", "Vorhaben"]);
    if (lage.art !== "pruefen") throw new Error("Not to review");
    expect([lage.konflikt, lage.unlesbar, lage.titel]).toEqual([null, [], "Alter Titel"]);
    const [titel] = lage.abschnitte.flatMap(({ felder: liste }) => liste);
    expect(titel?.label).toBe("Titel des Vorhabens");
    expect([textOhne(titel, "hinzugefuegt"), textOhne(titel, "entfernt")]).toEqual(["Alter Titel", "Neuer Titel"]);
    expect((await readVorhaben(browser, angelegt)).revision).toBe(2);
    expect(await takeOver(uuid, angelegt)).toEqual({ status: 303 });
    expect(await readVorhaben(browser, angelegt)).toMatchObject({
      revision: 3,
      werte: { titel: "Neuer Titel", kurzbezeichnung: "Kurz" },
    });
    expect(await wartende()).not.toContain(uuid);
  });

  it("fragt, wo inzwischen anderes gespeichert wurde, nennt wer, und speichert nichts ohne Wahl", async () => {
    const angelegt = await create(browser);
    await save(browser, angelegt, { revision: 1, aenderungen: [felder({ titel: "Anfang", kurzbezeichnung: "A" })] });
    const uuid = await postTooLate(angelegt, { titel: "Meiner", kurzbezeichnung: "A" });
    await save(browser, angelegt, { revision: 2, aenderungen: [felder({ titel: "Ihrer" })] });
    await save(browser, angelegt, { revision: 3, aenderungen: [felder({ kurzbezeichnung: "B" })] });
    const { lage } = await check(uuid);
    if (lage.art !== "pruefen") throw new Error("Not to review");
    expect(lage.konflikt).toMatchObject({
      basis: 2,
      gesehen: 4,
      felder: [{ stelle: "titel", label: "Titel des Vorhabens", wahl: null, von: "Bea Vollmer" }],
      uebernommen: [{ label: "Kurzbezeichnung / Akronym" }],
    });
    const gezeigt = { gesehen: "4", konflikt: "titel" };
    expect(await takeOver(uuid, angelegt, gezeigt)).toMatchObject({
      antwort: { data: { problem: { httpStatus: 422 } } },
    });
    expect((await readVorhaben(browser, angelegt)).revision).toBe(4);
    expect(await wartende()).toContain(uuid);
    expect(await takeOver(uuid, angelegt, { ...gezeigt, "wahl.titel": "meine" })).toEqual({ status: 303 });
    expect((await readVorhaben(browser, angelegt)).werte).toMatchObject({ titel: "Meiner", kurzbezeichnung: "B" });
    expect(await wartende()).not.toContain(uuid);
  });

  it("nennt, was sich so nicht speichern lässt; es kommt mit allem im Formular zurück und wartet weiter", async () => {
    const angelegt = await create(browser);
    const uuid = await postTooLate(angelegt, { titel: "Mit Datum", beginn: "31.02.2026" });
    const { lage } = await check(uuid);
    if (lage.art !== "pruefen") throw new Error("Not to review");
    expect(lage.unlesbar).toHaveLength(1);
    expect(await takeOver(uuid, angelegt)).toMatchObject({
      antwort: { data: { problem: { httpStatus: 422 }, eingaben: { geparkt: uuid } } },
    });
    expect(await wartende()).toContain(uuid);
  });

  it("lässt sich kopieren und als neues Vorhaben behalten, wenn das Vorhaben gelöscht wurde", async () => {
    const angelegt = await create(browser);
    const uuid = await postTooLate(angelegt, { titel: "Bleibt" });
    await browser.post(antragPfad(angelegt.uuid, "/vorhaben"), {});
    await browser.delete(vorhabenPfad(angelegt), { json: { revision: 1 } });
    expect((await check(uuid)).lage).toMatchObject({
      art: "fort",
      angaben: [{ label: "Titel des Vorhabens", text: "Bleibt" }],
    });
    expect(await takeOver(uuid, angelegt, { intent: "alsNeuesVorhaben" })).toEqual({ status: 303 });
    expect(await wartende()).not.toContain(uuid);
    const { vorhaben } = (await browser.get(antragPfad(angelegt.uuid))).body;
    expect(listOf(vorhaben).map(({ titel }) => titel)).toContain("Bleibt");
  });

  it("lässt sich noch kopieren, wenn der Antrag gelöscht wurde", async () => {
    const angelegt = await create(browser);
    const uuid = await postTooLate(angelegt, { titel: "Nur Text" });
    await browser.delete(antragPfad(angelegt.uuid));
    expect((await check(uuid)).lage).toMatchObject({ art: "nurKopieren", angaben: [{ text: "Nur Text" }] });
  });
});

describe("an der Tür", () => {
  it("führt dieselbe Person, die sich neu angemeldet hat, gleich zur Prüfung; eine andere erfährt nichts", async () => {
    const angelegt = await create(browser);
    const { ticket } = (await browser.get(vorhabenPfad(angelegt))).body;
    const texte = {
      csrf: "alt",
      schluessel: crypto.randomUUID(),
      aufbewahrung: textOf(ticket),
      revision: "1",
      titel: "Neu angemeldet",
    };
    expect(await ortNach(postForm(angelegt, texte, { wer: await t.alsFremder() }))).toBe("404");
    expect(await ortNach(postForm(angelegt, texte, { wer: browser }))).toMatch(
      /^303 \/geparkteEingaben\/[0-9a-f-]{36}$/,
    );
    expect(await wartende()).toHaveLength(new Set(await wartende()).size);
  });

  it("zeigt anderen Personen und anderen Unternehmen die Seite „nicht gefunden“", async () => {
    const angelegt = await create(browser);
    const uuid = await postTooLate(angelegt, { titel: "Geheim" });
    for (const wer of [
      await t.alsFremder(),
      await t.alsKollege(),
      await t.alsSupport(),
      await t.als("bevollmaechtigt", "software"),
    ]) {
      expect(await ortNach(check(uuid, wer))).toBe("404");
    }
    expect((await check(uuid)).lage.art).toBe("pruefen");
  });
});
