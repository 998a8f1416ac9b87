import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { antragPfad, type Angelegt, felder, create, submitNew, save, vorhabenPfad } from "../../support/antraege";
import { type Browser, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { requestFertigen, zeilenVon } from "../../support/exporte";
import { checkKetten } from "../../support/manipulation";
import { start, listeSchriftsaetze, schriftsatzPfad, setStatus } from "../../support/schriftsaetze";

let test: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
  chefin = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());

const pfad = ({ uuid }: Pick<Angelegt, "uuid">) => antragPfad(uuid, "/einsicht");
const grant = async (antrag: Angelegt, tage = 7) => expect((await chefin.put(pfad(antrag), { tage })).status).toBe(200);
const namenVon = async (wer: Browser, suche: string) =>
  listOf((await wer.get(`/v1/antraege?suche=${suche}`)).body.data).map(({ bezeichnung }) => bezeichnung);

describe("Einsicht geben und nehmen", () => {
  it("gilt so viele Tage, wie gewählt sind, auf die Millisekunde", async () => {
    const antrag = await create(chefin, "Auf Zeit");
    const { body } = await chefin.put(pfad(antrag), { tage: 1 });
    expect(new Date(textOf(body.bis)).getTime() - test.uhr.now().getTime()).toBe(86_400_000);
    const sees = async () => (await (await test.alsSupport()).get(antragPfad(antrag.uuid))).status;
    test.uhr.vor({ sekunden: 86_400 - 1 });
    expect(await sees()).toBe(200);
    test.uhr.vor({ sekunden: 1 });
    expect(await sees()).toBe(404);
    chefin = await test.alsBevollmaechtigter();
    expect((await chefin.get(pfad(antrag))).body.erteilt).toBeNull();
  });

  it("sagt, wer sie gegeben hat und bis wann, und lässt sich verlängern und ohne neue Anmeldung nehmen", async () => {
    const antrag = await create(chefin, "Gegeben");
    await grant(antrag, 30);
    await grant(antrag, 7);
    expect((await chefin.get(pfad(antrag))).body).toMatchObject({
      darfVerwalten: true,
      erteilt: { erteiltVon: "Bea Vollmer" },
    });
    expect((await chefin.delete(pfad(antrag))).status).toBe(200);
    expect((await chefin.delete(pfad(antrag))).status).toBe(200);
    expect((await chefin.get(pfad(antrag))).body).toMatchObject({ erteilt: null, data: [], total: 0 });
    const texte = listOf((await chefin.get(antragPfad(antrag.uuid))).body.ereignisse).map(({ text }) => text);
    expect(texte).toEqual([
      "Antrag angelegt",
      "Einsicht in den Entwurf erlaubt",
      "Einsicht in den Entwurf erlaubt",
      "Einsicht in den Entwurf beendet",
    ]);
  });

  it.each([0, 2, 31, 365, "7"])("kennt keine Dauer von %j", async (tage) => {
    const antrag = await create(chefin);
    expect((await chefin.put(pfad(antrag), { tage })).status).toBe(422);
  });

  it("gibt und nimmt nur, wer die Benutzer des Antrags verwaltet", async () => {
    const antrag = await create(chefin, "Wer darf");
    const max = await test.alsMitarbeiter();
    const recht = (name: string) =>
      test.dienste.pool.query(
        `INSERT INTO antrag_recht (antrag_uuid, benutzer_uuid, recht) VALUES ($1, $2, $3)
         ON CONFLICT (antrag_uuid, benutzer_uuid) DO UPDATE SET recht = EXCLUDED.recht`,
        [antrag.uuid, MENSCHEN.mitarbeit.uuid, name],
      );
    for (const [name, status] of [
      ["LESEN", 403],
      ["BEARBEITEN", 403],
      ["VERWALTEN", 200],
    ] as const) {
      await recht(name);
      expect([name, (await max.put(pfad(antrag), { tage: 7 })).status]).toEqual([name, status]);
      expect([name, (await max.delete(pfad(antrag))).status]).toEqual([name, status]);
      expect((await max.get(pfad(antrag))).body.darfVerwalten).toBe(name === "VERWALTEN");
    }
    await grant(antrag);
    for (const wer of ["support", "qm", "admin"] as const) {
      const stab = await test.als(wer);
      expect((await stab.put(pfad(antrag), { tage: 30 })).status).toBe(403);
      expect((await stab.delete(pfad(antrag))).status).toBe(403);
    }
  });
});

