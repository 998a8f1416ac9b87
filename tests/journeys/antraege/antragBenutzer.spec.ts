import type { Page } from "@playwright/test";
import { createAntrag } from "../../support/hauptweg";
import { expect, neuerContext, test } from "../../support/portal";

const ueberschrift = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

async function choose(page: Page, recht: RegExp): Promise<void> {
  await page.getByRole("radio", { name: recht }).check();
}

test("Zugriff geben, ändern und verlieren: niemand überschreibt stillschweigend, und wer geht, findet den Antrag nicht mehr", async ({
  page,
  als,
  browser,
  baseURL,
}) => {
  await als("maschinenbau");
  const uuid = await createAntrag(page);
  const startseite = `/antraege/${uuid}/startseite`;
  const context = await neuerContext(browser, baseURL);
  await als("mitarbeit", { context });
  const andere = await context.newPage();
  expect((await andere.goto(startseite))?.status()).toBe(404);

  await page.getByRole("link", { name: "Benutzer", exact: true }).click();
  await expect(ueberschrift(page, "Benutzer des Antrags")).toBeVisible();
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(page.getByRole("alert")).toContainText("Bitte wählen Sie eine Person.");
  const person = page.getByRole("combobox", { name: /^Person/ });
  await person.selectOption({
    label: (await person.locator("option", { hasText: "mitarbeit@example.org" }).textContent()) ?? "",
  });
  await choose(page, /^Lesen:/);
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(page.getByText(/hat jetzt das Recht „Lesen“\./).first()).toBeVisible();
  const zeile = page.getByRole("row", { name: /mitarbeit@example\.org/ });
  await expect(zeile).toContainText("Lesen");
  await expect(page.getByRole("row", { name: /bevollmaechtigt@example\.org/ })).toContainText("Alle Rechte");

  // Whoever may only read is not invited to submit, but sees how far the submission is.
  await andere.goto(startseite);
  await expect(andere.getByRole("main").getByRole("link", { name: "Antrag einreichen" })).toHaveCount(0);
  await andere.getByRole("link", { name: "Stand der Einreichung" }).click();
  await expect(andere.getByRole("main")).not.toContainText("können Sie schon abgeben");
  await andere.goto(`/antraege/${uuid}/lesen`);
  await expect(andere.getByRole("link", { name: "Was fehlt noch?" })).toBeVisible();
  await expect(andere.getByRole("link", { name: "Weiter zum Einreichen" })).toHaveCount(0);

  await andere.goto(startseite);
  await andere.getByRole("link", { name: "Benutzer", exact: true }).click();
  await expect(andere.getByRole("row", { name: /mitarbeit@example\.org/ })).toContainText("Sie");
  await expect(andere.getByRole("button", { name: "Hinzufügen" })).toHaveCount(0);
  await expect(andere.getByRole("link", { name: /^(Ändern|Entfernen):/ })).toHaveCount(0);

  // Two who manage change the same right: the second one is told what it is now, and decides anew.
  await zeile.getByRole("link", { name: /^Ändern:/ }).click();
  await expect(page.getByRole("heading", { name: /^Recht von .* ändern$/ })).toBeVisible();
  const daneben = await neuerContext(browser, baseURL);
  await als("maschinenbau", { context: daneben });
  const tab = await daneben.newPage();
  await tab.goto(page.url());
  await choose(tab, /^Bearbeiten:/);
  await tab.getByRole("button", { name: "Recht speichern" }).click();
  await expect(tab.getByText(/hat jetzt das Recht „Bearbeiten“\./).first()).toBeVisible();
  await daneben.close();
  await choose(page, /^Verwalten:/);
  await page.getByRole("button", { name: "Recht speichern" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "hat jetzt das Recht „Bearbeiten“. Ihre Änderung ist nicht gespeichert.",
  );
  await expect(zeile).toContainText("Bearbeiten");
  await expect(page.getByRole("radio", { name: /^Verwalten:/ })).toBeChecked();
  await page.getByRole("button", { name: "Recht speichern" }).click();
  await expect(page.getByText(/hat jetzt das Recht „Verwalten“\./).first()).toBeVisible();

  await andere.goto(`/antragBenutzerverwaltung/${uuid}`);
  await andere
    .getByRole("row", { name: /mitarbeit@example\.org/ })
    .getByRole("link", { name: /^Entfernen:/ })
    .click();
  await expect(andere.getByRole("heading", { name: "Mich selbst entfernen" })).toBeVisible();
  await andere.getByRole("link", { name: "Abbrechen" }).click();
  await expect(andere.getByRole("heading", { name: "Person hinzufügen" })).toBeVisible();
  await andere
    .getByRole("row", { name: /mitarbeit@example\.org/ })
    .getByRole("link", { name: /^Entfernen:/ })
    .click();
  await andere.getByRole("button", { name: "Mich entfernen" }).click();
  await expect(ueberschrift(andere, "Anträge")).toBeVisible();
  await expect(andere.getByText("Sie haben keinen Zugriff mehr auf den Antrag.").first()).toBeVisible();
  for (const pfad of [
    startseite,
    `/antragBenutzerverwaltung/${uuid}`,
    `/antraege/${uuid}/antrag.pdf`,
    `/antraege/${uuid}/versionen`,
  ]) {
    expect((await context.request.get(pfad)).status(), pfad).toBe(404);
  }
  await page.goto(`/antragBenutzerverwaltung/${uuid}`);
  await expect(zeile).toHaveCount(0);
  await context.close();
});
