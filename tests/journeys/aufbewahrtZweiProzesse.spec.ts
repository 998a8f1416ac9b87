import { meldeAn } from "../support/anmelden";
import { FormularSeite, hatSkripte } from "../support/formularSeite";
import { legeAntragAn, nimmHilfetexteAn, waehleFirma } from "../support/hauptweg";
import { KONTEN } from "../support/konten";
import { expect, test } from "../support/portal";

const { software } = KONTEN;

test("auch über zwei Prozesse wartet ein Formular, das nach dem Ende der Sitzung ankommt, auf seine Person", async ({
  page,
  context,
  mailFolder,
}) => {
  // Asked once per person; which of the two modes comes first is not settled.
  const frage = page.getByRole("dialog", { name: "Möchten Sie Hilfetexte angezeigt bekommen?" });
  await page.addLocatorHandler(frage, () => frage.getByRole("button", { name: "Übernehmen" }).click());
  await page.goto("/landingpage");
  await meldeAn(page, mailFolder, software);
  await waehleFirma(page, software.firma);
  if (!hatSkripte() && (await page.getByRole("button", { name: "Übernehmen" }).isVisible())) await nimmHilfetexteAn(page);
  await legeAntragAn(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).erwarte("Vorhaben");
  const titel = page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true });
  await titel.fill("Zu spät für die Sitzung");
  await context.clearCookies();
  await page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).last().click();
  if (hatSkripte()) await expect(page.getByRole("alert").filter({ hasText: "Ihre Sitzung ist beendet." }).first()).toBeVisible();
  else await expect(page.getByText("Ihre Eingaben wurden aufbewahrt. Melden Sie sich an, um sie zu prüfen.")).toBeVisible();
  await page.goto("/landingpage");
  await meldeAn(page, mailFolder, software);
  await page.getByRole("button", { name: `Auswählen ${software.firma}`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aufbewahrte Eingaben prüfen" })).toBeVisible();
  await expect(page.locator("ins")).toContainText("Zu spät für die Sitzung");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect(titel).toHaveValue("Zu spät für die Sitzung");
});
