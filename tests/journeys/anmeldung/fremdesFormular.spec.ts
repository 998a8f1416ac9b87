import { hasScripts } from "../../support/formularSeite";
import { expect, test } from "../../support/portal";

test("ein Formular einer früheren Anmeldung wird nicht gesendet, und von dort geht es zurück", async ({
  page,
  context,
  als,
}) => {
  await als("mitarbeit", { eigene: true });
  await page.goto("/kalender");
  const anlegen = page.getByRole("button", { name: "Adresse anlegen" });
  await expect(anlegen).toBeVisible();
  await context.clearCookies();
  await als("mitarbeit", { eigene: true });
  await anlegen.click();
  if (hasScripts()) await expect(page.getByText(/^Ihre Sitzung hat sich geändert\./)).toBeVisible();
  else {
    await expect(page.getByRole("heading", { level: 1, name: "Kein Zugriff" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Anmelden", exact: true })).toHaveCount(0);
    await page.getByRole("link", { name: "Seite neu öffnen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Fristen im Kalender" })).toBeVisible();
  }
  await anlegen.click();
  await expect(page.getByText("Die neue Adresse gilt ab jetzt.")).toBeVisible();
  await page.getByRole("button", { name: "Adresse widerrufen" }).click();
  await expect(page.getByText("Die Adresse ist widerrufen.")).toBeVisible();
});
