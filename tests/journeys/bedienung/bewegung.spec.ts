import type { Locator, Page } from "@playwright/test";
import { FormularSeite, hasScripts, openWeiteres } from "../../support/formularSeite";
import { openFilled } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

const main = (page: Page) => page.getByRole("main");
const knopf = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const teil = (page: Page, name: string | RegExp) => main(page).getByRole("heading", { level: 2, name });
const pakete = (page: Page) => main(page).getByRole("link", { name: /^Bearbeiten ?: / });

/** The person is at the end of the page, where the buttons that save are. */
const goToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/**
 * The top of what came is in the upper part of the window, with the focus where scripts can give it; the title says
 * where one is. A page that ends right below cannot be moved further up.
 */
async function standsInFront(page: Page, kopf: Locator, titel: RegExp): Promise<void> {
  await expect(page).toHaveTitle(titel);
  if (!hasScripts()) {
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    return;
  }
  await expect(kopf).toBeFocused();
  await expect.poll(() => oben(page, kopf)).toBeLessThan((await isKurz(page)) ? 0.9 : 0.6);
  expect(await oben(page, kopf)).toBeGreaterThanOrEqual(0);
}

const isKurz = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollHeight < 1.5 * window.innerHeight);

/** Where an element begins: 0 at the upper, 1 at the lower edge of the window. */
const oben = (page: Page, element: Locator): Promise<number> =>
  element.evaluate((dieses) => dieses.getBoundingClientRect().top / window.innerHeight);

async function openArbeitsplan(page: Page): Promise<void> {
  await openFilled(page);
  await page.getByRole("link", { name: /Arbeitsplan-Tool/ }).click();
  await new FormularSeite(page).expectThat("Arbeitsplan-Tool");
}

test.beforeEach(async ({ als }) => als("software"));

test("von Reiter zu Reiter steht die Seite am neuen Reiter, und der Titel nennt Schritt, Vorhaben und Antrag @telefon", async ({
  page,
}) => {
  const seite = await openFilled(page);
  await expect(page).toHaveTitle(/^Vorhaben – Vorhaben 1 – .+ – Antragsportal$/);
  await goToEnd(page);
  await seite.save("Speichern & weiter");
  await standsInFront(page, teil(page, "Tätigkeitsform"), /^Tätigkeitsform – Vorhaben 1 – .+ – Antragsportal$/);
  await main(page)
    .getByRole("link", { name: /Inhaltliche Angaben/ })
    .click();
  await standsInFront(
    page,
    teil(page, "Inhaltliche Angaben"),
    /^Inhaltliche Angaben – Vorhaben 1 – .+ – Antragsportal$/,
  );
  if (hasScripts()) {
    await page.goBack();
    await expect(page).toHaveTitle(/^Tätigkeitsform – /);
    await expect(teil(page, "Tätigkeitsform")).toBeFocused();
  }
});

test("eine Zeile öffnen, hinzufügen und schließen @telefon", async ({ page }) => {
  await openArbeitsplan(page);
  const zeile = teil(page, /^Arbeitspaket: /);
  await goToEnd(page);
  await pakete(page).last().click();
  await standsInFront(page, zeile, /^Arbeitspaket: .+ – Vorhaben 1 – .+ – Antragsportal$/);
  await goToEnd(page);
  await knopf(page, "Speichern & zurück").click();
  await standsInFront(page, teil(page, "Arbeitsplan-Tool"), /^Arbeitsplan-Tool – Vorhaben 1 – /);
  await goToEnd(page);
  await knopf(page, "Arbeitspaket hinzufügen").click();
  await standsInFront(page, zeile, /^Arbeitspaket: Neue.* – Vorhaben 1 – /);
  await goToEnd(page);
  await main(page).getByRole("link", { name: "Abbrechen", exact: true }).click();
  await standsInFront(page, teil(page, "Arbeitsplan-Tool"), /^Arbeitsplan-Tool – /);
});

