import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { request, type Page } from "@playwright/test";
import { logInWithoutSeiten } from "../../support/anmelden";
import { FormularSeite, hasScripts } from "../../support/formularSeite";
import { createAntragInListe } from "../../support/hauptweg";
import { KONTEN } from "../../support/konten";
import { startMailServer } from "../../support/mailServer";
import { expect, neuerContext, test } from "../../support/portal";
import { createQuickDataFolder, freePort, startPortal } from "../../support/portalProcess";

/**
 * Backend and portal as processes of their own, each of which can be stopped and started again, and somebody logged in.
 */
async function startPaar() {
  const ordner = createQuickDataFolder();
  const mails = await startMailServer(join(dirname(ordner), "mails"));
  const [portalPort, backendPort] = [String(await freePort()), String(await freePort())];
  const startBackend = () =>
    startPortal({
      env: {
        NUR_BACKEND: "true",
        PORT: backendPort,
        DATENORDNER: ordner,
        PUBLIC_URL: `http://localhost:${portalPort}`,
        SMTP_URL: mails.url,
        SITZUNG_ZUGRIFF_SEKUNDEN: "3600",
      },
    });
  const startPortalAgain = () =>
    startPortal({
      env: { BACKEND_URL: `http://localhost:${backendPort}`, PORT: portalPort, DATENORDNER: `${ordner}-portal` },
    });
  const laufend = { backend: await startBackend(), portal: await startPortalAgain() };
  const anfragen = await request.newContext({ baseURL: laufend.backend.url });
  await logInWithoutSeiten(anfragen, join(dirname(ordner), "mails"), KONTEN.software);
  const { cookies } = await anfragen.storageState();
  await anfragen.dispose();
  const end = async () => {
    await Promise.all([laufend.portal.stop(), laufend.backend.stop()]);
    await mails.stop();
    rmSync(dirname(ordner), { recursive: true, force: true });
  };
  return { laufend, cookies, startBackend, startPortalAgain, end };
}

const titel = (page: Page) => page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true });
const save = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).last().click();
/** The answer of the portal to the form, not to the live channel. */
const antwortAufFormular = (page: Page) =>
  page.waitForResponse((antwort) => antwort.request().method() === "POST" && antwort.url().includes("/formular/"));
const alert = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "Der Dienst ist zurzeit nicht erreichbar" }).first();

test("fällt mitten im Formular etwas aus, bleibt das Getippte und lässt sich danach speichern", async ({ browser }) => {
  const paar = await startPaar();
  const { laufend } = paar;
  try {
    const context = await neuerContext(browser, laufend.portal.url);
    await context.addCookies(paar.cookies);
    const page = await context.newPage();
    await createAntragInListe(page);
    await page.getByRole("link", { name: "Formular ausfüllen" }).click();
    const seite = new FormularSeite(page);
    await seite.expectThat("Vorhaben");
    await titel(page).fill("Überlebt das Backend");
    expect(await laufend.backend.stop()).toBe(0);
    const antwort = antwortAufFormular(page);
    await save(page);
    expect((await antwort).status()).toBe(503);
    expect((await antwort).headers()["retry-after"]).toBe("30");
    if (hasScripts()) await expect(alert(page)).toBeVisible();
    else {
      await expect(page.getByRole("heading", { level: 1, name: "Zurzeit nicht erreichbar" })).toBeVisible();
      await expect(page.locator('input[type="hidden"][name="titel"]')).toHaveValue("Überlebt das Backend");
    }
    laufend.backend = await paar.startBackend();
    await expect(async () => {
      if (hasScripts()) await save(page);
      else await page.getByRole("button", { name: "Erneut versuchen" }).click();
      await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 90_000 });
    await expect(titel(page)).toHaveValue("Überlebt das Backend");
    if (hasScripts()) {
      await titel(page).fill("Überlebt das Portal");
      await laufend.portal.stop("SIGKILL");
      // Read only now: nobody is left who could still answer the save before with a new one.
      const schluessel = await page.locator('#formular input[name="schluessel"]').inputValue();
      await save(page);
      await expect(alert(page)).toBeVisible();
      await expect(titel(page)).toHaveValue("Überlebt das Portal");
      await expect(page.locator('#formular input[name="schluessel"]')).toHaveValue(schluessel);
      laufend.portal = await paar.startPortalAgain();
      // Just started on a busy machine, it may say once more that it reaches nobody; but each press is answered.
      await expect(async () => {
        const antwort = antwortAufFormular(page);
        await save(page);
        expect((await antwort).status()).not.toBe(503);
      }).toPass({ timeout: 90_000 });
      await expect(alert(page)).toHaveCount(0);
      await page.reload();
      await expect(titel(page)).toHaveValue("Überlebt das Portal");
    }
  } finally {
    await paar.end();
  }
});
