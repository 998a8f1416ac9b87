import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { logInWithoutSeiten } from "../../support/anmelden";
import { inhaltVon, loadWithoutScripts, openConnected } from "../../support/exporteSeite";
import { hasScripts } from "../../support/formularSeite";
import { KONTEN } from "../../support/konten";
import { startWithoutNezo } from "../../support/ohneNezo";
import { expect, test as journey } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

/** `minuten`: how far its clock is ahead. It never goes back: what was ordered would wait for a past moment. */
type Eigenes = Awaited<ReturnType<typeof startWithoutNezo>> & { ordner: string; minuten: number };

type Versuche = { vergebens: number; aufgegeben: number };

/** The longest pause between two tries, the one before the last, takes two minutes and a little. */
const PAUSE_HOECHSTENS_MINUTEN = 3;

/** On a portal of its own, whose folder of files can be taken away, with a clock that the test moves. */
const test = journey.extend<object, { portal: Eigenes }>({
  portal: [
    async ({}, use) => {
      const ordner = join(mkdtempSync(join(tmpdir(), "antragsportal-dateien-")), "dateien");
      mkdirSync(ordner);
      const portal = await startWithoutNezo({ ANLAGEN_ORDNER: ordner, SITZUNG_ZUGRIFF_SEKUNDEN: "3600" });
      await use({ ...portal, ordner, minuten: 0 });
      await portal.stop();
      rmSync(join(ordner, ".."), { recursive: true, force: true });
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
});

/** How often the portal has tried in vain to make a file, and how often it has given one up. */
function countVersuche(portal: Eigenes): Versuche {
  const count = (zeile: string) => portal.output().split(zeile).length - 1;
  return { vergebens: count("Export not made"), aufgegeben: count("Export given up") };
}

/** After each try in vain, lets more time pass than there is to the next one, until the file is given up. */
async function waitUntilGivenUp(page: Page, portal: Eigenes, vorher: Versuche): Promise<void> {
  let gesehen = vorher.vergebens;
  await expect(() => {
    const { vergebens, aufgegeben } = countVersuche(portal);
    if (vergebens > gesehen) portal.advance((portal.minuten += PAUSE_HOECHSTENS_MINUTEN));
    gesehen = vergebens;
    expect(aufgegeben).toBe(vorher.aufgegeben + 1);
  }).toPass({ timeout: 120_000, intervals: [50] });
  await expect(async () => {
    if (!hasScripts()) await page.getByRole("link", { name: "Stand aktualisieren" }).click();
    await expect(page.getByText("Fehlgeschlagen", { exact: true })).toBeVisible({ timeout: 1_500 });
  }).toPass();
}

test("was nicht erstellt werden kann, sagt die Seite, und bestellt wird es mit einem Klick noch einmal @telefon", async ({
  page,
  context,
  portal,
}) => {
  await logInWithoutSeiten(context.request, portal.mailFolder, KONTEN.admin);
  await openConnected(page, "/exporte?fall=UNTERNEHMEN");
  const dateien = page.getByRole("link", { name: /^Herunterladen/ });
  const vorher = await dateien.count();
  rmSync(portal.ordner, { recursive: true });
  writeFileSync(portal.ordner, "");
  const versuche = countVersuche(portal);
  await page.getByRole("combobox", { name: /^Zweck/ }).selectOption({ label: "Bericht oder Statistik" });
  await page.getByRole("button", { name: "Export starten" }).click();
  await expect(page.getByText("Ihr Export wird vorbereitet.").first()).toBeVisible();
  await waitUntilGivenUp(page, portal, versuche);
  await expect(page.getByText("Download nicht möglich! Die Datei konnte nicht erstellt werden.")).toBeVisible();
  await expect(dateien).toHaveCount(vorher);
  expect(await checkRegeln(page, "Export gescheitert")).toEqual([]);

  rmSync(portal.ordner);
  mkdirSync(portal.ordner);
  await page
    .getByRole("link", { name: /^Noch einmal/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Unternehmen exportieren" })).toBeVisible();
  const vonSelbst = hasScripts() ? page.waitForEvent("download") : null;
  await page.getByRole("button", { name: "Export starten" }).click();
  const datei = await (vonSelbst ?? loadWithoutScripts(page));
  expect((await inhaltVon(datei)).toString("utf8")).toContain("Beispiel Maschinenbau GmbH");
});

test("wo der Live-Kanal nicht durchkommt, sagt die Seite trotzdem, was daraus geworden ist", async ({
  page,
  context,
  portal,
}) => {
  await context.routeWebSocket(/\/notifications\//, (ws) => ws.close({ code: 1011 }));
  await context.route(/\/notifications/, (route) => route.abort());
  await logInWithoutSeiten(context.request, portal.mailFolder, KONTEN.qm);
  rmSync(portal.ordner, { recursive: true });
  writeFileSync(portal.ordner, "");
  const versuche = countVersuche(portal);
  await page.goto("/exporte?fall=GESCHAEFTSSTATISTIK");
  await page.getByRole("combobox", { name: /^Zweck/ }).selectOption({ label: "Bericht oder Statistik" });
  await page.getByRole("button", { name: "Export starten" }).click();
  await expect(page.getByText("Ihr Export wird vorbereitet.").first()).toBeVisible();
  await expect(page.getByText(/^(Wartet|Wird erstellt)$/)).toBeVisible();
  await waitUntilGivenUp(page, portal, versuche);
  rmSync(portal.ordner);
  mkdirSync(portal.ordner);
});
