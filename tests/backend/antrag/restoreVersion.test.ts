import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Angelegt, felder, create, readVorhaben, submitNew, save, vorhabenPfad } from "../../support/antraege";
import { type Browser, listOf, startBackend, type TestBackend } from "../../support/backend";

let test: TestBackend;
let browser: Browser;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
  browser = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());

const [ERSTES, ZWEITES] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
const UNBEKANNT = "99999999-9999-4999-8999-999999999999";
const ALLES = { art: "alles" };
const paket = (uuid: string, titel: string) => ({
  art: "zeileSpeichern",
  tabelle: "arbeitspakete",
  zeile: { uuid, titel },
});
const remove = (zeileUuid: string) => ({ art: "zeileLoeschen", tabelle: "arbeitspakete", zeileUuid });
const zeile = (zeileUuid: string) => ({ art: "zeile", tabelle: "arbeitspakete", zeileUuid });

type Wunsch = { fassung: number; revision: number; umfang?: object; wer?: Browser; schluessel?: string };
const restore = (angelegt: Angelegt, { fassung, revision, umfang = ALLES, wer = browser, schluessel }: Wunsch) =>
  wer.post(
    `${vorhabenPfad(angelegt)}/versionen/${String(fassung)}/wiederherstellung`,
    { revision, umfang },
    schluessel === undefined ? {} : { schluessel },
  );

/** A Vorhaben whose first row was deleted in revision 3. */
async function createDeleted(): Promise<Angelegt> {
  const angelegt = await create(browser);
  await save(browser, angelegt, {
    revision: 1,
    aenderungen: [felder({ titel: "Erster Titel" }), paket(ERSTES, "Messen"), paket(ZWEITES, "Bauen")],
  });
  expect(
    (await save(browser, angelegt, { revision: 2, aenderungen: [felder({ titel: "Zweiter Titel" }), remove(ERSTES)] }))
      .status,
  ).toBe(200);
  return angelegt;
}

const titelDerPakete = async (angelegt: Angelegt) =>
  listOf((await readVorhaben(browser, angelegt)).werte?.arbeitspakete).map(({ titel }) => titel);

