import { expect } from "vitest";
import { type Angelegt, felder, readVorhaben, save } from "./antraege";
import { type Browser, type Koerper, listOf, textOf } from "./backend";

/** Looks for words in the contents of all Anträge that somebody sees. */
export async function search(wer: Browser, q: string, mehr: Record<string, string> = {}): Promise<Koerper> {
  const { status, body } = await wer.get(`/v1/benutzer/suche?${new URLSearchParams({ q, ...mehr }).toString()}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** The names of the Anträge that were found, in the order of the answer. */
export const gefunden = async (...was: Parameters<typeof search>): Promise<string[]> =>
  listOf((await search(...was)).data).map(({ bezeichnung }) => textOf(bezeichnung));

/** Where the words of the only Antrag stand that was found, each with its excerpt: what was found in brackets. */
export async function stellen(wer: Browser, q: string): Promise<string[][]> {
  const { data, total } = await search(wer, q);
  expect(total).toBe(1);
  return listOf(listOf(data)[0]?.stellen).map(({ art, ort, auszug }) => [
    textOf(art),
    textOf(ort),
    listOf(auszug)
      .map(({ text, isTreffer }) => (JSON.stringify(isTreffer) === "true" ? `[${textOf(text)}]` : textOf(text)))
      .join(""),
  ]);
}

/** Saves some answers of a Vorhaben. */
export async function setWerte(wer: Browser, angelegt: Angelegt, werte: object): Promise<void> {
  const { revision } = await readVorhaben(wer, angelegt);
  expect((await save(wer, angelegt, { revision: Number(revision), aenderungen: [felder(werte)] })).status).toBe(200);
}
