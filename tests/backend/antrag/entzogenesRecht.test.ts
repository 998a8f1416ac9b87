import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { alert, resourceWatcher } from "~/contract/wire/live";
import { type Angelegt, antragPfad, felder, create, save, vorhabenPfad } from "../../support/antraege";
import { type Browser, MENSCHEN, textOf } from "../../support/backend";
import { benutzerRufe } from "../../support/benutzerRufe";
import { pdf } from "../../support/dateien";
import { startLivePortal, type LivePortal } from "../../support/livePortal";

let test: LivePortal;
let chefin: Browser;
let max: Browser;
let angelegt: Angelegt;
beforeAll(async () => {
  test = await startLivePortal();
  [chefin, max] = [await test.als("bevollmaechtigt"), await test.als("mitarbeit")];
});
afterAll(() => test.stop());
beforeEach(async () => {
  angelegt = await create(chefin, "Gemeinsam");
});

const { set, revoke, revisionVon } = benutzerRufe(() => ({ chefin, angelegt }));

describe("Wem ein Recht genommen wird", () => {
  const TOPICS = [alert.destination, resourceWatcher.destination, "/user/notification/resourcesaved"];

  it("findet sofort nichts mehr davon, auch nicht die Anlagen und die eigenen aufbewahrten Eingaben", async () => {
    await set(chefin, "mitarbeit", { recht: "BEARBEITEN" });
    const { uuid, vorhabenUuid } = angelegt;
    const hochgeladen = await max.ruf("POST", `${vorhabenPfad(angelegt)}/dateien?name=Plan.pdf`, { datei: pdf() });
    const datei = `/v1/dateien/upload/${encodeURIComponent(textOf(hochgeladen.body.fileName))}/laden`;
    const ticket = textOf((await max.get(vorhabenPfad(angelegt))).body.ticket);
    const ort = { antragUuid: uuid, vorhabenUuid, tab: "0", tabelle: null, zeile: null, neu: false };
    const geparkt = await max.post("/v1/geparkteEingaben", { ticket, ort, felder: "revision=1&titel=Getippt" });
    const pfade = [
      datei,
      `/v1/geparkteEingaben/${textOf(geparkt.body.uuid)}`,
      antragPfad(uuid),
      antragPfad(uuid, "/dateien"),
    ];
    const stati = async () => Promise.all(pfade.map(async (ziel) => (await max.get(ziel)).status));
    expect(await stati()).toEqual([200, 200, 200, 200]);
    expect((await revoke(chefin, "mitarbeit", await revisionVon("mitarbeit"))).status).toBe(200);
    expect(await stati()).toEqual([404, 404, 404, 404]);
    expect((await max.get("/v1/geparkteEingaben")).body.data).toEqual([]);
    // Given back, everything is there again.
    await set(chefin, "mitarbeit", { recht: "LESEN" });
    expect(await stati()).toEqual([200, 200, 200, 200]);
  });

  it("hört sofort nichts mehr von dem Antrag, und die anderen sehen, dass er nicht mehr dabei ist", async () => {
    await set(chefin, "mitarbeit", { recht: "BEARBEITEN" });
    const [bea, beiMax] = [await test.knoten.hoerer(chefin, TOPICS), await test.knoten.hoerer(max, TOPICS)];
    await bea.watch("enter", angelegt.uuid);
    await bea.nachricht();
    await beiMax.watch("enter", angelegt.uuid);
    expect(await bea.nachricht()).toMatchObject({ activeUsers: ["Bea Vollmer", "Max Arbeit"] });
    await beiMax.nachricht();
    expect((await revoke(chefin, "mitarbeit", await revisionVon("mitarbeit"))).status).toBe(200);
    expect(await bea.nachricht()).toMatchObject({ activeUsers: ["Bea Vollmer"] });
    expect(await beiMax.nachricht()).toMatchObject({
      alertMessage: "Sie haben für den Antrag „Gemeinsam“ jetzt keinen Zugriff.",
    });
    // Given again, it is heard of only by those who come again.
    await set(chefin, "mitarbeit", { recht: "LESEN" });
    expect(await beiMax.nachricht()).toMatchObject({
      alertMessage: "Sie haben für den Antrag „Gemeinsam“ jetzt das Recht „Lesen“.",
    });
    expect((await save(chefin, angelegt, { revision: 1, aenderungen: [felder({ titel: "Ohne Max" })] })).status).toBe(
      200,
    );
    await bea.watch("leave", angelegt.uuid);
    await bea.watch("enter", angelegt.uuid);
    expect(await beiMax.nochDa(200)).toEqual([]);
    const { rows } = await test.dienste.pool.query(
      "SELECT 1 FROM live_beobachter o JOIN live_verbindung v ON v.uuid = o.verbindung_uuid WHERE v.benutzer_uuid = $1",
      [MENSCHEN.mitarbeit.uuid],
    );
    expect(rows).toEqual([]);
    for (const probe of [bea, beiMax]) probe.abort();
  });
});
