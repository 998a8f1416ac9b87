import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasLesungText } from "~/domain/antrag/lesungen";
import { alle, type AntragMitDatei, call, createMitDatei, RUFE, stati } from "../../support/alleRufe";
import { antragPfad } from "../../support/antraege";
import { type Browser, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";
import { setStatus } from "../../support/schriftsaetze";
import { readTabellen } from "../../support/tabellenbestand";

let test: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  test = await startBackend({
    NEZO_AKTIV: "false",
    FEATURE_TESTDATENGENERATOR: "true",
    GRENZE_ANLAGEN_JE_PERSON_STUNDE: "10000",
  });
  chefin = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());

const createFull = () => createMitDatei(chefin);
const readBestand = () => readTabellen(test);

const STAB = ["support", "qm", "admin"] as const;

/** Every call answers this person as it answers about an unknown id, and changes nothing. */
async function staysHidden(wer: Browser, antrag: AntragMitDatei): Promise<void> {
  const vorher = await readBestand();
  for (const ruf of RUFE) {
    const [verborgen, unbekannt] = [
      await call(wer, ruf, antrag),
      await call(wer, ruf, { ...antrag, uuid: randomUUID() }),
    ];
    const erwartet = ruf.methode === "GET" ? [404] : [403, 404];
    expect(erwartet, ruf.name).toContain(verborgen.status);
    expect(verborgen.body, ruf.name).toEqual(unbekannt.body);
  }
  expect(await readBestand()).toEqual(vorher);
}

const einsichtPfad = ({ uuid }: AntragMitDatei) => antragPfad(uuid, "/einsicht");
const grant = async (antrag: AntragMitDatei) =>
  expect((await chefin.put(einsichtPfad(antrag), { tage: 7 })).status).toBe(200);

/** Reads everything that an authorised person reads, is noted with each call that succeeds, and changes nothing. */
async function readsLikeBevollmaechtigte(
  rolle: (typeof STAB)[number],
  antrag: AntragMitDatei,
  ausser: readonly string[] = [],
): Promise<void> {
  const stab = await test.als(rolle);
  const lesend = RUFE.filter(({ methode, name }) => methode === "GET" && !ausser.includes(name));
  const gelesen = await stati(stab, lesend, () => Promise.resolve(antrag));
  expect(gelesen).toEqual(await stati(chefin, lesend, () => Promise.resolve(antrag)));
  const gelungen = Object.keys(gelesen).filter((ruf) => gelesen[ruf] === "200");
  const { rows } = await test.dienste.pool.query<{ ruf: string; wer: string; rolle: string }>(
    `SELECT grund AS ruf, benutzer_uuid AS wer, von AS rolle FROM audit WHERE antrag_uuid = $1 AND vorgang = 'einsicht.lesen'`,
    [antrag.uuid],
  );
  expect(rows.map(({ ruf }) => ruf).toSorted()).toEqual(gelungen.toSorted());
  expect(gelungen.filter((ruf) => !hasLesungText(ruf))).toEqual([]);
  const [person] = MENSCHEN[rolle].rollen;
  for (const { wer, rolle: als } of rows) expect([wer, als]).toEqual([MENSCHEN[rolle].uuid, person]);
  // Only administrators may delete a draft, with a line in the audit log.
  const schreibend = RUFE.filter(
    ({ methode, name }) => methode !== "GET" && !(rolle === "admin" && name === "antraege.deleteAntrag"),
  );
  const vorher = await readBestand();
  expect(await stati(stab, schreibend, () => Promise.resolve(antrag))).toEqual(alle(schreibend, "403.10"));
  expect(await readBestand()).toEqual(vorher);
}

describe("jeder Aufruf zu einem Antrag", () => {
  describe.each(STAB)("mit der Rolle %s", (rolle) => {
    it("antwortet auf einen Entwurf ohne Einsicht wie auf eine unbekannte Kennung", async () => {
      await staysHidden(await test.als(rolle), await createFull());
    });

    it("liest mit Einsicht wie für Bevollmächtigte, schreibt jede Lesung ins Protokoll und ändert nichts", async () => {
      const antrag = await createFull();
      await grant(antrag);
      await readsLikeBevollmaechtigte(rolle, antrag);
    });

    it("antwortet wie auf eine unbekannte Kennung, sobald die Einsicht entzogen oder abgelaufen ist", async () => {
      const [stab, antrag] = [await test.als(rolle), await createFull()];
      await grant(antrag);
      expect((await stab.get(antragPfad(antrag.uuid))).status).toBe(200);
      expect((await chefin.delete(einsichtPfad(antrag))).status).toBe(200);
      await staysHidden(stab, antrag);
      await grant(antrag);
      await test.dienste.pool.query("UPDATE einsicht SET bis = $2 WHERE antrag_uuid = $1", [
        antrag.uuid,
        test.uhr.now(),
      ]);
      await staysHidden(stab, antrag);
    });

    it("liest Eingereichtes ohne Einsicht, mit jeder Lesung im Protokoll, und ändert nichts", async () => {
      const antrag = await createFull();
      await setStatus(test, antrag.uuid, "IN_PRUEFUNG");
      // Its versions and what did not fit are drafts, which the test below is about.
      await readsLikeBevollmaechtigte(rolle, antrag, ["versionen.getVersionen"]);
    });

    it("findet einen gelöschten Entwurf auch mit Einsicht nicht", async () => {
      const antrag = await createFull();
      await grant(antrag);
      expect((await chefin.delete(antragPfad(antrag.uuid))).status).toBe(200);
      await staysHidden(await test.als(rolle), antrag);
    });
  });
});
