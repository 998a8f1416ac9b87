import { expect } from "vitest";
import { antragPfad } from "./antraege";
import { type Browser, listOf, textOf, type TestBackend } from "./backend";

/** What is to be signed, in the state in which somebody reads it now. */
export type Auftrag = { intent: string; antragUuid: string; gegenstandUuid: string; stand: string };

/** Requests a TAN for a signature and reads it from the mail. Needs NEZO_AKTIV=false. */
export async function withTan(
  test: TestBackend,
  browser: Browser,
  auftrag: Auftrag,
): Promise<Auftrag & { tan: string }> {
  // Mails of one moment leave in any order: what waits goes first, so that the TAN is the last one.
  await test.clearAusgang();
  expect(await browser.post("/v1/unterschriften/tan", auftrag)).toMatchObject({ status: 200 });
  await test.clearAusgang();
  const tan = /\b\d{6}\b/.exec(test.mails.at(-1)?.text ?? "")?.[0];
  if (tan === undefined) throw new Error("No TAN in the mail");
  return { ...auftrag, tan };
}

/** The retrieval of a decision that lies ready. */
export async function abrufAuftrag(browser: Browser, antragUuid: string, bescheidUuid: string): Promise<Auftrag> {
  const bescheide = listOf((await browser.get(antragPfad(antragUuid, "/bescheide"))).body.bescheide);
  const stand = textOf(bescheide.find(({ uuid }) => textOf(uuid) === bescheidUuid)?.vorlage);
  return { intent: "BESCHEID_ABRUF", antragUuid, gegenstandUuid: bescheidUuid, stand };
}
