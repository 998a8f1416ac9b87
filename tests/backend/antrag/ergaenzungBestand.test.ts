import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Werte } from "~/formkit/field";
import { antrag, eingereichterAntrag } from "~/server/backend/storage/schema/antrag";
import { unternehmen } from "~/server/backend/storage/schema/unternehmen";
import { type Angelegt, antragPfad, readVorhaben, save } from "../../support/antraege";
import { createV1, MIT_BESCHEID, vorhabenV1 } from "../../support/antragV1";
import { type Browser, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";
import { LEERE_EINREICHUNG } from "~/domain/antrag/leereEinreichung";
import { zaehlendeIds } from "../../support/vorhabenBeispiel";

let t: TestBackend;
let chefin: Browser;
let firma: string;
beforeAll(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
});
afterAll(() => t.stop());

/** Changes what the company says about itself. */
async function set(rechtsform: string, beginn?: string): Promise<void> {
  const { db } = t.dienste;
  const [zeile] = await db.select().from(unternehmen).where(eq(unternehmen.uuid, firma));
  const stammdaten = {
    ...zeile?.stammdaten,
    rechtsform,
    wirtschaftsjahrAbweichend: beginn !== undefined,
    wirtschaftsjahrBeginn: beginn ?? "",
  };
  await db.update(unternehmen).set({ rechtsform, stammdaten }).where(eq(unternehmen.uuid, firma));
}

let nummer = 100;
const JAHRE = ["2024", "2025", "2026"];

/** A certified V1 Antrag of a sole trader with own work in each year. */
async function createBeschieden(): Promise<Angelegt> {
  const id = zaehlendeIds();
  const jahre = (angaben: Werte) => JAHRE.map((jahr) => ({ uuid: id(), jahr, ...angaben }));
  const werte = vorhabenV1({
    beginn: "2024-04-01",
    ende: "2026-12-31",
    finanziellerRahmen: jahre({ personalaufwand: "1000.00", auftragskosten: "500.00" }),
    personellerRahmen: jahre({ personalAnzahl: "2", personalVzae: "1.5", eigenleistungStunden: "120.5" }),
  });
  const antragsnummer = `FZ-2024-${String((nummer += 1)).padStart(6, "0")}`;
  const quelle = await createV1(t, chefin, { ...MIT_BESCHEID, antragsnummer, werte });
  const [zeile] = await t.dienste.db.select().from(antrag).where(eq(antrag.uuid, quelle.uuid));
  const [von, heute] = [textOf(zeile?.erstelltVon), "2024-02-12"];
  firma = textOf(zeile?.unternehmenUuid);
  const inhalt = {
    antragsnummer,
    eingereichtAm: MIT_BESCHEID.eingereichtAm.toISOString(),
    einreichung: LEERE_EINREICHUNG,
    vorhaben: [],
    unternehmen: { uuid: firma, firma: "Beispiel", rechtsform: "EINZELUNTERNEHMEN" },
    kontext: { heute, rechtsform: "EINZELUNTERNEHMEN", wirtschaftsjahrBeginn: "01-01" },
  };
  const kopf = {
    uuid: randomUUID(),
    antragUuid: quelle.uuid,
    eingereichtAm: MIT_BESCHEID.eingereichtAm,
    von,
    pruefsumme: "0",
  };
  await t.dienste.db.insert(eingereichterAntrag).values({ ...kopf, inhalt });
  return quelle;
}

async function add({ uuid, vorhabenUuid }: Angelegt): Promise<Angelegt> {
  const neu = await chefin.post(antragPfad(uuid, "/ergaenzung"), { vorhabenUuids: [vorhabenUuid] });
  expect(neu.status).toBe(200);
  const { body } = await chefin.get(antragPfad(textOf(neu.body.uuid)));
  return { uuid: textOf(neu.body.uuid), vorhabenUuid: textOf(listOf(body.vorhaben)[0]?.uuid) };
}

const rahmenVon = async (angelegt: Angelegt) => listOf((await readVorhaben(chefin, angelegt)).werte?.rahmen);
const paket = () => ({
  art: "zeileSpeichern",
  tabelle: "arbeitspakete",
  zeile: { uuid: randomUUID(), titel: "Paket" },
});
const BESCHEINIGT = JAHRE.map((jahr) => ({
  jahr,
  personalaufwand: "1000.00",
  personalVzae: "1.5",
  personalAnzahl: "2",
  auftragskosten: "500.00",
}));
// 2024 begins within the Vorhaben on 1 April, so no year of this one has a change of the rate but at its beginning.
const STUNDEN = BESCHEINIGT.map((zeile) => ({ ...zeile, eigenleistungStunden: "120.5" }));

describe("Was bescheinigt ist, bleibt im Ergänzungsantrag, wie es ist", () => {
  it.each([
    ["eine andere Rechtsform", "GMBH", undefined],
    ["ein anderes Wirtschaftsjahr", "EINZELUNTERNEHMEN", "01.07."],
    ["beides", "GMBH", "01.07."],
  ])("auch wenn das Unternehmen nach dem Anlegen %s hat", async (_was, rechtsform, beginn) => {
    const quelle = await createBeschieden();
    await set("EINZELUNTERNEHMEN");
    const angelegt = await add(quelle);
    expect(await rahmenVon(angelegt)).toMatchObject(STUNDEN);
    const vorher = await rahmenVon(angelegt);
    await set(rechtsform, beginn);
    expect((await save(chefin, angelegt, { revision: 1, aenderungen: [paket()] })).status).toBe(200);
    expect(await rahmenVon(angelegt)).toEqual(vorher);
    await set("GMBH");
  });

  it("auch wenn das Unternehmen schon vorher ein anderes ist", async () => {
    const quelle = await createBeschieden();
    await set("GMBH", "01.07.");
    const angelegt = await add(quelle);
    expect(await rahmenVon(angelegt)).toMatchObject(STUNDEN);
    expect((await chefin.get(antragPfad(angelegt.uuid, "/herkunft"))).body.herkunft).toMatchObject({
      abgeschnitten: [],
    });
  });
});
