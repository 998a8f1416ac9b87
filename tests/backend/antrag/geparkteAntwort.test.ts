import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { action as nachricht } from "~/routes/nachrichten.$uuid";
import { geparkteEingabe } from "~/server/backend/storage/schema/geparkteEingabe";
import type { Angelegt } from "../../support/antraege";
import { type Browser, startBackend, type TestBackend, textOf } from "../../support/backend";
import { ende, geparktPruefung, textOhne } from "../../support/geparktPruefung";
import { setStatus, startTest } from "../../support/schriftsaetze";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

let t: TestBackend;
let chefin: Browser;
let kollege: Browser;
let antrag: Angelegt;

beforeAll(async () => {
  t = await startBackend({
    NEZO_AKTIV: "false",
    GRENZE_GEPARKTE_EINGABEN_JE_PERSON: "100",
    GRENZE_PARKEN_JE_PERSON_STUNDE: "1000",
  });
});
afterAll(() => t.stop());
beforeEach(async () => {
  // The clock stands still, so that what waits from the test before would be as new.
  await t.dienste.db.delete(geparkteEingabe);
  ({ chefin, kollege, antrag } = await startTest(t));
});

const { backendFetch, mit, wartende, check, verborgenes } = geparktPruefung(() => ({ t, chefin }));

describe("eine Antwort auf eine Nachricht, die nach dem Ende der Sitzung ankam", () => {
  const read = async (id: string) => (await chefin.get(`/v1/nachrichten/${id}`)).body;
  const post = (id: string, absicht: string, { texte, wer }: { texte: Record<string, string>; wer: Browser | null }) =>
    ende(
      nachricht(
        anfrageAn(`/nachrichten/${id}?absicht=${absicht}`, backendFetch, {
          ...formular(texte),
          ...mit(wer),
          params: { uuid: id },
        }),
      ),
    );

  async function write(): Promise<string> {
    const json = { titel: "Rückfrage", text: "Bitte antworten Sie." };
    const geschrieben = await t.fach("POST", `/fach/v1/antraege/${antrag.uuid}/nachrichten`, {
      json,
      schluessel: crypto.randomUUID(),
    });
    return textOf(geschrieben.body.uuid);
  }

  it("steht neben dem Entwurf und wird mit einem Klick zum Entwurf, gesendet ist sie damit nicht", async () => {
    const id = await write();
    await chefin.put(`/v1/nachrichten/${id}/antwort/entwurf`, { text: "Alter Entwurf" });
    const { ticket } = await read(id);
    const texte = { csrf: "alt", schluessel: crypto.randomUUID(), aufbewahrung: textOf(ticket), text: "Ganze Antwort" };
    expect(await post(id, "senden", { texte, wer: null })).toMatch(/eingabe=aufbewahrt$/);
    const [geparkt = ""] = await wartende();
    expect((await read(id)).geparkte).toMatchObject([{ uuid: geparkt, gegenstandUuid: id }]);
    const { lage } = await check(geparkt);
    if (lage.art !== "pruefen") throw new Error("Not to review");
    const [feld] = lage.abschnitte.flatMap(({ felder }) => felder);
    expect([textOhne(feld, "hinzugefuegt"), textOhne(feld, "entfernt")]).toEqual(["Alter Entwurf", "Ganze Antwort"]);
    for (const wer of [kollege, await t.alsFremder()]) expect(await ende(check(geparkt, wer))).toBe("404");
    expect(await post(id, "entwurf", { texte: await verborgenes(geparkt), wer: chefin })).toBe(
      `303 /nachrichten/${id}#antwort`,
    );
    expect(await read(id)).toMatchObject({ entwurf: { text: "Ganze Antwort" }, antworten: [], geparkte: [] });
    expect(await wartende()).toEqual([]);
  });

  it("lässt sich ganz kopieren, wenn niemand mehr antworten kann; ist sie zu lang, wird sie beim Übernehmen gekürzt und der Rest bleibt", async () => {
    const id = await write();
    const { ticket } = await read(id);
    const lang = "x".repeat(4001);
    const texte = { csrf: "alt", schluessel: crypto.randomUUID(), aufbewahrung: textOf(ticket), text: lang };
    await post(id, "senden", { texte, wer: null });
    const [geparkt = ""] = await wartende();
    await setStatus(t, antrag.uuid, "GESCHLOSSEN");
    expect((await check(geparkt)).lage).toMatchObject({
      art: "nurKopieren",
      angaben: [{ label: "Ihre Antwort", text: lang }],
    });
    expect(await post(id, "entwurf", { texte: await verborgenes(geparkt), wer: chefin })).toMatchObject({
      data: { eingaben: { text: lang, geparkt } },
    });
    expect(await wartende()).toEqual([geparkt]);
    await setStatus(t, antrag.uuid, "EINGEREICHT");
    const { lage } = await check(geparkt);
    const gekuerzt = "Achtung: Ihre Eingabe wurde auf die erlaubte Anzahl von Zeichen verkürzt.";
    expect(lage).toMatchObject({ art: "pruefen", unlesbar: [], angaben: [{ text: lang }] });
    expect(lage.hinweise.join(" ")).toContain(gekuerzt);
    expect(await post(id, "entwurf", { texte: await verborgenes(geparkt), wer: chefin })).toBe(
      `303 /nachrichten/${id}#antwort`,
    );
    expect(await read(id)).toMatchObject({
      entwurf: { text: "x".repeat(4000) },
      reste: [{ stelle: "text", rest: "x" }],
      geparkte: [],
    });
    expect(await wartende()).toEqual([]);
  });
});
