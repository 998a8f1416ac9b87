import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allow, begin, codeOf, EIGENE, fremde, OHNE_ERLAUBNIS, FALSCHER_CODE, werIst } from "../../support/ansicht";
import { MENSCHEN, startBackend, type TestBackend } from "../../support/backend";
import { mailsAn } from "../../support/benutzerverwaltung";
import { auditUeber } from "../../support/personen";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const BEA = MENSCHEN.bevollmaechtigt;

describe("die Erlaubnis", () => {
  it("ohne sie und ohne Code beginnt keine Ansicht; nichts wird protokolliert oder gesendet", async () => {
    const sara = await t.alsSupport();
    expect((await sara.get(fremde(BEA.uuid))).body).toEqual({
      name: "Bea Vollmer",
      erlaubtBis: null,
      isMoeglich: true,
    });
    expect(await begin(sara, BEA.uuid)).toMatchObject({ status: 422, body: { errors: [OHNE_ERLAUBNIS] } });
    expect(sara.kekse.has("wie")).toBe(false);
    expect(await auditUeber(t, "support.ansicht")).toEqual([]);
    expect(await mailsAn(t, BEA.email)).toEqual([]);
  });

  it("der Schalter gilt für die gewählte Zeit und danach nicht mehr", async () => {
    const [bea, sara] = [await allow(t), await t.alsSupport()];
    expect((await bea.get(EIGENE)).body).toMatchObject({ bis: "2026-03-02T10:00:00.000Z", codeBis: null, data: [] });
    expect((await sara.get(fremde(BEA.uuid))).body.erlaubtBis).toBe("2026-03-02T10:00:00.000Z");
    t.uhr.set("2026-03-02T09:29:00Z");
    await sara.post("/v1/auth/token/refresh");
    t.uhr.set("2026-03-02T09:58:00Z");
    await sara.post("/v1/auth/token/refresh");
    expect((await begin(sara, BEA.uuid)).body).toEqual({ name: "Bea Vollmer" });
    expect(await werIst(sara)).toBe("Ansicht wie Bea Vollmer");
    t.uhr.set("2026-03-02T10:00:01Z");
    expect(await werIst(sara)).toBe("Sara Port");
    expect((await begin(sara, BEA.uuid)).body.errors).toEqual([OHNE_ERLAUBNIS]);
  });

  it("ein Code gilt einmal, auch ohne Schalter und mit Leerzeichen", async () => {
    const [bea, sara, adam] = [await t.als("bevollmaechtigt"), await t.alsSupport(), await t.alsAdmin()];
    const code = await codeOf(bea);
    expect(code).toMatch(/^\d{4} \d{4}$/);
    expect((await begin(sara, BEA.uuid, { code })).status).toBe(200);
    expect(await begin(adam, BEA.uuid, { code })).toMatchObject({
      status: 422,
      body: { errors: [FALSCHER_CODE] },
    });
  });

  it("von zweien, die denselben Code zugleich nennen, beginnt genau eine", async () => {
    const code = await codeOf(await t.als("bevollmaechtigt"));
    const alle = [await t.alsSupport(), await t.alsAdmin(), await t.alsSupport()];
    const stati = await Promise.all(alle.map(async (browser) => (await begin(browser, BEA.uuid, { code })).status));
    expect(stati.sort()).toEqual([200, 422, 422]);
  });

  it("nach fünf falschen Versuchen hilft auch der richtige Code nicht", async () => {
    const [bea, sara] = [await t.als("bevollmaechtigt"), await t.alsSupport()];
    const code = await codeOf(bea);
    for (const falsch of ["0000 0000", "abc", "1", "1234 56789", "9999-9999"])
      expect((await begin(sara, BEA.uuid, { code: falsch })).body.errors).toEqual([FALSCHER_CODE]);
    expect((await begin(sara, BEA.uuid, { code })).body.errors).toEqual([FALSCHER_CODE]);
    expect((await bea.get(EIGENE)).body.codeBis).toBeNull();
    expect((await begin(sara, BEA.uuid, { code: await codeOf(bea) })).status).toBe(200);
  });

  it("ein Code gilt zehn Minuten, und mit einem neuen ist der alte tot", async () => {
    const [bea, sara] = [await t.als("bevollmaechtigt"), await t.alsSupport()];
    const alter = await codeOf(bea);
    const neuer = await codeOf(bea);
    expect((await begin(sara, BEA.uuid, { code: alter })).body.errors).toEqual([FALSCHER_CODE]);
    t.uhr.vor({ minuten: 10, sekunden: 1 });
    await sara.post("/v1/auth/token/refresh");
    expect((await begin(sara, BEA.uuid, { code: neuer })).body.errors).toEqual([FALSCHER_CODE]);
  });

  it("der Code liegt nur als Prüfsumme in der Datenbank", async () => {
    const code = (await codeOf(await t.als("bevollmaechtigt"))).replace(" ", "");
    const { rows } = await t.eigentuemer.query<{ z: string }>("SELECT z::text FROM ansicht_code z");
    expect(rows).toHaveLength(1);
    expect(rows[0]?.z).not.toContain(code);
  });
});
