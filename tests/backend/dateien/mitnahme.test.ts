import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseFirma, lookAs } from "../../support/ansicht";
import { type Angelegt, allowEinsicht, antragPfad, create } from "../../support/antraege";
import { upload, uploadPath } from "../../support/anlagen";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { receiveBescheid, startHeartbeat } from "../../support/leben";
import { checkKetten } from "../../support/manipulation";

const FEHLT = {
  code: "ZWECK_ERFORDERLICH",
  httpSubStatus: "403.60",
  userMessage: "Bitte geben Sie an, wofür Sie die Datei brauchen. Der Zweck wird mit dem Lesezugriff protokolliert.",
};

let t: TestBackend;
let chefin: Browser;
let antrag: Angelegt;
let eingereicht: string;
let datei: string;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  chefin = await t.alsBevollmaechtigter();
  antrag = await create(chefin, "Mitgenommen");
  await allowEinsicht(chefin, antrag.uuid);
  datei = uploadPath(textOf((await upload(chefin, antrag, { name: "plan.pdf" })).body.fileName));
  const leben = await startHeartbeat(t);
  eingereicht = leben.im.uuid;
  await receiveBescheid(leben);
});
afterAll(() => t.stop());

/** Every way in which something of one Antrag becomes a file, with the call that the log names. */
const wege = (): [pfad: string, ruf: string][] => [
  [`${datei}?`, "dateien.loadDatei"],
  [`${antragPfad(antrag.uuid, "/inhalt")}?als=DATEI`, "antraege.readAntrag"],
  [`${antragPfad(eingereicht, "/eingereicht")}?als=DATEI`, "antraege.getEingereichterAntrag"],
  [`${antragPfad(eingereicht, "/bescheid")}?als=DATEI`, "bescheide.getBescheid"],
];

const mitgenommen = async () =>
  (
    await t.dienste.pool.query<{ wer: string; von: string; nach: string; grund: string }>(
      "SELECT benutzer_uuid AS wer, von, nach, grund FROM audit WHERE vorgang = 'einsicht.datei' ORDER BY lfd",
    )
  ).rows;

describe.each(["support", "qm", "admin"] as const)("mit der Rolle %s", (rolle) => {
  it("gibt es keine Datei eines Antrags ohne Zweck, und nichts steht im Protokoll", async () => {
    const [stab, vorher] = [await t.als(rolle), await mitgenommen()];
    for (const [pfad, ruf] of wege()) {
      const { status, body } = await stab.get(pfad);
      expect([status, body], ruf).toMatchObject([403, FEHLT]);
    }
    for (const [pfad] of wege()) expect((await stab.get(`${pfad}&zweck=NEUGIER`)).status).toBe(422);
    expect(await mitgenommen()).toEqual(vorher);
  });

  it("steht jede Datei mit ihrem Zweck im Protokoll, auch dieselbe noch einmal, und nicht als Blick", async () => {
    const [stab, vorher] = [await t.als(rolle), await mitgenommen()];
    const [person] = MENSCHEN[rolle].rollen;
    const alle = [...wege(), ...wege()];
    for (const [pfad] of alle) expect((await stab.get(`${pfad}&zweck=PRUEFUNG`)).status).toBe(200);
    expect((await mitgenommen()).slice(vorher.length)).toEqual(
      alle.map(([, grund]) => ({ wer: MENSCHEN[rolle].uuid, von: person, nach: "PRUEFUNG", grund })),
    );
    const { rows } = await t.dienste.pool.query(
      "SELECT 1 FROM audit WHERE vorgang = 'einsicht.lesen' AND benutzer_uuid = $1 AND antrag_uuid = ANY($2)",
      [MENSCHEN[rolle].uuid, [antrag.uuid, eingereicht]],
    );
    expect(rows).toEqual([]);
  });

  it("ist ein Bescheid, den es nicht gibt, keine Datei", async () => {
    const [stab, vorher] = [await t.als(rolle), await mitgenommen()];
    const { status, body } = await stab.get(`${antragPfad(antrag.uuid, "/bescheid")}?als=DATEI&zweck=PRUEFUNG`);
    expect([status, body.bescheid]).toEqual([200, null]);
    expect(await mitgenommen()).toEqual(vorher);
  });

  it("ist am Bildschirm kein Zweck nötig", async () => {
    const [stab, vorher] = [await t.als(rolle), await mitgenommen()];
    expect((await stab.get(antragPfad(antrag.uuid, "/inhalt"))).status).toBe(200);
    expect((await stab.get(antragPfad(eingereicht, "/eingereicht"))).status).toBe(200);
    expect(await mitgenommen()).toEqual(vorher);
  });
});

