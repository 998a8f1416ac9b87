import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Angelegt, felder, readVorhaben, save } from "../../support/antraege";
import { type Browser, listOf, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";
import { createGemeinsames, decide, id, paket, remove } from "../../support/gemeinsamesVorhaben";

let test: TestBackend;
let eine: Browser;
let andere: Browser;
let angelegt: Angelegt;
beforeAll(async () => {
  test = await startBackend();
  eine = await test.alsBevollmaechtigter();
  andere = await test.alsKollege();
});
afterAll(() => test.stop());
beforeEach(async () => {
  angelegt = await createGemeinsames(test, eine);
});

const NAME_EINE = `${MENSCHEN.bevollmaechtigt.vorname} ${MENSCHEN.bevollmaechtigt.nachname}`;
const NAME_ANDERE = `${MENSCHEN.kollege.vorname} ${MENSCHEN.kollege.nachname}`;
const werteJetzt = async () => (await readVorhaben(eine, angelegt)).werte;

describe("Widersprüche", () => {
  it("schreiben nichts, zeigen beide Fassungen und je Feld, wer es zuletzt geändert hat", async () => {
    test.uhr.set("2026-03-02T09:00:20Z");
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "erste", kurzbezeichnung: "K1" })] });
    test.uhr.set("2026-03-02T09:00:30Z");
    await save(andere, angelegt, { revision: 2, aenderungen: [felder({ titel: "zweite" })] });
    test.uhr.set("2026-03-02T09:00:40Z");
    await save(eine, angelegt, { revision: 3, aenderungen: [felder({ ziel: "Ziel" })] });
    const antwort = await save(eine, angelegt, {
      revision: 1,
      aenderungen: [felder({ titel: "meine", kurzbezeichnung: "K2", ziel: "" })],
    });
    expect(antwort).toMatchObject({ status: 409, body: { code: "REVISION_VERALTET", httpSubStatus: "409.10" } });
    expect(antwort.body.konflikt).toEqual({
      revision: 4,
      konflikte: [
        {
          stelle: "titel",
          art: "feld",
          meine: "meine",
          gespeicherte: "zweite",
          betrifft: [],
          von: NAME_ANDERE,
          am: "2026-03-02T09:00:30.000Z",
        },
        {
          stelle: "kurzbezeichnung",
          art: "feld",
          meine: "K2",
          gespeicherte: "K1",
          betrifft: [],
          von: NAME_EINE,
          am: "2026-03-02T09:00:20.000Z",
        },
      ],
      uebernommen: [{ stelle: "ziel", von: NAME_EINE, am: "2026-03-02T09:00:40.000Z" }],
    });
    expect(await readVorhaben(eine, angelegt)).toMatchObject({ revision: 4, werte: { titel: "zweite", ziel: "Ziel" } });
  });

  it.each([
    ["meine", "meine"],
    ["gespeicherte", "ihre"],
  ])("werden mit der Wahl „%s“ gespeichert", async (wahl, titel) => {
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "ihre" })] });
    const aenderungen = [felder({ titel: "meine", ziel: "Ziel" })];
    expect((await save(andere, angelegt, { revision: 1, aenderungen })).status).toBe(409);
    expect(
      (await decide(andere, angelegt, { revision: 1, aenderungen, wahlen: { titel: wahl }, gesehen: 2 })).status,
    ).toBe(200);
    expect(await werteJetzt()).toMatchObject({ titel, ziel: "Ziel" });
  });

  it("gelten nur für die Fassung, die gesehen wurde", async () => {
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "ihre", kurzbezeichnung: "K" })] });
    const aenderungen = [felder({ titel: "meine", kurzbezeichnung: "L" })];
    expect((await save(andere, angelegt, { revision: 1, aenderungen })).status).toBe(409);
    await save(eine, angelegt, { revision: 2, aenderungen: [felder({ titel: "ihre neue" })] });
    const wahlen = { titel: "meine", kurzbezeichnung: "meine" };
    const antwort = await decide(andere, angelegt, { revision: 1, aenderungen, wahlen, gesehen: 2 });
    expect(antwort.status).toBe(409);
    expect(antwort.body.konflikt).toMatchObject({
      revision: 3,
      konflikte: [
        { stelle: "titel", gespeicherte: "ihre neue" },
        { stelle: "kurzbezeichnung", wahl: "meine" },
      ],
    });
    expect((await decide(andere, angelegt, { revision: 1, aenderungen, wahlen, gesehen: 3 })).status).toBe(200);
    expect((await werteJetzt())?.titel).toBe("meine");
  });

  it("gelten nicht, wenn sich geändert hat, was sie löschen würden: dann wird noch einmal gefragt", async () => {
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ kooperationUnternehmen: true })] });
    await save(eine, angelegt, { revision: 2, aenderungen: [felder({ uebergeordnetesZiel: "Gemeinsam kleben" })] });
    const aenderungen = [felder({ kooperationUnternehmen: false })];
    expect((await save(andere, angelegt, { revision: 2, aenderungen })).status).toBe(409);
    await save(eine, angelegt, {
      revision: 3,
      aenderungen: [felder({ uebergeordnetesZiel: "Gemeinsam kleben und lösen" })],
    });
    const wahlen = { kooperationUnternehmen: "meine" };
    const antwort = await decide(andere, angelegt, { revision: 2, aenderungen, wahlen, gesehen: 3 });
    expect(antwort.status).toBe(409);
    const [konflikt] = listOf(antwort.body.konflikt?.konflikte);
    expect(konflikt).toMatchObject({ stelle: "kooperationUnternehmen", betrifft: ["uebergeordnetesZiel"] });
    expect(konflikt).not.toHaveProperty("wahl");
    expect(await werteJetzt()).toMatchObject({
      kooperationUnternehmen: true,
      uebergeordnetesZiel: "Gemeinsam kleben und lösen",
    });
    expect((await decide(andere, angelegt, { revision: 2, aenderungen, wahlen, gesehen: 4 })).status).toBe(200);
  });

  it("eine fremde Speicherung dazwischen an anderer Stelle stört die Entscheidung nicht", async () => {
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "ihre" })] });
    await save(eine, angelegt, { revision: 2, aenderungen: [felder({ ziel: "später" })] });
    expect(
      (
        await decide(andere, angelegt, {
          revision: 1,
          aenderungen: [felder({ titel: "meine" })],
          wahlen: { titel: "meine" },
          gesehen: 2,
        })
      ).status,
    ).toBe(200);
    expect(await werteJetzt()).toMatchObject({ titel: "meine", ziel: "später" });
  });

  it.each([
    ["behalten", "meine", ["A von mir"]],
    ["verworfen", "gespeicherte", []],
  ])("eine gelöschte Zeile, die hier geändert wurde, wird %s", async (_wie, wahl, titel) => {
    await save(eine, angelegt, { revision: 1, aenderungen: [paket(1, { titel: "A" })] });
    await save(eine, angelegt, { revision: 2, aenderungen: [remove(1)] });
    const aenderungen = [paket(1, { titel: "A von mir" })];
    const antwort = await save(andere, angelegt, { revision: 2, aenderungen });
    expect(antwort.body.konflikt).toMatchObject({
      konflikte: [{ stelle: `arbeitspakete/${id(1)}/`, art: "geloescht", von: NAME_EINE }],
    });
    expect(
      (
        await decide(andere, angelegt, {
          revision: 2,
          aenderungen,
          wahlen: { [`arbeitspakete/${id(1)}/`]: wahl },
          gesehen: 3,
        })
      ).status,
    ).toBe(200);
    expect(listOf((await werteJetzt())?.arbeitspakete).map((zeile) => zeile.titel)).toEqual(titel);
  });

  it("abgewählt, wozu jemand geschrieben hat: erst fragen, dann löschen oder behalten", async () => {
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ kooperationUnternehmen: true })] });
    await save(eine, angelegt, { revision: 2, aenderungen: [felder({ uebergeordnetesZiel: "Gemeinsam kleben" })] });
    const aenderungen = [felder({ kooperationUnternehmen: false })];
    const antwort = await save(andere, angelegt, { revision: 2, aenderungen });
    expect(antwort.body.konflikt).toMatchObject({
      konflikte: [
        {
          stelle: "kooperationUnternehmen",
          meine: false,
          gespeicherte: true,
          betrifft: ["uebergeordnetesZiel"],
          von: NAME_EINE,
        },
      ],
    });
    expect((await werteJetzt())?.uebergeordnetesZiel).toBe("Gemeinsam kleben");
    expect(
      (
        await decide(andere, angelegt, {
          revision: 2,
          aenderungen,
          wahlen: { kooperationUnternehmen: "gespeicherte" },
          gesehen: 3,
        })
      ).status,
    ).toBe(200);
    expect(await werteJetzt()).toMatchObject({ kooperationUnternehmen: true, uebergeordnetesZiel: "Gemeinsam kleben" });
  });
});
