import { afterAll, beforeAll, expect, it } from "vitest";
import { chooseFirma, lookAs } from "../../support/ansicht";
import { type Angelegt, allowEinsicht, antragPfad, create, felder, save, vorhabenPfad } from "../../support/antraege";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";

let t: TestBackend;
let chefin: Browser;
let erster: Angelegt;
let neuer: Angelegt;
const person = (nachname: string) =>
  felder({ titel: `Vorhaben von ${nachname}`, ansprechpersonVorname: "Hanna", ansprechpersonNachname: nachname });
const firma = (name: string) => ({
  art: "zeileSpeichern",
  tabelle: "auftragnehmer",
  zeile: { uuid: crypto.randomUUID(), auftragnehmerBekannt: true, name, ort: "Leipzig", beitrag: "Nur hier" },
});
beforeAll(async () => {
  t = await startBackend();
  chefin = await t.als("bevollmaechtigt", "maschinenbau");
  erster = await create(chefin, "Erster Antrag");
  const mit = [felder({ eigenbetrieblich: true, auftrag: true }), person("Erste"), firma("Prüfhaus GmbH")];
  expect((await save(chefin, erster, { revision: 1, aenderungen: mit })).status).toBe(200);
  const software = await t.als("bevollmaechtigt", "software");
  await save(software, await create(software, "Andere Firma"), { revision: 1, aenderungen: [person("Fremde")] });
  neuer = await create(chefin, "Neuer Antrag");
});
afterAll(() => t.stop());

const read = async (wer: Browser, wo: Angelegt, query: string) => {
  const { status, body } = await wer.get(`${vorhabenPfad(wo)}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.angebote as unknown;
};
const namen = async (wer: Browser, wo: Angelegt) =>
  listOf(await read(wer, wo, "angebote=ansprechperson")).map(({ werte }) =>
    textOf((werte as unknown as Record<string, unknown>)["ansprechpersonNachname"]),
  );

it("bietet an, wer in anderen Vorhaben desselben Unternehmens steht, ohne deren übrige Angaben", async () => {
  expect(await read(chefin, neuer, "angebote=ansprechperson")).toEqual([
    {
      uuid: erster.vorhabenUuid,
      vorhaben: "Vorhaben von Erste",
      antrag: "Erster Antrag",
      werte: expect.objectContaining({ ansprechpersonVorname: "Hanna", ansprechpersonNachname: "Erste" }) as unknown,
    },
  ]);
  const [zeile] = listOf(await read(chefin, neuer, "angebote=auftragnehmer"));
  expect(zeile).toMatchObject({ werte: { name: "Prüfhaus GmbH", ort: "Leipzig", auftragnehmerBekannt: true } });
  expect(JSON.stringify(zeile)).not.toContain("Nur hier");
  expect(await read(chefin, neuer, "angebote=kooperationspartner")).toEqual([]);
  expect(await read(chefin, neuer, "")).toBeUndefined();
  expect((await chefin.get(`${vorhabenPfad(neuer)}?angebote=alles`)).status).toBe(422);
});

it("nennt zuerst, wer im selben Antrag steht, und niemanden mehr, wo schon jemand steht", async () => {
  const angelegt = await chefin.post(antragPfad(neuer.uuid, "/vorhaben"), {});
  const zweites = { uuid: neuer.uuid, vorhabenUuid: textOf(angelegt.body.vorhabenUuid) };
  await save(chefin, zweites, { revision: 1, aenderungen: [person("Zweite")] });
  expect(await namen(chefin, neuer)).toEqual(["Zweite", "Erste"]);
  expect(listOf(await read(chefin, neuer, "angebote=ansprechperson"))[0]).toMatchObject({ antrag: null });
  expect(await namen(chefin, zweites)).toEqual([]);
  expect(listOf(await read(chefin, zweites, "angebote=ansprechperson&revision=2"))).toHaveLength(1);
  expect((await chefin.delete(vorhabenPfad(zweites), { json: { revision: 2 } })).status).toBe(200);
  expect(await namen(chefin, neuer)).toEqual(["Erste"]);
});

it("zeigt Mitarbeitern nur, was sie lesen dürfen, und wer nur liest, bekommt nichts angeboten", async () => {
  const mitarbeit = await t.als("mitarbeit", "maschinenbau");
  const assign = (uuid: string, recht: string) =>
    t.dienste.pool.query("INSERT INTO antrag_recht (antrag_uuid, benutzer_uuid, recht) VALUES ($1, $2, $3)", [
      uuid,
      MENSCHEN.mitarbeit.uuid,
      recht,
    ]);
  await assign(neuer.uuid, "BEARBEITEN");
  expect(await namen(mitarbeit, neuer)).toEqual([]);
  await assign(erster.uuid, "LESEN");
  expect(await namen(mitarbeit, neuer)).toEqual(["Erste"]);
  expect(await read(mitarbeit, erster, "angebote=ansprechperson")).toBeUndefined();
});

it("gibt dem Stab auch mit Zustimmung nichts", async () => {
  await allowEinsicht(chefin, neuer.uuid);
  for (const rolle of ["support", "qm", "admin"] as const) {
    const wer = await t.als(rolle);
    const { status, body } = await wer.get(`${vorhabenPfad(neuer)}?angebote=ansprechperson`);
    expect(status === 200 ? body.angebote : undefined).toBeUndefined();
  }
});

it("gibt in der Ansicht des Supports nichts: dort füllt niemand etwas aus", async () => {
  const { ansicht } = await lookAs(t);
  await chooseFirma(ansicht, FIRMEN.maschinenbau.uuid);
  expect(await read(ansicht, neuer, "angebote=ansprechperson")).toBeUndefined();
});
