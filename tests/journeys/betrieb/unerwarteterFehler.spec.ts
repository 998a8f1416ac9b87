import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { connectionOf } from "../../support/embeddedDatabase";
import { hasScripts } from "../../support/formularSeite";
import { logInWithoutSeiten } from "../../support/anmelden";
import { KONTEN } from "../../support/konten";
import { startMailServer } from "../../support/mailServer";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { createQuickDataFolder, startPortal } from "../../support/portalProcess";

const TEXT = "Leider ist ein Fehler aufgetreten. Bitte probieren Sie es später erneut.";
const SEITE = "Es ist ein Fehler aufgetreten";
const ADRESSE = "niemand@example.org";

type Eigenes = { portal: Awaited<ReturnType<typeof startPortal>>; mailFolder: string; datenbank: pg.Client };

/** Runs something with a portal and a database of its own, which may break. */
async function withPortal(run: (eigenes: Eigenes) => Promise<void>): Promise<void> {
  const ordner = createQuickDataFolder();
  const mailFolder = join(dirname(ordner), "mails");
  const mails = await startMailServer(mailFolder);
  const portal = await startPortal({ env: { DATENORDNER: ordner, SMTP_URL: mails.url, LOG_LEVEL: "info" } });
  const datenbank = new pg.Client(connectionOf(join(ordner, "postgres")));
  await datenbank.connect();
  try {
    await run({ portal, mailFolder, datenbank });
  } finally {
    await datenbank.end();
    await portal.stop();
    await mails.stop();
    rmSync(dirname(ordner), { recursive: true, force: true });
  }
}

test("ein unerwarteter Fehler beim Absenden lässt das Formular stehen, und danach gelingt es @telefon", async ({
  page,
}) => {
  await withPortal(async ({ portal, datenbank }) => {
    const feld = page.getByRole("textbox", { name: "E-Mail-Adresse" });
    const knopf = page.getByRole("main").getByRole("button", { name: "Link senden" });
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
      expect(await checkRegeln(page, "Popup")).toEqual([]);
      await popup.getByRole("button", { name: "Schließen" }).click();
      await expect(popup).toHaveCount(0);
      await expect(page.getByRole("main").getByText(TEXT)).toBeVisible();
      await expect(feld).toHaveValue(ADRESSE);
    } else {
      await expect(page.getByRole("heading", { level: 1, name: SEITE })).toBeVisible();
      await expect(page.locator(`input[type="hidden"][value="${ADRESSE}"]`)).toHaveCount(1);
    }

    await datenbank.query("ALTER TABLE benutzer_weg RENAME TO benutzer");
    await (hasScripts() ? knopf : page.getByRole("button", { name: "Erneut versuchen" })).click();
    await expect(page.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible();
  });
});

test("schickt der Browser selbst ein Formular ab, hält die Fehlerseite alles Getippte, und danach gelingt es", async ({
  page,
  playwright,
}) => {
  await withPortal(async ({ portal, mailFolder, datenbank }) => {
    const request = await playwright.request.newContext({ baseURL: portal.url });
    await logInWithoutSeiten(request, mailFolder, KONTEN.qm);
    await page.context().addCookies((await request.storageState()).cookies);
    await request.dispose();
    await page.goto(`${portal.url}/admin/hilfetexte/import`);
    const yaml = "texte:\n  - bereich: vorhabenV2\n    feld: titel\n    text: Ein **eigener** Name.\n";
    await page.getByRole("textbox", { name: "Oder der Inhalt der Datei" }).fill(yaml);
    await datenbank.query("ALTER TABLE textfassung RENAME TO textfassung_weg");
    const antwort = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Änderungen anzeigen" }).click();
    expect((await antwort).status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1, name: SEITE })).toBeVisible();
    await expect(page.getByText("Ihre Eingaben sind noch da")).toBeVisible();
    await expect(page.getByText(/Dateien gehen dabei nicht mit/)).toBeVisible();
    await expect(page.getByText(/Vorgangsnummer: \S+/)).toBeVisible();

    await datenbank.query("ALTER TABLE textfassung_weg RENAME TO textfassung");
    await page.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect(page.getByRole("region", { name: "Was sich ändern würde" })).toContainText("eigener");
    await expect(page.getByRole("textbox", { name: "Oder der Inhalt der Datei" })).toHaveValue(yaml);
  });
});
