import { readdirSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tidy } from "~/server/backend/usecases/tidy";
import { type Angelegt, antragPfad, EINREICHUNG, fill, fetchTan, create, vorhabenPfad } from "../../support/antraege";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";
import { SCHADTEXT, findClamd, startClamd } from "../../support/clamd";
import { pdf, png } from "../../support/dateien";
import { createClamd } from "~/server/services/clamd";
import { createOrdnerAblage } from "~/server/ablage/ordnerAblage";

let test: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
  chefin = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());

const upload = (
  antrag: Angelegt,
  name: string,
  { datei = pdf(), wer = chefin }: { datei?: Uint8Array | undefined; wer?: Browser | undefined } = {},
) => wer.ruf("POST", `${vorhabenPfad(antrag)}/dateien?${new URLSearchParams({ name }).toString()}`, { datei });
const uploadPath = (fileName: unknown) => `/v1/dateien/upload/${encodeURIComponent(textOf(fileName))}/laden`;

async function fertigerAntrag(): Promise<Angelegt> {
  const antrag = await create(chefin);
  await fill(chefin, antrag);
  expect(
    (await chefin.put(antragPfad(antrag.uuid, "/einreichung"), { revision: 1, einreichung: EINREICHUNG })).status,
  ).toBe(200);
  return antrag;
}

const dateienImBestand = (): string[] =>
  readdirSync(join(test.ordner, "bestand"), { recursive: true, withFileTypes: true }).flatMap((eintrag) =>
    eintrag.isFile() ? [join(eintrag.parentPath, eintrag.name)] : [],
  );

describe("Einreichen", () => {
  it("friert die Anlagen ein: Liste, Prüfsumme, Übermittlung; danach ändert sie niemand mehr", async () => {
    const antrag = await fertigerAntrag();
    const plan = (await upload(antrag, "plan.pdf")).body;
    const { vorhabenUuid, hochgeladenAm, hochgeladenVon, ...anlage } = plan;
    expect([vorhabenUuid, hochgeladenAm, hochgeladenVon]).not.toContain(undefined);
    const gelesen = await fetchTan(test, chefin, antrag.uuid);
    expect((await chefin.post(antragPfad(antrag.uuid, "/einreichen"), gelesen)).status).toBe(200);
    const eingereicht = (await chefin.get(antragPfad(antrag.uuid, "/eingereicht"))).body;
    expect(listOf(eingereicht.vorhaben)[0]?.anlagen).toEqual([anlage]);
    const uebermittelt = listOf((await test.fach("GET", "/fach/v1/uebermittlungen?size=100")).body.data);
    const gesendet = uebermittelt.find(({ antragUuid }) => textOf(antragUuid) === antrag.uuid);
    expect(listOf(gesendet?.vorhaben)[0]?.anlagen).toEqual([anlage]);
    expect((await test.fach("GET", `/fach/v1/anlagen/${textOf(plan.uuid)}`)).headers.get("content-type")).toBe(
      "application/pdf",
    );
    expect((await chefin.get(`/fach/v1/anlagen/${textOf(plan.uuid)}`)).status).toBe(401);
    expect((await upload(antrag, "zu-spaet.pdf")).body.httpSubStatus).toBe("409.20");
    expect((await chefin.delete(antragPfad(antrag.uuid, `/dateien/${textOf(plan.uuid)}`))).body.httpSubStatus).toBe(
      "409.20",
    );
    expect((await chefin.get(antragPfad(antrag.uuid, "/dateien"))).body).toMatchObject({
      aenderbar: false,
      data: [{ name: "plan.pdf" }],
    });
  });

  it("behält die Anlagen einer Einreichung, auch wenn sie abgelehnt und der Entwurf danach geändert wird", async () => {
    const antrag = await fertigerAntrag();
    const plan = (await upload(antrag, "plan.pdf")).body;
    await chefin.post(antragPfad(antrag.uuid, "/einreichen"), await fetchTan(test, chefin, antrag.uuid));
    const uebermittelt = listOf((await test.fach("GET", "/fach/v1/uebermittlungen?size=100")).body.data);
    const uuid = textOf(uebermittelt.find(({ antragUuid }) => textOf(antragUuid) === antrag.uuid)?.uuid);
    expect(
      (await test.fach("POST", `/fach/v1/uebermittlungen/${uuid}/ablehnung`, { json: { grund: "Test" } })).status,
    ).toBe(200);
    expect((await chefin.delete(antragPfad(antrag.uuid, `/dateien/${textOf(plan.uuid)}`))).status).toBe(200);
    await tidy(test.dienste);
    expect((await chefin.get(antragPfad(antrag.uuid, "/dateien"))).body.data).toEqual([]);
    expect(
      listOf(listOf((await chefin.get(antragPfad(antrag.uuid, "/eingereicht"))).body.vorhaben)[0]?.anlagen),
    ).toHaveLength(1);
    expect((await chefin.get(uploadPath(plan.fileName))).status).toBe(200);
  });

  it("verbindet verschiedene Anlagen mit verschiedenen Prüfsummen", async () => {
    const summen: string[] = [];
    for (const inhalt of [pdf("% a"), pdf("% b")]) {
      const antrag = await fertigerAntrag();
      await upload(antrag, "plan.pdf", { datei: inhalt });
      await chefin.post(antragPfad(antrag.uuid, "/einreichen"), await fetchTan(test, chefin, antrag.uuid));
      const { vorhaben } = (await chefin.get(antragPfad(antrag.uuid, "/eingereicht"))).body;
      summen.push(textOf(listOf(listOf(vorhaben)[0]?.anlagen)[0]?.sha256));
    }
    expect(summen[0]).not.toBe(summen[1]);
  });
});

