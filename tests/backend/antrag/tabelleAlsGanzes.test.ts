import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { action, loader } from "~/routes/antraege.$uuid.tabelle";
import { type Angelegt, create, readVorhaben, save } from "../../support/antraege";
import { type Browser, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";
import { createGemeinsames, id, paket, remove } from "../../support/gemeinsamesVorhaben";
import { setStatus } from "../../support/schriftsaetze";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

let test: TestBackend;
let eine: Browser;
let andere: Browser;
let angelegt: Angelegt;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
  eine = await test.alsBevollmaechtigter();
  andere = await test.alsKollege();
});
afterAll(() => test.stop());
beforeEach(async () => {
  angelegt = await createGemeinsames(test, eine);
  await save(eine, angelegt, {
    revision: 1,
    aenderungen: [paket(1, { titel: "Eins" }), paket(2, { titel: "Zwei" })],
  });
});

type Args = LoaderFunctionArgs & ActionFunctionArgs;
type Gelesen = {
  revision: number;
  aufbewahrung: { ticket?: string };
  formular: { csrf: string };
  werte: unknown;
  sperre: string | null;
  fort: string | null;
};
type Antwort = {
  status: number;
  ort: string | null;
  cookies: string;
  daten: { problem: { errors: unknown[]; userMessage: string } | null; eingaben: object; konflikt: object | null };
};

