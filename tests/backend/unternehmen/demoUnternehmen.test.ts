import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mitgliedStatusSchluessel } from "~/domain/benutzer/mitgliedStatus";
import { type Browser, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";

let t: TestBackend;
let chefin: Browser;

/** The authorised representative of the company of the demo whose pages are all filled. */
async function logInBerta(): Promise<Browser> {
  const email = "bevollmaechtigt@example.org";
  const browser = t.browser();
  await browser.login(email, "Beispiel-Passwort-2026");
  const mail = (await t.clearAusgang()).findLast(({ to }) => to === email);
  const tan = textOf(/\b\d{6}\b/.exec(mail?.text ?? "")?.[0]);
  expect((await browser.ruf("POST", "/v1/auth/token/tan", { form: { tan } })).status).toBe(200);
  const firmen = listOf((await browser.get("/v1/benutzer/unternehmen")).body.data);
  const firma = firmen.find(({ name }) => textOf(name) === "Beispiel Maschinenbau GmbH");
  await browser.post(`/v1/benutzer/unternehmen/${textOf(firma?.uuid)}/waehlen`);
  return browser;
}

beforeAll(async () => {
  t = await startBackend();
  await t.backend.migrate();
  await t.eigentuemer.query("TRUNCATE benutzer, unternehmen CASCADE");
  await t.backend.seedDemo();
  chefin = await logInBerta();
});
afterAll(() => t.stop());

describe("das Unternehmen der Demo", () => {
  it("hat eine Gruppe von sechs anderen, vollständig, in beide Richtungen und bestätigt", async () => {
    const { data, lage } = (await chefin.get("/v1/unternehmen/verbundene")).body;
    const gruppe = listOf(data);
    expect(gruppe.map(({ name }) => textOf(name)).toSorted()).toEqual([
      "Beispiel Antriebe GmbH",
      "Beispiel Beteiligungen AG",
      "Beispiel Holding SE",
      "Beispiel Messtechnik GmbH",
      "Beispiel Service GmbH",
      "Beispiel Werkstoffe GmbH",
    ]);
    expect(new Set(gruppe.map(({ verbindung }) => verbindung))).toEqual(
      new Set(["MUTTER", "TOCHTER", "SCHWESTER", "SONSTIGE"]),
    );
    expect(lage?.bestaetigung).toMatchObject({ isAktuell: true });
  });

  it("hat die Zahlen der letzten drei Wirtschaftsjahre, ohne Lücke, und die der Gruppe dazu", async () => {
    const jahre = listOf((await chefin.get("/v1/unternehmen/wirtschaftsjahre")).body.data);
    expect(jahre.map(({ werte }) => [werte?.wjBeginn, werte?.wjEnde])).toEqual([
      ["2025-01-01", "2025-12-31"],
      ["2024-01-01", "2024-12-31"],
      ["2023-01-01", "2023-12-31"],
    ]);
    for (const { werte } of jahre)
      for (const key of ["umsatz", "bilanzsumme", "beschaeftigteVzae", "fuePersonal", "fueSach", "fueExtern"])
        expect([key, Number(werte?.[key]) > 0]).toEqual([key, true]);
    const zahlen = listOf((await chefin.get("/v1/unternehmen/kmu/zahlen")).body.data);
    expect(zahlen).toHaveLength(6 * 3);
  });

  it("hat mehr als fünf Personen und jeden Stand, den eine haben kann, auch einen, der auf Zustimmung wartet", async () => {
    const { data, zustimmung } = (await chefin.get("/v1/benutzerverwaltung?size=0")).body;
    const personen = listOf(data);
    const eingeladene = ["EINGELADEN", "WARTET", "ABGELAUFEN"];
    const konten = personen.filter(({ status }) => !eingeladene.includes(textOf(status)));
    expect(konten.length).toBeGreaterThanOrEqual(5);
    expect(new Set(personen.map(({ status }) => status))).toEqual(new Set(mitgliedStatusSchluessel));
    expect(new Set(personen.map(({ rolle }) => rolle))).toEqual(new Set(["BEVOLLMAECHTIGTER", "MITARBEITER"]));
    expect(zustimmung).toMatchObject({ an: true, wartende: [{ name: "Wanda Wartet" }] });
  });

  it("kann die zweite bevollmächtigte Person zustimmen lassen: erst dann geht die Einladung hinaus", async () => {
    await t.clearAusgang();
    const anWanda = () => t.mails.filter(({ to }) => to === "wartet@example.org");
    expect(anWanda()).toEqual([]);
    const { wartende } = (await chefin.get("/v1/benutzerverwaltung")).body.zustimmung ?? {};
    const pfad = `/v1/benutzerverwaltung/einladungen/${textOf(listOf(wartende)[0]?.uuid)}/zustimmung`;
    expect((await chefin.put(pfad, { zustimmung: true })).body).toEqual({ name: "Wanda Wartet" });
    await t.clearAusgang();
    expect(anWanda()).toHaveLength(1);
  });
});
