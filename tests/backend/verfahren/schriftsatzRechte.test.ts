import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { antragStatusSchluessel } from "~/domain/antrag/antragStatus";
import { antragRecht } from "~/server/backend/storage/schema/antrag";
import { schriftsatz } from "~/server/backend/storage/schema/schriftsatz";
import { type Angelegt, antragPfad, allowEinsicht } from "../../support/antraege";
import { type Browser, startBackend, textOf, type TestBackend } from "../../support/backend";
import {
  auftragFuer,
  start,
  createEingereicht,
  readSchriftsatz,
  schriftsatzPfad,
  setStatus,
  schriftsatzRufe,
  startTest,
} from "../../support/schriftsaetze";

const UNBEKANNT = "99999999-9999-4999-8999-999999999999";

let test: TestBackend;
let chefin: Browser;
let kollege: Browser;
let antrag: Angelegt;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ chefin, kollege, antrag } = await startTest(test));
});

const { demand, save, upload } = schriftsatzRufe(() => ({ test, antrag }));

describe("Rechte", () => {
  const MOEGLICH = ["EINGEREICHT", "IN_PRUEFUNG", "UNTERLAGEN_NACHGEFORDERT", "WIDERSPRUCH_EINGEREICHT"];

  it.each(antragStatusSchluessel.filter((status) => !MOEGLICH.includes(status)))(
    "im Status %s beginnt und ändert niemand einen Nachtrag",
    async (status) => {
      const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
      await setStatus(test, antrag.uuid, status);
      expect((await save(chefin, uuid, { revision: 1, werte: { text: "x" } })).body.httpSubStatus).toBe("409.20");
      await test.dienste.db.update(schriftsatz).set({ status: "VERWORFEN" }).where(eq(schriftsatz.uuid, uuid));
      expect(
        (await chefin.post(antragPfad(antrag.uuid, "/schriftsaetze"), { art: "NACHTRAG" })).body.httpSubStatus,
      ).toBe("409.20");
    },
  );

  it("Zugewiesene bereiten vor, nur Bevollmächtigte unterschreiben; wer nur liest, liest", async () => {
    const uuid = await start(kollege, antrag.uuid, { art: "NACHTRAG" });
    expect((await save(kollege, uuid, { revision: 1, werte: { text: "Vorbereitet" } })).status).toBe(200);
    expect((await readSchriftsatz(kollege, antrag.uuid, uuid)).rechte).toEqual({ bearbeiten: true, einreichen: false });
    const auftrag = await auftragFuer(kollege, antrag.uuid, uuid);
    expect((await kollege.post("/v1/unterschriften/tan", auftrag)).body.httpSubStatus).toBe("403.10");
    expect((await kollege.post("/v1/unterschriften", { ...auftrag, tan: "123456" })).body.httpSubStatus).toBe("403.10");
    await test.dienste.db.update(antragRecht).set({ recht: "LESEN" }).where(eq(antragRecht.antragUuid, antrag.uuid));
    expect((await save(kollege, uuid, { revision: 2, werte: { text: "x" } })).body.httpSubStatus).toBe("403.10");
    expect(
      (await kollege.post(antragPfad(antrag.uuid, "/schriftsaetze"), { art: "NACHTRAG" })).body.httpSubStatus,
    ).toBe("403.10");
    expect((await readSchriftsatz(kollege, antrag.uuid, uuid)).rechte).toEqual({
      bearbeiten: false,
      einreichen: false,
    });
  });

  it("die Behörde liest und ändert nichts; Fremde, Nichtzugewiesene und Unbekanntes bekommen dieselbe Antwort", async () => {
    const forderung = await demand();
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG", nachforderungUuid: forderung.uuid });
    const datei = textOf((await upload(chefin, uuid, { name: "Plan.pdf" })).body.uuid);
    const call = (antragUuid: string, schriftsatzUuid: string): [string, string, object?][] => {
      const pfad = (rest = "") => schriftsatzPfad(antragUuid, schriftsatzUuid, rest);
      return [
        ["GET", pfad()],
        ["PUT", pfad(), { revision: 1, werte: {} }],
        ["DELETE", pfad(), { revision: 1 }],
        ["DELETE", pfad(`/dateien/${datei}`)],
        ["DELETE", pfad(`/reste/${UNBEKANNT}`)],
        [
          "POST",
          "/v1/unterschriften/tan",
          { intent: "NACHTRAG", antragUuid, gegenstandUuid: schriftsatzUuid, stand: "x" },
        ],
      ];
    };
    const allgemein: [string, string, object?][] = [
      ["GET", antragPfad(antrag.uuid, "/schriftsaetze")],
      ["POST", antragPfad(antrag.uuid, "/schriftsaetze"), { art: "NACHTRAG" }],
    ];
    const stati = async (wer: Browser, liste: [string, string, object?][]) =>
      Promise.all(
        liste.map(
          async ([methode, ziel, json]) =>
            (await wer.kopie().ruf(methode, ziel, json === undefined ? {} : { json })).status,
        ),
      );
    await allowEinsicht(chefin, antrag.uuid);
    for (const stab of [await test.alsSupport(), await test.alsQm(), await test.alsAdmin()]) {
      expect(await stati(stab, [...allgemein, ...call(antrag.uuid, uuid)])).toEqual([
        200, 403, 200, 403, 403, 403, 403, 403,
      ]);
    }
    const niemand = [404, 404, 404, 404, 404, 404, 404, 404];
    for (const wer of [await test.alsFremder(), await test.alsMitarbeiter()]) {
      expect(await stati(wer, [...allgemein, ...call(antrag.uuid, uuid)])).toEqual(niemand);
    }
    // A document of another Antrag, and one that does not exist.
    const andere = await createEingereicht(test, chefin);
    expect(
      await stati(chefin, [...call(andere.uuid, uuid), ...call(antrag.uuid, UNBEKANNT), ...call(UNBEKANNT, uuid)]),
    ).toEqual(Array(18).fill(404));
    for (const nachforderungUuid of [forderung.uuid, UNBEKANNT]) {
      expect(
        (await chefin.post(antragPfad(andere.uuid, "/schriftsaetze"), { art: "NACHTRAG", nachforderungUuid })).status,
      ).toBe(404);
    }
    expect(await readSchriftsatz(chefin, antrag.uuid, uuid)).toMatchObject({
      revision: 1,
      status: "ENTWURF",
      dateien: [{ uuid: datei }],
    });
  });
});
