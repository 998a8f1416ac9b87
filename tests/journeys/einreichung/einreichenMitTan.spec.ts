import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { logInWithoutSeiten } from "../../support/anmelden";
import { explain } from "../../support/hauptweg";
import { KONTEN } from "../../support/konten";
import { checkOpen } from "../../support/offeneSeite";
import { fetchTan, startWithoutNezo } from "../../support/ohneNezo";
import { expect, neuerContext, test } from "../../support/portal";
import { findUuid } from "../../support/schale";

const KONTO = KONTEN.maschinenbau;
const BESTAETIGUNG = /^Ihre TAN für das Antragsportal$/;
const EINREICHUNG = /^Ihre TAN für die Einreichung eines Antrags$/;
const antrag = z.object({ revision: z.number(), einreichung: z.looseObject({ interneNotiz: z.string() }) });

test("ohne nezo: bestätigen, wer man ist, und mit TAN genau den gelesenen Stand einreichen", async ({ browser }) => {
  const portal = await startWithoutNezo({ SITZUNG_NACHWEIS_MINUTEN: "20" });
  const { mailFolder } = portal;
  const context = await neuerContext(browser, portal.url);
  const page = await context.newPage();
  const main = page.getByRole("main");
  const passwort = page.getByRole("textbox", { name: "Ihr Passwort", exact: true });
  try {
    await logInWithoutSeiten(context.request, mailFolder, KONTO);
    const uuid = await findUuid(page, "Lagerdiagnose, fertig zum Einreichen");
    await page.goto(`/einreichen/${uuid}?schritt=erklaerungen`);
    await explain(page);
    await expect(main.getByText("Nach dem Einreichen können Sie den Antrag nicht mehr ändern.")).toBeVisible();

    await test.step("die Anmeldung ist zu lange her: Passwort und TAN, dann zurück", async () => {
      portal.advance(21);
      const ueberschrift = page.getByRole("heading", { level: 1, name: "Bitte bestätigen Sie, dass Sie es sind" });
      await expect(async () => {
        await page.getByRole("button", { name: "TAN anfordern" }).click();
        await expect(ueberschrift).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(page.getByText("Ihre letzte Anmeldung ist länger als 20 Minuten her.")).toBeVisible();
      expect(await checkOpen(page, "Bestätigen")).toEqual([]);
      await passwort.fill("Falsch-geraten-2026");
      await page.getByRole("button", { name: "Bestätigen", exact: true }).click();
      await expect(
        page.getByRole("alert").getByText("Das Passwort ist nicht richtig. Bitte prüfen Sie Ihre Eingabe."),
      ).toBeVisible();
      await passwort.fill(KONTO.passwort);
      const tan = await fetchTan(page, mailFolder, { knopf: "Bestätigen", betreff: BESTAETIGUNG });
      await page.getByRole("textbox", { name: "TAN", exact: true }).fill(tan);
      await page.getByRole("button", { name: "Bestätigen", exact: true }).click();
      await expect(page).toHaveURL(`${portal.url}/einreichen/${uuid}?schritt=signatur`);
      await expect(page.getByText("Danke, Sie haben sich bestätigt. Sie können jetzt weitermachen.")).toBeVisible();
    });

    const submit = async (tan: string) => {
      await page.getByRole("textbox", { name: "TAN aus der E-Mail" }).fill(tan);
      await page.getByRole("button", { name: "Antrag jetzt einreichen" }).click();
    };

    await test.step("jemand speichert, bevor die TAN eingegeben ist: nichts ist eingereicht", async () => {
      // The page reads its state anew a while after the refusal is shown: nobody may send the old one in between.
      await page.route(/\/einreichen\/[^?]*\.data/, async (route) => {
        if (route.request().method() === "GET") await wait(1_000);
        await route.continue();
      });
      const tan = await fetchTan(page, mailFolder, { knopf: "TAN anfordern", betreff: EINREICHUNG });
      const { revision, einreichung } = antrag.parse(await (await context.request.get(`/v1/antraege/${uuid}`)).json());
      const neu = { revision, einreichung: { ...einreichung, interneNotiz: "Von jemand anderem" } };
      expect((await context.request.put(`/v1/antraege/${uuid}/einreichung`, { data: neu })).status()).toBe(200);
      await submit(tan);
      const meldung = page.getByRole("alert").getByRole("link", {
        name: /^Seit Sie ihn gelesen haben, wurden der Antrag oder die Angaben zum Unternehmen geändert\./,
      });
      await expect(meldung).toHaveAttribute("href", `/antraege/${uuid}/lesen`);
    });

    await test.step("mit einer neuen TAN ist der aktuelle Stand eingereicht", async () => {
      await submit(await fetchTan(page, mailFolder, { knopf: "TAN anfordern", betreff: EINREICHUNG }));
      await expect(page.getByRole("heading", { level: 1, name: "Ihr Antrag ist eingereicht" })).toBeVisible();
    });
  } finally {
    await context.close();
    await portal.stop();
  }
});
