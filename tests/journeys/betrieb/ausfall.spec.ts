import { rmSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "@playwright/test";
import { sendAnmeldung } from "../../support/anmelden";
import { hasScripts } from "../../support/formularSeite";
import { KONTEN } from "../../support/konten";
import { expect, test } from "../../support/portal";
import { createQuickDataFolder, freePort, startPortal } from "../../support/portalProcess";

const feld = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Sends the login again with what is left of it. Passwords are never sent back to the page. */
async function attemptAgain(page: Page): Promise<void> {
  if (!hasScripts()) {
    await page.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect(page.getByRole("alert")).toContainText("Bitte geben Sie Ihr Passwort ein.");
    await expect(feld(page, "E-Mail-Adresse")).toHaveValue(KONTEN.maschinenbau.email);
    await feld(page, "Passwort").fill(KONTEN.maschinenbau.passwort);
  }
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
}

test("fällt das Backend aus, bleibt das Getippte, und die Anmeldung gelingt danach", async ({ page }) => {
  const ordner = createQuickDataFolder();
  const [port, backendPort] = [String(await freePort()), String(await freePort())];
  const startBackend = () =>
    startPortal({
      env: { NUR_BACKEND: "true", PORT: backendPort, DATENORDNER: ordner, PUBLIC_URL: `http://localhost:${port}` },
    });
  let backend = await startBackend();
  const portal = await startPortal({
    env: { BACKEND_URL: backend.url, PORT: port, DATENORDNER: `${ordner}-portal`, LOG_LEVEL: "info" },
  });
  try {
    await page.goto(`${portal.url}/landingpage`);
    await expect(page.getByRole("heading", { level: 1, name: "Antragsportal für die Forschungszulage" })).toBeVisible();
    expect(await backend.stop()).toBe(0);

    const antwort = page.waitForResponse((response) => response.request().method() === "POST");
    await sendAnmeldung(page, KONTEN.maschinenbau);
    expect((await antwort).status()).toBe(503);
    await expect(page.getByText(/Der Dienst ist zurzeit nicht erreichbar/).first()).toBeVisible();
    if (hasScripts()) await expect(feld(page, "E-Mail-Adresse")).toHaveValue(KONTEN.maschinenbau.email);
    else {
      await expect(page.locator('input[type="hidden"][name="username"]')).toHaveValue(KONTEN.maschinenbau.email);
      await expect(page.locator('input[name="password"]')).toHaveCount(0);
    }

    await test.step("eine Seite nennt die Vorgangsnummer, die auch im Protokoll steht", async () => {
      const andere = await page.context().newPage();
      expect((await andere.goto(`${portal.url}/passwortvergessen`))?.status()).toBe(503);
      await expect(andere.getByRole("heading", { level: 1, name: "Zurzeit nicht erreichbar" })).toBeVisible();
      await expect(andere.getByRole("link", { name: "Erneut versuchen" })).toHaveAttribute(
        "href",
        "/passwortvergessen",
      );
      const satz = await andere.getByText(/nennen Sie bitte diese Vorgangsnummer: /).innerText();
      const nummer = /: (\S+)$/.exec(satz)?.[1] ?? "";
      expect(nummer.length).toBeGreaterThan(8);
      expect(portal.output()).toContain(nummer);
      await expect(andere.getByText(/\bat \w+ \(|Error:/)).toHaveCount(0);
      await andere.close();
    });

    backend = await startBackend();
    await attemptAgain(page);
    await expect(page.getByRole("heading", { level: 1, name: "TAN eingeben" })).toBeVisible();
  } finally {
    await portal.stop();
    await backend.stop();
    rmSync(dirname(ordner), { recursive: true, force: true });
  }
});
