import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { kettenauszug } from "~/contract/verfahren/protokoll";
import { pruefsummeVon } from "~/server/backend/pruefsumme";
import { isEchterAuszug, isEchterKettenauszug } from "~/server/backend/usecases/protokoll/auszug";
import { findAuszugbefunde } from "~/server/backend/usecases/protokoll/auszugbefunde";
import { submitNew } from "../../support/antraege";
import { type Browser, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { tamperDatenbank } from "../../support/manipulation";

const PFAD = "/v1/wartung/ereignisse";

let t: TestBackend;
let admin: Browser;
let uuid: string;
let andere: string;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  ({ uuid } = await submitNew(t, await t.alsBevollmaechtigter()));
  ({ uuid: andere } = await submitNew(t, await t.alsBevollmaechtigter()));
  await t.eigentuemer.query("UPDATE antrag SET antragsnummer = 'FZ-2026-000778' WHERE uuid = $1", [uuid]);
  admin = await t.alsAdmin();
});
afterAll(() => t.stop());

const lesend = [PFAD, `${PFAD}/auszug`];
const mitFilter = (pfad: string, filter: object, mehr = "") =>
  `${pfad}?filter=${encodeURIComponent(JSON.stringify(filter))}${mehr}`;

const search = async (filter: object, mehr = "") => {
  const { body } = await admin.get(mitFilter(PFAD, filter, mehr));
  return listOf(body.data);
};
const orteVon = (zeilen: Awaited<ReturnType<typeof search>>) =>
  zeilen.map(({ antrag, nummer }) => JSON.stringify([antrag, nummer]));

describe("wer die Ereignisketten liest", () => {
  it.each(["bevollmaechtigt", "mitarbeit", "fremd", "support", "qm", "datenschutz"] as const)(
    "nicht %s",
    async (wer) => {
      const browser = await t.als(wer);
      for (const pfad of lesend) expect((await browser.get(pfad)).body.code, pfad).toBe("KEIN_ZUGRIFF");
    },
  );

  it("niemand ohne Anmeldung", async () => {
    for (const pfad of lesend) expect((await t.ruf("GET", pfad)).status, pfad).toBe(401);
  });

  it("steht selbst im Protokoll, dieselbe Frage einmal, und als eine andere als die nach dem Protokoll", async () => {
    await search({ vorgang: "antrag.anlegen" });
    await search({ vorgang: "antrag.anlegen" }, "&page=1");
    await search({});
    const { rows } = await t.dienste.pool.query<{ von: string; grund: string }>(
      `SELECT von, grund FROM audit WHERE vorgang = 'PROTOKOLL_GELESEN' AND grund LIKE 'Ereignisketten%' ORDER BY lfd`,
    );
    expect(rows).toEqual([
      { von: "ADMINISTRATOR", grund: "Ereignisketten; vorgang: antrag.anlegen" },
      { von: "ADMINISTRATOR", grund: "Ereignisketten" },
    ]);
  });
});

describe("die Ereignisse aller Ketten", () => {
  it("beginnen mit dem Neuesten, jede Kette in ihrer Reihenfolge, und rücken beim Blättern nicht", async () => {
    const alle = await search({ antrag: uuid });
    expect(alle.map(({ nummer }) => nummer)).toEqual([3, 2, 1]);
    expect((await search({ antrag: uuid }, "&sort=am:asc")).map(({ nummer }) => nummer)).toEqual([1, 2, 3]);
    const seiten = await Promise.all([0, 1, 2].map((page) => search({}, `&size=2&page=${String(page)}`)));
    expect(orteVon(seiten.flat())).toEqual(orteVon((await search({})).slice(0, 6)));
    expect(new Set(orteVon(seiten.flat())).size).toBe(6);
  });

  it("finden sich nach Tag, Person, Antrag und Vorgang", async () => {
    const desAntrags = await search({ antrag: "2026-000778" });
    expect(desAntrags.find(({ vorgang }) => textOf(vorgang) === "antrag.einreichen")).toMatchObject({
      antrag: { uuid, nummer: "FZ-2026-000778" },
      person: { email: MENSCHEN.bevollmaechtigt.email },
      nach: "WIRD_UEBERMITTELT",
    });
    expect(desAntrags).toEqual(await search({ antrag: uuid.toUpperCase() }));
    const angelegt = await search({ vorgang: "antrag.anlegen" });
    expect(new Set(angelegt.map(({ vorgang }) => vorgang))).toEqual(new Set(["antrag.anlegen"]));
    const personen = await search({ person: MENSCHEN.bevollmaechtigt.email });
    expect(new Set(personen.map(({ person }) => JSON.stringify(person))).size).toBe(1);
    expect(personen.length).toBeGreaterThan(0);
    expect((await search({ person: "<Ohne Wert>" })).filter((eine) => JSON.stringify(eine.person) !== "null")).toEqual(
      [],
    );
    expect(await search({ am: "01.01.1999" })).toEqual([]);
    const heute = t.uhr.now().toLocaleDateString("de-DE", {
      timeZone: "Europe/Berlin",
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
    });
    expect((await search({ am: `01.01.2020 – ${heute}` })).length).toBe((await search({})).length);
  });

  it("lehnen unbekannte Spalten und Tage ab, die keine sind", async () => {
    for (const filter of [{ hash: "x" }, { am: "31.02.2026" }])
      expect((await admin.get(mitFilter(PFAD, filter))).status, JSON.stringify(filter)).toBe(422);
  });

  it("zeigen auch ein Ereignis, das jemand verändert hat, und eines, dessen Antrag fort ist", async () => {
    const verfaelscht = await tamperDatenbank(
      t,
      `UPDATE ereignis SET inhalt = '{"person": "niemand"}' WHERE antrag_uuid = '${uuid}' AND nummer = 2`,
      () => admin.get(mitFilter(PFAD, { antrag: uuid })),
    );
    expect(listOf(verfaelscht.body.data)[1]).toMatchObject({ nummer: 2, person: null });
    const fort = "99999999-9999-4999-8999-999999999998";
    const ohneAntrag = await tamperDatenbank(
      t,
      `UPDATE ereignis SET antrag_uuid = '${fort}' WHERE antrag_uuid = '${andere}'`,
      () => admin.get(mitFilter(PFAD, { antrag: fort })),
    );
    expect(listOf(ohneAntrag.body.data)[0]).toMatchObject({ antrag: { uuid: fort, nummer: null } });
  });
});

