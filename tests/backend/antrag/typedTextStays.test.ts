import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { action as sendeNachtrag, loader as oeffneNachtrag } from "~/routes/antraege.$antragUuid.nachtrag.($uuid)";
import {
  action as sendeWiderspruch,
  loader as oeffneWiderspruch,
} from "~/routes/antraege.$antragUuid.widerspruch.$uuid._index";
import { action as sendeRueckzug, loader as oeffneRueckzug } from "~/routes/antraege.$uuid.rueckzug";
import { action as sendeAntwort, loader as oeffneNachricht } from "~/routes/nachrichten.$uuid";
import type { Angelegt } from "../../support/antraege";
import { type Browser, startBackend, type TestBackend, textOf } from "../../support/backend";
import { abgerufen, insertBescheid } from "../../support/bescheide";
import { start, startTest, schriftsatzRufe, setStatus } from "../../support/schriftsaetze";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

const GETIPPT = "Was erst getippt und noch nicht gespeichert ist.";

let test: TestBackend;
let kollege: Browser;
let antrag: Angelegt;
const { demand, save } = schriftsatzRufe(() => ({ test, antrag }));
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ kollege, antrag } = await startTest(test));
});

type Args = LoaderFunctionArgs & ActionFunctionArgs;
type Seite = {
  pfad: string;
  params: Record<string, string>;
  open: (args: Args) => unknown;
  send: (args: Args) => unknown;
};

const argsFuer = ({ pfad, params }: Seite, init: RequestInit = {}): Args => {
  const cookie = [...kollege.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
  const backend = (request: Request) => test.backend.handle(request, { clientIp: "192.0.2.9" });
  return anfrageAn(pfad, backend, { ...init, headers: { cookie }, params });
};

const inhaltVon = (ergebnis: unknown) => JSON.parse(JSON.stringify(ergebnis)) as { data: Record<string, unknown> };

/**
 * What a browser without scripts gets for its form: the answer and what the page is made of, or what it gets instead.
 */
async function send(seite: Seite, felder: Record<string, string>, happens: () => Promise<unknown>) {
  const offen = JSON.stringify(inhaltVon(await seite.open(argsFuer(seite))));
  const csrf = /"csrf":"([^"]+)"/.exec(offen)?.[1] ?? "";
  await happens();
  const args = argsFuer(seite, formular({ csrf, schluessel: randomUUID(), revision: "1", ...felder }));
  const call = async (ziel: Seite["open"], request: Request) => {
    const antwort = await Promise.resolve(ziel({ ...args, request })).catch((error: unknown) => error);
    return antwort instanceof Response
      ? { status: antwort.status, ort: antwort.headers.get("location") }
      : inhaltVon(antwort).data;
  };
  const antwort = await call(seite.send, args.request);
  return { antwort, seite: await call(seite.open, new Request(args.request.url)) };
}

const takeRecht = () => test.dienste.pool.query("DELETE FROM antrag_recht WHERE antrag_uuid = $1", [antrag.uuid]);

async function nachtragSeite(was: object = {}): Promise<Seite> {
  const uuid = await start(kollege, antrag.uuid, { art: "NACHTRAG", ...was });
  const params = { antragUuid: antrag.uuid, uuid };
  return { pfad: `/antraege/${antrag.uuid}/nachtrag/${uuid}`, params, open: oeffneNachtrag, send: sendeNachtrag };
}

async function widerspruchSeite(): Promise<Seite> {
  await insertBescheid(test, antrag.uuid, abgerufen(test));
  await setStatus(test, antrag.uuid, "BESCHEID_LIEGT_VOR");
  const uuid = await start(kollege, antrag.uuid, { art: "WIDERSPRUCH" });
  const params = { antragUuid: antrag.uuid, uuid };
  return {
    pfad: `/antraege/${antrag.uuid}/widerspruch/${uuid}`,
    params,
    open: oeffneWiderspruch,
    send: sendeWiderspruch,
  };
}

