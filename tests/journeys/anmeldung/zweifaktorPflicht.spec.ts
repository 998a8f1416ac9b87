import { logOut, logIn, sendAnmeldung } from "../../support/anmelden";
import { chooseFirma } from "../../support/hauptweg";
import { KONTEN } from "../../support/konten";
import { expect, test } from "../../support/portal";

// Only where the portal has data of its own: the account of the demo is no longer without a second factor afterwards.
test("wer einen zweiten Faktor braucht, schaltet ihn ein und arbeitet dann mit TAN", async ({ page, mailFolder }) => {
  const { email, passwort } = KONTEN.pflicht;
  await page.goto("/antraege");
  await sendAnmeldung(page, { email, passwort });
  await expect(page).toHaveURL(/\/setup2FA$/);
  await page.getByRole("link", { name: "Zum Profil" }).click();
  await page.getByText("TAN per E-Mail einschalten").first().click();
  await page.getByRole("textbox", { name: "Ihr Passwort" }).filter({ visible: true }).fill(passwort);
  await page.getByRole("button", { name: "TAN per E-Mail einschalten" }).click();
  await expect(page.getByRole("main").getByText("Eingeschaltet", { exact: true })).toBeVisible();

  await page.goto("/antraege");
  await expect(page).toHaveURL(/\/loginUnternehmenAuswahl/);
  await page.getByRole("button", { name: "Auswählen Beispiel Maschinenbau GmbH", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anträge" })).toBeVisible();
  await page.goto("/impressum");
  await logOut(page);
  await logIn(page, mailFolder, { email, passwort });
  await chooseFirma(page, "Beispiel Maschinenbau GmbH");
});
