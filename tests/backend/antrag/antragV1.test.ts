import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formularArt } from "~/domain/antrag/formular/formulare";
import { ortHref } from "~/features/formular/seite/formularOrt";
import { labelVon } from "~/features/formular/felder/labelVon";
import { loadFormularSeite } from "~/features/formular/seite/loadFormularSeite";
import { saveFormular } from "~/features/formular/speichern/saveFormular";
import { openRoute } from "~/server/portal/openRoute";
import {
  antragPfad,
  EINREICHUNG,
  felder,
  fetchTan,
  readVorhaben,
  save,
  statusVon,
  vorhabenPfad,
  type Angelegt,
} from "../../support/antraege";
import { createV1 } from "../../support/antragV1";
import { listOf, startBackend, type Browser, type TestBackend } from "../../support/backend";
import { anfrageAn } from "../../unit/server/portal/scheinBackend";

/** Three minutes before the end, so that a TAN can be sent in between. */
const DAVOR = "2024-02-29T22:57:00.000Z";
const JUST_VORHER = "2024-02-29T23:59:59.998+01:00";
const AM_ENDE = "2024-02-29T23:59:59.999+01:00";
const DANACH = "2024-03-01T00:00:00.000+01:00";

let t: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => t.stop());

/** Before the end of V1, by a fresh login: the clock goes back for each test. */
async function vorDemEnde(): Promise<Angelegt> {
  t.uhr.set(DAVOR);
  chefin = await t.alsBevollmaechtigter();
  return createV1(t, chefin);
}

