import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { request, type Browser, type Page } from "@playwright/test";
import { MIT_GEDULD } from "../../support/geduld";
import { logInWithoutSeiten } from "../../support/anmelden";
import { expectLebendig } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { KONTEN } from "../../support/konten";
import { startMailServer } from "../../support/mailServer";
import { expect, neuerContext, test } from "../../support/portal";
import { builtMain, createQuickDataFolder, freePort, startPortal } from "../../support/portalProcess";
import { buildNextVersion } from "../../support/zweiterBuild";

const NEUE_TEXTE = [
  // Another way of making it small: every file gets a new name, and it takes half the time.
  { datei: "vite.config.ts", alt: 'minify: "terser"', neu: 'minify: "esbuild"' },
  {
    datei: "app/features/formular/schutz/VerlassenDialog.tsx",
    alt: "Nicht gespeicherte Änderungen",
    neu: "Ihre nicht gespeicherten Änderungen",
  },
  { datei: "app/features/antrag/LueckenSeite.tsx", alt: "Was fehlt noch?", neu: "Was fehlt jetzt noch?" },
];

const titel = (page: Page) => page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true });
const speichern = (page: Page) => page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).last();

/** What an open page may still ask for: the scripts of all pages, by the list that it was loaded with. */
const skripteAllerSeiten = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(JSON.stringify(Reflect.get(window, "__remixManifest")).match(/\/assets\/[\w.$-]+\.js/g)),
  ]);

async function openFormular(
  browser: Browser,
  url: string,
  { cookies, javaScriptEnabled }: { cookies: Awaited<ReturnType<typeof anmeldung>>; javaScriptEnabled: boolean },
) {
  const context = await neuerContext(browser, url, { javaScriptEnabled });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await expect(titel(page)).toBeVisible();
  return page;
}

async function anmeldung(url: string, mailFolder: string) {
  const anfragen = await request.newContext({ baseURL: url });
  await logInWithoutSeiten(anfragen, mailFolder, KONTEN.software);
  const { cookies } = await anfragen.storageState();
  await anfragen.dispose();
  return cookies;
}

/** The portal of this checkout, replaced under open pages by a second real build. */
test("ein Formular der alten Version wird von der neuen gespeichert und nie mit Ungespeichertem neu geladen", async ({
  browser,
}) => {
  const naechste = buildNextVersion(NEUE_TEXTE);
  const ordner = createQuickDataFolder();
  const mailFolder = join(dirname(ordner), "mails");
  const mails = await startMailServer(mailFolder);
  const env = {
    ...MIT_GEDULD,
    PORT: String(await freePort()),
    DATENORDNER: ordner,
    SMTP_URL: mails.url,
    SITZUNG_ZUGRIFF_SEKUNDEN: "3600",
  };
  let portal = await startPortal({ env, command: [process.execPath, builtMain] });
  try {
    const cookies = await anmeldung(portal.url, mailFolder);
    const mit = await openFormular(browser, portal.url, { cookies, javaScriptEnabled: true });
    const ohne = await openFormular(browser, portal.url, { cookies, javaScriptEnabled: false });
    await expectLebendig(mit.getByRole("main"));
    const skripte = await skripteAllerSeiten(mit);
    expect(skripte.length).toBeGreaterThan(20);
    await mit.evaluate(() => (document.documentElement.dataset.dokument = "alt"));
    await titel(mit).fill("Mit Skripten über den Wechsel");
    await titel(ohne).fill("Ohne Skripte über den Wechsel");

    await portal.stop();
    portal = await startPortal({ env, command: [process.execPath, naechste.main] });

    // Every script that the old page may still ask for is there.
    for (const skript of skripte)
      expect([skript, (await fetch(new URL(skript, portal.url))).status]).toEqual([skript, 200]);

    await speichern(ohne).click();
    await expect(ohne.getByText("Gespeichert", { exact: true })).toBeVisible();
    await expect(titel(ohne)).toHaveValue("Ohne Skripte über den Wechsel");

    await speichern(mit).click();
    await expect(mit.getByText("Gespeichert", { exact: true })).toBeVisible();
    await expect(titel(mit)).toHaveValue("Mit Skripten über den Wechsel");
    expect(await mit.evaluate(() => document.documentElement.dataset.dokument)).toBe("alt");

    // Unsaved text: the old page asks as it always did, and stays.
    await titel(mit).fill("Noch nicht gespeichert");
    await mit.getByRole("link", { name: /Was fehlt noch\?/ }).click();
    const dialog = mit.getByRole("alertdialog");
    await expect(dialog).toContainText("Nicht gespeicherte Änderungen werden verworfen.");
    await dialog.getByRole("button", { name: "Abbrechen" }).click();
    await expect(titel(mit)).toHaveValue("Noch nicht gespeichert");
    expect(await mit.evaluate(() => document.documentElement.dataset.dokument)).toBe("alt");

    // Nothing unsaved any more: the next page is one of the new build.
    await speichern(mit).click();
    await expect(mit.getByRole("heading", { level: 1, name: "Noch nicht gespeichert" })).toBeVisible();
    await mit.getByRole("link", { name: /Was fehlt noch\?/ }).click();
    await expect(mit.getByRole("heading", { level: 1, name: "Was fehlt jetzt noch?" })).toBeVisible();
    expect(await mit.evaluate(() => document.documentElement.dataset.dokument)).toBeUndefined();
  } finally {
    await portal.stop();
    await mails.stop();
    naechste.remove();
    rmSync(dirname(ordner), { recursive: true, force: true });
  }
});
