import { expect } from "vitest";
import { antwortKey } from "~/domain/antrag/schriftsatzFormulare";
import { type Browser, listOf, textOf, type TestBackend } from "./backend";
import { entscheidung, fachPfad, FACH, succeeds, type Im, offeneSendung, submitUntilEingang } from "./fach";
import { start, fetchSchriftsatzTan, readSchriftsatz, schriftsatzPfad } from "./schriftsaetze";
import { abrufAuftrag, type Auftrag, withTan } from "./unterschrift";

/** The life of an Antrag through the calls alone, as company and authority live it. Needs NEZO_AKTIV=false. */
export type Leben = { test: TestBackend; browser: Browser; im: Im };

/** An Antrag in examination. */
export async function startHeartbeat(test: TestBackend): Promise<Leben> {
  const browser = await test.alsBevollmaechtigter();
  const im = await submitUntilEingang(test, browser);
  await succeeds(test, fachPfad(im.uuid, "/pruefung"));
  return { test, browser, im };
}

/** Decides on the Antrag; the decision lies ready. Its id. */
export async function bescheide({ test, im }: Leben): Promise<string> {
  return textOf((await succeeds(test, fachPfad(im.uuid, "/bescheid"), await entscheidung(test, im))).uuid);
}

/** A follow-up request; its id. */
export async function requestNachforderung({ test, im }: Leben): Promise<string> {
  return textOf(
    (await succeeds(test, fachPfad(im.uuid, "/nachforderungen"), { fragen: [{ frage: "Was ist neu?" }] })).uuid,
  );
}

type Bezug = { nachforderungUuid?: string };

/** Everything that a document asks, answered; its id. */
export async function writeSchriftsatz({ browser, im }: Leben, art: string, bezug: Bezug = {}): Promise<string> {
  const uuid = await start(browser, im.uuid, { art, ...bezug });
  const { revision, kontext } = await readSchriftsatz(browser, im.uuid, uuid);
  const antworten = Object.fromEntries(
    listOf(kontext?.fragen).map((frage) => [antwortKey(textOf(frage.uuid)), "Das Verfahren."]),
  );
  const werte = {
    NACHTRAG: Object.keys(antworten).length > 0 ? antworten : { text: "Das Verfahren." },
    WIDERSPRUCH: { vorhaben: [im.vorhabenUuid], begruendung: "Das Vorhaben ist neu." },
    ANTRAG_RUECKZUG: { grund: "NEUANTRAG" },
  }[art];
  if (werte !== undefined)
    expect(await browser.put(schriftsatzPfad(im.uuid, uuid), { revision, werte })).toMatchObject({ status: 200 });
  return uuid;
}

/** What signs a document with a TAN from a mail. */
export const unterschriftFuer = ({ test, browser, im }: Leben, uuid: string) =>
  fetchSchriftsatzTan(test, browser, { antragUuid: im.uuid, uuid });

/** What retrieves a decision with a TAN from a mail. */
export async function abrufFuer(
  { test, browser, im }: Leben,
  bescheidUuid: string,
): Promise<Auftrag & { tan: string }> {
  return withTan(test, browser, await abrufAuftrag(browser, im.uuid, bescheidUuid));
}

/** Signs; the document is on its way. Its id. */
export async function send(leben: Leben, art: string, bezug: Bezug = {}): Promise<string> {
  const uuid = await writeSchriftsatz(leben, art, bezug);
  expect(await leben.browser.post("/v1/unterschriften", await unterschriftFuer(leben, uuid))).toMatchObject({
    status: 200,
  });
  return uuid;
}

/** Signs, and has it acknowledged. */
export async function submitSchriftsatz(leben: Leben, art: string, bezug: Bezug = {}): Promise<string> {
  const { test, im } = leben;
  const uuid = await send(leben, art, bezug);
  await succeeds(test, `${FACH}/uebermittlungen/${await offeneSendung(test, im.uuid)}/quittung`);
  return uuid;
}

/** A decision, retrieved: its id. */
export async function receiveBescheid(leben: Leben): Promise<string> {
  const uuid = await bescheide(leben);
  expect(await leben.browser.post("/v1/unterschriften", await abrufFuer(leben, uuid))).toMatchObject({ status: 200 });
  return uuid;
}
