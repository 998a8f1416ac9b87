import type { Page } from "@playwright/test";
import { meldeAn } from "../../support/anmelden";
import { expect, test } from "../../support/portal";
import { registriere } from "../../support/registrieren";

/** Presses a key as often as the browser lets scripts run, from the first line of the page on; no person is that unlucky. */
function drueckeImmerzu() {
  const bis = Date.now() + 3_000;
  const kanal = new MessageChannel();
  kanal.port1.onmessage = () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
    if (Date.now() < bis) kanal.port2.postMessage(undefined);
  };
  kanal.port2.postMessage(undefined);
}

/** React marks the elements that it has taken over. */
async function erwarteLebendig(page: Page) {
  const lebt = () => page.evaluate(() => Object.keys(document.body).some((name) => name.startsWith("__reactProps")));
  await expect.poll(lebt).toBe(true);
}

for (const pfad of ["/landingpage", "/login"]) {
  test(`eine Taste im ersten Augenblick lässt ${pfad} lebendig werden`, async ({ page }) => {
    await page.addInitScript(drueckeImmerzu);
    await page.goto(pfad);
    await erwarteLebendig(page);
  });
}

test("auch eine Seite nach der Anmeldung", async ({ page, als }) => {
  await als("maschinenbau");
  await page.addInitScript(drueckeImmerzu);
  await page.goto("/antraege");
  await erwarteLebendig(page);
  await expect(page.getByRole("button", { name: "Seitennavigation mit Beschriftung" })).toBeVisible();
});

test("auch die Seite mit der Frage nach Hilfetexten, deren Skript erst noch kommt", async ({ page, mailFolder }) => {
  const firma = "Erste Taste GmbH";
  const konto = { email: "erste-taste@example.org", passwort: "Blaue-Berge-im-Morgenlicht" };
  await registriere(page, mailFolder, { firma, vorname: "Tilda", nachname: "Taste", ...konto });
  await meldeAn(page, mailFolder, konto);
  await page.getByRole("button", { name: `Auswählen ${firma}`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Guten Tag, / })).toBeVisible();
  await page.addInitScript(drueckeImmerzu);
  await page.reload();
  await erwarteLebendig(page);
  await expect(page.getByRole("dialog", { name: "Möchten Sie Hilfetexte angezeigt bekommen?" })).toBeVisible();
});
