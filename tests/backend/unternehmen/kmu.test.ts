import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decideKmuLage } from "~/domain/kmu/kmuLage";
import { kmuAnsicht } from "~/contract/unternehmen/kmu";
import { mitgliedschaft } from "~/server/backend/storage/schema/unternehmen";
import {
  type Browser,
  FIRMEN,
  MENSCHEN,
  PASSWORT,
  startBackend,
  type TestBackend,
  textOf,
} from "../../support/backend";
import { insertVerbunden } from "../../support/verbundSaetze";

const PFAD = "/v1/unternehmen/kmu";
const EIGENES = FIRMEN.maschinenbau.uuid;

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

const addJahr = (werte: object) =>
  chefin.ruf("POST", "/v1/unternehmen/wirtschaftsjahre", {
    json: { werte: { wjBeginn: "2025-01-01", wjEnde: "2025-12-31", wertart: "ENDGUELTIG", ...werte } },
  });
const addZahlen = (beteiligter: string, werte: object = {}) =>
  chefin.ruf("POST", `${PFAD}/zahlen`, {
    json: {
      werte: { beteiligter, beginn: "2025-01-01", ende: "2025-12-31", wertart: "ENDGUELTIG", ...werte },
    },
  });
const EIGENE = { beschaeftigteVzae: "25", umsatz: "5000000", bilanzsumme: "4000000" };
const PARTNER = { beschaeftigte: "375", umsatz: "75000000", bilanzsumme: "60000000" };

/** What the rules make of the answer. */
async function lageVon(stichtag = "", wer = chefin) {
  const { status, body } = await wer.get(stichtag === "" ? PFAD : `${PFAD}?stichtag=${stichtag}`);
  expect(status).toBe(200);
  const ansicht = kmuAnsicht.parse(body);
  return { ansicht, lage: decideKmuLage(ansicht.angaben, ansicht.offenes) };
}

