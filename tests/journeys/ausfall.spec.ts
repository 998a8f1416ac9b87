import { dirname } from "node:path";
import { rmSync } from "node:fs";
import { sendeAnmeldung } from "../support/anmelden";
import { expect, test } from "../support/portal";
import { createDataFolder, freePort, startPortal } from "../support/portalProcess";

test("fällt das Backend aus, bleibt das Getippte, und ein Knopf versucht es erneut", async ({ page }) => {
  test.setTimeout(180_000);
  const ordner = createDataFolder();
  const port = String(await freePort());
  const backend = await startPortal({ env: { NUR_BACKEND: "true", DATENORDNER: ordner, PUBLIC_URL: `http://localhost:${port}` } });
  const portal = await startPortal({ env: { BACKEND_URL: backend.url, PORT: port, DATENORDNER: `${ordner}-portal` } });
  try {
    await page.goto(`${portal.url}/landingpage`);
    await expect(page.getByRole("heading", { level: 1, name: "Antragsportal für die Forschungszulage" })).toBeVisible();
    expect(await backend.stop()).toBe(0);
    const antwort = page.waitForResponse((response) => response.request().method() === "POST");
    await sendeAnmeldung(page, { email: "bevollmaechtigt@example.org", passwort: "Beispiel-Passwort-2026" });
    expect((await antwort).status()).toBe(503);
    await expect(page.getByText(/Der Dienst ist zurzeit nicht erreichbar/).first()).toBeVisible();
    const feld = page.getByRole("textbox", { name: "E-Mail-Adresse" });
    if (await feld.isVisible()) await expect(feld).toHaveValue("bevollmaechtigt@example.org");
    else await expect(page.locator('input[name="username"]')).toHaveValue("bevollmaechtigt@example.org");
    await expect(
      page
        .getByRole("button", { name: "Erneut versuchen" })
        .or(page.getByRole("button", { name: "Anmelden" }))
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/\bat \w+ \(|Error:/)).toHaveCount(0);
  } finally {
    await portal.stop();
    await backend.stop();
    rmSync(dirname(ordner), { recursive: true, force: true });
  }
});
