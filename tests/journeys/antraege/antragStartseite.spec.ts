import type { Page } from "@playwright/test";
import { openWeiteres } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { foundFirma } from "../../support/mitwirkende";
import { checkOpen } from "../../support/offeneSeite";
import { expect, test } from "../../support/portal";
import { findZuBreites } from "../../support/zuBreites";

const main = (page: Page) => page.getByRole("main");
const teile = (page: Page) => page.getByRole("navigation", { name: "Teile des Antrags" });

test("ein Entwurf: drei Aktionen, ein Menü, und jeder Teil hat seine Adresse @telefon", async ({
  page,
  mailFolder,
}, testInfo) => {
  const kennung = `${testInfo.project.name}-${String(testInfo.repeatEachIndex)}-${String(Date.now())}`;
  const email = `teile-${kennung}@example.org`.toLowerCase();
  await foundFirma(page, mailFolder, { firma: `Teile ${kennung} GmbH`, vorname: "Anna", nachname: "Teil", email });
  const uuid = await createAntrag(page);

  await expect(main(page).getByRole("list", { name: "Weg des Antrags" })).toBeVisible();
  for (const name of ["Formular ausfüllen", "Antrag durchlesen", "Was fehlt noch?"])
    await expect(main(page).getByRole("link", { name, exact: true })).toBeVisible();
  const entfernen = main(page).getByRole("link", { name: "Entwurf löschen" });
  await expect(entfernen).toBeHidden();
  await openWeiteres(page);
  for (const name of ["Antrag einreichen", "Forschungszulage schätzen", "Versionen", "Angaben übernehmen"])
    await expect(main(page).getByRole("link", { name, exact: true })).toBeVisible();
  await expect(entfernen).toBeVisible();
  expect(await findZuBreites(page, "mit offenem Menü")).toEqual([]);
  expect(await checkOpen(page, "Startseite eines Entwurfs, Menü offen")).toEqual([]);

  await teile(page).getByRole("link", { name: "Dokumente" }).click();
  await expect(page).toHaveURL(new RegExp(`/antraege/${uuid}/startseite\\?teil=dokumente$`));
  await expect(page).toHaveTitle(/^Dokumente – /);
  await expect(teile(page).locator("[aria-current=page]")).toHaveText("Dokumente");
  await expect(main(page).getByRole("link", { name: "Antrag herunterladen (PDF)" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Dateiübersicht" })).toBeVisible();

  await teile(page).getByRole("link", { name: "Verlauf" }).click();
  await expect(page).toHaveURL(/\?teil=verlauf$/);
  await expect(main(page).getByText("Antrag angelegt", { exact: true })).toBeVisible();
  expect(await checkOpen(page, "Verlauf eines Antrags")).toEqual([]);

  await teile(page).getByRole("link", { name: "Benutzer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Benutzer des Antrags" })).toBeVisible();
  await teile(page).getByRole("link", { name: "Übersicht" }).click();
  await expect(page).toHaveURL(new RegExp(`/antraege/${uuid}/startseite$`));
  await expect(main(page).getByRole("heading", { level: 2, name: "Angaben zum Antrag" })).toBeVisible();
  await page.goto(`/antraege/${uuid}/startseite?teil=gibtesnicht`);
  await expect(teile(page).locator("[aria-current=page]")).toHaveText("Übersicht");
});
