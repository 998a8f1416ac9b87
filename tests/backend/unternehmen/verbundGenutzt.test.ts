import { afterEach, beforeEach, expect, it } from "vitest";
import { type Browser, startBackend, type TestBackend } from "../../support/backend";
import { insertVerbunden } from "../../support/verbundSaetze";

const PFAD = "/v1/unternehmen/verbundene";

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

it("die Liste nennt zu gefragten Jahren, wer den Höchstbetrag teilt und nicht sagt, was er genutzt hat", async () => {
  const tochter = await insertVerbunden(t, { name: "Tochter GmbH", inDeutschlandSteuerpflichtig: true });
  const genannt = await insertVerbunden(t, {
    name: "Genannt GmbH",
    inDeutschlandSteuerpflichtig: true,
    hatBescheinigungen: true,
    genutzteGrundlage: "2025: 500.000,00",
  });
  await insertVerbunden(t, {
    name: "Ohne Antrag GmbH",
    inDeutschlandSteuerpflichtig: true,
    hatBescheinigungen: false,
  });
  await insertVerbunden(t, { name: "Ausland Ltd", inDeutschlandSteuerpflichtig: false });
  const ungenannt = async (query: string) => (await chefin.get(`${PFAD}${query}`)).body.lage?.ungenannt;
  const alle = [
    { jahr: "2025", name: "Tochter GmbH", zeile: tochter },
    { jahr: "2026", name: "Tochter GmbH", zeile: tochter },
    { jahr: "2026", name: "Genannt GmbH", zeile: genannt },
  ];
  expect(await ungenannt("?jahre=2025,2026")).toEqual(expect.arrayContaining(alle));
  expect(await ungenannt("?jahre=2025,2026")).toHaveLength(alle.length);
  expect(await ungenannt("")).toEqual([]);
  expect((await chefin.get(`${PFAD}?jahre=bald`)).status).toBe(422);
  const { hoechstbetrag } = (await chefin.get("/v1/unternehmen/kmu")).body;
  expect(hoechstbetrag).toEqual({ jahr: "2025", ungenannt: [{ name: "Tochter GmbH", zeile: tochter }] });
});

it("die Liste sagt, ob eine Beziehung noch offen ist", async () => {
  const readOffene = async () => (await chefin.get(PFAD)).body.lage?.hatOffene;
  await insertVerbunden(t, { name: "Tochter GmbH" });
  expect(await readOffene()).toBe(false);
  await insertVerbunden(t, { name: "Offene GmbH", verbindung: "" });
  expect(await readOffene()).toBe(true);
});