test("nach dem Löschen einer Zeile geht es bei der nächsten weiter, nach der letzten beim Hinzufügen @telefon", async ({
  page,
}) => {
  await openArbeitsplan(page);
  const remove = async (stelle: number) => {
    await goToEnd(page);
    const anzahl = await pakete(page).count();
    await main(page)
      .getByRole("button", { name: / löschen$/ })
      .nth(stelle)
      .click();
    if (!hasScripts()) await expect(page).toHaveTitle(/^Arbeitspaket löschen – Vorhaben 1 – /);
    await (hasScripts() ? page.getByRole("alertdialog") : main(page))
      .getByRole("button", { name: "Löschen", exact: true })
      .click();
    await expect(pakete(page)).toHaveCount(anzahl - 1);
  };
  await expect(pakete(page)).toHaveCount(3);
  const zweites = await pakete(page).nth(1).textContent();
  await remove(0);
  await expect(pakete(page).first()).toBeFocused();
  await expect(pakete(page).first()).toHaveText(zweites ?? "");
  await expect(pakete(page).first()).toBeInViewport();
  // The same place in the table once more: the address does not change, the row does.
  await remove(0);
  await expect(pakete(page).first()).toBeFocused();
  await remove(0);
  await expect(knopf(page, "Arbeitspaket hinzufügen")).toBeFocused();
  await expect(knopf(page, "Arbeitspaket hinzufügen")).toBeInViewport();
  await expect(page).toHaveTitle(/^Arbeitsplan-Tool – Vorhaben 1 – /);
});

test("ein Vorhaben hinzufügen, wechseln und löschen führt zu seiner Überschrift", async ({ page }) => {
  await openFilled(page);
  const kopf = main(page).getByRole("heading", { level: 1 });
  await goToEnd(page);
  await openWeiteres(page);
  await knopf(page, "Vorhaben hinzufügen").click();
  await expect(page.getByText("Vorhaben 2 von 2")).toBeVisible();
  await standsInFront(page, kopf, /^Vorhaben – Vorhaben 2 – .+ – Antragsportal$/);
  const vorhaben = page.getByRole("navigation", { name: "Vorhaben dieses Antrags" });
  await vorhaben.getByRole("link").first().click();
  await expect(page.getByText("Vorhaben 1 von 2")).toBeVisible();
  await standsInFront(page, kopf, /^Vorhaben – Vorhaben 1 – /);
  await vorhaben.getByRole("link").last().click();
  await expect(page.getByText("Vorhaben 2 von 2")).toBeVisible();
  await openWeiteres(page);
  await main(page).getByRole("link", { name: "Dieses Vorhaben löschen" }).click();
  await standsInFront(page, teil(page, "Vorhaben löschen"), /^Vorhaben löschen – Vorhaben 2 – /);
  await knopf(page, "Löschen").click();
  await expect(page.getByText("Vorhaben 1 von 1")).toBeVisible();
  await standsInFront(page, kopf, /^Vorhaben – Vorhaben 1 – /);
});

test("nach einer Ablehnung beginnt der Titel mit dem Wort Fehler, danach nicht mehr", async ({ page }) => {
  const seite = await openFilled(page);
  const beginn = page.getByRole("textbox", { name: "Beginn des Vorhabens", exact: true });
  await beginn.fill("31.02.2026");
  await knopf(page, "Speichern").click();
  await expect(page).toHaveTitle(/^Fehler: Vorhaben – Vorhaben 1 – .+ – Antragsportal$/);
  await expect(page.getByRole("alert").first()).toBeFocused();
  await expect(page.getByRole("alert").first()).toBeInViewport();
  await beginn.fill("01.03.2025");
  await seite.save("Speichern");
  await expect(page).toHaveTitle(/^Vorhaben – Vorhaben 1 – /);
});

test("eine andere Seite beginnt bei ihrer Überschrift und nennt ihren Antrag", async ({ page }) => {
  await openFilled(page);
  const kopf = main(page).getByRole("heading", { level: 1 });
  await openWeiteres(page);
  await main(page).getByRole("link", { name: "Versionen" }).click();
  await expect(kopf).toHaveText("Versionen");
  await standsInFront(page, kopf, /^Versionen – (?!Antragsportal$).+ – Antragsportal$/);
  await page.goBack();
  await main(page)
    .getByRole("link", { name: /Was fehlt noch\?/ })
    .click();
  await expect(kopf).toHaveText("Was fehlt noch?");
  await standsInFront(page, kopf, /^Was fehlt noch\? – (?!Antragsportal$).+ – Antragsportal$/);
});