const argsFuer = (wo: Angelegt, init: RequestInit = {}): Args => {
  const cookie = [...andere.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
  const pfad = `/antraege/${wo.uuid}/tabelle?vorhaben=${wo.vorhabenUuid}&tabelle=arbeitspakete`;
  const backend = (request: Request) => test.backend.handle(request, { clientIp: "192.0.2.9" });
  return anfrageAn(pfad, backend, { ...init, headers: { cookie }, params: { uuid: wo.uuid } });
};

const inhaltVon = (ergebnis: unknown): unknown => (JSON.parse(JSON.stringify(ergebnis)) as { data: unknown }).data;

/** The page as the colleague opens it. */
const open = async (wo = angelegt) => inhaltVon(await loader(argsFuer(wo))) as Gelesen;

type Zeile = readonly [uuid: string, texte: Readonly<Record<string, string>>];

/** What the colleague's browser sends from that page; `neue` were begun there. */
async function send(
  { revision, aufbewahrung, formular: { csrf } }: Gelesen,
  zeilen: readonly Zeile[],
  { neue = [], wo = angelegt }: { neue?: readonly string[]; wo?: Angelegt } = {},
) {
  const felder = { csrf, schluessel: randomUUID(), absicht: "speichern", revision: String(revision) };
  const post = new URLSearchParams({ ...felder, aufbewahrung: aufbewahrung.ticket ?? "" });
  for (const [uuid, texte] of zeilen) {
    post.append("zeile", uuid);
    for (const [key, text] of Object.entries(texte)) post.append(`zeile-${uuid}-${key}`, text);
  }
  for (const uuid of neue) post.append("zeileNeu", uuid);
  const args = argsFuer(wo, { ...formular({}), body: post });
  const antwort: unknown = await Promise.resolve(action(args)).catch((error: unknown) => error);
  if (antwort instanceof Response)
    return { status: antwort.status, ort: antwort.headers.get("location"), args } as const;
  return { status: 200, ort: null, args, daten: inhaltVon(antwort) as Antwort["daten"] } as const;
}

const pakete = async () => listOf((await readVorhaben(eine, angelegt)).werte?.arbeitspakete);
const titel = async () => (await pakete()).map((zeile) => textOf(zeile.titel));
const hier = () => `/antraege/${angelegt.uuid}/tabelle?vorhaben=${angelegt.vorhabenUuid}&tabelle=arbeitspakete`;

describe("Eine Tabelle als Ganzes, auf einem älteren Stand", () => {
  it("nimmt nichts zurück, was andere inzwischen in anderen Zellen und Zeilen gespeichert haben", async () => {
    const seite = await open();
    await save(eine, angelegt, {
      revision: 2,
      aenderungen: [paket(1, { titel: "Eins, neu" }), paket(3, { titel: "Drei" })],
    });
    const gesendet = await send(seite, [
      [id(1), { titel: "Eins", personenmonate: "4" }],
      [id(2), { titel: "Zwei, neu" }],
    ]);
    expect([gesendet.status, gesendet.ort]).toEqual([303, hier()]);
    expect(await titel()).toEqual(["Eins, neu", "Zwei, neu", "Drei"]);
    expect((await pakete())[0]).toMatchObject({ personenmonate: "4" });
  });

  it("fragt, wo zwei dieselbe Zelle geändert haben, und speichert bis dahin nichts", async () => {
    const seite = await open();
    await save(eine, angelegt, { revision: 2, aenderungen: [paket(1, { titel: "Ihres" })] });
    const { daten } = await send(seite, [[id(1), { titel: "Meins" }]]);
    expect(daten?.konflikt).toMatchObject({ felder: [{ stelle: `arbeitspakete/${id(1)}/titel` }] });
    expect(await titel()).toEqual(["Ihres", "Zwei"]);
  });

  it("legt eine Zeile, die andere angelegt und wieder gelöscht haben, nicht von selbst wieder an", async () => {
    const seite = await open();
    await save(eine, angelegt, { revision: 2, aenderungen: [paket(3, { titel: "Flüchtig" })] });
    // A reading in between has brought it onto the page.
    const zeilen: Zeile[] = [
      [id(1), { titel: "Eins" }],
      [id(3), { titel: "Flüchtig" }],
    ];
    await save(eine, angelegt, { revision: 3, aenderungen: [remove(3)] });
    const { daten } = await send(seite, zeilen);
    expect(daten?.problem?.errors).toMatchObject([
      { uuid: id(3), message: expect.stringContaining("inzwischen jemand gelöscht") as string },
    ]);
    expect(await titel()).toEqual(["Eins", "Zwei"]);
    const [, fluechtig] = zeilen;
    // The page says so, and whoever saves once more wants it.
    expect((await send(seite, fluechtig === undefined ? [] : [fluechtig], { neue: [id(3)] })).ort).toBe(hier());
    expect(await titel()).toEqual(["Eins", "Zwei", "Flüchtig"]);
  });

  it("lässt eine Zeile, die andere inzwischen angelegt haben, wie sie ist", async () => {
    const seite = await open();
    await save(eine, angelegt, { revision: 2, aenderungen: [paket(3, { titel: "Von ihr", personenmonate: "2" })] });
    expect((await send(seite, [[id(3), { titel: "Von ihr" }]])).ort).toBe(hier());
    expect((await pakete())[2]).toMatchObject({ titel: "Von ihr", personenmonate: "2" });
  });
});

describe("Was nicht mehr gespeichert werden kann", () => {
  const GETIPPT: Zeile[] = [[id(1), { titel: "Nicht verloren" }]];

  it("wartet aufbewahrt, wenn inzwischen eingereicht ist, und die Person ist dort", async () => {
    const seite = await open();
    await setStatus(test, angelegt.uuid, "EINGEREICHT");
    const { status, ort } = await send(seite, GETIPPT);
    expect([status, ort]).toEqual([303, expect.stringMatching(/^\/geparkteEingaben\/[0-9a-f-]{36}$/)]);
    const geparkt = await andere.get(`/v1${ort ?? ""}`);
    expect(textOf(geparkt.body.felder)).toContain("Nicht+verloren");
    expect(await titel()).toEqual(["Eins", "Zwei"]);
    await setStatus(test, angelegt.uuid, "IN_BEARBEITUNG");
  });

  it("auch dann, wenn das Recht zu bearbeiten genommen ist", async () => {
    const seite = await open();
    await test.dienste.pool.query("UPDATE antrag_recht SET recht = 'LESEN' WHERE antrag_uuid = $1", [angelegt.uuid]);
    expect((await send(seite, GETIPPT)).ort).toMatch(/^\/geparkteEingaben\//);
    expect(await titel()).toEqual(["Eins", "Zwei"]);
  });

  it("bleibt auf der Seite, wenn der Antrag nicht mehr gelesen werden darf, und es steht da, dass es aufbewahrt ist", async () => {
    const seite = await open();
    await test.dienste.pool.query("DELETE FROM antrag_recht WHERE antrag_uuid = $1", [angelegt.uuid]);
    const { daten, args } = await send(seite, GETIPPT);
    expect(daten).toMatchObject({
      problem: { userMessage: expect.stringMatching(/keinen Zugriff.*außerdem aufbewahrt/) as string },
      eingaben: { [`zeile-${id(1)}-titel`]: "Nicht verloren" },
    });
    const danach = inhaltVon(await loader({ ...args, request: new Request(args.request.url) })) as Gelesen;
    expect(danach).toMatchObject({ fort: "ANTRAG", werte: {} });
  });

  it("führt eine offene Seite beim Lesen im Hintergrund nicht weg", async () => {
    await setStatus(test, angelegt.uuid, "EINGEREICHT");
    expect(await open()).toMatchObject({ sperre: "Sie können diesen Antrag nicht mehr bearbeiten.", fort: null });
    await setStatus(test, angelegt.uuid, "IN_BEARBEITUNG");
  });

  it("fremde Kennungen bewirken nichts", async () => {
    const fremde = await create(await test.alsFremder(), "Fremd");
    const seite = await open();
    const gesendet = await send(seite, GETIPPT, { wo: { ...angelegt, vorhabenUuid: fremde.vorhabenUuid } });
    expect(gesendet.daten?.problem?.userMessage).toContain("gibt es nicht mehr");
    expect((await open({ ...angelegt, vorhabenUuid: fremde.vorhabenUuid })).fort).toBe("VORHABEN");
    await expect(open(fremde)).rejects.toMatchObject({ status: 404 });
    expect(await titel()).toEqual(["Eins", "Zwei"]);
  });
});
