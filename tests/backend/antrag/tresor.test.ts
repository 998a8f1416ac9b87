import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tresorSchluessel } from "~/server/backend/storage/schema/tresor";
import { tidy } from "~/server/backend/usecases/tidy";
import {
  type Browser,
  FIRMEN,
  listOf,
  MENSCHEN,
  PASSWORT,
  startBackend,
  textOf,
  type TestBackend,
} from "../../support/backend";

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend();
});
afterAll(() => t.stop());

const open = (browser: Browser) => browser.put("/v1/benutzer/tresor", {});
const schluesselVon = async (browser: Browser) =>
  listOf((await open(browser)).body.schluessel).map(({ wert }) => textOf(wert));
const NEU = "Vier-blaue-Elefanten-singen";

describe("der Tresor", () => {
  it("gibt jeder Person eines Unternehmens ihren eigenen Schlüssel von 32 Byte, immer denselben", async () => {
    const [eins, zwei, fremd] = [await t.alsBevollmaechtigter(), await t.alsMitarbeiter(), await t.alsFremder()];
    const antwort = await open(eins);
    expect(antwort.status).toBe(200);
    const [eigener] = listOf(antwort.body.schluessel);
    expect(Buffer.from(textOf(eigener?.wert), "base64")).toHaveLength(32);
    expect(await schluesselVon(eins)).toEqual([eigener?.wert]);
    expect(await schluesselVon(await t.alsBevollmaechtigter())).toEqual([eigener?.wert]);
    const andere = [...(await schluesselVon(zwei)), ...(await schluesselVon(fremd))];
    expect(new Set([eigener?.wert, ...andere]).size).toBe(3);
  });

  it("hat auch für die Stelle einen eigenen Schlüssel je Person, in jeder ihrer Rollen denselben", async () => {
    const [qm, admin] = [await t.alsQm(), await t.alsAdmin()];
    const schluessel = await schluesselVon(admin);
    expect(new Set([...(await schluesselVon(qm)), ...schluessel]).size).toBe(2);
    await admin.post("/v1/benutzer/systemrollen/waehlen", { systemRolle: "SUPPORT_MITARBEITER" });
    expect(await schluesselVon(admin)).toEqual(schluessel);
  });

  it("bleibt allen verschlossen, die nicht für ein Unternehmen oder in einer Rolle der Stelle angemeldet sind", async () => {
    expect((await open(t.browser())).body.httpSubStatus).toBe("401.20");
    expect((await open(await t.als("datenschutz"))).body.httpSubStatus).toBe("403.10");
    const ohneRolle = t.browser();
    await ohneRolle.login(MENSCHEN.qm.email, PASSWORT);
    expect((await open(ohneRolle)).body.httpSubStatus).toBe("403.10");
    const ohneWahl = t.browser();
    await ohneWahl.login(MENSCHEN.bevollmaechtigt.email, PASSWORT);
    expect((await open(ohneWahl)).body.httpSubStatus).toBe("403.30");
  });

  it("macht bei zwei Anfragen zugleich nur einen Schlüssel", async () => {
    const kollege = await t.alsKollege();
    const paare = await Promise.all([
      schluesselVon(kollege),
      schluesselVon(kollege.kopie()),
      schluesselVon(kollege.kopie()),
    ]);
    expect(new Set(paare.flat()).size).toBe(1);
  });

  it("steht in der Datenbank nur verschlüsselt", async () => {
    const [klar] = await schluesselVon(await t.alsMitarbeiter());
    const gespeichert = await t.dienste.db.select().from(tresorSchluessel);
    expect(gespeichert.length).toBeGreaterThan(0);
    expect(JSON.stringify(gespeichert)).not.toContain(klar);
  });

  it("bekommt mit neuem Passwort einen neuen Schlüssel und liest 30 Tage lang auch mit dem alten", async () => {
    const browser = await t.alsMitarbeiter();
    const [alt] = await schluesselVon(browser);
    expect((await browser.put("/v1/benutzer/passwort", { altesPasswort: PASSWORT, neuesPasswort: NEU })).status).toBe(
      200,
    );
    const danach = await schluesselVon(browser);
    expect(danach).toHaveLength(2);
    expect(danach[0]).not.toBe(alt);
    expect(danach[1]).toBe(alt);
    t.uhr.vor({ tage: 29 });
    await tidy(t.dienste);
    const wieder = t.browser();
    await wieder.login(MENSCHEN.mitarbeit.email, NEU);
    await wieder.post(`/v1/benutzer/unternehmen/${FIRMEN.maschinenbau.uuid}/waehlen`);
    expect(await schluesselVon(wieder)).toEqual(danach);
    t.uhr.vor({ tage: 2 });
    await tidy(t.dienste);
    const spaeter = t.browser();
    await spaeter.login(MENSCHEN.mitarbeit.email, NEU);
    await spaeter.post(`/v1/benutzer/unternehmen/${FIRMEN.maschinenbau.uuid}/waehlen`);
    expect(await schluesselVon(spaeter)).toEqual([danach[0]]);
  });

  it("fängt neu an, wenn der Schlüssel mit einem anderen SECRET_KEY verschlüsselt ist", async () => {
    const fremder = await t.alsFremder();
    const [alt] = await schluesselVon(fremder);
    await t.dienste.db.update(tresorSchluessel).set({ schluessel: Buffer.alloc(60).toString("base64") });
    const neu = await schluesselVon(fremder);
    expect(neu).toHaveLength(1);
    expect(neu[0]).not.toBe(alt);
  });
});
