import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auszug } from "~/contract/verfahren/protokoll";
import { isEchterAuszug } from "~/server/backend/usecases/protokoll/auszug";
import { submitNew } from "../../support/antraege";
import { type Browser, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { tamperDatenbank } from "../../support/manipulation";

const PFAD = "/v1/wartung/protokoll";
const UNBEKANNT = "99999999-9999-4999-8999-999999999999";

let t: TestBackend;
let admin: Browser;
let uuid: string;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  ({ uuid } = await submitNew(t, await t.alsBevollmaechtigter()));
  await t.eigentuemer.query("UPDATE antrag SET antragsnummer = 'FZ-2026-000777' WHERE uuid = $1", [uuid]);
  admin = await t.alsAdmin();
});
afterAll(() => t.stop());

const lesend = [PFAD, `${PFAD}/auszug`, `/v1/wartung/ketten/${UNBEKANNT}`, "/v1/wartung/pruefung"];

describe("wer das Protokoll liest", () => {
  it.each(["bevollmaechtigt", "mitarbeit", "fremd", "support", "qm"] as const)("nicht %s", async (wer) => {
    const browser = await t.als(wer);
    for (const pfad of lesend) expect((await browser.get(pfad)).body.code, pfad).toBe("KEIN_ZUGRIFF");
    expect((await browser.post("/v1/wartung/pruefung", {})).body.code).toBe("KEIN_ZUGRIFF");
  });

  it("niemand ohne Anmeldung", async () => {
    for (const pfad of lesend) expect((await t.ruf("GET", pfad)).status, pfad).toBe(401);
    expect((await t.ruf("POST", "/v1/wartung/pruefung", { json: {} })).status).toBe(401);
  });
});

const search = async (filter: object, mehr = "") => {
  const { body } = await admin.get(`${PFAD}?filter=${encodeURIComponent(JSON.stringify(filter))}${mehr}`);
  return listOf(body.data);
};

const vorgaenge = async (filter: object) => (await search(filter)).map(({ vorgang }) => textOf(vorgang));

describe("das Protokoll", () => {
  it("ist nach der Zeit geordnet, die es zeigt, auch wo etwas später geschrieben wurde, als es geschah", async () => {
    await t.eigentuemer.query(
      "INSERT INTO audit (am, vorgang) VALUES ('2020-05-01T10:00:00Z', 'einladung.abgelaufen'), ('2020-04-01T10:00:00Z', 'einladung.abgelaufen')",
    );
    const zeiten = (await search({})).map(({ am }) => textOf(am));
    expect(zeiten).toEqual(zeiten.toSorted().toReversed());
    const filter = { vorgang: "einladung.abgelaufen" };
    const erste = await search(filter, "&sort=am:asc&size=1");
    expect([...erste, ...(await search(filter, "&sort=am:asc&size=1&page=1"))].map(({ am }) => am)).toEqual([
      "2020-04-01T10:00:00.000Z",
      "2020-05-01T10:00:00.000Z",
    ]);
  });

  it("findet nach Tag, Person, Antrag und Vorgang", async () => {
    const desAntrags = await search({ antrag: "2026-000777" });
    const eingereicht = desAntrags.find(({ vorgang }) => textOf(vorgang) === "antrag.einreichen");
    expect(eingereicht).toMatchObject({ antrag: { uuid, nummer: "FZ-2026-000777" }, nach: "WIRD_UEBERMITTELT" });
    expect(eingereicht).toMatchObject({ person: { email: MENSCHEN.bevollmaechtigt.email } });
    expect(await search({ antrag: uuid })).toEqual(await search({ antrag: "FZ-2026-000777" }));
    const personen = await search({ person: MENSCHEN.bevollmaechtigt.email });
    expect(new Set(personen.map(({ person }) => JSON.stringify(person))).size).toBe(1);
    expect(new Set(await vorgaenge({ vorgang: "antrag.einreichen" }))).toEqual(new Set(["antrag.einreichen"]));
    expect(await vorgaenge({ vorgang: "antrag.einreich" })).toEqual([]);
    const mehrere = await vorgaenge({ vorgang: "antrag.einreichen###antrag.anlegen" });
    expect(new Set(mehrere)).toEqual(new Set(["antrag.einreichen", "antrag.anlegen"]));
    expect(await search({ am: "01.01.1999" })).toEqual([]);
    expect(new Set((await search({ antrag: "<Ohne Wert>" })).map(({ antrag }) => JSON.stringify(antrag)))).toEqual(
      new Set(["null"]),
    );
  });

  it("wird auch nach den Worten durchsucht, die es zeigt", async () => {
    const { body } = await admin.get(`${PFAD}?suche=${encodeURIComponent("übermittlung begonnen")}`);
    expect(new Set(listOf(body.data).map(({ vorgang }) => textOf(vorgang)))).toEqual(new Set(["antrag.einreichen"]));
  });

  it("nennt Personen und Unternehmen, deren Kennungen in einer Zeile stehen, der Auszug nur die Kennungen", async () => {
    const { uuid: wen, email } = MENSCHEN.fremd;
    expect((await admin.get(`/v1/support/benutzer/${wen}`)).status).toBe(200);
    const filter = { vorgang: "BENUTZER_ANGESEHEN" };
    const [zeile] = await search(filter);
    expect(zeile).toMatchObject({ nach: wen, von: "ADMINISTRATOR", genannte: [{ uuid: wen, email }] });
    const { body } = await admin.get(`${PFAD}/auszug?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    expect(JSON.stringify(body)).toContain(wen);
    expect(JSON.stringify(body)).not.toContain(email);
  });

  it("lehnt unbekannte Spalten und Tage ab, die keine sind", async () => {
    for (const filter of [{ grund: "x" }, { am: "31.02.2026" }]) {
      const { status } = await admin.get(`${PFAD}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      expect(status, JSON.stringify(filter)).toBe(422);
    }
  });

  it("verrückt seine Zeilen nicht, während jemand blättert, und vermerkt die Frage einmal", async () => {
    const erste = await search({ vorgang: "ANMELDUNG" }, "&size=2&page=0");
    const zweite = await search({ vorgang: "ANMELDUNG" }, "&size=2&page=1");
    const nummern = [...erste, ...zweite].map(({ lfd }) => Number(lfd));
    expect(new Set(nummern).size).toBe(nummern.length);
    const { rows } = await t.dienste.pool.query<{ von: string; grund: string }>(
      "SELECT von, grund FROM audit WHERE vorgang = 'PROTOKOLL_GELESEN' AND grund = 'vorgang: ANMELDUNG'",
    );
    expect(rows).toEqual([{ von: "ADMINISTRATOR", grund: "vorgang: ANMELDUNG" }]);
  });

  it("zeigt keine Bemerkung, die Inhalte von Anträgen nennen kann", async () => {
    await t.eigentuemer.query(
      "INSERT INTO audit (am, vorgang, antrag_uuid, grund) VALUES (now(), 'uebermittlung.ablehnen', NULL, 'Geheimes Verfahren')",
    );
    const { body } = await admin.get(`${PFAD}?suche=uebermittlung.ablehnen`);
    expect(listOf(body.data)).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain("Geheimes");
  });
});

