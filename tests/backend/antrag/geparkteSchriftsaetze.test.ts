import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { action as nachtrag } from "~/routes/antraege.$antragUuid.nachtrag.($uuid)";
import { geparkteEingabe } from "~/server/backend/storage/schema/geparkteEingabe";
import { ratelimit } from "~/server/backend/storage/schema/ratelimit";
import { type Angelegt, allowEinsicht } from "../../support/antraege";
import {
  type Browser,
  type Koerper,
  listOf,
  MENSCHEN,
  startBackend,
  type TestBackend,
  textOf,
} from "../../support/backend";
import { ende, geparktPruefung, textOhne } from "../../support/geparktPruefung";
import { GEPARKT_PFAD as PFAD } from "../../support/geparktRufe";
import {
  start,
  requestNachforderung,
  createEingereicht,
  readSchriftsatz,
  schriftsatzPfad,
  setStatus,
} from "../../support/schriftsaetze";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

let t: TestBackend;
let chefin: Browser;
let kollege: Browser;
let antrag: Angelegt;
/** The draft that answers two questions. */
let uuid: string;
let keys: string[];

beforeAll(async () => {
  t = await startBackend({
    NEZO_AKTIV: "false",
    GRENZE_GEPARKTE_EINGABEN_JE_PERSON: "100",
    GRENZE_PARKEN_JE_PERSON_STUNDE: "1000",
  });
});
afterAll(() => t.stop());
beforeEach(async () => {
  t.uhr.set("2026-03-02T12:00:00Z");
  // Five TANs an hour: each test gets its own hour. The clock stands still, so that what waits from the test before
  // would be as new.
  await t.dienste.db.delete(ratelimit);
  await t.dienste.db.delete(geparkteEingabe);
  chefin = await t.alsBevollmaechtigter();
  kollege = await t.alsKollege();
  antrag = await createEingereicht(t, chefin);
  const forderung = await requestNachforderung(t.dienste.db, {
    antragUuid: antrag.uuid,
    fragen: [{ frage: "Was ist neu?" }, { frage: "Wer?" }],
  });
  keys = forderung.keys;
  uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG", nachforderungUuid: forderung.uuid });
});

const { backendFetch, mit, csrfVon, wartende, check, verborgenes } = geparktPruefung(() => ({ t, chefin }));
const antworten = (eine: string, andere = "") => ({ [keys[0] ?? ""]: eine, [keys[1] ?? ""]: andere });
const save = async (wer: Browser, revision: number, werte: object) =>
  expect((await wer.put(schriftsatzPfad(antrag.uuid, uuid), { revision, werte })).status).toBe(200);
const entwurf = () => readSchriftsatz(chefin, antrag.uuid, uuid);

/** Posts the draft as a browser without scripts does. */
const postEntwurf = (texte: Record<string, string>, wer: Browser | null) =>
  ende(
    nachtrag(
      anfrageAn(`/antraege/${antrag.uuid}/nachtrag/${uuid}?absicht=speichern`, backendFetch, {
        ...formular(texte),
        ...mit(wer),
        params: { antragUuid: antrag.uuid, uuid },
      }),
    ),
  );

/** Posts it after the session has ended; gives the id under which it waits. */
async function park(werte: Record<string, string>, gelesen?: Koerper): Promise<string> {
  const { ticket, revision } = gelesen ?? (await entwurf());
  const schutz = {
    csrf: "alt",
    schluessel: crypto.randomUUID(),
    aufbewahrung: textOf(ticket),
    revision: JSON.stringify(revision),
    tan: "123456",
  };
  expect(await postEntwurf({ ...schutz, ...werte }, null)).toMatch(/^303 \/landingpage\?.*eingabe=aufbewahrt$/);
  return (await wartende())[0] ?? "";
}

