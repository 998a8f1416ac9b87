import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { neueLesung } from "~/server/backend/kontext";
import { inTransaktion } from "~/server/backend/storage/transaction";
import { submitAntrag } from "~/server/backend/usecases/antraege/submitAntrag";
import { felder, fetchTan, createFertig, save, standVon, statusVon } from "../../support/antraege";
import { einreichPfad, sendungenVon, snapshotsVon } from "../../support/einreichungen";
import { FIRMEN, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";

let test: TestBackend;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
// Five TANs an hour: each test gets its own hours.
afterEach(() => {
  test.uhr.vor({ stunden: 2 });
});

/** Who submits, as the door would tell it. */
const createPerson = () => ({
  benutzerUuid: MENSCHEN.bevollmaechtigt.uuid,
  email: MENSCHEN.bevollmaechtigt.email,
  sitzungUuid: randomUUID(),
  name: "Bea Vollmer",
  bsfzSiegel: false,
  systemRolle: "UNTERNEHMENSMITARBEITER" as const,
  unternehmenUuid: FIRMEN.maschinenbau.uuid,
  unternehmenRolle: "BEVOLLMAECHTIGTER" as const,
  darfStammdaten: false,
  isNurAnsicht: false,
  angesehenUuid: null,
  lesung: neueLesung(null),
});

describe("gleichzeitig", () => {
  it("hat von 20 Einreichungen mit derselben TAN genau eine Wirkung", async () => {
    const browser = await test.alsBevollmaechtigter();
    const { uuid } = await createFertig(browser);
    const tan = await fetchTan(test, browser, uuid);
    const antworten = await Promise.all(Array.from({ length: 20 }, () => browser.post(einreichPfad(uuid), tan)));
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await snapshotsVon(test, uuid)).toHaveLength(1);
    expect(await sendungenVon(test, uuid)).toHaveLength(1);
  });

  it("hat von 20 signierten Einreichungen genau eine Wirkung, die anderen sehen den neuen Status", async () => {
    const browser = await test.alsBevollmaechtigter();
    const { uuid } = await createFertig(browser);
    const stand = await standVon(browser, uuid);
    const person = createPerson();
    const versuche = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        inTransaktion(test.dienste, (tx) =>
          submitAntrag(tx, test.dienste, { person, vorlage: { antragUuid: uuid, stand } }),
        ),
      ),
    );
    expect(versuche.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const gruende = versuche.flatMap((versuch): unknown[] => (versuch.status === "rejected" ? [versuch.reason] : []));
    expect(gruende).toHaveLength(19);
    for (const grund of gruende) expect(grund).toMatchObject({ code: "STATUS_NICHT_ERLAUBT" });
    expect(await snapshotsVon(test, uuid)).toHaveLength(1);
  });

  it("antwortet auf denselben Schlüssel gleich", async () => {
    const browser = await test.alsBevollmaechtigter();
    const { uuid } = await createFertig(browser);
    const tan = await fetchTan(test, browser, uuid);
    const schluessel = randomUUID();
    for (let runde = 0; runde < 3; runde += 1) {
      expect((await browser.post(einreichPfad(uuid), tan, { schluessel })).status).toBe(200);
    }
    expect(await sendungenVon(test, uuid)).toHaveLength(1);
  });

  it("verliert keine Speicherung und friert nur Vollständiges ein, wenn zugleich gespeichert wird", async () => {
    const browser = await test.alsBevollmaechtigter();
    const angelegt = await createFertig(browser);
    const tan = await fetchTan(test, browser, angelegt.uuid);
    const [gespeichert, eingereicht] = await Promise.all([
      save(browser, angelegt, { revision: 3, aenderungen: [felder({ titel: "" })] }),
      browser.post(einreichPfad(angelegt.uuid), tan),
    ]);
    // Whoever comes second is refused: the save by the status, the submission because the TAN was for the state before.
    expect([gespeichert.status, eingereicht.status].sort()).toEqual([200, 409]);
    const [snapshot] = await snapshotsVon(test, angelegt.uuid);
    expect(snapshot?.inhalt.vorhaben[0]?.werte["titel"] !== "").toBe(true);
  });
});

it("schreibt bei einem Fehler mitten in der Einreichung nichts", async () => {
  const browser = await test.alsBevollmaechtigter();
  const { uuid } = await createFertig(browser);
  const stand = await standVon(browser, uuid);
  const person = createPerson();
  const abbruch = inTransaktion(test.dienste, async (tx) => {
    await submitAntrag(tx, test.dienste, { person, vorlage: { antragUuid: uuid, stand } });
    throw new Error("Strom weg");
  });
  await expect(abbruch).rejects.toThrow("Strom weg");
  expect(await statusVon(browser, uuid)).toBe("IN_BEARBEITUNG");
  expect([await snapshotsVon(test, uuid), await sendungenVon(test, uuid)]).toEqual([[], []]);
});