describe("ein Auszug", () => {
  it("trägt Prüfsumme, Siegel und die Köpfe der Ketten; jede Änderung fällt auf", async () => {
    const filter = encodeURIComponent(JSON.stringify({ antrag: uuid }));
    const { body } = await admin.get(`${PFAD}/auszug?filter=${filter}`);
    const gelesen = auszug.parse(body);
    const { secretKey } = t.dienste.config;
    expect(gelesen.inhalt).toMatchObject({ isVollstaendig: true, filter: { antrag: uuid } });
    expect(gelesen.inhalt.ketten.map(({ antragUuid }) => antragUuid)).toEqual([uuid]);
    expect(isEchterAuszug(secretKey, gelesen)).toBe(true);
    expect(isEchterAuszug("anderes-geheimnis-0123456789012345678", gelesen)).toBe(false);
    const gekuerzt = { ...gelesen, inhalt: { ...gelesen.inhalt, zeilen: gelesen.inhalt.zeilen.slice(1) } };
    expect(isEchterAuszug(secretKey, gekuerzt)).toBe(false);
    expect((await search({ vorgang: "PROTOKOLL_AUSZUG" }))[0]).toMatchObject({
      nach: gelesen.pruefsumme,
      grund: `antrag: ${uuid}`,
      was: `Antrag: ${uuid}`,
    });
  });
});

describe("die Kette eines Antrags", () => {
  it("steht mit ihren Ereignissen da; eine Änderung wird genannt", async () => {
    const { body } = await admin.get(`/v1/wartung/ketten/${uuid}`);
    expect(body).toMatchObject({ antrag: { uuid, nummer: "FZ-2026-000777" }, befunde: [] });
    const { vorname, nachname, email } = MENSCHEN.bevollmaechtigt;
    const person = { name: `${vorname} ${nachname}`, email };
    expect(listOf(body.ereignisse)[0]).toMatchObject({ nummer: 1, art: "antrag.anlegen", person });
    const danach = await tamperDatenbank(
      t,
      `UPDATE ereignis SET art = 'x' WHERE antrag_uuid = '${uuid}' AND nummer = 2`,
      () => admin.get(`/v1/wartung/ketten/${uuid}`),
    );
    expect(listOf(danach.body.befunde)).toContainEqual({
      antragUuid: uuid,
      nummer: 2,
      grund: "Das Ereignis wurde verändert.",
    });
  });

  it("nennt von einer Person, die es nicht mehr gibt, die Kennung allein", async () => {
    const { body } = await tamperDatenbank(
      t,
      `UPDATE ereignis SET inhalt = jsonb_set(inhalt::jsonb, '{person}', '"${UNBEKANNT}"')
        WHERE antrag_uuid = '${uuid}' AND nummer = 1`,
      () => admin.get(`/v1/wartung/ketten/${uuid}`),
    );
    expect(listOf(body.ereignisse)[0]).toMatchObject({ person: { uuid: UNBEKANNT, name: "", email: "" } });
  });

  it("gibt es zu keiner unbekannten Id", async () => {
    for (const id of [UNBEKANNT, "abc"]) expect((await admin.get(`/v1/wartung/ketten/${id}`)).status, id).toBe(404);
  });
});
