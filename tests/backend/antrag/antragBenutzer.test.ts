import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Angelegt, antragPfad, felder, create, save, allowEinsicht } from "../../support/antraege";
import { benutzerRufe } from "../../support/benutzerRufe";
import { type Browser, listOf, MENSCHEN } from "../../support/backend";
import { startLivePortal, type LivePortal } from "../../support/livePortal";

let test: LivePortal;
let chefin: Browser;
let max: Browser;
let kai: Browser;
let angelegt: Angelegt;
beforeAll(async () => {
  test = await startLivePortal();
  [chefin, max, kai] = [await test.als("bevollmaechtigt"), await test.als("mitarbeit"), await test.als("kollege")];
});
afterAll(() => test.stop());
beforeEach(async () => {
  angelegt = await create(chefin, "Gemeinsam");
});

const { pfad, set, revoke, zeileVon, revisionVon } = benutzerRufe(() => ({ chefin, angelegt }));
const auditVon = async () =>
  (
    await test.dienste.pool.query<Record<string, unknown>>(
      "SELECT vorgang, benutzer_uuid, von, nach, grund FROM audit WHERE antrag_uuid = $1 AND vorgang LIKE 'antragRecht.%' ORDER BY lfd",
      [angelegt.uuid],
    )
  ).rows;

describe("Die Benutzer eines Antrags", () => {
  it("sind für die bevollmächtigte Person alle ihres Unternehmens, mit ihrem Recht", async () => {
    const { body } = await chefin.get(pfad());
    expect(body).toMatchObject({ antrag: { titel: "Gemeinsam" }, darfVerwalten: true });
    expect(
      listOf(body.data).map(({ name, rolle, recht, revision, isSelbst }) => ({
        name,
        rolle,
        recht,
        hatRevision: Number(revision) > 0,
        isSelbst,
      })),
    ).toEqual([
      { name: "Max Arbeit", rolle: "MITARBEITER", recht: null, hatRevision: false, isSelbst: false },
      { name: "Paul Flicht", rolle: "MITARBEITER", recht: null, hatRevision: false, isSelbst: false },
      { name: "Kai Lege", rolle: "MITARBEITER", recht: null, hatRevision: false, isSelbst: false },
      { name: "Mia Tan", rolle: "MITARBEITER", recht: null, hatRevision: false, isSelbst: false },
      { name: "Bea Vollmer", rolle: "BEVOLLMAECHTIGTER", recht: "VERWALTEN", hatRevision: true, isSelbst: true },
    ]);
  });

  it("sind für Lesende nur die, die Zugriff haben, und nicht zu ändern", async () => {
    expect((await set(chefin, "mitarbeit", { recht: "LESEN" })).status).toBe(200);
    const { body } = await max.get(pfad());
    expect(body.darfVerwalten).toBe(false);
    expect(listOf(body.data).map(({ name }) => name)).toEqual(["Max Arbeit", "Bea Vollmer"]);
    await allowEinsicht(chefin, angelegt.uuid);
    expect((await (await test.als("support")).get(pfad())).body.darfVerwalten).toBe(false);
  });

  it("sind auch für die, die bearbeiten, nur die, die Zugriff haben, und nicht zu ändern", async () => {
    const { body: gegeben } = await set(chefin, "mitarbeit", { recht: "BEARBEITEN" });
    const { body } = await max.get(pfad());
    expect(body.darfVerwalten).toBe(false);
    expect(listOf(body.data).map(({ name }) => name)).toEqual(["Max Arbeit", "Bea Vollmer"]);
    expect((await revoke(max, "mitarbeit", Number(gegeben.revision))).status).toBe(403);
    expect((await set(max, "mitarbeit", { recht: "LESEN", revision: Number(gegeben.revision) })).status).toBe(403);
    expect(await zeileVon(chefin, "mitarbeit")).toMatchObject({ recht: "BEARBEITEN" });
  });

  it("gibt es für Unbekannte und Fremde nicht", async () => {
    const fremd = await test.als("fremd");
    const unbekannt = await fremd.get(antragPfad(randomUUID(), "/benutzer"));
    for (const als of [fremd, max]) expect((await als.get(pfad())).body).toEqual(unbekannt.body);
    expect((await set(max, "mitarbeit", { recht: "VERWALTEN" })).status).toBe(404);
    expect((await test.browser().get(pfad())).status).toBe(401);
  });
});

