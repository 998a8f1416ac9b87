import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { submitNew } from "../../support/antraege";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";

let test: TestBackend;
let bea: Browser;
let antragUuid: string;
/** A message that the authority has just written. */
let uuid: string;

beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
  ({ uuid: antragUuid } = await submitNew(test, await test.alsBevollmaechtigter()));
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.uhr.vor({ minuten: 3 });
  bea = await test.alsBevollmaechtigter();
  const json = { titel: "Rückfrage", text: "Wer leitet das Vorhaben?" };
  uuid = textOf((await test.fach("POST", `/fach/v1/antraege/${antragUuid}/nachrichten`, { json })).body.uuid);
});

const pfad = (rest = "") => `/v1/nachrichten/${uuid}${rest}`;
const keep = (reste: unknown[], wer = bea) => wer.put(pfad("/antwort/entwurf"), { text: "Frau Beispiel.", reste });
const reste = async (wer = bea) => listOf((await wer.get(pfad())).body.reste);
const ZU_LANG = { stelle: "text", rest: "was nicht passte" };
const discard = (wer: Browser, restUuid: string, schluessel?: string) =>
  wer.ruf("DELETE", pfad(`/antwort/reste/${restUuid}`), { json: {}, ...(schluessel !== undefined && { schluessel }) });

it("was von einer Antwort abgeschnitten wurde, bleibt für die Person stehen, einmal, über das Ende der Sitzung und das Senden hinaus", async () => {
  expect(await reste()).toEqual([]);
  for (let mal = 0; mal < 2; mal += 1) expect((await keep([ZU_LANG])).status).toBe(200);
  expect(await reste()).toMatchObject([ZU_LANG]);
  expect((await bea.post(pfad("/antwort"), { text: "Frau Beispiel." })).status).toBe(200);
  expect(await reste(await test.alsBevollmaechtigter())).toMatchObject([ZU_LANG]);
});

it("sieht und verwirft niemand sonst", async () => {
  await keep([ZU_LANG]);
  const restUuid = textOf((await reste())[0]?.uuid);
  for (const wer of [await test.alsSupport(), await test.alsQm(), await test.alsAdmin(), await test.alsKollege()]) {
    const gelesen = await wer.get(pfad());
    if (gelesen.status === 200) expect(gelesen.body.reste).toEqual([]);
    else expect(gelesen.status).toBeGreaterThanOrEqual(403);
    expect((await discard(wer, restUuid)).status).toBeGreaterThanOrEqual(403);
    expect((await keep([ZU_LANG], wer)).status).toBeGreaterThanOrEqual(403);
  }
  expect((await discard(await test.alsFremder(), restUuid)).status).toBe(404);
  expect((await discard(test.browser(), restUuid)).status).toBe(401);
  expect(await reste()).toHaveLength(1);
});

it("ist verworfen weg, und die Wiederholung der Anfrage ändert nichts", async () => {
  await keep([ZU_LANG, { stelle: "text", rest: "noch mehr" }]);
  const restUuid = textOf((await reste()).find(({ rest }) => textOf(rest) === ZU_LANG.rest)?.uuid);
  const schluessel = "11111111-2222-4333-8444-555555555555";
  for (let mal = 0; mal < 2; mal += 1) expect((await discard(bea, restUuid, schluessel)).status).toBe(200);
  expect(await reste()).toMatchObject([{ rest: "noch mehr" }]);
  expect((await discard(bea, restUuid)).status).toBe(404);
});

it("gehört zu einer Nachricht: bei einer anderen gibt es ihn nicht", async () => {
  await keep([ZU_LANG]);
  const restUuid = textOf((await reste())[0]?.uuid);
  const erste = uuid;
  uuid = textOf(
    (
      await test.fach("POST", `/fach/v1/antraege/${antragUuid}/nachrichten`, {
        json: { titel: "Andere", text: "Etwas anderes." },
      })
    ).body.uuid,
  );
  expect(await reste()).toEqual([]);
  expect((await discard(bea, restUuid)).status).toBe(404);
  uuid = erste;
  expect(await reste()).toHaveLength(1);
});

it.each([
  ["eine Stelle mit fremden Zeichen", { stelle: "text'; --", rest: "x" }],
  ["einen leeren Rest", { stelle: "text", rest: "" }],
])("lehnt %s ab, und der Entwurf bleibt, wie er war", async (_fall, rest) => {
  expect((await keep([rest])).status).toBe(422);
  expect((await bea.get(pfad())).body.entwurf).toBeNull();
});

const write = (text: string, basis?: string) => bea.put(pfad("/antwort/entwurf"), { text, basis });
const entwurf = async () => (await bea.get(pfad())).body.entwurf;

it("ein Fenster überschreibt nicht, was ein anderes inzwischen gespeichert hat, und sendet es nicht fort", async () => {
  expect((await write("Aus dem ersten", "")).status).toBe(200);
  for (const abgelehnt of [
    await write("Aus dem zweiten", ""),
    await bea.post(pfad("/antwort"), { text: "Aus dem zweiten", basis: "" }),
  ])
    expect([abgelehnt.status, abgelehnt.body.code]).toEqual([409, "REVISION_VERALTET"]);
  expect(await entwurf()).toMatchObject({ text: "Aus dem ersten" });
});

it("wer den anderen Text gesehen hat, und wer denselben schreibt, speichert und sendet", async () => {
  expect((await write("Zeile 1\nZeile 2")).status).toBe(200);
  expect((await write("Zeile 1\r\nZeile 2", "")).status).toBe(200);
  expect((await write("Beides", "Zeile 1\r\nZeile 2")).status).toBe(200);
  expect((await bea.post(pfad("/antwort"), { text: "Beides", basis: "Beides" })).status).toBe(200);
});
