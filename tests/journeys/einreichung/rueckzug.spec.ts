import type { Page } from "@playwright/test";
import { hasScripts } from "../../support/formularSeite";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { sign } from "../../support/registrieren";
import { findUuid } from "../../support/schale";

const ueberschrift = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** Sees the confirmation of the authority arrive: by itself with scripts, by the link without. */
async function experienceBestaetigung(page: Page): Promise<void> {
  const bestaetigt = page.getByText(/^Der Rückzug ist am .* bestätigt\.$/);
  if (hasScripts()) return expect(bestaetigt).toBeVisible({ timeout: 90_000 });
  await expect(async () => {
    const link = page.getByRole("link", { name: "Stand aktualisieren" });
    if (await link.isVisible()) await link.click();
    await expect(bestaetigt).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 90_000 });
}

/** Each project withdraws an Antrag of its own. */
const antragName = (): string => (hasScripts() ? "Testantrag 05" : "Testantrag 06");

test("einen Antrag mit Grund zurückziehen, einmal; wer es anderswo noch einmal versucht, erfährt es", async ({
  page,
  browser,
  baseURL,
  als,
}) => {
  await als("maschinenbau", { eigene: true });
  const uuid = await findUuid(page, antragName());
  await page.goto(`/antraege/${uuid}/startseite`);
  await page.getByRole("link", { name: "Antrag zurückziehen" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Was der Rückzug bewirkt" })).toBeVisible();
  await page.getByRole("button", { name: "Rückzug vorbereiten" }).click();
  await page.getByRole("combobox", { name: "Grund des Rückzugs" }).selectOption({ label: "Neuantrag geplant" });
  await page.getByLabel("Erläuterung").fill("Das Vorhaben ist neu zugeschnitten.");
  if (hasScripts()) expect(await checkRegeln(page, "rueckzug")).toEqual([]);
  await page.getByRole("button", { name: "Speichern und weiter zur Unterschrift" }).click();
  await expect(page.getByText("Das Vorhaben ist neu zugeschnitten.")).toBeVisible();

  const anderswo = await neuerContext(browser, baseURL);
  const zweite = await anderswo.newPage();
  await als("maschinenbau", { context: anderswo });
  await zweite.goto(`/antraege/${uuid}/rueckzug?schritt=unterschrift`);
  const nocheinmal = zweite.getByRole("button", { name: "Antrag zurückziehen" });
  await expect(nocheinmal).toBeVisible();

  await page.getByRole("button", { name: "Antrag zurückziehen" }).click();
  await sign(page, () => page.getByRole("radio", { name: "Beispiel Maschinenbau GmbH", exact: true }).check());
  await expect(ueberschrift(page, "Der Rückzug Ihres Antrags ist erklärt")).toBeVisible();
  await page.getByRole("link", { name: "Rückzug ansehen" }).click();
  await expect(ueberschrift(page, "Zurückgezogener Antrag")).toBeVisible();
  await experienceBestaetigung(page);
  for (const text of ["Neuantrag geplant", "Das Vorhaben ist neu zugeschnitten.", /Berta Beispiel/]) {
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
  }

  await nocheinmal.click();
  await expect(ueberschrift(zweite, "Zurückgezogener Antrag")).toBeVisible();
  await expect(
    zweite.getByText(/^(Dieser Antrag ist|Der Rückzug dieses Antrags ist) bereits .* Es hat sich nichts geändert\.$/),
  ).toBeVisible();
  await anderswo.close();

  await page.goto(`/antraege/${uuid}/startseite`);
  await expect(page.getByRole("link", { name: "Antrag zurückziehen" })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Teile des Antrags" }).getByRole("link", { name: "Dokumente" }).click();
  const dokumente = page.getByRole("region", { name: "Dokumente" });
  for (const name of ["Rückzug eines Antrags", "Eingangsbestätigung (PDF)"]) {
    await expect(dokumente.getByRole("link", { name, exact: true })).toBeVisible();
  }
});

test("was archiviert ist, bleibt zu lesen; was nicht zurückgezogen ist, hat keine Seite dafür; Fremden bleibt alles verborgen", async ({
  page,
  als,
}) => {
  await als("maschinenbau");
  const archiviert = await findUuid(page, "Lagerdiagnose, abgeschlossen");
  await page.goto(`/antraege/${archiviert}/zurueckgezogenerAntrag`);
  await expect(
    page.getByText("Dieser Antrag wurde nicht zurückgezogen. Was es zu ihm gibt, steht hier.").first(),
  ).toBeVisible();
  const pdf = page.waitForEvent("download");
  await page.getByRole("region", { name: "Dokumente" }).getByRole("link", { name: "Antrag (PDF)" }).click();
  expect((await pdf).suggestedFilename()).toMatch(/^antrag-[\w-]+\.pdf$/);
  await page.getByRole("link", { name: "Alle archivierten Anträge" }).click();
  await expect(page.getByRole("row", { name: "Lagerdiagnose, abgeschlossen" })).toBeVisible();

  await page.goto(`/antraege/${archiviert}/rueckzug`);
  await expect(page.getByText(/^Dieser Antrag kann nicht zurückgezogen werden\./).first()).toBeVisible();
  await als("fremd");
  for (const seite of ["rueckzug", "zurueckgezogenerAntrag"]) {
    expect((await page.goto(`/antraege/${archiviert}/${seite}`))?.status()).toBe(404);
    expect((await page.goto(`/antraege/keine-kennung/${seite}`))?.status()).toBe(404);
  }
});