describe("Ein Recht", () => {
  it("wird gegeben, geändert und genommen, jedes mit einer Zeile im Protokoll", async () => {
    const gegeben = await set(chefin, "mitarbeit", { recht: "LESEN" });
    expect(gegeben).toMatchObject({ status: 200, body: { name: "Max Arbeit" } });
    expect((await save(max, angelegt, { revision: 1, aenderungen: [felder({ titel: "x" })] })).status).toBe(403);
    const geaendert = await set(chefin, "mitarbeit", { recht: "BEARBEITEN", revision: Number(gegeben.body.revision) });
    expect((await save(max, angelegt, { revision: 1, aenderungen: [felder({ titel: "x" })] })).status).toBe(200);
    expect((await revoke(chefin, "mitarbeit", Number(geaendert.body.revision))).status).toBe(200);
    expect((await max.get(antragPfad(angelegt.uuid))).status).toBe(404);
    const wer = { benutzer_uuid: MENSCHEN.bevollmaechtigt.uuid, grund: MENSCHEN.mitarbeit.uuid };
    expect(await auditVon()).toEqual([
      { ...wer, vorgang: "antragRecht.erteilen", von: null, nach: "LESEN" },
      { ...wer, vorgang: "antragRecht.aendern", von: "LESEN", nach: "BEARBEITEN" },
      { ...wer, vorgang: "antragRecht.entziehen", von: "BEARBEITEN", nach: null },
    ]);
    const nachrichten = "SELECT art, text FROM nachricht WHERE antrag_uuid = $1 ORDER BY erstellt_am, art DESC";
    expect((await test.dienste.pool.query<Record<string, unknown>>(nachrichten, [angelegt.uuid])).rows).toEqual([
      {
        art: "ANTRAG_BENUTZER_HINZUGEFUEGT",
        text: "Max Arbeit hat für den Antrag „Gemeinsam“ jetzt das Recht „Lesen“. Gegeben hat es Bea Vollmer.",
      },
      {
        art: "ANTRAG_BENUTZER_ENTFERNT",
        text: "Max Arbeit hat keinen Zugriff mehr auf den Antrag „Gemeinsam“. Bea Vollmer hat ihn beendet.",
      },
    ]);
    const texte = listOf((await chefin.get(antragPfad(angelegt.uuid))).body.ereignisse).map(({ text }) => text);
    expect(texte).toEqual(
      expect.arrayContaining(["Benutzer hinzugefügt", "Recht eines Benutzers geändert", "Benutzer entfernt"]),
    );
  });

  it("wird nie stillschweigend überschrieben", async () => {
    const erstes = await set(chefin, "mitarbeit", { recht: "LESEN" });
    const revision = Number(erstes.body.revision);
    expect((await set(chefin, "mitarbeit", { recht: "VERWALTEN", revision })).status).toBe(200);
    for (const zuSpaet of [
      await set(chefin, "mitarbeit", { recht: "LESEN", revision }),
      await revoke(chefin, "mitarbeit", revision),
      await set(chefin, "mitarbeit", { recht: "LESEN" }),
    ]) {
      expect(zuSpaet).toMatchObject({ status: 409, body: { httpSubStatus: "409.10" } });
      expect(zuSpaet.body.userMessage).toContain("Max Arbeit hat jetzt das Recht „Verwalten“.");
    }
    // Taken and given again is not what somebody has seen before, though it reads the same.
    expect((await revoke(chefin, "mitarbeit", await revisionVon("mitarbeit"))).status).toBe(200);
    expect((await set(chefin, "mitarbeit", { recht: "LESEN" })).status).toBe(200);
    expect((await revoke(chefin, "mitarbeit", revision)).status).toBe(409);
    expect(await zeileVon(chefin, "mitarbeit")).toMatchObject({ recht: "LESEN" });
  });

  it("wirkt mit demselben Schlüssel einmal, und dasselbe noch einmal ändert nichts", async () => {
    const schluessel = randomUUID();
    const [eins, zwei] = [
      await set(chefin, "mitarbeit", { recht: "LESEN", revision: 0, schluessel }),
      await set(chefin, "mitarbeit", { recht: "LESEN", revision: 0, schluessel }),
    ];
    expect(zwei.body).toEqual(eins.body);
    expect((await set(chefin, "mitarbeit", { recht: "LESEN", revision: Number(eins.body.revision) })).body).toEqual(
      eins.body,
    );
    expect(await auditVon()).toHaveLength(1);
  });

  it("geben auch Mitarbeitende, die verwalten, aber nicht die, die bearbeiten", async () => {
    expect((await set(chefin, "mitarbeit", { recht: "BEARBEITEN" })).status).toBe(200);
    expect((await set(max, "kollege", { recht: "LESEN" })).status).toBe(403);
    expect(
      (await set(chefin, "mitarbeit", { recht: "VERWALTEN", revision: await revisionVon("mitarbeit") })).status,
    ).toBe(200);
    expect((await set(max, "kollege", { recht: "VERWALTEN" })).status).toBe(200);
    // Who manages may also give up managing, and be removed by somebody else who does.
    expect((await revoke(kai, "mitarbeit", await revisionVon("mitarbeit"))).status).toBe(200);
    expect((await revoke(kai, "kollege", await revisionVon("kollege"))).status).toBe(200);
    expect((await kai.get(pfad())).status).toBe(404);
  });

  it("einer bevollmächtigten Person ändert niemand", async () => {
    await set(chefin, "mitarbeit", { recht: "VERWALTEN" });
    const revision = await revisionVon("bevollmaechtigt");
    for (const als of [chefin, max]) {
      expect((await set(als, "bevollmaechtigt", { recht: "LESEN", revision })).status).toBe(403);
      expect((await revoke(als, "bevollmaechtigt", revision)).status).toBe(403);
    }
  });

  it("bekommt nur, wer zum Unternehmen gehört: Fremde, der Stab und Unbekannte werden gleich abgewiesen", async () => {
    const unbekannt = await chefin.put(antragPfad(angelegt.uuid, `/benutzer/${randomUUID()}`), {
      recht: "LESEN",
      revision: 0,
    });
    expect(unbekannt.status).toBe(404);
    for (const wer of ["fremd", "support"] as const)
      expect((await set(chefin, wer, { recht: "LESEN" })).body).toEqual(unbekannt.body);
    const { rows } = await test.dienste.pool.query("SELECT 1 FROM antrag_recht WHERE benutzer_uuid = ANY($1)", [
      [MENSCHEN.fremd.uuid, MENSCHEN.support.uuid],
    ]);
    expect(rows).toEqual([]);
  });

  it("lässt sich an einem gelöschten Entwurf nicht mehr geben", async () => {
    expect((await chefin.delete(antragPfad(angelegt.uuid))).status).toBe(200);
    expect((await set(chefin, "mitarbeit", { recht: "LESEN" })).body.httpSubStatus).toBe("409.20");
  });

  it("geht mit der Zugehörigkeit zum Unternehmen und kommt nicht mit ihr zurück", async () => {
    await set(chefin, "pflicht", { recht: "LESEN" });
    const pflicht = [MENSCHEN.pflicht.uuid];
    const { rows } = await test.dienste.pool.query<Record<string, unknown>>(
      "DELETE FROM mitgliedschaft WHERE benutzer_uuid = $1 RETURNING *",
      pflicht,
    );
    const [zeile] = rows;
    expect((await set(chefin, "pflicht", { recht: "LESEN" })).status).toBe(404);
    await test.dienste.pool.query(
      "INSERT INTO mitgliedschaft SELECT ($1::jsonb->>'benutzer_uuid')::uuid, ($1::jsonb->>'unternehmen_uuid')::uuid, 'MITARBEITER', now()",
      [JSON.stringify(zeile)],
    );
    expect(await zeileVon(chefin, "pflicht")).toMatchObject({ recht: null, revision: 0 });
  });

  it("verlieren von zweien, die einander zugleich entfernen, nicht beide", async () => {
    await set(chefin, "mitarbeit", { recht: "VERWALTEN" });
    await set(chefin, "kollege", { recht: "VERWALTEN" });
    const [vonMax, vonKai] = [await revisionVon("mitarbeit"), await revisionVon("kollege")];
    const stati = (await Promise.all([revoke(max, "kollege", vonKai), revoke(kai, "mitarbeit", vonMax)])).map(
      ({ status }) => status,
    );
    expect(stati.toSorted()).toEqual([200, 404]);
  });
});

describe("Wer einen Antrag anlegt", () => {
  it("verwaltet ihn und kann ihn doch verlieren", async () => {
    angelegt = await create(max, "Von Max");
    expect(await zeileVon(max, "mitarbeit")).toMatchObject({ recht: "VERWALTEN", isSelbst: true });
    const revision = await revisionVon("mitarbeit");
    expect((await set(chefin, "mitarbeit", { recht: "LESEN", revision })).status).toBe(200);
    expect((await max.get(antragPfad(angelegt.uuid))).body.rechte).toEqual({
      bearbeiten: false,
      loeschen: false,
      einreichen: false,
    });
    expect((await max.delete(antragPfad(angelegt.uuid))).status).toBe(403);
    expect((await revoke(chefin, "mitarbeit", await revisionVon("mitarbeit"))).status).toBe(200);
    expect((await max.get(antragPfad(angelegt.uuid))).status).toBe(404);
    expect((await max.get("/v1/antraege?suche=Von%20Max")).body.total).toBe(0);
  });
});
