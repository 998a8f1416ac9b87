import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadStartseite } from "~/features/antrag/loadStartseite";
import { antrag as antragTabelle, antragRecht, eingereichterAntrag } from "~/server/backend/storage/schema/antrag";
import { openRoute } from "~/server/portal/openRoute";
import { ratelimit } from "~/server/backend/storage/schema/ratelimit";
import { type Angelegt, antragPfad } from "../../support/antraege";
import {
  type Browser,
  type Koerper,
  listOf,
  MENSCHEN,
  startBackend,
  type TestBackend,
  textOf,
} from "../../support/backend";
import { provide } from "../../support/bescheide";
import { pdf } from "../../support/dateien";
import { command, FACH } from "../../support/fach";
import {
  start,
  requestNachforderung,
  fetchSchriftsatzTan,
  createEingereicht,
  schriftsatzPfad,
  setStatus,
} from "../../support/schriftsaetze";
import { anfrageAn } from "../../unit/server/portal/scheinBackend";

const NAME_CHEFIN = `${MENSCHEN.bevollmaechtigt.vorname} ${MENSCHEN.bevollmaechtigt.nachname}`;

let test: TestBackend;
let chefin: Browser;
let antrag: Angelegt;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.uhr.set("2026-03-02T12:00:00Z");
  await test.dienste.db.delete(ratelimit);
  chefin = await test.alsBevollmaechtigter();
  antrag = await createEingereicht(test, chefin);
});

const read = async (wer: Browser): Promise<Koerper> => {
  const antwort = await wer.get(antragPfad(antrag.uuid, "/dokumente"));
  expect(antwort.status).toBe(200);
  return antwort.body;
};
const kurz = async (wer: Browser) =>
  listOf((await read(wer)).data).map(({ art, stand, nummer }) => [art, stand, nummer]);

async function sign(uuid: string): Promise<void> {
  expect(
    await chefin.post("/v1/unterschriften", await fetchSchriftsatzTan(test, chefin, { antragUuid: antrag.uuid, uuid })),
  ).toMatchObject({
    status: 200,
  });
}

