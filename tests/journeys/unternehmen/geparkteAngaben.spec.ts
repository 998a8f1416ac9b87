import type { Page } from "@playwright/test";
import { logIn } from "../../support/anmelden";
import { hasScripts } from "../../support/formularSeite";
import { foundFirma, PASSWORT } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";

const main = (page: Page) => page.getByRole("main");
const feld = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const speichern = (page: Page) => main(page).getByRole("button", { name: "Speichern", exact: true });
const save = (page: Page) => speichern(page).click();

test("Angaben des Unternehmens, die nach dem Ende der Sitzung ankommen, warten auf ihre Person @telefon", async ({
  page,
  context,
  mailFolder,
}, { project, repeatEachIndex }) => {
  const kennung = `${project.name}-${String(repeatEachIndex)}-${String(Date.now())}`;
  const firma = `Spät ${kennung} GmbH`;
  const email = `spaet-${kennung}@example.org`;
  await foundFirma(page, mailFolder, { firma, vorname: "Sina", nachname: "Spät", email });

  /** Ends the session under the open form, and comes back to what the form has become. */
  const sendTooLate = async () => {
    await context.clearCookies();
    await save(page);
    await expect(
      page.getByText("Ihre Eingaben wurden aufbewahrt. Melden Sie sich an, um sie zu prüfen."),
    ).toBeVisible();
    await logIn(page, mailFolder, { email, passwort: PASSWORT });
    await page.getByRole("button", { name: `Auswählen ${firma}`, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Aufbewahrte Eingaben prüfen" })).toBeVisible();
  };

  await test.step("die Stammdaten: prüfen und übernehmen", async () => {
    await page.goto("/unternehmen");
    if (hasScripts())
      await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
    await feld(page, "Gründungsjahr").fill("1999");
    await sendTooLate();
    // On a phone the navigation is folded away; it stands in the page for both widths.
    const navigation = page.getByRole("navigation", { name: "Hauptnavigation", includeHidden: true });
    await expect(navigation.locator("[aria-current=page]").first()).toHaveText("Stammdaten");
    await expect(main(page).getByText("Gründungsjahr", { exact: true })).toBeVisible();
    await expect(main(page).locator("ins")).toContainText("1999");
    await page.getByRole("button", { name: "Übernehmen" }).click();
    await expect(page.getByText("Die Stammdaten sind gespeichert.")).toBeVisible();
    await expect(feld(page, "Gründungsjahr")).toHaveValue("1999");
  });

  await test.step("ein neues Wirtschaftsjahr: später entscheiden, auf der Startseite und im Formular wiederfinden, berichtigen", async () => {
    await page.goto("/geschaeftsstatistikenFormular");
    if (hasScripts())
      await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
    await feld(page, "Wirtschaftsjahr von").fill("01.01.2025");
    await feld(page, "Wirtschaftsjahr bis").fill("31.01.2026");
    await feld(page, "Umsatz in Euro").fill("4711");
    await sendTooLate();
    await page.getByRole("link", { name: "Später entscheiden" }).click();
    const wartet = main(page).getByRole("link", { name: /^Eingaben zu „Wirtschaftsjahr“ vom .* prüfen$/ });
    await expect(wartet).toBeVisible();
    for (const anderes of ["/unternehmen", "/verbundeneUnternehmen/neu"]) {
      await page.goto(anderes);
      await expect(speichern(page)).toBeVisible();
      await expect(wartet).toHaveCount(0);
    }
    await page.goto("/geschaeftsstatistikenFormular");
    await wartet.click();
    await page.getByRole("button", { name: "Übernehmen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Wirtschaftsjahr erfassen" })).toBeVisible();
    await expect(feld(page, "Umsatz in Euro")).toHaveValue(hasScripts() ? "4.711" : "4711");
    await feld(page, "Wirtschaftsjahr bis").fill("31.12.2025");
    await save(page);
    await expect(page.getByText("Das Wirtschaftsjahr ist gespeichert.")).toBeVisible();
    await page.goto("/home");
    await expect(page.getByRole("heading", { level: 1, name: /Guten Tag/ })).toBeVisible();
    await expect(page.getByText("Aufbewahrte Eingaben")).toHaveCount(0);
  });
});
