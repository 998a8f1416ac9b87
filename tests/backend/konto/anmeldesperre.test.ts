import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listOf, MENSCHEN, PASSWORT, startBackend, type TestBackend } from "../../support/backend";
import { auditUeber, person } from "../../support/personen";
import { tokenAus } from "../../support/registrierung";

const MAX = MENSCHEN.mitarbeit;
const NIEMAND = "niemand@example.org";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend({ GRENZE_FEHLVERSUCHE_IN_FOLGE: "5" });
});
afterEach(() => t.stop());

/** So many logins, each after the wait that the one before costs. */
async function tryOften(anzahl: number, email: string, passwort = "falsch-falsch") {
  const codes: unknown[] = [];
  for (let mal = 0; mal < anzahl; mal += 1) {
    t.uhr.vor({ sekunden: 901 });
    codes.push((await t.browser().login(email, passwort)).body.code);
  }
  return codes;
}

const sperren = async () => (await auditUeber(t, "ANMELDUNG_GESPERRT")).map(({ benutzer_uuid: wer }) => wer);

describe("die Sperre nach falschen Passwörtern", () => {
  it("steht einmal im Verlauf, mit der Zahl der Versuche; was danach kommt, füllt das Protokoll nicht", async () => {
    const codes = await tryOften(9, MAX.email);
    expect(codes).toEqual([
      ...Array<string>(5).fill("ANMELDUNG_FEHLGESCHLAGEN"),
      ...Array<string>(4).fill("KONTO_GESPERRT"),
    ]);
    expect(await sperren()).toEqual([MAX.uuid]);
    expect(await auditUeber(t, "ANMELDUNG_ABGELEHNT")).toHaveLength(5);
    const sara = await t.alsSupport();
    const alle = listOf((await sara.get(person(MAX.uuid, "verlauf"))).body.data);
    expect(alle[0]).toMatchObject({ ereignis: "ANMELDUNG_GESPERRT", grund: "5 falsche Eingaben in Folge", wer: null });
    const nur = listOf((await sara.get(`${person(MAX.uuid, "verlauf")}?art=SPERREN`)).body.data);
    expect(nur.map(({ ereignis }) => ereignis)).toEqual(["ANMELDUNG_GESPERRT"]);
    expect((await sara.get(person(MAX.uuid))).body).toMatchObject({
      anzahlEreignisse: alle.length,
      anzahlJeArt: { ANMELDUNGEN: 0, ABGELEHNTE: 5, SPERREN: 1, EINLADUNGEN: 0 },
    });
  });

  it("steht nach einem neuen Passwort wieder einmal darin, wenn sie wieder beginnt", async () => {
    await tryOften(6, MAX.email);
    await t.ruf("POST", "/v1/passwort/vergessen", { json: { email: MAX.email } });
    const token = await tokenAus(t, MAX.email);
    const neu = await t.ruf("POST", "/v1/passwort/zuruecksetzen", { json: { token, passwort: "Wolken-ziehen-2026" } });
    expect(neu.status).toBe(200);
    expect(await sperren()).toEqual([MAX.uuid]);
    await tryOften(6, MAX.email);
    expect(await sperren()).toEqual([MAX.uuid, MAX.uuid]);
  });

  it("ein richtiges Passwort als letzter Versuch sperrt nicht", async () => {
    await tryOften(4, MAX.email);
    expect(await tryOften(1, MAX.email, PASSWORT)).toEqual([undefined]);
    expect(await sperren()).toEqual([]);
  });

  it("sagt Fremden nicht, ob es ein Konto gibt: unbekannte Adressen werden gleich behandelt", async () => {
    const [bekannt, unbekannt] = [await tryOften(7, MAX.email), await tryOften(7, NIEMAND)];
    expect(unbekannt).toEqual(bekannt);
    expect(await sperren()).toEqual([MAX.uuid, null]);
  });
});