describe("Der KMU-Status des Unternehmens", () => {
  it("fehlt am Anfang, und es ist klar, was fehlt", async () => {
    const { ansicht, lage } = await lageVon();
    expect(ansicht).toMatchObject({
      angaben: { unternehmen: EIGENES, beziehungen: [], jahre: [], stichtag: "2026-03-02" },
      heute: "2026-03-02",
      rechte: { bearbeiten: true },
    });
    expect([lage.groesse, lage.fehlendes.map(({ wo }) => wo)]).toEqual(["UNBEKANNT", ["STATISTIK"]]);
  });

  it("kommt aus der Geschäftsstatistik, den Beziehungen und den Zahlen der anderen (Fall G)", async () => {
    await addJahr(EIGENE);
    const partner = await insertVerbunden(t, { verbindung: "MUTTER", kapital: "30", gueltigAb: "2025-06-01" });
    expect((await lageVon()).lage.fehlendes).toMatchObject([{ wo: "ZAHLEN", beteiligter: partner }]);
    expect((await addZahlen(partner, PARTNER)).status).toBe(200);
    const { ansicht, lage } = await lageVon();
    expect(ansicht.angaben.jahre.map(({ unternehmen }) => unternehmen)).toEqual([EIGENES, partner]);
    expect([lage.groesse, lage.fehlendes]).toEqual(["MITTEL", []]);
    expect(lage.ergebnis.stationen.at(-1)?.summe.werte).toMatchObject({ beschaeftigte: "137.50" });
  });

  it("gilt für den Tag, nach dem gefragt wird", async () => {
    await addJahr(EIGENE);
    expect((await lageVon("2025-12-30")).lage.groesse).toBe("KLEIN");
    expect((await lageVon("2024-12-31")).lage.groesse).toBe("UNBEKANNT");
    expect((await chefin.get(`${PFAD}?stichtag=gestern`)).status).toBe(422);
  });

  describe("mit einer Geschäftsstatistik für den ganzen Verbund", () => {
    const VERBUND = { ...EIGENE, beschaeftigteVzae: "80", ebene: "VERBUND" };
    let tochter: string;
    beforeEach(async () => {
      const werte = { verbundStatus: true };
      const aenderung = { revision: 1, werte, art: "BERICHTIGUNG", gueltigAb: null };
      await chefin.put("/v1/unternehmen/stammdaten", aenderung);
      await addJahr(VERBUND);
      tochter = await insertVerbunden(t, { verbindung: "TOCHTER", kapital: "60", gueltigAb: "2025-06-01" });
      await addZahlen(tochter, { beschaeftigte: "55", umsatz: "3000000", bilanzsumme: "2000000" });
    });

    it("sagt er, was fehlt und für welche Tage, und nimmt die Zahlen nicht als eigene", async () => {
      const { ansicht, lage } = await lageVon();
      expect(ansicht.offenes).toMatchObject({ beziehungen: [], eingetragene: [], verbundjahre: [expect.any(String)] });
      const satz =
        /^Die Geschäftsstatistik 2025 gilt für den ganzen Verbund\..* Bitte tragen Sie eines von beiden ein\.$/;
      expect([lage.groesse, lage.fehlendes]).toEqual([
        "UNBEKANNT",
        [
          {
            satz: expect.stringMatching(satz) as string,
            wo: "VERBUNDJAHR",
            beteiligter: EIGENES,
            zeile: "",
            jahre: [{ beginn: "2025-01-01", ende: "2025-12-31" }],
          },
        ],
      ]);
    });

    it("rechnet er mit den eigenen Zahlen, die dafür eingetragen sind, und den der anderen", async () => {
      const eigene = { beschaeftigte: "25", umsatz: "2000000", bilanzsumme: "2000000" };
      expect((await addZahlen(EIGENES, eigene)).status).toBe(200);
      const { ansicht, lage } = await lageVon();
      expect(ansicht.offenes).toMatchObject({ verbundjahre: [], eingetragene: [expect.any(String)] });
      expect([lage.groesse, lage.fehlendes]).toEqual(["MITTEL", []]);
      expect(lage.ergebnis.stationen.at(-1)?.summe.werte.beschaeftigte).toBe("80.00");
    });

    it("zählt die Zahlen des Verbunds einmal, wo gesagt ist, wen sie enthalten", async () => {
      const { body } = await chefin.get(`${PFAD}/zahlen`);
      const verbund = { beschaeftigte: "80", umsatz: "5000000", bilanzsumme: "4000000" };
      expect(body.kontext).toMatchObject({
        verbundjahre: [{ beginn: "2025-01-01", ende: "2025-12-31", wertart: "ENDGUELTIG", ...verbund }],
      });
      expect((await addZahlen(EIGENES, { ...verbund, enthaelt: [tochter] })).status).toBe(200);
      const { lage } = await lageVon();
      expect([lage.groesse, lage.fehlendes]).toEqual(["MITTEL", []]);
      expect(lage.ergebnis.stationen.at(-1)?.summe.werte.beschaeftigte).toBe("80.00");
    });

    it("bleibt er offen, solange zu den Zahlen des Verbunds nicht gesagt ist, wen sie enthalten", async () => {
      const verbund = { beschaeftigte: "80", umsatz: "5000000", bilanzsumme: "4000000" };
      const { status, body } = await addZahlen(EIGENES, verbund);
      expect(status).toBe(200);
      const { ansicht, lage } = await lageVon();
      expect(ansicht.offenes).toMatchObject({ verbundjahre: [expect.any(String)], eingetragene: [] });
      expect([lage.groesse, lage.fehlendes.map(({ wo }) => wo)]).toEqual(["UNBEKANNT", ["VERBUNDJAHR"]]);
      const zeile = (await chefin.get(`${PFAD}/zahlen/${textOf(body.uuid)}`)).body;
      expect(zeile.fehler).toMatchObject([{ property: "enthaelt" }]);
    });

    it("nimmt keine eigenen Zahlen für andere Tage an", async () => {
      const { status, body } = await addZahlen(EIGENES, { ende: "2025-12-30" });
      expect([status, body.errors?.[0]?.property]).toEqual([422, "ende"]);
    });
  });

  it("ist offen, solange bei einem Eintrag nicht bekannt ist, wer wie viel hält", async () => {
    await addJahr(EIGENE);
    await insertVerbunden(t, { name: "Ungewiss AG", kapital: "" });
    const { ansicht, lage } = await lageVon();
    expect(ansicht.offenes.beziehungen).toEqual(["Bei Ungewiss AG ist noch nicht angegeben, wer wie viel hält."]);
    expect(lage.groesse).toBe("UNBEKANNT");
  });

  it("eines neuen Unternehmens kommt aus seiner Schätzung (Fall Q), bis die Statistik das Jahr kennt", async () => {
    const laufend = { beginn: "2025-07-01", ende: "2026-06-30", wertart: "GESCHAETZT" };
    expect((await addZahlen(EIGENES, { ...laufend, beschaeftigte: "300" })).status).toBe(200);
    expect((await lageVon()).lage.groesse).toBe("KEIN_KMU");
    await addJahr(EIGENE);
    expect((await lageVon()).lage.groesse).toBe("KLEIN");
  });

  it("nennt, was in den Stammdaten erklärt ist, und ändert es nicht", async () => {
    await addJahr(EIGENE);
    const erklaerung = { revision: 1, werte: { kmuStatus: "MITTEL" }, art: "BERICHTIGUNG", gueltigAb: null };
    await chefin.put("/v1/unternehmen/stammdaten", erklaerung);
    const { ansicht, lage } = await lageVon();
    expect([ansicht.erklaert, ansicht.stammdatenRevision, lage.groesse]).toEqual(["MITTEL", 2, "KLEIN"]);
  });
});

