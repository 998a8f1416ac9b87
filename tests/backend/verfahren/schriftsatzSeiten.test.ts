import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { action as sendeNachtrag, loader as oeffneNachtrag } from "~/routes/antraege.$antragUuid.nachtrag.($uuid)";
import type { Angelegt } from "../../support/antraege";
import { type Browser, startBackend, type TestBackend } from "../../support/backend";
import { start, startTest, fetchSchriftsatzTan, schriftsatzPfad, schriftsatzRufe } from "../../support/schriftsaetze";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

const GETIPPT = "Was erst getippt und noch nicht gespeichert ist.";

let test: TestBackend;
let chefin: Browser;
let antrag: Angelegt;
const { demand, discard, save } = schriftsatzRufe(() => ({ test, antrag }));
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ chefin, antrag } = await startTest(test));
});

const argsFuer = (uuid: string, init: RequestInit = {}): LoaderFunctionArgs & ActionFunctionArgs => {
  const cookie = [...chefin.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
  const params = { antragUuid: antrag.uuid, uuid };
  return anfrageAn(
    `/antraege/${antrag.uuid}/nachtrag/${uuid}`,
    (request) => test.backend.handle(request, { clientIp: "192.0.2.9" }),
    {
      ...init,
      headers: { cookie },
      params,
    },
  );
};

const inhaltVon = (ergebnis: unknown) =>
  JSON.parse(JSON.stringify(ergebnis)) as Record<string, Record<string, unknown>>;

/**
 * What a browser without scripts gets for its form: the answer of the action, and what the page is made of, or the page
 * it is led to.
 */
async function send(uuid: string, felder: Record<string, string>) {
  const offen = inhaltVon(await oeffneNachtrag(argsFuer(await start(chefin, antrag.uuid, { art: "NACHTRAG" }))));
  const { csrf, schluessel } = (offen["data"]?.["formular"] ?? {}) as Record<string, string>;
  const args = argsFuer(uuid, formular({ csrf: csrf ?? "", schluessel: schluessel ?? "", revision: "1", ...felder }));
  const antwort = await Promise.resolve(sendeNachtrag(args)).catch((error: unknown) => error);
  if (antwort instanceof Response) return { status: antwort.status, ort: antwort.headers.get("location") };
  const seite = await Promise.resolve(oeffneNachtrag({ ...args, request: new Request(args.request.url) })).catch(
    (error: unknown) => error,
  );
  if (seite instanceof Response) return { status: seite.status, ort: seite.headers.get("location") };
  return { antwort: inhaltVon(antwort)["data"], seite: inhaltVon(seite)["data"] };
}

it.each<[string, string, (uuid: string) => Promise<void>, object]>([
  [
    "wenn ihn jemand verworfen hat",
    "Diesen Entwurf gibt es nicht mehr.",
    async (uuid) => {
      expect((await discard(chefin, uuid, 1)).status).toBe(200);
    },
    { seite: null, fort: { art: "NACHTRAG" } },
  ],
  [
    "wenn ihn jemand unterschrieben hat",
    "Das wurde bereits eingereicht",
    async (uuid) => {
      const { keys } = gefordert;
      expect(
        (await save(chefin, uuid, { revision: 1, werte: Object.fromEntries(keys.map((key) => [key, "Fertig."])) }))
          .status,
      ).toBe(200);
      expect(
        (
          await chefin.post(
            "/v1/unterschriften",
            await fetchSchriftsatzTan(test, chefin, { antragUuid: antrag.uuid, uuid }),
          )
        ).status,
      ).toBe(200);
    },
    { fort: null, seite: { daten: { schriftsatz: { status: "EINGEREICHT" } } } },
  ],
  [
    "wenn die Frist vorbei ist",
    "abgelaufen",
    async () => {
      test.uhr.set("2026-03-16T23:00:00Z");
      chefin = await test.alsBevollmaechtigter();
    },
    { fort: null, seite: { daten: { schriftsatz: { status: "ENTWURF", rechte: { bearbeiten: false } } } } },
  ],
])(
  "was ohne Skripte für eine Antwort getippt ist, bleibt auf der Seite, %s",
  async (_wann, meldung, happens, seite) => {
    gefordert = await demand();
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG", nachforderungUuid: gefordert.uuid });
    await happens(uuid);
    const [key = ""] = gefordert.keys;
    const ergebnis = await send(uuid, { [key]: GETIPPT });
    expect(ergebnis).toMatchObject({
      antwort: { problem: { userMessage: expect.stringContaining(meldung) as string }, eingaben: { [key]: GETIPPT } },
      seite,
    });
  },
);

let gefordert: Awaited<ReturnType<typeof demand>>;

it("ohne getippten Text führt die Seite eines Entwurfs, den es nicht mehr gibt, weiter wie bisher", async () => {
  gefordert = await demand();
  const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG", nachforderungUuid: gefordert.uuid });
  expect((await chefin.ruf("DELETE", schriftsatzPfad(antrag.uuid, uuid), { json: { revision: 1 } })).status).toBe(200);
  expect(await send(uuid, { absicht: "x" })).toMatchObject({ status: 404 });
});
