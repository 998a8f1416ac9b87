import type { Page } from "@playwright/test";
import { wartendes } from "../../support/arbeitstag";
import { POSTFACH_VOLL } from "../../support/mailServer";
import { foundFirma, freshAdressen, invite, press, ROLLE, zeileVon } from "../../support/mitwirkende";
import { checkOpen } from "../../support/offeneSeite";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { openNavigation } from "../../support/schale";

const SEITE = "/wartungsonstiges";
const karte = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("Administration sieht, wie es dem Portal geht, und kümmert sich um eine E-Mail, die nicht ankommt @telefon", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("wartung", project.name);
  const email = `${POSTFACH_VOLL}${adresse("ines")}`;
  const context = await neuerContext(browser, baseURL);
  const person = await context.newPage();
  const firma = `Wartung Fall ${adresse("f").slice(0, 40)} GmbH`;
  await foundFirma(person, mailFolder, { firma, vorname: "Petra", nachname: "Fall", email: adresse("petra") });
  await invite(person, { vorname: "Ines", nachname: "Gast", email, rolle: ROLLE.mitarbeit }, "Ines Gast");
  await context.close();

  await als("admin", { eigene: true });
  await page.goto("/home");
  await openNavigation(page, project.name === "mobile");
  await page.getByRole("link", { name: "Sonstiges", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sonstiges" })).toBeVisible();
  await expect(karte(page, "Zustand").getByRole("row", { name: /^Datenbank/ })).toContainText("In Ordnung");
  await expect(karte(page, "Hintergrundarbeiten").getByRole("row", { name: /^E-Mails versenden/ })).toContainText(
    "Uhr",
  );
  await expect(karte(page, "Einstellungen")).toContainText("Version");

  // The first try may still be on its way.
  await expect(async () => {
    await page.goto(SEITE);
    await expect(zeileVon(page, email)).toContainText("Mailbox full", { timeout: 1000 });
  }).toPass({ timeout: 90_000 });
  await zeileVon(page, email)
    .getByRole("button", { name: /^Jetzt versuchen/ })
    .click();
  await expect(page.getByText(/Die E-Mail wird jetzt erneut versucht|Es wartet keine E-Mail/).first()).toBeVisible();

  // The one that a worker has just now waits again a moment later.
  await expect(async () => {
    await page.goto(SEITE);
    await page.getByRole("button", { name: "Alle jetzt versuchen" }).click({ timeout: 5000 });
    await expect(
      page.getByText(/^(Die E-Mail wird|\d+ E-Mails werden) jetzt erneut versucht\.$/).first(),
    ).toBeVisible();
  }).toPass({ timeout: 90_000 });

  await page.goto(SEITE);
  await zeileVon(page, email)
    .getByRole("link", { name: /^Verwerfen/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "E-Mail verwerfen" })).toBeVisible();
  expect(await checkOpen(page, "E-Mail verwerfen")).toEqual([]);
  await page.getByRole("button", { name: "Jetzt verwerfen" }).click();
  await expect(page.getByRole("alert")).toContainText("Dieses Feld ist erforderlich");
  await page.getByRole("textbox", { name: "Grund" }).fill("Postfach gibt es nicht mehr");
  // A worker may have it at this very moment; then it waits again a moment later.
  await expect(async () => {
    await press(page, "Jetzt verwerfen", "Die E-Mail ist verworfen.");
  }).toPass({ timeout: 120_000 });
  await expect(zeileVon(page, email)).toContainText("Verworfen: Postfach gibt es nicht mehr");
  await expect(zeileVon(page, email).getByRole("button")).toHaveCount(0);

  await page.goto("/home");
  await wartendes(page)
    .getByRole("link", { name: /(^Eine E-Mail ist|E-Mails sind) aufgegeben$/ })
    .click();
  await expect(zeileVon(page, email)).toBeVisible();
  await expect(karte(page, "E-Mail-Ausgang").getByText(/^Nächster Versuch/)).toHaveCount(0);
  expect(await checkRegeln(page, "Aufgegebene E-Mails")).toEqual([]);
  await page.getByRole("link", { name: "Alle nicht verschickten anzeigen" }).click();
  await expect(page.getByRole("link", { name: "Nur aufgegebene anzeigen" })).toBeVisible();
});

test("Administration entfernt gelöschte Entwürfe, die lange genug aufbewahrt sind @telefon", async ({ page, als }) => {
  await als("admin", { eigene: true });
  await page.goto(SEITE);
  await karte(page, "Gelöschte Entwürfe")
    .getByRole("link", { name: /^Fällige jetzt entfernen/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Gelöschte Entwürfe entfernen" })).toBeVisible();
  await page.getByRole("button", { name: "Jetzt entfernen" }).click();
  await expect(page.getByRole("alert")).toContainText("Dieses Feld ist erforderlich");
  const grund = `Löschkonzept ${crypto.randomUUID()}`;
  await page.getByRole("textbox", { name: "Grund" }).fill(grund);
  await page.getByRole("button", { name: "Jetzt entfernen" }).click();
  await expect(page.getByText(/Kein gelöschter Entwurf war fällig|endgültig entfernt\./).first()).toBeVisible();
  await page.goto("/wartunglogarchiv?suche=wartung.entwuerfeEntfernt");
  await expect(page.getByRole("row").filter({ hasText: grund })).toHaveCount(1);
});

test("niemand sonst kommt zur Wartung", async ({ page, als }) => {
  for (const wer of ["support", "qm", "maschinenbau"] as const) {
    await als(wer, { eigene: true });
    await page.goto("/home");
    await expect(page.getByRole("link", { name: "Sonstiges", exact: true })).toHaveCount(0);
    await page.goto(SEITE);
    await expect(page).toHaveURL(/\/home$/);
  }
});