describe("Wiederherstellen", () => {
  it("macht eine Fassung als neues Speichern zum aktuellen Stand; keine geht verloren", async () => {
    const angelegt = await createDeleted();
    expect(await restore(angelegt, { fassung: 2, revision: 3 })).toMatchObject({ status: 200, body: { revision: 4 } });
    expect(await readVorhaben(browser, angelegt)).toMatchObject({ revision: 4, werte: { titel: "Erster Titel" } });
    expect(await titelDerPakete(angelegt)).toEqual(["Messen", "Bauen"]);
    const { body } = await browser.get(`${vorhabenPfad(angelegt)}/versionen`);
    expect(listOf(body.data).map(({ revision }) => revision)).toEqual([4, 3, 2, 1]);
  });

  it("holt eine gelöschte Zeile an ihren Platz zurück und lässt alles andere", async () => {
    const angelegt = await createDeleted();
    expect((await restore(angelegt, { fassung: 2, revision: 3, umfang: zeile(ERSTES) })).status).toBe(200);
    expect(await titelDerPakete(angelegt)).toEqual(["Messen", "Bauen"]);
    expect((await readVorhaben(browser, angelegt)).werte?.titel).toBe("Zweiter Titel");
  });

  it("holt eine einzelne Angabe zurück", async () => {
    const angelegt = await createDeleted();
    expect((await restore(angelegt, { fassung: 2, revision: 3, umfang: { art: "feld", feld: "titel" } })).status).toBe(
      200,
    );
    expect((await readVorhaben(browser, angelegt)).werte?.titel).toBe("Erster Titel");
    expect(await titelDerPakete(angelegt)).toEqual(["Bauen"]);
  });

  it("speichert nichts, wo sich nichts ändert", async () => {
    const angelegt = await createDeleted();
    expect(await restore(angelegt, { fassung: 3, revision: 3 })).toMatchObject({ status: 200, body: { revision: 3 } });
  });

  it("wirkt mit demselben Schlüssel einmal", async () => {
    const angelegt = await createDeleted();
    const schluessel = randomUUID();
    const [eine, andere] = [
      await restore(angelegt, { fassung: 2, revision: 3, schluessel }),
      await restore(angelegt, { fassung: 2, revision: 3, schluessel }),
    ];
    expect([eine.body, andere.body]).toEqual([{ revision: 4 }, { revision: 4 }]);
    expect((await readVorhaben(browser, angelegt)).revision).toBe(4);
  });

  it("überschreibt nie, was inzwischen gespeichert wurde", async () => {
    const angelegt = await createDeleted();
    await save(browser, angelegt, { revision: 3, aenderungen: [felder({ titel: "Dritter Titel" })] });
    expect(await restore(angelegt, { fassung: 2, revision: 3 })).toMatchObject({
      status: 409,
      body: { code: "REVISION_VERALTET" },
    });
    expect((await readVorhaben(browser, angelegt)).werte?.titel).toBe("Dritter Titel");
  });

  it("nimmt höchstens hundert Zeilen in eine Tabelle", async () => {
    const angelegt = await createDeleted();
    await test.dienste.db.execute(sql`update vorhaben set werte = werte || jsonb_build_object('arbeitspakete', (
      select jsonb_agg(jsonb_build_object('uuid', gen_random_uuid(), 'titel', 'Paket ' || n)) from generate_series(1, 100) n))
      where uuid = ${angelegt.vorhabenUuid}::uuid`);
    const abgelehnt = await restore(angelegt, { fassung: 2, revision: 3, umfang: zeile(ERSTES) });
    expect(abgelehnt).toMatchObject({ status: 422, body: { code: "EINGABE_UNGUELTIG" } });
    expect(abgelehnt.body.errors).toMatchObject([
      {
        property: "arbeitspakete",
        message: "Sie können höchstens 100 Einträge erfassen. Bitte entfernen Sie welche oder fassen Sie sie zusammen.",
      },
    ]);
  });

  it("kennt keine Fassung, Zeile oder Angabe, die es nicht gibt", async () => {
    const angelegt = await createDeleted();
    for (const wunsch of [
      { fassung: 9 },
      { fassung: 2, umfang: zeile(UNBEKANNT) },
      { fassung: 2, umfang: { art: "feld", feld: "gibtEsNicht" } },
    ]) {
      expect(await restore(angelegt, { revision: 3, ...wunsch })).toMatchObject({
        status: 404,
        body: { code: "NICHT_GEFUNDEN" },
      });
    }
    expect((await restore({ ...angelegt, vorhabenUuid: UNBEKANNT }, { fassung: 2, revision: 3 })).status).toBe(404);
    expect((await readVorhaben(browser, angelegt)).revision).toBe(3);
  });
});

describe("wiederherstellen darf", () => {
  it("nur, wer bearbeiten darf, und nur einen Entwurf", async () => {
    const angelegt = await createDeleted();
    const wunsch = { fassung: 2, revision: 3 };
    for (const wer of [await test.alsSupport(), await test.alsQm(), await test.alsAdmin()]) {
      expect((await restore(angelegt, { ...wunsch, wer })).status).toBe(403);
    }
    const fremd = await restore(angelegt, { ...wunsch, wer: await test.alsFremder() });
    expect(fremd).toMatchObject({ status: 404, body: { code: "ANTRAG_NICHT_GEFUNDEN" } });
    expect((await restore(angelegt, { ...wunsch, wer: test.browser() })).status).toBe(401);
    expect((await readVorhaben(browser, angelegt)).revision).toBe(3);
    const eingereicht = await submitNew(test, browser);
    expect(await restore(eingereicht, wunsch)).toMatchObject({ status: 409, body: { code: "STATUS_NICHT_ERLAUBT" } });
  });
});
