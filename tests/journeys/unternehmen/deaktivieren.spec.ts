import { chooseFirma } from "../../support/hauptweg";
import { waitForMail } from "../../support/mailServer";
import {
  foundFirma,
  freshAdressen,
  inviteWithoutSeiten,
  join,
  openPerson,
  press,
  ROLLE,
  zeileVon,
} from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";

test("wer deaktiviert ist, hat sofort keinen Zugang, und nach dem Aktivieren wieder @telefon", async ({
  page,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("deaktivieren", project.name);
  const firma = `Pausenlos ${project.name} GmbH`;
  const mio = { vorname: "Mio", nachname: "Mit", email: adresse("mio"), rolle: ROLLE.mitarbeit };
  await foundFirma(page, mailFolder, { firma, vorname: "Greta", nachname: "Grund", email: adresse("greta") });
  await inviteWithoutSeiten(page, mio);
  const gast = await join({ browser, baseURL, mailFolder, email: mio.email, firma });

  await openPerson(page, mio.email);
  await page.getByRole("link", { name: "Deaktivieren …" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mio Mit deaktivieren" })).toBeVisible();
  await press(page, "Jetzt deaktivieren", "Mio Mit ist deaktiviert und hat keinen Zugang mehr.");
  await waitForMail(mailFolder, { to: mio.email, subject: /^Ihr Zugang zu einem Unternehmen wurde deaktiviert$/ });
  await page.goto(`/benutzerverwaltung?suche=${mio.email}`);
  await expect(zeileVon(page, mio.email)).toContainText("Deaktiviert");

  // The open session has ended, and a new one does not offer the company.
  await gast.page.goto("/home");
  await expect(gast.page).toHaveURL(/\/landingpage/);
  await gast.logInAgain();
  await expect(gast.page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(gast.page.getByRole("button", { name: `Auswählen ${firma}`, exact: true })).toHaveCount(0);
  await gast.page.goto("/antraege");
  await expect(gast.page).not.toHaveURL(/\/antraege$/);

  await openPerson(page, mio.email);
  await press(page, "Wieder aktivieren", "Mio Mit kann wieder mitarbeiten.");
  await waitForMail(mailFolder, { to: mio.email, subject: /^Ihr Zugang zu einem Unternehmen ist wieder frei$/ });
  await expect(page.getByRole("radio", { name: ROLLE.mitarbeit })).toBeChecked();
  await gast.page.goto("/loginUnternehmenAuswahl");
  await chooseFirma(gast.page, firma);
  await gast.context.close();
});
