import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSuchverzeichnis } from "~/server/backend/usecases/suche/fillSuchverzeichnis";
import { antragPfad, create, felder, save, type Angelegt } from "../../support/antraege";
import { type Browser, listOf, MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";

let t: TestBackend;
let chefin: Browser;
let fremd: Browser;
let pruefstand: Angelegt;
const PLAN = "Wir bauen einen „Prüfstandsaufbau“ für die Übertragung.\n<script>alert('Messreihe')</script> bei max@pruefhaus.example.org";
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  chefin = await t.alsBevollmaechtigter();
  fremd = await t.alsFremder();
  pruefstand = await create(chefin, "Klebtechnik");
  await setze(chefin, pruefstand, { titel: "Lösbare Klebverbindungen", schlagwoerter: ["Klebstoff", "KI"], ziel: PLAN });
  const chemie = await create(fremd, "Prüfstand der Chemie");
  await setze(fremd, chemie, { titel: "Prüfstand für Fremde" });
});
afterAll(() => t.stop());

const revisionen = new Map<string, number>();
async function setze(wer: Browser, angelegt: Angelegt, werte: object): Promise<void> {
  const revision = revisionen.get(angelegt.vorhabenUuid) ?? 1;
  const gespeichert = await save(wer, angelegt, { revision, aenderungen: [felder(werte)] });
  expect(gespeichert.status, JSON.stringify(gespeichert.body)).toBe(200);
  revisionen.set(angelegt.vorhabenUuid, revision + 1);
}

const search = async (wer: Browser, q: string, mehr: Record<string, string> = {}) => {
  const { status, body } = await wer.get(`/v1/benutzer/suche?${new URLSearchParams({ q, ...mehr }).toString()}`);
  expect(status).toBe(200);
  return body;
};
const namen = async (wer: Browser, q: string) => listOf((await search(wer, q)).data).map(({ bezeichnung }) => textOf(bezeichnung));

it("scratch", async () => {
  console.log(JSON.stringify(await search(chefin, "Prüfstand"), null, 1));
  console.log(JSON.stringify(await search(chefin, "messreihe script"), null, 1));
  for (const q of ["pruefstand", "prufstand", "Übertragung", "uebertrag", "klebtechnik ki", "kleb", "pruefhaus.example.org", "und", "x", "stand"]) console.log(q, await namen(chefin, q));
  console.log(JSON.stringify(await search(chefin, "und")));
  await createSuchverzeichnis()(t.dienste);
  console.log((await t.dienste.pool.query("select * from vorhaben_suche")).rows);
  console.log(JSON.stringify(await search(chefin, "Prüfstand")));
});