async function rueckzugSeite(): Promise<Seite & { uuid: string }> {
  const uuid = await start(kollege, antrag.uuid, { art: "ANTRAG_RUECKZUG" });
  const pfad = `/antraege/${antrag.uuid}/rueckzug`;
  return { uuid, pfad, params: { uuid: antrag.uuid }, open: oeffneRueckzug, send: sendeRueckzug };
}

async function nachrichtSeite(): Promise<Seite> {
  const json = { titel: "Eine Frage", text: "Was ist neu?" };
  const headers = { "idempotency-key": randomUUID() };
  const { body } = await test.fach("POST", `/fach/v1/antraege/${antrag.uuid}/nachrichten`, { json, headers });
  const uuid = textOf(body.uuid);
  expect((await kollege.put(`/v1/nachrichten/${uuid}/gelesen`, { gelesen: true })).status).toBe(200);
  return { pfad: `/nachrichten/${uuid}`, params: { uuid }, open: oeffneNachricht, send: sendeAntwort };
}

it.each<[string, string, () => Promise<Seite>]>([
  ["ein Nachtrag", "text", () => nachtragSeite()],
  ["ein Widerspruch", "begruendung", widerspruchSeite],
  ["ein Rückzug", "text", rueckzugSeite],
])(
  "%s bleibt auf der Seite, wenn das Recht am Antrag genommen ist, und vom Antrag steht nichts da",
  async (_was, feld, prepare) => {
    const ergebnis = await send(await prepare(), { [feld]: GETIPPT }, takeRecht);
    expect(ergebnis).toMatchObject({
      antwort: {
        problem: { httpStatus: 404, userMessage: expect.stringContaining("keinen Zugriff") as string },
        eingaben: { [feld]: GETIPPT },
      },
      seite: { fort: { antrag: null } },
    });
  },
);

it("auch die Antwort auf eine Nachforderung bleibt, wenn das Recht genommen ist", async () => {
  const { uuid, keys } = await demand();
  const seite = await nachtragSeite({ nachforderungUuid: uuid });
  const [key = ""] = keys;
  expect(await send(seite, { [key]: GETIPPT }, takeRecht)).toMatchObject({
    antwort: { eingaben: { [key]: GETIPPT } },
    seite: { seite: null },
  });
});

it("ohne Text ist die Seite ohne das Recht nicht zu finden", async () => {
  expect(await send(await nachtragSeite(), { text: " " }, takeRecht)).toEqual({
    antwort: { status: 404, ort: null },
    seite: { status: 404, ort: null },
  });
});

it("die Begründung eines Rückzugs bleibt, wenn inzwischen entschieden ist; was gespeichert ist, hält die Seite nicht auf", async () => {
  const seite = await rueckzugSeite();
  const decide = () => setStatus(test, antrag.uuid, "BESCHEID_LIEGT_VOR");
  expect(await send(seite, { text: GETIPPT }, decide)).toMatchObject({
    antwort: {
      problem: { httpStatus: 409, userMessage: expect.stringContaining("kann nicht zurückgezogen werden") as string },
      eingaben: { text: GETIPPT },
    },
    seite: { fort: { antrag: { uuid: antrag.uuid } } },
  });
  await setStatus(test, antrag.uuid, "IN_PRUEFUNG");
  expect((await save(kollege, seite.uuid, { revision: 1, werte: { text: GETIPPT } })).status).toBe(200);
  const startseite = { status: 303, ort: `/antraege/${antrag.uuid}/startseite` };
  expect(await send(seite, { text: GETIPPT }, decide)).toEqual({ antwort: startseite, seite: startseite });
});

it("die Antwort auf eine Nachricht bleibt auf der Seite, wenn das Recht am Antrag genommen ist", async () => {
  const seite = await nachrichtSeite();
  expect(await send(seite, { text: GETIPPT }, takeRecht)).toMatchObject({
    antwort: { problem: { httpStatus: 404 }, eingaben: { text: GETIPPT } },
    seite: { daten: null },
  });
});