describe("Wer den KMU-Status sieht", () => {
  it("jede Person des Unternehmens; Mitarbeitende mit dem Recht bearbeiten, ohne es lesen sie", async () => {
    await addJahr(EIGENE);
    const wer = await t.alsMitarbeiter();
    expect((await lageVon("", wer)).ansicht.rechte).toEqual({ bearbeiten: false });
    const wo = eq(mitgliedschaft.benutzerUuid, MENSCHEN.mitarbeit.uuid);
    await t.dienste.db.update(mitgliedschaft).set({ darfStammdaten: true }).where(wo);
    expect((await lageVon("", wer)).ansicht.rechte).toEqual({ bearbeiten: true });
  });

  it("Fremde sehen den ihres eigenen Unternehmens", async () => {
    await addJahr(EIGENE);
    const { ansicht } = await lageVon("", await t.alsFremder());
    expect(ansicht.angaben).toMatchObject({ unternehmen: FIRMEN.chemie.uuid, jahre: [] });
  });

  it.each(["support", "qm", "admin"] as const)("%s nicht, solange kein Unternehmen angesehen wird", async (stab) => {
    const wer = await t.als(stab);
    const antworten = [await wer.get(PFAD), await wer.get(`${PFAD}/zahlen`)];
    expect(antworten.map(({ status, body }) => [status, body.code])).toEqual([
      [403, "UNTERNEHMEN_ERFORDERLICH"],
      [403, "UNTERNEHMEN_ERFORDERLICH"],
    ]);
  });

  it("niemand ohne Anmeldung oder ohne gewähltes Unternehmen", async () => {
    expect((await t.browser().get(PFAD)).status).toBe(401);
    const wer = t.browser();
    await wer.login(MENSCHEN.bevollmaechtigt.email, PASSWORT);
    expect((await wer.get(PFAD)).body.code).toBe("UNTERNEHMEN_ERFORDERLICH");
  });
});
