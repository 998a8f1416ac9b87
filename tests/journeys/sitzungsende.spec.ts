import { FormularSeite, hatSkripte } from "../support/formularSeite";
import { legeAntragAn } from "../support/hauptweg";
import { expect, test } from "../support/portal";

const titel = "Titel des Vorhabens";

test.beforeEach(async ({ page, als }) => {
  // Of their own: one test ends the session.
  await als("software", { eigene: true });
  await legeAntragAn(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).erwarte("Vorhaben");
});

test("wer nach dem Ende der Sitzung speichert, erfährt, dass nichts gespeichert ist", async ({ page, context }) => {
  await page.getByRole("textbox", { name: titel, exact: true }).fill("Zu spät");
  await context.clearCookies();
  await page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).last().click();
  if (hatSkripte()) await expect(page.getByRole("alert").filter({ hasText: "Ihre Sitzung ist beendet." }).first()).toBeVisible();
  else {
    await expect(page).toHaveURL(/\/landingpage\?/);
    await expect(page.getByText("Ihre letzten Eingaben wurden nicht gespeichert")).toBeVisible();
  }
});

test("die Testdaten füllen das Vorhaben, auch wenn schon etwas getippt ist", async ({ page }) => {
  const feld = page.getByRole("textbox", { name: titel, exact: true });
  if (hatSkripte()) await feld.fill("Nur angefangen");
  await page.getByRole("button", { name: "Mit Testdaten füllen" }).click();
  await expect(page.getByText("Das Vorhaben wurde mit Testdaten gefüllt.")).toBeVisible();
  await expect(feld).not.toHaveValue(/^(Nur angefangen)?$/);
  await new FormularSeite(page).speichere("Speichern");
});

test("die Hilfe bleibt offen, wenn die Adresse das Vorhaben noch nicht nennt", async ({ page }) => {
  await page.goto(`${new URL(page.url()).pathname}?hilfe=titel`);
  await expect(page).toHaveURL(/vorhaben=[^&]+&tab=0&hilfe=titel/);
  await expect(
    page
      .getByRole("complementary", { name: "Hilfe" })
      .or(page.getByRole("dialog", { name: "Hilfe" }))
      .first(),
  ).toBeVisible();
});