describe("die Liste der Dokumente", () => {
  it("hat nach der Einreichung den Antrag mit Zeit und Person", async () => {
    const { data, moeglich } = await read(chefin);
    expect(data).toEqual([
      {
        art: "ANTRAG",
        uuid: expect.any(String) as string,
        am: "2026-03-02T12:00:00.000Z",
        von: NAME_CHEFIN,
        stand: "GUELTIG",
        nummer: null,
        dateien: [],
      },
    ]);
    expect(moeglich).toEqual(["NACHTRAG", "ANTRAG_RUECKZUG"]);
  });

  it("nennt alles, das Neueste zuerst, auch Entwürfe, mit Dateien und Nummer der Nachforderung, Verworfenes nicht", async () => {
    const { uuid: nachforderungUuid, keys } = await requestNachforderung(test.dienste.db, {
      antragUuid: antrag.uuid,
      fragen: [{ frage: "Was ist neu?" }],
      am: new Date("2026-03-02T12:30:00Z"),
    });
    test.uhr.vor({ stunden: 1 });
    chefin = await test.alsBevollmaechtigter();
    const antwort = await start(chefin, antrag.uuid, { art: "NACHTRAG", nachforderungUuid });
    await chefin.put(schriftsatzPfad(antrag.uuid, antwort), { revision: 1, werte: { [keys[0] ?? ""]: "Alles" } });
    await chefin.ruf("POST", schriftsatzPfad(antrag.uuid, antwort, "/dateien?name=Plan.pdf"), { datei: pdf() });
    await sign(antwort);
    test.uhr.vor({ minuten: 1 });
    await provide(test, antrag.uuid);
    await setStatus(test, antrag.uuid, "IN_PRUEFUNG");
    test.uhr.vor({ minuten: 1 });
    const verworfen = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    await chefin.ruf("DELETE", schriftsatzPfad(antrag.uuid, verworfen), { json: { revision: 1 } });
    await start(chefin, antrag.uuid, { art: "ANTRAG_RUECKZUG" });
    expect(await kurz(chefin)).toEqual([
      ["ANTRAG_RUECKZUG", "ENTWURF", null],
      ["BESCHEID", "ZUM_ABRUF", null],
      ["NACHTRAG", "EINGEREICHT", 1],
      ["NACHFORDERUNG", "BEANTWORTET", 1],
      ["ANTRAG", "GUELTIG", null],
    ]);
    const nachtrag = listOf((await read(chefin)).data)[2];
    expect(nachtrag).toMatchObject({ von: NAME_CHEFIN, dateien: [{ name: "Plan.pdf", typ: "PDF" }] });
  });

  it("ordnet Nachforderungen vom selben Augenblick nach ihrer Nummer, die letzte zuerst", async () => {
    for (const frage of ["Eins", "Zwei", "Drei", "Vier"]) {
      await requestNachforderung(test.dienste.db, {
        antragUuid: antrag.uuid,
        fragen: [{ frage }],
        am: new Date("2026-03-02T12:30:00Z"),
      });
    }
    expect((await kurz(chefin)).map(([, , nummer]) => nummer)).toEqual([4, 3, 2, 1, null]);
  });

  it("sagt nichts vom Inhalt eines Bescheids und kennt seinen Stand nach dem Ende der Bereitstellung", async () => {
    test.uhr.vor({ minuten: 1 });
    await provide(test, antrag.uuid);
    expect(JSON.stringify(await read(chefin))).not.toContain("begruendung");
    test.uhr.vor({ stunden: 24 * 20 });
    chefin = await test.alsBevollmaechtigter();
    expect((await kurz(chefin))[0]).toEqual(["BESCHEID", "BEENDET", null]);
  });

  it("nennt auch Bescheide aus der Zeit vor dem Portal mit ihrem Tag", async () => {
    await test.dienste.db
      .update(antragTabelle)
      .set({
        status: "WS_BESCHEID_LIEGT_VOR",
        bescheidErstelltAm: "2021-03-01",
        finalerBescheidErstelltAm: "2021-08-01",
      })
      .where(eq(antragTabelle.uuid, antrag.uuid));
    const fruehere = listOf((await read(chefin)).data).slice(1);
    expect(fruehere).toMatchObject([
      { art: "WIDERSPRUCHSBESCHEID", uuid: null, am: "2021-07-31T22:00:00.000Z", stand: "FRUEHER" },
      { art: "BESCHEID", uuid: null, am: "2021-02-28T23:00:00.000Z", stand: "FRUEHER" },
    ]);
  });

  it("lässt von mehreren Einreichungen nur die letzte gelten, und in einem Entwurf keine", async () => {
    const [erste] = await test.dienste.db
      .select()
      .from(eingereichterAntrag)
      .where(eq(eingereichterAntrag.antragUuid, antrag.uuid));
    if (erste === undefined) throw new Error("Nothing was submitted");
    await test.dienste.db
      .insert(eingereichterAntrag)
      .values({ ...erste, uuid: randomUUID(), eingereichtAm: new Date("2026-03-02T12:10:00Z") });
    expect(await kurz(chefin)).toEqual([
      ["ANTRAG", "GUELTIG", null],
      ["ANTRAG", "ERSETZT", null],
    ]);
    await setStatus(test, antrag.uuid, "IN_BEARBEITUNG");
    expect((await kurz(chefin)).map(([, stand]) => stand)).toEqual(["ERSETZT", "ERSETZT"]);
  });

  it("sagt je Person, was sie beginnen kann", async () => {
    const max = await test.alsMitarbeiter();
    const recht = { antragUuid: antrag.uuid, benutzerUuid: MENSCHEN.mitarbeit.uuid };
    await test.dienste.db.insert(antragRecht).values({ ...recht, recht: "LESEN" });
    expect((await read(max)).moeglich).toEqual([]);
    await test.dienste.db
      .update(antragRecht)
      .set({ recht: "BEARBEITEN" })
      .where(eq(antragRecht.benutzerUuid, recht.benutzerUuid));
    expect((await read(max)).moeglich).toEqual(["NACHTRAG", "ANTRAG_RUECKZUG"]);
    await setStatus(test, antrag.uuid, "ZURUECKGEZOGEN");
    expect((await read(max)).moeglich).toEqual([]);
    expect((await read(await test.als("qm"))).moeglich).toEqual([]);
    expect((await (await test.alsFremder()).get(antragPfad(antrag.uuid, "/dokumente"))).status).toBe(404);
  });

  it("kostet die Startseite eine Anweisung, wie viele Dokumente es auch sind", async () => {
    const cookie = [...chefin.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
    const count = async () => {
      const vorgang = {};
      const ruf = (request: Request) => test.backend.handle(request, { clientIp: "192.0.2.9", vorgang });
      const args = {
        ...anfrageAn(`/antraege/${antrag.uuid}/startseite`, ruf, { headers: { cookie } }),
        params: { uuid: antrag.uuid },
      };
      test.statements.length = 0;
      const { call } = await openRoute(args, "antragStartseite");
      await loadStartseite(call, {
        uuid: antrag.uuid,
        teil: "dokumente",
        clock: test.uhr,
        darfAnlegen: true,
        darfNachtragen: true,
      });
      return test.statements.length;
    };
    const vorher = await count();
    for (const frage of ["Eins", "Zwei", "Drei"])
      await requestNachforderung(test.dienste.db, { antragUuid: antrag.uuid, fragen: [{ frage }] });
    await start(chefin, antrag.uuid, { art: "ANTRAG_RUECKZUG" });
    expect(await count()).toBe(vorher);
    expect(vorher).toBeLessThanOrEqual(6);
  });
});

describe("der Rückzug", () => {
  const rueckzug = async (wer: Browser = chefin) => (await wer.get(antragPfad(antrag.uuid, "/rueckzug"))).body;
  const explain = async (): Promise<string> => {
    // Documents of one moment have no order of their own.
    test.uhr.vor({ minuten: 1 });
    const uuid = await start(chefin, antrag.uuid, { art: "ANTRAG_RUECKZUG" });
    const werte = { grund: "NEUANTRAG", text: "Neu zugeschnitten" };
    expect((await chefin.put(schriftsatzPfad(antrag.uuid, uuid), { revision: 1, werte })).status).toBe(200);
    await sign(uuid);
    return uuid;
  };
  const sendungVon = async (schriftsatzUuid: string): Promise<string> => {
    const offene = listOf((await test.fach("GET", `${FACH}/uebermittlungen?size=100`)).body.data);
    return textOf(offene.find((eine) => textOf(eine.schriftsatzUuid ?? "") === schriftsatzUuid)?.uuid);
  };

  it("ist anfangs keiner; wer bearbeiten darf, bereitet ihn vor, unterschreiben kann nur die Chefin", async () => {
    expect(await rueckzug()).toEqual({
      erklaert: null,
      entwurfUuid: null,
      rechte: { vorbereiten: true, einreichen: true },
    });
    const kollege = await test.alsKollege();
    expect((await rueckzug(kollege)).rechte).toEqual({ vorbereiten: true, einreichen: false });
    const uuid = await start(kollege, antrag.uuid, { art: "ANTRAG_RUECKZUG" });
    expect((await rueckzug()).entwurfUuid).toBe(uuid);
    expect((await rueckzug(await test.als("support"))).rechte).toEqual({ vorbereiten: false, einreichen: false });
  });

  it("steht nach der Unterschrift mit Grund, Person und Beleg da, nach der Quittung mit deren Zeit", async () => {
    const uuid = await explain();
    expect(await rueckzug()).toEqual({
      erklaert: {
        uuid,
        grund: "Neuantrag geplant",
        text: "Neu zugeschnitten",
        eingereichtAm: "2026-03-02T12:01:00.000Z",
        eingereichtVon: NAME_CHEFIN,
        stand: "UEBERMITTELT",
        entschiedenAm: null,
        ablehnung: null,
        pruefsumme: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        belegCode: expect.stringMatching(/^\w{10,}$/) as string,
      },
      entwurfUuid: null,
      rechte: { vorbereiten: false, einreichen: false },
    });
    test.uhr.vor({ minuten: 5 });
    expect((await command(test, `${FACH}/uebermittlungen/${await sendungVon(uuid)}/quittung`)).status).toBe(200);
    chefin = await test.alsBevollmaechtigter();
    expect((await rueckzug()).erklaert).toMatchObject({
      stand: "BESTAETIGT",
      entschiedenAm: "2026-03-02T12:06:00.000Z",
    });
    expect((await kurz(chefin))[0]).toEqual(["ANTRAG_RUECKZUG", "EINGEREICHT", null]);
  });

  it("nennt nach einer Ablehnung deren Grund und lässt einen neuen zu", async () => {
    const uuid = await explain();
    const ablehnung = await command(test, `${FACH}/uebermittlungen/${await sendungVon(uuid)}/ablehnung`, {
      json: { grund: "Schon entschieden" },
    });
    expect(ablehnung.status).toBe(200);
    expect(await rueckzug()).toMatchObject({
      erklaert: { stand: "ABGELEHNT", ablehnung: "Schon entschieden" },
      rechte: { vorbereiten: true, einreichen: true },
    });
    expect((await kurz(chefin))[0]).toEqual(["ANTRAG_RUECKZUG", "ABGELEHNT", null]);
    await test.dienste.db.delete(ratelimit);
    const neuer = await explain();
    expect((await rueckzug()).erklaert).toMatchObject({ uuid: neuer, stand: "UEBERMITTELT" });
  });
});
