import type { Page } from "@playwright/test";
import { logIn } from "../../support/anmelden";
import { expect, test } from "../../support/portal";
import { registerWithoutSeiten } from "../../support/gruenden";

/**
 * Presses a key as often as the browser lets scripts run, from the first line of the page on; no person is that
 * unlucky.
 */
function pressRepeatedly() {
  const bis = Date.now() + 3_000;
  const kanal = new MessageChannel();
  kanal.port1.onmessage = () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
    if (Date.now() < bis) kanal.port2.postMessage(undefined);
  };
  kanal.port2.postMessage(undefined);
}

/** React marks the elements that it has taken over. */
async function expectAlive(page: Page) {
  const lives = () => page.evaluate(() => Object.keys(document.body).some((name) => name.startsWith("__reactProps")));
  await expect.poll(lives).toBe(true);
}

for (const pfad of ["/landingpage", "/login"]) {
  test(`eine Taste im ersten Augenblick lässt ${pfad} lebendig werden`, async ({ page }) => {
    await page.addInitScript(pressRepeatedly);
    await page.goto(pfad);
    await expectAlive(page);
  });
}

test("auch eine Seite nach der Anmeldung", async ({ page, als }) => {
  await als("maschinenbau");
  await page.addInitScript(pressRepeatedly);
  await page.goto("/antraege");
  await expectAlive(page);
  await expect(page.getByRole("button", { name: "Seitennavigation mit Beschriftung" })).toBeVisible();
});

test("auch die Seite mit der Frage nach Hilfetexten, deren Skript erst noch kommt", async ({ page, mailFolder }) => {
  const firma = "Erste Taste GmbH";
  const konto = { email: "erste-taste@example.org", passwort: "Blaue-Berge-im-Morgenlicht" };
  await registerWithoutSeiten(page.request, mailFolder, { firma, vorname: "Tilda", nachname: "Taste", ...konto });
  await page.goto("/landingpage");
  await logIn(page, mailFolder, konto);
  await page.getByRole("button", { name: `Auswählen ${firma}`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Guten Tag, / })).toBeVisible();
  await page.addInitScript(pressRepeatedly);
  await page.reload();
  await expectAlive(page);
  await expect(page.getByRole("dialog", { name: "Möchten Sie Hilfetexte angezeigt bekommen?" })).toBeVisible();
});