describe("was der Stab nicht sieht", () => {
  it("Entwürfe in Liste, Zahl, Suche, Filter und Datei, außer mit Einsicht; in einer vorbereiteten Datei nie", async () => {
    const wort = `Geheim${randomUUID().slice(0, 8)}`;
    const [verborgen, gezeigt, geprueft] = [
      await create(chefin, `${wort} A`),
      await create(chefin, `${wort} B`),
      await create(chefin, `${wort} C`),
    ];
    await grant(gezeigt);
    await setStatus(test, geprueft.uuid, "IN_PRUEFUNG");
    for (const wer of ["support", "qm", "admin"] as const) {
      const stab = await test.als(wer);
      expect((await namenVon(stab, wort)).toSorted()).toEqual([`${wort} B`, `${wort} C`]);
      const gefiltert = `/v1/antraege?suche=${wort}&filter=${encodeURIComponent('{"status":"IN_BEARBEITUNG"}')}`;
      expect((await stab.get(gefiltert)).body).toMatchObject({ total: 1, data: [{ uuid: gezeigt.uuid }] });
      const alle = (await stab.get("/v1/antraege?size=1000")).body;
      expect(listOf(alle.data).map(({ uuid }) => uuid)).not.toContain(verborgen.uuid);
      expect(alle.total).toBe(listOf(alle.data).length);
      const zeilen = await zeilenVon(stab, await requestFertigen(test, stab, { query: `suche=${wort}` }));
      expect(zeilen.map((zeile) => zeile.includes(`${wort} C`))).toEqual([true]);
    }
    expect((await namenVon(chefin, wort)).length).toBe(3);
  });

  it("Nachrichten über einen Entwurf", async () => {
    const antrag = await create(chefin, "Mit Nachricht");
    await chefin.put(antragPfad(antrag.uuid, `/benutzer/${MENSCHEN.mitarbeit.uuid}`), { recht: "LESEN", revision: 0 });
    const qm = await test.als("qm");
    const liste = `/v1/nachrichten?zeige=alle&antragUuid=${antrag.uuid}`;
    const [nachricht] = listOf((await chefin.get(liste)).body.data);
    expect((await qm.get(liste)).body).toMatchObject({ total: 0, data: [] });
    expect((await qm.get(`/v1/nachrichten/${textOf(nachricht?.uuid)}`)).status).toBe(404);
    await grant(antrag);
    expect((await qm.get(liste)).body).toMatchObject({ total: 1 });
    expect((await qm.get(`/v1/nachrichten/${textOf(nachricht?.uuid)}`)).status).toBe(200);
  });

  it("Schreiben in Arbeit, ihre Dateien und den Weg zum Eingereichten, auch wenn der Antrag eingereicht ist", async () => {
    const antrag = await submitNew(test, chefin);
    await setStatus(test, antrag.uuid, "IN_PRUEFUNG");
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    const rueckzug = await start(chefin, antrag.uuid, { art: "ANTRAG_RUECKZUG" });
    const support = await test.alsSupport();
    const versionen = `${vorhabenPfad(antrag)}/versionen`;
    const sicht = async () => ({
      schreiben: (await support.get(schriftsatzPfad(antrag.uuid, uuid))).status,
      liste: (await listeSchriftsaetze(support, antrag.uuid)).length,
      dokumente: listOf((await support.get(antragPfad(antrag.uuid, "/dokumente"))).body.data).filter(
        ({ stand }) => textOf(stand) === "ENTWURF",
      ).length,
      rueckzug: (await support.get(antragPfad(antrag.uuid, "/rueckzug"))).body.entwurfUuid,
      versionen: listOf((await support.get(versionen)).body.data).map(({ revision }) => revision),
      frueher: (await support.get(`${versionen}/vergleich?von=1&bis=2`)).status,
      eingereicht: (await support.get(`${versionen}/vergleich?von=3&bis=3`)).status,
      basis: "basis" in (await support.get(`${vorhabenPfad(antrag)}?revision=1`)).body,
    });
    const verborgen = {
      schreiben: 404,
      liste: 0,
      dokumente: 0,
      rueckzug: null,
      versionen: [3],
      frueher: 404,
      eingereicht: 200,
      basis: false,
    };
    expect(await sicht()).toEqual(verborgen);
    await grant(antrag);
    expect(await sicht()).toEqual({
      schreiben: 200,
      liste: 2,
      dokumente: 2,
      rueckzug,
      versionen: [3, 2, 1],
      frueher: 200,
      eingereicht: 200,
      basis: true,
    });
    await chefin.delete(pfad(antrag));
    expect(await sicht()).toEqual(verborgen);
  });
});

