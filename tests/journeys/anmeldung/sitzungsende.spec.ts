import { logIn } from "../../support/anmelden";
import { FormularSeite, hasScripts, openWeiteres } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { KONTEN } from "../../support/konten";
import { expect, test } from "../../support/portal";

const titel = "Titel des Vorhabens";

test.beforeEach(async ({ page, als }) => {
  // Of their own: one test ends the session.
  await als("software", { eigene: true });
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
});

test("was nach dem Ende der Sitzung ankommt, wartet auf die Person selbst: prüfen, verwerfen oder übernehmen", async ({
  page,
  context,
  als,
  mailFolder,
}) => {
  const formular = page.url();
  const feld = page.getByRole("textbox", { name: titel, exact: true });
  await feld.fill("Zu spät");
  await context.clearCookies();
  await page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).last().click();
  if (hasScripts()) {
    await expect(page.getByRole("alert").filter({ hasText: "Ihre Sitzung ist beendet." }).first()).toBeVisible();
    await expect(feld).toHaveValue("Zu spät");
  } else {
    await expect(page).toHaveURL(/\/landingpage\?/);
    await expect(
      page.getByText("Ihre Eingaben wurden aufbewahrt. Melden Sie sich an, um sie zu prüfen."),
    ).toBeVisible();
  }
  await als("fremd", { eigene: true });
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1, name: /Guten Tag/ })).toBeVisible();
  await expect(page.getByText("Aufbewahrte Eingaben")).toHaveCount(0);
  await context.clearCookies();
  await page.goto("/landingpage");
  await logIn(page, mailFolder, KONTEN.software);
  await page.getByRole("button", { name: "Auswählen Muster Software GmbH", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aufbewahrte Eingaben prüfen" })).toBeVisible();
  // Another journey may have left something of this person: the page of the form names only its own.
  await page.goto(formular);
  await page.getByRole("link", { name: /^Eingaben zu .* prüfen$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aufbewahrte Eingaben prüfen" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Titel des Vorhabens")).toBeVisible();
  await expect(page.locator("ins")).toContainText("Zu spät");
  await page.getByRole("link", { name: "Verwerfen", exact: true }).click();
  await expect(page.getByText("Möchten Sie diese Eingaben wirklich verwerfen?")).toBeVisible();
  await page.getByRole("link", { name: "Abbrechen" }).click();
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect(page.getByText("Gespeichert", { exact: true }).first()).toBeVisible();
  await expect(feld).toHaveValue("Zu spät");
  await expect(page.getByText("Aufbewahrte Eingaben")).toHaveCount(0);
});

test("die Testdaten füllen das Vorhaben, auch wenn schon etwas getippt ist", async ({ page }) => {
  const feld = page.getByRole("textbox", { name: titel, exact: true });
  if (hasScripts()) await feld.fill("Nur angefangen");
  await openWeiteres(page);
  await page.getByRole("button", { name: "Mit Testdaten füllen" }).click();
  await expect(page.getByText("Das Vorhaben wurde mit Testdaten gefüllt.")).toBeVisible();
  await expect(feld).not.toHaveValue(/^(Nur angefangen)?$/);
  await new FormularSeite(page).save("Speichern");
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