describe("wer sonst eine Datei will", () => {
  it("aus dem Unternehmen, sagt nicht, wofür, und niemand schreibt es auf", async () => {
    const vorher = await mitgenommen();
    for (const [pfad, ruf] of wege()) expect((await chefin.get(pfad)).status, ruf).toBe(200);
    for (const [pfad, ruf] of wege()) expect((await chefin.get(`${pfad}&zweck=VORGANG`)).status, ruf).toBe(200);
    expect(await mitgenommen()).toEqual(vorher);
  });

  it("als Fremder oder ohne Sitzung, bekommt sie auch mit Zweck nicht", async () => {
    const fremd = await t.alsFremder();
    for (const [pfad, ruf] of wege()) {
      expect((await fremd.get(`${pfad}&zweck=VORGANG`)).status, ruf).toBe(404);
      expect((await t.browser().get(`${pfad}&zweck=VORGANG`)).status, ruf).toBe(401);
      expect((await (await t.als("datenschutz")).get(`${pfad}&zweck=VORGANG`)).status, ruf).toBe(403);
    }
  });

  it("in der Ansicht wie eine andere Person, nimmt nichts mit", async () => {
    const { ansicht } = await lookAs(t);
    await chooseFirma(ansicht, FIRMEN.maschinenbau.uuid);
    for (const [pfad, ruf] of wege()) {
      const { body } = await ansicht.get(`${pfad}&zweck=VORGANG`);
      expect([body.code, body.userMessage], ruf).toEqual([
        "NUR_ANSICHT",
        "In der Ansicht einer anderen Person können Sie lesen, aber keine Dateien mitnehmen. Bitte beenden Sie sie zuerst.",
      ]);
    }
    expect((await ansicht.get(antragPfad(antrag.uuid, "/inhalt"))).status).toBe(200);
  });
});

describe("wer davon erfährt", () => {
  it("das Unternehmen, der Datenschutz und die Administration, mit Worten; die Kette stimmt", async () => {
    const was = "als Datei: Anlage (Zweck: Auskunft an eine betroffene Person)";
    expect((await (await t.als("qm")).get(`${datei}?zweck=AUSKUNFT`)).status).toBe(200);
    const einsicht = await chefin.get(antragPfad(antrag.uuid, "/einsicht"));
    expect(listOf(einsicht.body.data)[0]).toMatchObject({ name: "Quirin Mann", was });
    const filter = encodeURIComponent(JSON.stringify({ art: "einsicht.datei" }));
    const lesezugriffe = await (await t.als("datenschutz")).get(`/v1/lesezugriffe?filter=${filter}`);
    expect(listOf(lesezugriffe.body.data)[0]).toMatchObject({
      rolle: "QUALITAETSMANAGEMENT",
      antrag: { uuid: antrag.uuid },
      was,
    });
    const protokoll = await (await t.alsAdmin()).get("/v1/wartung/protokoll?suche=einsicht.datei");
    expect(listOf(protokoll.body.data)[0]).toMatchObject({ vorgang: "einsicht.datei", nach: "AUSKUNFT", was });
    const ereignisse = listOf((await chefin.get(antragPfad(antrag.uuid))).body.ereignisse);
    expect(ereignisse.map(({ text }) => textOf(text)).filter((text) => text.includes("Datei mitgenommen"))).toEqual([]);
    expect((await checkKetten(t)).funde).toEqual([]);
  });
});
