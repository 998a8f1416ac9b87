import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  allow,
  begin,
  codeOf,
  OHNE_ERLAUBNIS,
  FALSCHER_CODE,
  chooseFirma,
  EIGENE,
  fremde,
  GRUND,
  lookAs,
  werIst,
} from "../../support/ansicht";
import { create } from "../../support/antraege";
import { FIRMEN, listOf, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";
import { mailsAn } from "../../support/benutzerverwaltung";
import { act, auditUeber } from "../../support/personen";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const BEA = MENSCHEN.bevollmaechtigt;
const SARA = MENSCHEN.support;

describe("wer ansehen darf", () => {
  it.each(["qm", "bevollmaechtigt", "fremd"] as const)("%s nicht", async (wer) => {
    await allow(t);
    expect((await begin(await t.als(wer), BEA.uuid)).body.code).toBe("KEIN_ZUGRIFF");
  });

  it("niemand sieht eine Person aus dem Stab, eine unbekannte oder eine gesperrte", async () => {
    const adam = await t.alsAdmin();
    for (const uuid of [SARA.uuid, "99999999-9999-4999-8999-999999999999"])
      expect((await begin(adam, uuid)).status).toBe(404);
    await allow(t);
    await act(adam, BEA.uuid, "sperren");
    expect((await begin(adam, BEA.uuid)).body.code).toBe("PERSON_STAND");
    expect((await adam.get(fremde(BEA.uuid))).body.isMoeglich).toBe(false);
    for (const browser of [adam, await t.alsSupport()]) {
      expect((await browser.put(EIGENE, { dauer: "TAG" })).body.code).toBe("KEIN_ZUGRIFF");
      expect((await browser.post(`${EIGENE}/code`)).body.code).toBe("KEIN_ZUGRIFF");
    }
  });

  it("ohne Grund und ohne frischen Nachweis beginnt nichts", async () => {
    await allow(t, "bevollmaechtigt", "TAG");
    const sara = await t.alsSupport();
    expect(await begin(sara, BEA.uuid, { grund: " " })).toMatchObject({
      status: 422,
      body: { errors: [{ property: "grund" }] },
    });
    for (let mal = 0; mal < 5; mal += 1) {
      t.uhr.vor({ minuten: 25 });
      await sara.post("/v1/auth/token/refresh");
    }
    expect((await begin(sara, BEA.uuid)).body.code).toBe("NACHWEIS_ERFORDERLICH");
  });
});

describe("die Ansicht", () => {
  it("ist eine eigene Sitzung: die Person hat keine mehr, und keiner ihrer Schlüssel kommt in den Browser", async () => {
    const { ansicht, person } = await lookAs(t);
    const vorher = new Set(person.kekse.values());
    expect([...ansicht.kekse.values()].filter((wert) => vorher.has(wert))).toEqual([]);
    expect(listOf((await person.get("/v1/benutzer/profil")).body.sitzungen)).toHaveLength(1);
    expect(await werIst(person)).toBe("Bea Vollmer");
    const nurAnsicht = t.browser();
    nurAnsicht.kekse.set("wie", ansicht.kekse.get("wie") ?? "");
    expect(await werIst(nurAnsicht)).toBe("Ansicht wie Bea Vollmer");
    expect((await nurAnsicht.get("/v1/antraege")).body.code).toBe("UNTERNEHMEN_ERFORDERLICH");
  });

  it("zeigt, was die Person sieht, auch Entwürfe; das eigene Unternehmen der Person wählt sie für sich", async () => {
    const { ansicht, person } = await lookAs(t);
    const { uuid } = await create(person, "Entwurf von Bea");
    await chooseFirma(ansicht, FIRMEN.maschinenbau.uuid);
    expect(listOf((await ansicht.get("/v1/antraege")).body.data).map((zeile) => zeile.bezeichnung)).toEqual([
      "Entwurf von Bea",
    ]);
    expect((await ansicht.get(`/v1/antraege/${uuid}`)).status).toBe(200);
    await chooseFirma(ansicht, FIRMEN.software.uuid);
    expect(listOf((await ansicht.get("/v1/antraege")).body.data)).toEqual([]);
    expect(listOf((await person.get("/v1/antraege")).body.data)).toHaveLength(1);
    expect((await ansicht.post(`/v1/benutzer/unternehmen/${FIRMEN.chemie.uuid}/waehlen`)).status).toBe(404);
    const lesungen = listOf((await person.get(`/v1/antraege/${uuid}/einsicht`)).body.data);
    expect(lesungen.map(({ name, rolle }) => [name, rolle])).toContainEqual(["Sara Port", "Support Mitarbeiter"]);
  });

  it("hat von selbst das Unternehmen, wenn es nur eines gibt", async () => {
    const { ansicht } = await lookAs(t, "mitarbeit");
    expect((await ansicht.get("/v1/antraege")).status).toBe(200);
  });

  it("öffnet nichts vom Support, und keine zweite Ansicht beginnt in ihr", async () => {
    const { ansicht } = await lookAs(t);
    expect((await ansicht.get("/v1/support/benutzer")).body.code).toBe("KEIN_ZUGRIFF");
    expect((await begin(ansicht, MENSCHEN.mitarbeit.uuid)).body.code).toBe("NUR_ANSICHT");
  });

  it("steht bei der Person mit Grund, im Protokoll und im Verlauf; sie bekommt eine Mail mit dem Grund", async () => {
    const { ansicht, person } = await lookAs(t);
    expect((await person.get(EIGENE)).body).toMatchObject({
      total: 1,
      data: [
        {
          name: "Sara Port",
          rolle: "Support Mitarbeiter",
          grund: GRUND,
          beginn: "2026-03-02T09:00:00.000Z",
          ende: "2026-03-02T09:15:00.000Z",
          laeuft: true,
        },
      ],
    });
    const [mail] = await mailsAn(t, BEA.email);
    expect(mail?.subject).toBe("Der Support sieht gerade das Antragsportal wie Sie");
    expect(mail?.text).toContain(GRUND);
    t.uhr.vor({ minuten: 3 });
    expect((await ansicht.post(`${EIGENE}/beenden`)).body).toEqual({ personUuid: BEA.uuid });
    expect(await werIst(ansicht)).toBe("Sara Port");
    expect(listOf((await person.get(EIGENE)).body.data)[0]).toMatchObject({
      laeuft: false,
      ende: "2026-03-02T09:03:00.000Z",
    });
    const zeile = { benutzer_uuid: SARA.uuid, von: null, nach: null };
    expect(await auditUeber(t, "support.ansicht")).toEqual([{ ...zeile, grund: `${BEA.uuid} ${GRUND}` }]);
    expect(await auditUeber(t, "support.ansichtEnde")).toEqual([{ ...zeile, grund: BEA.uuid }]);
    const verlauf = listOf((await ansicht.get(`/v1/support/benutzer/${BEA.uuid}/verlauf`)).body.data);
    expect(verlauf.map(({ ereignis }) => ereignis)).toEqual(
      expect.arrayContaining(["support.ansicht", "support.ansichtEnde", "ANSICHT_ERLAUBT"]),
    );
  });

  it("zweimal abgesendet ist sie eine Ansicht", async () => {
    const [bea, sara] = [await t.als("bevollmaechtigt"), await t.alsSupport()];
    const wunsch = { grund: GRUND, code: await codeOf(bea) };
    const schluessel = "11111111-2222-4333-8444-555555555555";
    const erste = await sara.post(fremde(BEA.uuid), wunsch, { schluessel });
    const zweiter = sara.kopie();
    zweiter.kekse.delete("wie");
    const zweite = await zweiter.post(fremde(BEA.uuid), wunsch, { schluessel });
    expect([erste.status, zweite.status]).toEqual([200, 200]);
    expect(zweiter.kekse.get("wie")).toBe(sara.kekse.get("wie"));
    expect((await bea.get(EIGENE)).body.total).toBe(1);
  });
});

describe("das Ende der Ansicht", () => {
  it("nach 15 Minuten, was auch getan wird; das eigene Konto ist dann wieder da", async () => {
    const { ansicht } = await lookAs(t);
    t.uhr.vor({ minuten: 14, sekunden: 59 });
    expect(await werIst(ansicht)).toBe("Ansicht wie Bea Vollmer");
    t.uhr.vor({ sekunden: 1 });
    expect(await werIst(ansicht)).toBe("Sara Port");
    expect(ansicht.kekse.has("wie")).toBe(false);
  });

  it("die Datenbank nimmt keine längere an", async () => {
    await lookAs(t);
    await expect(
      t.dienste.pool.query("UPDATE ansicht SET bis = beginn_am + interval '15 minutes 1 second'"),
    ).rejects.toMatchObject({ code: "23514" });
  });

  it("wenn die Person die Erlaubnis zurücknimmt, mit der nächsten Anfrage", async () => {
    const { ansicht, person } = await lookAs(t);
    expect((await person.delete(EIGENE)).status).toBe(200);
    expect(await werIst(ansicht)).toBe("Sara Port");
    expect((await person.get(EIGENE)).body).toMatchObject({ bis: null, data: [{ laeuft: false }] });
    expect((await begin(ansicht, BEA.uuid)).body.errors).toEqual([OHNE_ERLAUBNIS]);
  });

  it("auch eine mit Code endet so, und ein ungenutzter Code mit ihr", async () => {
    const [bea, sara] = [await t.als("bevollmaechtigt"), await t.alsSupport()];
    expect((await begin(sara, BEA.uuid, { code: await codeOf(bea) })).status).toBe(200);
    const offen = await codeOf(bea);
    await bea.delete(EIGENE);
    expect(await werIst(sara)).toBe("Sara Port");
    expect((await begin(sara, BEA.uuid, { code: offen })).body.errors).toEqual([FALSCHER_CODE]);
  });

  it("mit der Sperre der Person oder dessen, der ansieht; auch nach dem Entsperren", async () => {
    const { ansicht } = await lookAs(t);
    const adam = await t.alsAdmin();
    await act(adam, BEA.uuid, "sperren");
    expect(await werIst(ansicht)).toBe("Sara Port");
    await act(adam, BEA.uuid, "entsperren");
    expect(await werIst(ansicht.kopie())).toBe("Sara Port");
    expect((await begin(ansicht, BEA.uuid)).status).toBe(200);
    await t.dienste.pool.query("UPDATE benutzer SET gesperrt_seit = $2 WHERE uuid = $1", [SARA.uuid, t.uhr.now()]);
    expect(await werIst(ansicht)).toBe("niemand");
    await t.dienste.pool.query("UPDATE benutzer SET gesperrt_seit = NULL WHERE uuid = $1", [SARA.uuid]);
    expect(await werIst(ansicht)).toBe("niemand");
  });

  it("mit der Abmeldung dessen, der ansieht, in einem anderen Browser, und mit seiner Rolle", async () => {
    const { ansicht } = await lookAs(t);
    const anderswo = ansicht.kopie();
    anderswo.kekse.delete("wie");
    await t.dienste.pool.query("UPDATE sitzung SET systemrolle = 'ADMINISTRATOR' WHERE benutzer_uuid = $1", [
      SARA.uuid,
    ]);
    expect(await werIst(ansicht.kopie())).toBe("Sara Port");
    await t.dienste.pool.query("UPDATE sitzung SET systemrolle = 'SUPPORT_MITARBEITER' WHERE benutzer_uuid = $1", [
      SARA.uuid,
    ]);
    expect(await werIst(ansicht.kopie())).toBe("Ansicht wie Bea Vollmer");
    await anderswo.post("/v1/auth/token/revoke");
    expect(await werIst(ansicht)).toBe("niemand");
  });

  it("wenn alle Sitzungen der Person beendet werden; ihre gewöhnliche Abmeldung beendet sie nicht", async () => {
    const { ansicht, person } = await lookAs(t);
    await person.post("/v1/auth/token/revoke");
    expect(await werIst(ansicht)).toBe("Ansicht wie Bea Vollmer");
    const bea = await t.als("bevollmaechtigt");
    await bea.delete("/v1/benutzer/sitzungen");
    expect(await werIst(ansicht)).toBe("Sara Port");
  });

  it("mit der nächsten Ansicht derselben Anmeldung", async () => {
    const { ansicht } = await lookAs(t);
    await allow(t, "mitarbeit");
    const zweiter = ansicht.kopie();
    zweiter.kekse.delete("wie");
    expect((await begin(zweiter, MENSCHEN.mitarbeit.uuid)).status).toBe(200);
    expect(await werIst(ansicht)).toBe("Sara Port");
    expect(await werIst(zweiter)).toBe("Ansicht wie Max Arbeit");
  });
});
