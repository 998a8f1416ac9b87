import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import pg from "pg";
import { connectionOf } from "../../support/embeddedDatabase";
import { hasScripts } from "../../support/formularSeite";
import { startMailServer } from "../../support/mailServer";
import { expect, test } from "../../support/portal";
import { createQuickDataFolder, startPortal } from "../../support/portalProcess";

const TEXT = "Leider ist ein Fehler aufgetreten. Bitte probieren Sie es später erneut.";
const ADRESSE = "niemand@example.org";

test("ein unerwarteter Fehler beim Absenden lässt das Formular stehen, und danach gelingt es", async ({ page }) => {
  const ordner = createQuickDataFolder();
  const mails = await startMailServer(join(dirname(ordner), "mails"));
  const portal = await startPortal({ env: { DATENORDNER: ordner, SMTP_URL: mails.url, LOG_LEVEL: "info" } });
  const datenbank = new pg.Client(connectionOf(join(ordner, "postgres")));
  await datenbank.connect();
  const feld = page.getByRole("textbox", { name: "E-Mail-Adresse" });
  const knopf = page.getByRole("main").getByRole("button", { name: "Link senden" });
  try {
    await page.goto(`${portal.url}/passwortvergessen`);
    // It is asked for as soon as the page is alive.
    if (hasScripts()) await page.waitForFunction(() => sessionStorage.getItem("antragsportal-konfiguration") !== null);
    await feld.fill(ADRESSE);
    await datenbank.query("ALTER TABLE benutzer RENAME TO benutzer_weg");
    const antwort = page.waitForResponse((response) => response.request().method() === "POST");
    await knopf.click();
    expect((await antwort).status()).toBe(500);

    if (hasScripts()) {
      const popup = page.getByRole("alertdialog", { name: "Fehler aufgetreten" });
      await expect(popup).toContainText(TEXT);
      const nummer = /Vorgangsnummer: (\S+)/.exec(await popup.innerText())?.[1] ?? "";
      expect(nummer.length).toBeGreaterThan(8);
      expect(portal.output()).toContain(nummer);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await popup.getByRole("button", { name: "Schließen" }).click();
      await expect(popup).toHaveCount(0);
      await expect(page.getByRole("main").getByText(TEXT)).toBeVisible();
      await expect(feld).toHaveValue(ADRESSE);
    } else {
      await expect(page.getByRole("heading", { level: 1, name: "Es ist ein Fehler aufgetreten" })).toBeVisible();
      await expect(page.locator(`input[type="hidden"][value="${ADRESSE}"]`)).toHaveCount(1);
    }

    await datenbank.query("ALTER TABLE benutzer_weg RENAME TO benutzer");
    await (hasScripts() ? knopf : page.getByRole("button", { name: "Erneut versuchen" })).click();
    await expect(page.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible();
  } finally {
    await datenbank.end();
    await portal.stop();
    await mails.stop();
    rmSync(dirname(ordner), { recursive: true, force: true });
  }
});
