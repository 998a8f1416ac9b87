import { openAnlagenTab, zielFeld } from "../../support/anlagenTab";
import { datei, jpg, pdf, png } from "../../support/dateien";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

// Only with scripts: without them the files have a page of their own.
test("im Formular: gewählt ist hochgeladen und geprüft, entfernt ohne die Seite zu verlassen; Getipptes bleibt @telefon", async ({
  page,
  als,
}) => {
  await als("software");
  const uuid = await openAnlagenTab(page);
  const bereich = page.getByRole("region", { name: /^Anlagen \(/ });
  const wahl = bereich.getByLabel(/^Dateien? hinzufügen/);
  await expect(bereich.getByRole("button", { name: "Speichern & Anlagen bearbeiten" })).toHaveCount(0);
  await wahl.setInputFiles([datei("Plan.pdf", pdf()), datei("Falsch.pdf", png())]);
  const meldung = bereich.getByRole("alert");
  await expect(meldung).toContainText("Die Datei „Falsch.pdf“ ist in Wirklichkeit ein PNG-Bild.");
  await expect(meldung).toBeFocused();
  await expect(bereich.getByText("Die Anlage „Plan.pdf“ wurde hinzugefügt.").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Anlagen (1 von 3)" })).toBeVisible();
  await expect(page.getByText("1 ungespeicherte Änderung", { exact: true })).toBeVisible();
  expect(await checkRegeln(page, "Anlagen im Formular")).toEqual([]);

  await wahl.setInputFiles([datei("Foto.jpg", jpg()), datei("Skizze.png", png())]);
  await expect(page.getByRole("heading", { name: "Anlagen (3 von 3)" })).toBeVisible();
  await expect(bereich.getByText(/^Dieses Vorhaben hat drei Anlagen/)).toBeVisible();
  await expect(wahl).toHaveCount(0);
  const download = page.waitForEvent("download");
  await bereich.getByRole("link", { name: "Plan.pdf herunterladen" }).click();
  expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}_Plan\.pdf$/);

  await bereich.getByRole("button", { name: "Entfernen: Foto.jpg" }).click();
  const frage = page.getByRole("alertdialog");
  await expect(frage).toContainText("Die Anlage „Foto.jpg“ wird aus dem Entwurf entfernt.");
  await frage.getByRole("button", { name: "Abbrechen" }).click();
  await bereich.getByRole("button", { name: "Entfernen: Foto.jpg" }).click();
  await frage.getByRole("button", { name: "Entfernen" }).click();
  await expect(bereich.getByText("Die Anlage „Foto.jpg“ wurde entfernt.").first()).toBeVisible();
  await expect(bereich.getByRole("link", { name: /Foto/ })).toHaveCount(0);
  // What was pressed is gone with its file; the keyboard goes on in the same place.
  await expect(bereich.locator(":focus")).toHaveCount(1);

  await expect(zielFeld(page)).toHaveValue("Vor der Anlage getippt");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText(/^Gespeichert /).first()).toBeVisible();
  await page.goto(`/antraege/${uuid}/lesen`);
  await expect(page.getByText("Vor der Anlage getippt")).toBeVisible();
  await expect(page.getByRole("link", { name: "Skizze.png herunterladen" })).toBeVisible();
});
