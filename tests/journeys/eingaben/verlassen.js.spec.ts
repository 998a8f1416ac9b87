import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

// Only with scripts: without them a page cannot ask before it is left, and the text beside the buttons says so instead.
test.beforeEach(async ({ page, als }) => {
  // Of their own: the last test ends the session.
  await als("software", { eigene: true });
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
  await page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true }).fill("Noch nicht gespeichert");
});

test("vor dem Verlassen mit Ungespeichertem wird gefragt; Abbrechen bleibt da", async ({ page }) => {
  await page.getByRole("link", { name: /Was fehlt noch\?/ }).click();
  const dialog = page.getByRole("alertdialog", { name: "Sie sind dabei die aktuelle Ansicht zu verlassen!" });
  await expect(dialog).toContainText("Nicht gespeicherte Änderungen werden verworfen.");
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect(page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true })).toHaveValue(
    "Noch nicht gespeichert",
  );
});

test("Speichern & fortfahren speichert und geht weiter", async ({ page }) => {
  await page.getByRole("link", { name: /Was fehlt noch\?/ }).click();
  await page.getByRole("button", { name: "Speichern & fortfahren" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Was fehlt noch?" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Noch nicht gespeichert" })).toBeVisible();
});

test("ein anderer Bereich fragt nicht, sondern speichert; was sich nicht lesen lässt, hält auf", async ({ page }) => {
  const seite = new FormularSeite(page);
  const beginn = page.getByRole("textbox", { name: "Beginn des Vorhabens", exact: true });
  const bereiche = page.getByRole("navigation", { name: "Bereiche des Vorhabens" });
  const andere = bereiche.getByRole("link", { name: /Tätigkeitsform/ });
  await beginn.fill("31.02.2026");
  await andere.click();
  await expect(page.getByRole("alert").filter({ hasText: "Beginn des Vorhabens" })).toBeFocused();
  await expect(beginn).toHaveValue("31.02.2026");
  await beginn.fill("01.02.2026");
  await andere.click();
  await seite.expectThat("Tätigkeitsform");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
  await bereiche.getByRole("link", { name: /^1 Vorhaben/ }).click();
  await seite.expectThat("Vorhaben");
  await expect(page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true })).toHaveValue(
    "Noch nicht gespeichert",
  );
  await expect(beginn).toHaveValue("01.02.2026");
});

test("nach einem abgelehnten Speichern fragt der nächste Versuch, statt es zu wiederholen", async ({ page }) => {
  const gesendet: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/formular/")) gesendet.push(request.url());
  });
  const beginn = page.getByRole("textbox", { name: "Beginn des Vorhabens", exact: true });
  const andere = page
    .getByRole("navigation", { name: "Bereiche des Vorhabens" })
    .getByRole("link", { name: /Tätigkeitsform/ });
  await beginn.fill("31.02.2026");
  await andere.click();
  await expect(page.getByRole("alert").filter({ hasText: "Beginn des Vorhabens" })).toBeFocused();
  await andere.click();
  const dialog = page.getByRole("alertdialog", { name: "Sie sind dabei die aktuelle Ansicht zu verlassen!" });
  await expect(dialog).toContainText("Nicht gespeichert: Beginn des Vorhabens:");
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect(beginn).toHaveValue("31.02.2026");
  await andere.click();
  await dialog.getByRole("button", { name: "Speichern & fortfahren" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Beginn des Vorhabens" })).toBeFocused();
  expect(gesendet).toHaveLength(2);
  await andere.click();
  await dialog.getByRole("button", { name: "Ohne Speichern fortfahren" }).click();
  await new FormularSeite(page).expectThat("Tätigkeitsform");
  expect(gesendet).toHaveLength(2);
});

test("beim Abmelden heißt die Bestätigung 'Dennoch abmelden'", async ({ page }) => {
  await page.getByRole("banner").locator("summary").last().click();
  await page.getByRole("button", { name: "Abmelden", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Dennoch abmelden" }).click();
  await expect(page).toHaveURL(/\/landingpage/);
});

test("wer während des Speicherns weiterklickt, kommt danach weiter, und gespeichert ist auch", async ({ page }) => {
  await page.route("**/formular/V2.data*", async (route) => {
    if (route.request().method() === "POST") await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).click();
  await page.getByRole("link", { name: /Was fehlt noch\?/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Was fehlt noch?" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Noch nicht gespeichert" })).toBeVisible();
});
