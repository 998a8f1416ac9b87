import type { Locator, Page } from "@playwright/test";
import { hasScripts } from "../../support/formularSeite";
import { foundFirma, freshAdressen } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";

const main = (page: Page) => page.getByRole("main");
const feld = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const speichern = (page: Page) => main(page).getByRole("button", { name: "Speichern", exact: true }).click();

/** With scripts the page is alive once it says that the vault keeps what is typed. */
async function ready(page: Page, titel: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: titel })).toBeVisible();
  if (hasScripts())
    await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
}

/** The answer still stands there, and what is wrong with it at its field. */
async function expectFalsch(control: Locator, wert: string, meldung: RegExp): Promise<void> {
  await expect(control).toHaveValue(wert);
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toHaveAccessibleDescription(meldung);
}

const PRUEFZIFFER = /Diese Nummer ist nicht richtig: Ihre Prüfziffer passt nicht/;

test("was falsch ist, wird gespeichert und steht danach an seinem Feld @telefon", async ({ page, mailFolder }, {
  project,
}) => {
  const adresse = freshAdressen("falsch", project.name);
  const firma = `Falsches ${project.name} GmbH`;
  await foundFirma(page, mailFolder, { firma, vorname: "Frida", nachname: "Falsch", email: adresse("frida") });

  await test.step("in den Stammdaten, gleich nach dem Speichern und beim nächsten Öffnen", async () => {
    await page.goto("/unternehmen");
    await ready(page, "Unternehmensstammdaten");
    await expect(main(page).getByText("Für eine Einreichung fehlen noch 8 Angaben")).toBeVisible();
    await feld(page, "Umsatzsteuer-Identifikationsnummer").fill("DE123456789");
    await feld(page, "Gründungsjahr").fill("2099");
    await speichern(page);
    await expect(page.getByText("Die Stammdaten sind gespeichert.")).toBeVisible();
    for (const wann of ["danach", "wieder geöffnet"]) {
      if (wann !== "danach") await page.goto("/unternehmen");
      await expectFalsch(feld(page, "Umsatzsteuer-Identifikationsnummer"), "DE123456789", PRUEFZIFFER);
      await expectFalsch(feld(page, "Gründungsjahr"), "2099", /Das Gründungsjahr liegt in der Zukunft/);
      // What is only missing is told above, and nowhere else.
      await expect(feld(page, "Funktion")).not.toHaveAttribute("aria-invalid", "true");
    }
    const oben = main(page).getByText("Für eine Einreichung fehlen noch 7 Angaben, und 2 Angaben sind zu korrigieren");
    await expect(oben).toBeVisible();
  });

  await test.step("beim verbundenen Unternehmen die Steuernummer eines anderen Landes, und dessen Finanzämter", async () => {
    await page.goto("/verbundeneUnternehmen/neu");
    await ready(page, "Verbundenes Unternehmen hinzufügen");
    await feld(page, "Name").fill("Beispiel Bayern GmbH");
    await main(page)
      .getByRole("combobox", { name: /^Wer ist es/ })
      .selectOption("Unternehmen");
    await speichern(page);
    await expect(page.getByText("Der Eintrag ist gespeichert.")).toBeVisible();
    await ready(page, "Beispiel Bayern GmbH");
    await main(page)
      .getByRole("group", { name: /^Ist das Unternehmen in Deutschland steuerpflichtig/ })
      .getByRole("radio", { name: "Ja" })
      .check();
    await speichern(page);
    await expect(main(page).getByRole("combobox", { name: /^Bundesland des Finanzamts/ })).toBeVisible();
    await main(page)
      .getByRole("combobox", { name: /^Bundesland des Finanzamts/ })
      .selectOption("Bayern");
    await feld(page, "Steuernummer").fill("11/210/81508");
    await speichern(page);
    await expectFalsch(feld(page, "Steuernummer"), "11/210/81508", /im Format FFF\/BBB\/UUUUP \(Bayern\)/);
    const amt = main(page).getByRole("combobox", { name: /^Finanzamt/ });
    await expect(amt.locator("optgroup")).toHaveCount(1);
    await expect(amt.locator("optgroup")).toHaveAttribute("label", "Bayern");
  });
});