describe("Aufräumen", () => {
  it("entfernt Bytes ohne Zeile nach einer Stunde und lässt alle anderen", async () => {
    const antrag = await create(chefin);
    const behalten = (await upload(antrag, "bleibt.pdf")).body;
    const eingang = await createOrdnerAblage(test.ordner).receive(new Blob([new Uint8Array(pdf())]).stream(), 1000);
    await eingang.takeOver("waise-waise-waise-waise-waise-waise");
    const waise = dateienImBestand().find((pfad) => pfad.includes("waise")) ?? "";
    const vorZeit = (minuten: number) => new Date(test.uhr.now().getTime() - minuten * 60_000);
    for (const pfad of dateienImBestand()) utimesSync(pfad, vorZeit(59), vorZeit(59));
    await tidy(test.dienste);
    expect(dateienImBestand()).toContain(waise);
    for (const pfad of dateienImBestand()) utimesSync(pfad, vorZeit(61), vorZeit(61));
    await tidy(test.dienste);
    expect(dateienImBestand()).not.toContain(waise);
    expect((await chefin.get(uploadPath(behalten.fileName))).status).toBe(200);
  });

  it("entfernt die Dateien eines Entwurfs, der vor 30 Tagen gelöscht wurde, mit ihm", async () => {
    const antrag = await create(chefin);
    const { uuid } = (await upload(antrag, "alt.pdf")).body;
    const vorher = dateienImBestand().length;
    expect((await chefin.delete(antragPfad(antrag.uuid))).status).toBe(200);
    await tidy(test.dienste);
    expect(dateienImBestand()).toHaveLength(vorher);
    test.uhr.vor({ tage: 31 });
    chefin = await test.alsBevollmaechtigter();
    await tidy(test.dienste);
    expect(dateienImBestand()).toHaveLength(vorher - 1);
    const { rows } = await test.dienste.pool.query<Record<string, unknown>>(
      "SELECT antrag_uuid, entfernt_am FROM datei WHERE uuid = $1",
      [uuid],
    );
    expect(rows[0]?.antrag_uuid).toBeNull();
    expect(rows[0]?.entfernt_am).toBeInstanceOf(Date);
  });
});