/** A page of the portal at the time of the backend. */
function seite(pfad: string, uuid: string) {
  const cookie = [...chefin.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
  const backendFetch = (request: Request) => t.backend.handle(request, { clientIp: "192.0.2.9" });
  const args = anfrageAn(pfad, backendFetch, { headers: { cookie }, params: { uuid } });
  return { ...args, context: { ...args.context, clock: t.uhr } };
}

const titel = [felder({ titel: "Anderer Titel" })];

describe("Das Ende der Version 1 (29.02.2024, Ende des Tages in Berlin)", () => {
  it.each([
    ["eine Millisekunde vor dem Ende", JUST_VORHER, 200],
    ["in der letzten Millisekunde", AM_ENDE, 200],
    ["eine Millisekunde danach", DANACH, 409],
  ])("Speichern %s", async (_wann, jetzt, status) => {
    const angelegt = await vorDemEnde();
    t.uhr.set(jetzt);
    const antwort = await save(chefin, angelegt, { revision: 1, aenderungen: titel });
    expect(antwort.status).toBe(status);
    if (status === 409)
      expect(antwort.body).toMatchObject({ httpSubStatus: "409.20", userMessage: /nur bis zum 29\.02\.2024/ });
    expect((await chefin.get(antragPfad(angelegt.uuid))).body.rechte).toMatchObject({
      bearbeiten: status === 200,
      loeschen: true,
    });
  });

  it.each([
    ["eine Millisekunde vor dem Ende", JUST_VORHER, 200, "WIRD_UEBERMITTELT"],
    ["in der letzten Millisekunde", AM_ENDE, 200, "WIRD_UEBERMITTELT"],
    ["eine Millisekunde danach", DANACH, 409, "IN_BEARBEITUNG"],
  ])("Einreichen %s", async (_wann, jetzt, status, danach) => {
    const angelegt = await vorDemEnde();
    const erklaert = await chefin.put(antragPfad(angelegt.uuid, "/einreichung"), {
      revision: 1,
      einreichung: EINREICHUNG,
    });
    expect(erklaert.status).toBe(200);
    const tan = await fetchTan(t, chefin, angelegt.uuid);
    t.uhr.set(jetzt);
    expect((await chefin.post(antragPfad(angelegt.uuid, "/einreichen"), tan)).status).toBe(status);
    expect(await statusVon(chefin, angelegt.uuid)).toBe(danach);
  });

  it("lässt Umbenennen, neue Vorhaben und Löschen eines Vorhabens danach nicht zu", async () => {
    const { uuid, vorhabenUuid } = await vorDemEnde();
    t.uhr.set(DANACH);
    expect((await chefin.put(antragPfad(uuid, "/bezeichnung"), { revision: 1, bezeichnung: "x" })).status).toBe(409);
    expect((await chefin.post(antragPfad(uuid, "/vorhaben"))).status).toBe(409);
    expect((await chefin.delete(vorhabenPfad({ uuid, vorhabenUuid }), { json: { revision: 1 } })).status).toBe(409);
  });
});

describe("Die Formularseite der Version 1", () => {
  async function open({ uuid, vorhabenUuid }: Angelegt, tab: number) {
    const pfad = `/antraege/${uuid}/formular/V1?vorhaben=${vorhabenUuid}&tab=${String(tab)}`;
    const offen = await openRoute(seite(pfad, uuid), "antragForm");
    return loadFormularSeite({ ...offen, art: formularArt(offen.antrag), hasTestdaten: false });
  }

  it("öffnet die sieben Reiter und bleibt beim Weiterblättern in Version 1", async () => {
    const angelegt = await vorDemEnde();
    const offene = await open(angelegt, 6);
    if (offene.art !== "seite") throw new Error("Umgeleitet");
    expect(offene.daten.tabStaende).toHaveLength(7);
    expect(labelVon(offene.daten.ort, "personellerRahmen[0].personalVzae")).toBe(
      "FuE-Personal im Vorhaben (VZÄ, Jahresdurchschnitt)",
    );
    expect(ortHref({ ...offene.daten.ort, tab: 4 })).toContain(`/antraege/${angelegt.uuid}/formular/V1?`);
    expect(offene.daten.rechte.bearbeiten).toBe(true);
  });

  it("speichert mit dem Knopf des Formulars", async () => {
    const angelegt = await vorDemEnde();
    const { vorhabenUuid, uuid } = angelegt;
    const formData = new FormData();
    for (const [name, text] of Object.entries({ intent: "speichernWeiter", revision: "1", ziele: "Neue Ziele" }))
      formData.set(name, text);
    const pfad = `/antraege/${uuid}/formular/V1?vorhaben=${vorhabenUuid}&tab=4`;
    const offen = await openRoute(seite(pfad, uuid), "antragForm");
    const ergebnis = await saveFormular({
      ...offen,
      art: formularArt(offen.antrag),
      attempt: async (calls) => ({ ok: true, value: await calls() }),
      formData,
      eingaben: {},
    });
    expect(ergebnis).toMatchObject({
      art: "weiter",
      to: `/antraege/${uuid}/formular/V1?vorhaben=${vorhabenUuid}&tab=5`,
    });
    expect((await readVorhaben(chefin, angelegt)).werte?.ziele).toBe("Neue Ziele");
  });

  it("ist eine Millisekunde nach dem Ende geschlossen", async () => {
    const angelegt = await vorDemEnde();
    t.uhr.set(DANACH);
    const antwort: unknown = await open(angelegt, 0).catch((thrown: unknown) => thrown);
    expect(antwort).toBeInstanceOf(Response);
  });
});

describe("Ein Entwurf der Version 1", () => {
  it("wird mit den Regeln der Version 1 geprüft und gespeichert", async () => {
    const angelegt = await vorDemEnde();
    const { body } = await save(chefin, angelegt, { revision: 1, aenderungen: [felder({ risiken: "" })] });
    expect(listOf(body.pruefung?.fehler)).toMatchObject([{ property: "risiken", tab: "inhaltlicheAngaben" }]);
    expect(listOf((await chefin.get(antragPfad(angelegt.uuid, "/luecken"))).body.data)).toMatchObject([
      {
        tabLabel: "Inhaltliche Angaben",
        label: "Welche wissenschaftlichen oder technischen Risiken bestehen?",
        feldName: "risiken",
      },
    ]);
  });

  it("kennt die Felder der Version 2 nicht", async () => {
    const angelegt = await vorDemEnde();
    const antwort = await save(chefin, angelegt, { revision: 1, aenderungen: [felder({ ziel: "x" })] });
    expect(antwort).toMatchObject({
      status: 422,
      body: { errors: [{ property: "ziel", message: "Dieses Feld gibt es nicht." }] },
    });
  });

  it("nimmt 800 Zeichen je Antwort an, nicht mehr", async () => {
    const angelegt = await vorDemEnde();
    expect(
      (await save(chefin, angelegt, { revision: 1, aenderungen: [felder({ ziele: "x".repeat(800) })] })).status,
    ).toBe(200);
    expect(
      (await save(chefin, angelegt, { revision: 2, aenderungen: [felder({ ziele: "x".repeat(801) })] })).status,
    ).toBe(422);
  });

  it("lässt sich nach dem Ende noch lesen und von Berechtigten löschen", async () => {
    const { uuid } = await vorDemEnde();
    t.uhr.set(DANACH);
    expect(listOf((await chefin.get(antragPfad(uuid, "/inhalt"))).body.vorhaben)).toHaveLength(1);
    const mitarbeiter = await t.alsMitarbeiter();
    expect((await mitarbeiter.delete(antragPfad(uuid))).status).toBe(404);
    expect((await (await t.alsFremder()).delete(antragPfad(uuid))).status).toBe(404);
    expect((await (await t.alsSupport()).delete(antragPfad(uuid))).status).toBe(404);
    expect((await chefin.delete(antragPfad(uuid))).status).toBe(200);
    expect(await statusVon(chefin, uuid)).toBe("GELOESCHT");
  });
});
