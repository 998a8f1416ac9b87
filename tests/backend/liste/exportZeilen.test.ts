import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { antrag, antragRecht } from "~/server/backend/storage/schema/antrag";
import { schriftsatz } from "~/server/backend/storage/schema/schriftsatz";
import { allowEinsicht, create } from "../../support/antraege";
import { type Browser, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { abgerufen, insertBescheid } from "../../support/bescheide";
import { createAll, exporteVon, exportPfad } from "../../support/exporte";
import { requestNachforderung, setStatus } from "../../support/schriftsaetze";

let t: TestBackend;

/** Has of each case one row: a Vorhaben, a follow-up request, a decision, an objection. */
async function createVolles(
  wer: Browser,
  nummer: string,
  status: AntragStatus = "BESCHEID_LIEGT_VOR",
): Promise<string> {
  const { uuid } = await create(wer, `Antrag ${nummer}`);
  const { db } = t.dienste;
  const am = t.uhr.now();
  await requestNachforderung(db, { antragUuid: uuid, fragen: [{ frage: "Was ist neu?" }] });
  const bescheidUuid = await insertBescheid(t, uuid, abgerufen(t));
  const von = MENSCHEN.bevollmaechtigt.uuid;
  await db.insert(schriftsatz).values({
    uuid: randomUUID(),
    antragUuid: uuid,
    art: "WIDERSPRUCH",
    bescheidUuid,
    status: "EINGEREICHT",
    werte: {},
    erstelltAm: am,
    erstelltVon: von,
    geaendertAm: am,
    geaendertVon: von,
    eingereichtAm: am,
    eingereichtVon: von,
  });
  await db.update(antrag).set({ antragsnummer: nummer, eingereichtAm: am }).where(eq(antrag.uuid, uuid));
  await setStatus(t, uuid, status);
  return uuid;
}

/** Of one company: for the authorised alone, for one employee each, not submitted. Of the two others: all but that. */
const NUMMERN = {
  allein: "2026-100001",
  vonMax: "2026-100002",
  fuerKai: "2026-100003",
  zurueck: "2026-100004",
  gezeigt: "2026-100005",
  fremder: "2026-200001",
  fremderZurueck: "2026-200002",
  software: "2026-300001",
} as const;

beforeAll(async () => {
  t = await startBackend();
  const [chefin, max, fremd] = [await t.alsBevollmaechtigter(), await t.alsMitarbeiter(), await t.alsFremder()];
  await createVolles(chefin, NUMMERN.allein);
  await createVolles(max, NUMMERN.vonMax);
  const fuerKai = await createVolles(chefin, NUMMERN.fuerKai);
  const recht = { antragUuid: fuerKai, benutzerUuid: MENSCHEN.kollege.uuid, recht: "LESEN" } as const;
  await t.dienste.db.insert(antragRecht).values(recht);
  // What came back from the authority is a draft again. Staff whom its company lets look read it on its page alone: no
  // file holds it (decision 80).
  await createVolles(chefin, NUMMERN.zurueck, "IN_BEARBEITUNG");
  await allowEinsicht(chefin, await createVolles(chefin, NUMMERN.gezeigt, "IN_BEARBEITUNG"));
  await createVolles(fremd, NUMMERN.fremder);
  await createVolles(fremd, NUMMERN.fremderZurueck, "IN_BEARBEITUNG");
  await createVolles(await t.als("bevollmaechtigt", "software"), NUMMERN.software);
});
afterAll(() => t.stop());

/** Cases whose rows hang on an Antrag, with what tells their rows apart. */
const FAELLE = {
  ANTRAEGE: ["antragsnummer"],
  VORHABEN: ["antragsnummer", "position"],
  NACHFORDERUNGEN: ["antragsnummer", "nummer"],
  BESCHEIDE: ["antragsnummer", "art"],
  WIDERSPRUECHE: ["antragsnummer", "erstelltAm"],
} as const;
type Fall = keyof typeof FAELLE;
const ALLE_FAELLE = ["ANTRAEGE", "VORHABEN", "NACHFORDERUNGEN", "BESCHEIDE", "WIDERSPRUECHE"] as const;

const order = (browser: Browser, fall: Fall, query = "") =>
  browser.post("/v1/exporte", { fall, format: "JSON", variablen: FAELLE[fall], zweck: "VORGANG", query });

/** The numbers of the Anträge of the rows, each as often as it has one. */
async function exportNummern(browser: Browser, fall: Fall, query = ""): Promise<string[]> {
  expect((await order(browser, fall, query)).status).toBe(200);
  await createAll(t);
  const [neuester] = await exporteVon(browser);
  expect(neuester).toMatchObject({ zustand: "FERTIG" });
  const { body } = await browser.get(exportPfad(textOf(neuester?.fileName)));
  const inhalt: unknown = typeof body.text === "string" ? JSON.parse(body.text) : body;
  const zeilen = z.array(z.object({ antragsnummer: z.string() })).parse(inhalt);
  return zeilen.map(({ antragsnummer }) => antragsnummer).toSorted();
}

const { allein, vonMax, fuerKai, zurueck, gezeigt, fremder, fremderZurueck, software } = NUMMERN;

describe.each([
  ["Bevollmächtigte", () => t.alsBevollmaechtigter(), [allein, vonMax, fuerKai, zurueck, gezeigt]],
  ["Mitarbeitende mit einem eigenen Antrag", () => t.alsMitarbeiter(), [vonMax]],
  ["Mitarbeitende mit einem Leserecht", () => t.alsKollege(), [fuerKai]],
  ["Bevollmächtigte eines anderen Unternehmens", () => t.alsFremder(), [fremder, fremderZurueck]],
  ["dieselbe Person für ihr zweites Unternehmen", () => t.als("bevollmaechtigt", "software"), [software]],
] as const)("%s", (_, anmelden, erwartet: readonly string[]) => {
  it.each(ALLE_FAELLE)("%s: genau die Zeilen, die sie sehen, jede einmal", async (fall) => {
    expect(await exportNummern(await anmelden(), fall)).toEqual([...erwartet]);
  });

  it.each(ALLE_FAELLE)("%s: auch wer nach einem fremden Antrag sucht, bekommt keine Zeile", async (fall) => {
    const fremde = Object.values(NUMMERN).filter((nummer) => !erwartet.includes(nummer));
    const browser = await anmelden();
    for (const nummer of fremde) expect(await exportNummern(browser, fall, `suche=${nummer}`)).toEqual([]);
  });
});

const EINGEREICHTE = [allein, vonMax, fuerKai, fremder, software];

describe("Administration", () => {
  it.each(ALLE_FAELLE)(
    "%s: was eingereicht ist, aus jedem Unternehmen, und nichts, was es der Stelle nur zeigt",
    async (fall) => {
      expect(await exportNummern(await t.alsAdmin(), fall)).toEqual(EINGEREICHTE);
    },
  );
});

describe.each([
  ["Support", () => t.alsSupport()],
  ["Qualitätsmanagement", () => t.alsQm()],
] as const)("%s", (_, anmelden) => {
  it("bekommt von den Anträgen, was eingereicht ist, aus jedem Unternehmen", async () => {
    expect(await exportNummern(await anmelden(), "ANTRAEGE")).toEqual(EINGEREICHTE);
  });

  it.each(["VORHABEN", "NACHFORDERUNGEN", "BESCHEIDE", "WIDERSPRUECHE"] as const)("%s: nichts", async (fall) => {
    const browser = await anmelden();
    expect((await order(browser, fall)).status).toBe(403);
    await createAll(t);
    expect(await exporteVon(browser)).toSatisfy((alle: { fall?: unknown }[]) =>
      alle.every((eine) => eine.fall !== fall),
    );
  });
});