describe("Störungen", () => {
  it("Dateien, die in der Ablage fehlen, geben einen Fehler ohne Einzelheiten", async () => {
    const antrag = await create(chefin);
    const vorher = dateienImBestand();
    const { fileName } = (await upload(antrag, "weg.pdf")).body;
    for (const pfad of dateienImBestand().filter((eintrag) => !vorher.includes(eintrag))) rmSync(pfad);
    const antwort = await chefin.get(uploadPath(fileName));
    expect(antwort).toMatchObject({ status: 503, body: { code: "ABLAGE_GESTOERT", httpSubStatus: "503.30" } });
    expect(JSON.stringify(antwort.body)).not.toContain(test.ordner);
  });

  it("eine Ablage, die nicht schreibt, lehnt ab und trägt nichts ein", async () => {
    const gestoert = createOrdnerAblage("/dev/null/ordner");
    const t = await startBackend({}, { ablage: gestoert });
    const wer = await t.alsBevollmaechtigter();
    const antrag = await create(wer);
    const antwort = await upload(antrag, "plan.pdf", { datei: pdf(), wer });
    expect(antwort.body.userMessage).toBe(
      "Dateien können zurzeit nicht gespeichert oder geladen werden. Bitte versuchen Sie es in wenigen Minuten erneut.",
    );
    expect((await wer.get(antragPfad(antrag.uuid, "/dateien"))).body.data).toEqual([]);
    await t.stop();
  });

  it("der Speicherplatz eines Unternehmens ist begrenzt, und wer zu oft hochlädt, muss warten", async () => {
    const t = await startBackend({ ANLAGEN_MB_JE_UNTERNEHMEN: "15", GRENZE_ANLAGEN_JE_PERSON_STUNDE: "2" });
    const wer = await t.alsBevollmaechtigter();
    const antrag = await create(wer);
    expect((await upload(antrag, "a.png", { datei: png(), wer })).status).toBe(200);
    await t.dienste.pool.query("UPDATE datei SET groesse = $1", [15 * 1024 * 1024]);
    expect((await upload(antrag, "b.png", { datei: png(), wer })).body.httpSubStatus).toBe("422.65");
    expect((await upload(antrag, "c.png", { datei: png(), wer })).status).toBe(429);
    await t.stop();
  });
});

describe("Schadsoftware", () => {
  it("eine Prüfung, die kein Urteil gibt, lehnt ab", async () => {
    const t = await startBackend({}, { viren: createClamd({ host: "127.0.0.1", port: 1, sekunden: 10 }) });
    const wer = await t.alsBevollmaechtigter();
    const antwort = await upload(await create(wer), "plan.pdf", { datei: pdf(), wer });
    expect(antwort).toMatchObject({ status: 503, body: { code: "PRUEFUNG_GESTOERT" } });
    expect(antwort.body.userMessage).toBe(
      "Dateien können zurzeit nicht auf Schadsoftware geprüft und deshalb nicht angenommen werden. Bitte versuchen Sie es in wenigen Minuten erneut.",
    );
    await t.stop();
  });

  const programm = findClamd();
  it.skipIf(programm === null)(
    `ein Fund des echten clamd lehnt ab und steht im Protokoll${programm === null ? " (übersprungen: clamd ist nicht installiert)" : ""}`,
    async () => {
      const clamd = await startClamd(programm ?? "");
      const t = await startBackend({}, { viren: createClamd({ host: "127.0.0.1", port: clamd.port, sekunden: 10 }) });
      const wer = await t.alsBevollmaechtigter();
      const antrag = await create(wer);
      expect((await upload(antrag, "gut.pdf", { datei: pdf(), wer })).status).toBe(200);
      const antwort = await upload(antrag, "boese.pdf", { datei: pdf(`% ${SCHADTEXT}`), wer });
      expect(antwort).toMatchObject({ status: 422, body: { code: "DATEI_INFIZIERT" } });
      expect(antwort.body.userMessage).toBe(
        "In der Datei „boese.pdf“ wurde Schadsoftware gefunden. Sie wurde nicht gespeichert. Bitte prüfen Sie den Computer, von dem sie stammt.",
      );
      const { rows } = await t.dienste.pool.query("SELECT grund FROM audit WHERE vorgang = 'anlage.infiziert'");
      expect(rows).toEqual([{ grund: "Antragsportal.Test.UNOFFICIAL" }]);
      expect(listOf((await wer.get(antragPfad(antrag.uuid, "/dateien"))).body.data)).toHaveLength(1);
      await t.stop();
      clamd.stop();
    },
    90_000,
  );
});
