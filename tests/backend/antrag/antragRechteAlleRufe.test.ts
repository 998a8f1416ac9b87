import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AntragRecht, antragRechte } from "~/domain/antrag/antragRecht";
import { antragRecht } from "~/server/backend/storage/schema/antrag";
import { alle, call, createMitDatei, EINGABEN, isBekannt, type Ruf, RUFE, stati } from "../../support/alleRufe";
import { antragPfad } from "../../support/antraege";
import { type Browser, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";
import { NIEMALS } from "../../support/beispielEingabe";
import { readTabellen } from "../../support/tabellenbestand";

/** What a call needs. Without an entry: LESEN for what reads, BEARBEITEN for everything else. */
type Noetig = AntragRecht | "BEVOLLMAECHTIGT";
const NOETIG: { readonly [ruf: string]: Noetig } = {
  // They begin another Antrag with the answers of this one.
  "antraege.takeOverAntrag": "LESEN",
  "antraege.addAntrag": "LESEN",
  // Discards what belongs to the caller alone.
  "antraege.discardRest": "LESEN",
  "antraege.deleteAntrag": "BEVOLLMAECHTIGT",
  "antraege.sendEinreichTan": "BEVOLLMAECHTIGT",
  "antraege.submit": "BEVOLLMAECHTIGT",
  "nachforderungen.requestFristverlaengerung": "BEVOLLMAECHTIGT",
  "antragBenutzer.setAntragRecht": "VERWALTEN",
  "antragBenutzer.revokeAntragRecht": "VERWALTEN",
  "einsicht.grantEinsicht": "VERWALTEN",
  "einsicht.revokeEinsicht": "VERWALTEN",
};

const noetigFuer = ({ name, methode }: Ruf): Noetig => NOETIG[name] ?? (methode === "GET" ? "LESEN" : "BEARBEITEN");

let test: TestBackend;
let chefin: Browser;
let max: Browser;
beforeAll(async () => {
  test = await startBackend({
    NEZO_AKTIV: "false",
    FEATURE_TESTDATENGENERATOR: "true",
    GRENZE_ANLAGEN_JE_PERSON_STUNDE: "10000",
  });
  [chefin, max] = [await test.alsBevollmaechtigter(), await test.alsMitarbeiter()];
});
afterAll(() => test.stop());

const createFull = () => createMitDatei(chefin);
const readBestand = () => readTabellen(test);
const assign = (antragUuid: string, wer: keyof typeof MENSCHEN, recht: AntragRecht) =>
  test.dienste.db.insert(antragRecht).values({ antragUuid, benutzerUuid: MENSCHEN[wer].uuid, recht });

/** The right to the Antrag is asked before the part is looked for. */
const RECHT_ZUERST: readonly string[] = ["nachforderungen.requestFristverlaengerung"];

/** The call names a part of the Antrag that this test does not make: it is not found, whoever asks. */
const namesNothing = ({ name: ruf, pfad, eingabe }: Ruf): boolean =>
  !RECHT_ZUERST.includes(ruf) &&
  [...pfad.matchAll(/\{(\w+)\}/g)].some(([, name = ""]) => !isBekannt(pfad, name) && eingabe[name] === NIEMALS);

const suffices = (recht: AntragRecht, noetig: Noetig): boolean =>
  noetig !== "BEVOLLMAECHTIGT" && antragRechte.indexOf(recht) >= antragRechte.indexOf(noetig);

describe("jeder Aufruf zu einem Antrag", () => {
  it("ist hier dabei, und jede Ausnahme gibt es", () => {
    const namen = RUFE.map(({ name }) => name);
    expect(namen.length).toBeGreaterThan(30);
    for (const name of [...Object.keys(NOETIG), ...Object.keys(EINGABEN)]) expect(namen).toContain(name);
    expect(RUFE.filter((ruf) => noetigFuer(ruf) === "BEARBEITEN").length).toBeGreaterThan(8);
  });

  it.each(antragRechte)(
    "mit %s: was das Recht erlaubt, wie bei Bevollmächtigten, alles andere nicht",
    async (recht) => {
      const vorlage = async () => {
        const antrag = await createFull();
        await assign(antrag.uuid, "mitarbeit", recht);
        return antrag;
      };
      const erlaubt = RUFE.filter((ruf) => suffices(recht, noetigFuer(ruf)));
      expect(await stati(max, erlaubt, vorlage)).toEqual(await stati(chefin, erlaubt, vorlage));
      const verboten = RUFE.filter((ruf) => !erlaubt.includes(ruf));
      const antrag = await vorlage();
      const vorher = await readBestand();
      const [ohneZiel, mitZiel] = [verboten.filter(namesNothing), verboten.filter((ruf) => !namesNothing(ruf))];
      expect(await stati(max, verboten, () => Promise.resolve(antrag))).toEqual({
        ...alle(mitZiel, "403.10"),
        ...alle(ohneZiel, "404.10"),
      });
      expect(await readBestand()).toEqual(vorher);
    },
  );

  it("gelingt Bevollmächtigten oder scheitert an der Sache, nie am Recht", async () => {
    const gefunden = await stati(chefin, RUFE, createFull);
    expect(Object.entries(gefunden).filter(([, stand]) => /^(403|500)/.test(stand))).toEqual([]);
    // Not even one half may fail: a call that always fails proves nothing.
    expect(Object.values(gefunden).filter((stand) => stand === "200").length).toBeGreaterThan(RUFE.length / 2);
  });

  it.each<[string, () => Promise<Browser>]>([
    ["Mitarbeitende ohne Recht", () => Promise.resolve(max)],
    ["Fremde", () => test.alsFremder()],
    ["Fremde mit einer Zuweisung", () => test.alsFremder()],
    ["Bevollmächtigte, die für ein anderes Unternehmen handeln", () => test.als("bevollmaechtigt", "software")],
  ])("antwortet %s wie auf eine unbekannte Kennung und ändert nichts", async (wer, als) => {
    const browser = await als();
    const antrag = await createFull();
    if (wer.includes("Zuweisung")) await assign(antrag.uuid, "fremd", "VERWALTEN");
    const vorher = await readBestand();
    for (const ruf of RUFE) {
      const [fremd, unbekannt] = [
        await call(browser, ruf, antrag),
        await call(browser, ruf, { ...antrag, uuid: randomUUID() }),
      ];
      expect([ruf.name, fremd.status]).toEqual([ruf.name, 404]);
      expect(fremd.body).toEqual(unbekannt.body);
    }
    expect(await readBestand()).toEqual(vorher);
  });

  it("ist dem Datenschutz verwehrt, und nichts ändert sich", async () => {
    const [dora, antrag] = [await test.als("datenschutz"), await createFull()];
    const vorher = await readBestand();
    expect(await stati(dora, RUFE, () => Promise.resolve(antrag))).toEqual(alle(RUFE, "403.10"));
    expect(await readBestand()).toEqual(vorher);
  });

  it("verlangt eine Anmeldung", async () => {
    const antrag = await createFull();
    expect(await stati(test.browser(), RUFE, () => Promise.resolve(antrag))).toEqual(alle(RUFE, "401.20"));
  });
});

it("ein genommenes Recht wirkt in derselben Sitzung beim nächsten Aufruf", async () => {
  const antrag = await createFull();
  const benutzer = antragPfad(antrag.uuid, `/benutzer/${MENSCHEN.mitarbeit.uuid}`);
  const { body } = await chefin.put(benutzer, { recht: "VERWALTEN", revision: 0 });
  expect((await max.get(antragPfad(antrag.uuid))).status).toBe(200);
  expect((await chefin.delete(benutzer, { json: { revision: body.revision } })).status).toBe(200);
  expect(await stati(max, RUFE, () => Promise.resolve(antrag))).toEqual(alle(RUFE, "404.10"));
});