describe("ein Auszug der Ketten", () => {
  const take = async (filter: object) =>
    kettenauszug.parse((await admin.get(mitFilter(`${PFAD}/auszug`, filter))).body);

  it("lässt sich Ereignis für Ereignis bis zum versiegelten Kopf nachrechnen", async () => {
    const gelesen = await take({ antrag: uuid });
    const { secretKey } = t.dienste.config;
    const { ereignisse, ketten } = gelesen.inhalt;
    for (const { hash, ...ereignis } of ereignisse) expect(pruefsummeVon(ereignis)).toBe(hash);
    expect(ereignisse.map(({ nummer }) => nummer)).toEqual([3, 2, 1]);
    expect(ereignisse.at(-1)?.vorher).toBe("0".repeat(64));
    expect(ketten).toMatchObject([{ antragUuid: uuid, nummer: 3, hash: ereignisse[0]?.hash }]);
    expect(isEchterKettenauszug(secretKey, gelesen)).toBe(true);
    expect(findAuszugbefunde(secretKey, gelesen.inhalt)).toEqual([]);
    expect(isEchterKettenauszug("anderes-geheimnis-0123456789012345678", gelesen)).toBe(false);
    const gekuerzt = { ...gelesen, inhalt: { ...gelesen.inhalt, ereignisse: ereignisse.slice(1) } };
    expect(isEchterKettenauszug(secretKey, gekuerzt)).toBe(false);
    // The seal of one kind of extract is none of the other.
    expect(isEchterAuszug(secretKey, { ...gelesen, inhalt: { ...gelesen.inhalt, zeilen: [] } })).toBe(false);
    const { body } = await admin.get("/v1/wartung/protokoll?suche=PROTOKOLL_AUSZUG");
    expect(listOf(body.data)).toMatchObject([{ nach: gelesen.pruefsumme, grund: `Ereignisketten; antrag: ${uuid}` }]);
  });

  it("nennt ein geändertes Ereignis, auch wenn das Portal es so versiegelt hat", async () => {
    const { secretKey } = t.dienste.config;
    const gelesen = await tamperDatenbank(
      t,
      `UPDATE ereignis SET art = 'x' WHERE antrag_uuid = '${uuid}' AND nummer = 2`,
      () => take({ antrag: uuid }),
    );
    expect(isEchterKettenauszug(secretKey, gelesen)).toBe(true);
    const grund = "Das Ereignis wurde verändert.";
    expect(findAuszugbefunde(secretKey, gelesen.inhalt)).toEqual([{ antragUuid: uuid, nummer: 2, grund }]);
  });

  it("nennt ein Ereignis, das nicht an das vorige anschließt", async () => {
    const { inhalt } = await take({ antrag: uuid });
    const ereignisse = inhalt.ereignisse.map(({ hash, ...ereignis }) =>
      ereignis.nummer === 2
        ? { ...ereignis, art: "x", hash: pruefsummeVon({ ...ereignis, art: "x" }) }
        : { ...ereignis, hash },
    );
    expect(findAuszugbefunde(t.dienste.config.secretKey, { ...inhalt, ereignisse })).toEqual([
      { antragUuid: uuid, nummer: 3, grund: "Das Ereignis schließt nicht an das vorige an." },
    ]);
  });

  it("nennt eine Kette, die jemand mit richtigen Prüfsummen neu geschrieben hat", async () => {
    const { secretKey } = t.dienste.config;
    const { inhalt } = await take({ antrag: uuid });
    const [letztes, ...davor] = inhalt.ereignisse;
    if (letztes === undefined) throw new Error("No event");
    const { antrag, nummer, am, inhalt: angaben, vorher } = letztes;
    const neu = { antrag, nummer, am, art: "antrag.zurueckziehen", inhalt: angaben, vorher };
    const ereignisse = [{ ...neu, hash: pruefsummeVon(neu) }, ...davor];
    const grund = "Das letzte Ereignis ist nicht das, das das Portal geschrieben hat.";
    expect(findAuszugbefunde(secretKey, { ...inhalt, ereignisse })).toEqual([{ antragUuid: uuid, nummer: 3, grund }]);
    const ketten = inhalt.ketten.map((kopf) => ({ ...kopf, hash: ereignisse[0]?.hash ?? "" }));
    expect(findAuszugbefunde(secretKey, { ...inhalt, ereignisse, ketten })).toEqual([
      { antragUuid: uuid, nummer: 3, grund: "Das Siegel am Kopf der Kette ist falsch." },
    ]);
  });
});