describe("das Protokoll", () => {
  const zeilen = async (antrag: Angelegt) => listOf((await chefin.get(pfad(antrag))).body.data);

  it("zeigt dem Unternehmen, wer wann was gelesen hat: dasselbe in einer Minute einmal", async () => {
    const antrag = await create(chefin, "Gelesen");
    await grant(antrag);
    const [support, qm] = [await test.alsSupport(), await test.als("qm")];
    for (let mal = 0; mal < 3; mal += 1) await support.get(vorhabenPfad(antrag));
    const gelesen = {
      name: "Sara Port",
      rolle: "Support Mitarbeiter",
      was: "Formular eines Vorhabens",
      am: test.uhr.now().toISOString(),
    };
    expect(await zeilen(antrag)).toEqual([gelesen]);
    await qm.get(vorhabenPfad(antrag));
    await support.get(antragPfad(antrag.uuid, "/luecken"));
    test.uhr.vor({ sekunden: 61 });
    await support.get(vorhabenPfad(antrag));
    expect((await zeilen(antrag)).map(({ name, was }) => `${textOf(name)}: ${textOf(was)}`)).toEqual([
      "Sara Port: Formular eines Vorhabens",
      "Sara Port: Liste der fehlenden Angaben",
      "Quirin Mann: Formular eines Vorhabens",
      "Sara Port: Formular eines Vorhabens",
    ]);
  });

  it("steht in der Kette des Antrags, und deren Prüfung findet nichts", async () => {
    const antrag = await submitNew(test, chefin);
    await (await test.alsAdmin()).get(antragPfad(antrag.uuid));
    const { rows } = await test.dienste.pool.query<{ art: string }>(
      "SELECT art FROM ereignis WHERE antrag_uuid = $1 ORDER BY nummer",
      [antrag.uuid],
    );
    expect(rows.at(-1)?.art).toBe("einsicht.lesen");
    // The other tests here set a status behind the back of the chain.
    const { funde } = await checkKetten(test);
    expect(funde.filter((fund) => !fund.includes("Der Status IN_PRUEFUNG"))).toEqual([]);
  });

  it("nennt eine Liste ohne Antrag, und jeden Entwurf darin für sich; für Unternehmen entsteht nichts", async () => {
    const wort = `Liste${randomUUID().slice(0, 8)}`;
    const antrag = await create(chefin, wort);
    await grant(antrag);
    const anzahl = async () =>
      (await test.dienste.pool.query("SELECT 1 FROM audit WHERE vorgang ^@ 'einsicht.l'")).rows.length;
    const vorher = await anzahl();
    await namenVon(chefin, wort);
    await chefin.get(vorhabenPfad(antrag));
    expect(await anzahl()).toBe(vorher);
    await namenVon(await test.als("qm"), wort);
    expect(await anzahl()).toBe(vorher + 2);
    expect((await zeilen(antrag)).map(({ was }) => was)).toEqual(["Zeile in der Liste der Anträge"]);
  });

  it("kostet ein Unternehmen keine Anweisung mehr", async () => {
    const antrag = await create(chefin);
    expect((await save(chefin, antrag, { revision: 1, aenderungen: [felder({ titel: "x" })] })).status).toBe(200);
    test.statements.length = 0;
    await chefin.get(vorhabenPfad(antrag));
    expect(test.statements.length).toBeLessThanOrEqual(3);
  });
});

describe("die Zugriffe auf einen Antrag", () => {
  it("kommen seitenweise, die neuesten zuerst, keiner zweimal", async () => {
    const antrag = await create(chefin, "Oft gelesen");
    await grant(antrag);
    const sara = await test.alsSupport();
    for (let mal = 0; mal < 5; mal += 1) {
      expect((await sara.get(antragPfad(antrag.uuid))).status).toBe(200);
      test.uhr.vor({ sekunden: 61 });
    }
    chefin = await test.alsBevollmaechtigter();
    const seite = async (page: number, size: number) =>
      (await chefin.get(`${pfad(antrag)}?page=${String(page)}&size=${String(size)}`)).body;
    const zeiten = [];
    for (const page of [0, 1, 2]) {
      const body = await seite(page, 2);
      expect(body).toMatchObject({ total: 5, erteilt: { erteiltVon: "Bea Vollmer" } });
      expect(listOf(body.data)).toHaveLength(page < 2 ? 2 : 1);
      zeiten.push(...listOf(body.data).map(({ am }) => textOf(am)));
    }
    expect(zeiten).toEqual([...new Set(zeiten)].toSorted().reverse());
    expect(listOf((await seite(3, 2)).data)).toEqual([]);
    expect((await chefin.get(`${pfad(antrag)}?size=0`)).status).toBe(422);
  });
});