describe("ein Nachtrag, der nach dem Ende der Sitzung ankam", () => {
  it("zeigt Antwort für Antwort, was gespeichert ist und was getippt wurde, und speichert erst mit der Übernahme", async () => {
    await save(chefin, 1, antworten("Alte Antwort", "Die andere"));
    const id = await park(antworten("Neue Antwort", "Die andere"));
    expect((await entwurf()).revision).toBe(2);
    expect((await entwurf()).geparkte).toMatchObject([{ uuid: id, gegenstandUuid: uuid, antragUuid: antrag.uuid }]);
    const { lage, felder } = await check(id);
    if (lage.art !== "pruefen") throw new Error("Not to review");
    expect(felder.map(({ name }) => name)).toEqual(["revision", ...keys]);
    expect([lage.tabLabel, lage.konflikt, lage.unlesbar]).toEqual(["Nachtrag", null, []]);
    const geaenderte = lage.abschnitte.flatMap(({ felder: liste }) => liste);
    expect(geaenderte.map(({ label }) => label)).toEqual(["Ihre Antwort auf Frage 1"]);
    expect([textOhne(geaenderte[0], "hinzugefuegt"), textOhne(geaenderte[0], "entfernt")]).toEqual([
      "Alte Antwort",
      "Neue Antwort",
    ]);
    expect(await postEntwurf(await verborgenes(id), chefin)).toBe(`303 /antraege/${antrag.uuid}/nachtrag/${uuid}`);
    expect(await entwurf()).toMatchObject({
      revision: 3,
      werte: antworten("Neue Antwort", "Die andere"),
      geparkte: [],
    });
    expect(await wartende()).not.toContain(id);
  });

  it("fragt, wo inzwischen andere gespeichert haben, nennt wer, und übernimmt, was nur andere geändert haben", async () => {
    await save(chefin, 1, antworten("Anfang", "Anfang"));
    const id = await park(antworten("Meine", "Anfang"));
    await save(kollege, 2, antworten("Seine", "Anfang"));
    await save(chefin, 3, { [keys[1] ?? ""]: "Auch anders" });
    const { lage } = await check(id);
    if (lage.art !== "pruefen") throw new Error("Not to review");
    const name = `${MENSCHEN.kollege.vorname} ${MENSCHEN.kollege.nachname}`;
    expect(lage.konflikt).toMatchObject({
      gesehen: 4,
      felder: [{ stelle: keys[0], label: "Ihre Antwort auf Frage 1", von: name, wahl: null }],
      uebernommen: [{ label: "Ihre Antwort auf Frage 2" }],
    });
    const gezeigt = { ...(await verborgenes(id)), gesehen: "4", konflikt: keys[0] ?? "" };
    expect(await postEntwurf(gezeigt, chefin)).toMatchObject({
      data: { eingaben: { geparkt: id, ...antworten("Meine", "Anfang") } },
    });
    expect([(await entwurf()).revision, await wartende()]).toEqual([4, expect.arrayContaining([id])]);
    expect(await postEntwurf({ ...gezeigt, [`wahl.${keys[0] ?? ""}`]: "meine" }, chefin)).toMatch(/^303 /);
    expect((await entwurf()).werte).toMatchObject(antworten("Meine", "Auch anders"));
    expect(await wartende()).not.toContain(id);
  });

  it("lässt sich nur noch kopieren, wenn der Entwurf verworfen oder die Zeit vorbei ist", async () => {
    const id = await park(antworten("Nur Text"));
    await setStatus(t, antrag.uuid, "BESCHEID_LIEGT_VOR");
    expect((await check(id)).lage).toMatchObject({
      art: "nurKopieren",
      angaben: [{ label: "Ihre Antwort auf Frage 1", text: "Nur Text" }],
    });
    const verworfen = await chefin.ruf("DELETE", schriftsatzPfad(antrag.uuid, uuid), { json: { revision: 1 } });
    expect(verworfen.status).toBe(200);
    expect((await check(id)).lage).toMatchObject({ art: "nurKopieren", angaben: [{ text: "Nur Text" }] });
  });

  it("gibt es für niemanden sonst, und nach 24 Stunden für niemanden mehr", async () => {
    const id = await park(antworten("Geheim"));
    const andere = [kollege, await t.alsFremder(), await t.alsSupport(), await t.als("bevollmaechtigt", "software")];
    for (const wer of andere) {
      expect(await wartende(wer)).toEqual([]);
      expect((await wer.get(`${PFAD}/${id}`)).status).toBe(404);
      expect((await wer.delete(`${PFAD}/${id}`)).status).toBe(404);
      expect(await ende(check(id, wer))).toBe("404");
    }
    expect((await readSchriftsatz(kollege, antrag.uuid, uuid)).geparkte).toEqual([]);
    // Another person's save with this id takes nothing away.
    expect(
      (await kollege.put(schriftsatzPfad(antrag.uuid, uuid), { revision: 1, werte: {}, geparkt: id })).status,
    ).toBe(200);
    expect(await wartende()).toEqual([id]);
    t.uhr.vor({ stunden: 24 });
    chefin = await t.alsBevollmaechtigter();
    expect([await wartende(), (await chefin.get(`${PFAD}/${id}`)).status]).toEqual([[], 404]);
  });

  it("braucht das Ticket genau dieses Formulars, und von der Form nur Antworten", async () => {
    const { ticket } = await entwurf();
    const send = (ort: object, felder: string) => t.browser().post(PFAD, { ticket, ort, felder });
    const vorhaben = { antragUuid: antrag.uuid, vorhabenUuid: uuid, tab: "0", tabelle: null, zeile: null, neu: false };
    expect((await send(vorhaben, "titel=A")).status).toBe(422);
    expect((await send({ art: "ANTWORT" }, "text=A")).status).toBe(422);
    expect((await send({ art: "SCHRIFTSATZ" }, "revision=1&titel=A&tan=123456&csrf=x")).status).toBe(422);
    expect((await send({ art: "SCHRIFTSATZ" }, `${keys[0] ?? ""}=A&tan=1`)).status).toBe(200);
    await allowEinsicht(chefin, antrag.uuid);
    for (const wer of [await t.alsSupport(), await t.alsQm()])
      expect((await readSchriftsatz(wer, antrag.uuid, uuid)).ticket).toBeUndefined();
  });

  it("führt dieselbe Person, die sich neu angemeldet hat, gleich zur Prüfung", async () => {
    const { ticket } = await entwurf();
    const texte = {
      csrf: "alt",
      schluessel: crypto.randomUUID(),
      aufbewahrung: textOf(ticket),
      revision: "1",
      ...antworten("Neu angemeldet"),
    };
    expect(await postEntwurf(texte, chefin)).toMatch(/^303 \/geparkteEingaben\/[0-9a-f-]{36}$/);
  });
});

describe("was beim Tippen abgeschnitten wurde", () => {
  it("hebt das Speichern auf, und der Knopf, der es verwirft, speichert, was sonst getippt ist", async () => {
    const [key = ""] = keys;
    const schutz = async () => ({ csrf: await csrfVon(chefin), schluessel: crypto.randomUUID() });
    expect(
      await postEntwurf(
        { ...(await schutz()), revision: "1", ...antworten("Bis hier"), [`rest.${key}`]: "und der Rest" },
        chefin,
      ),
    ).toMatch(/^303 /);
    const [rest] = listOf((await entwurf()).reste);
    expect(rest).toMatchObject({ stelle: key, rest: "und der Rest" });
    const absicht = `rest ${textOf(rest?.uuid)}`;
    expect(
      await postEntwurf(
        { ...(await schutz()), revision: "2", ...antworten("Bis hier", "Danach getippt"), absicht },
        chefin,
      ),
    ).toMatch(/^303 /);
    expect(await entwurf()).toMatchObject({ reste: [], werte: antworten("Bis hier", "Danach getippt") });
  });
});
