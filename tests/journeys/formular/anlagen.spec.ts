import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openAnlagenTab } from "../../support/anlagenTab";
import { datei, jpg, pdf, png } from "../../support/dateien";
import { hasScripts } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

test("auf ihrer Seite: Anlagen hinzufügen, ablehnen lassen, herunterladen, entfernen; getippter Text bleibt @telefon", async ({
  page,
  als,
}) => {
  await als("software");
  const uuid = await openAnlagenTab(page);
  if (hasScripts()) {
    await page.getByRole("button", { name: "Speichern", exact: true }).click();
    await expect(page.getByText(/^Gespeichert /).first()).toBeVisible();
    await page.goto(`/antraege/${uuid}/dateiuebersicht`);
  } else await page.getByRole("button", { name: "Speichern & Anlagen bearbeiten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dateiübersicht" })).toBeVisible();
  await expect(page.getByText("Keine Daten vorhanden")).toBeVisible();

  await page.getByLabel("Dateien auswählen").setInputFiles([datei("Plan.pdf", pdf()), datei("Falsch.pdf", png())]);
  await page.getByRole("button", { name: "Anlagen hinzufügen" }).click();
  const meldung = page.getByRole("alert");
  await expect(meldung).toContainText(
    "Die Datei „Falsch.pdf“ ist in Wirklichkeit ein PNG-Bild. Bitte geben Sie ihr die Endung „.png“ und fügen Sie sie dann hinzu.",
  );
  await expect(meldung).toBeFocused();
  await expect(page.getByText("Die Anlage „Plan.pdf“ wurde hinzugefügt.").first()).toBeVisible();

  await page.getByLabel("Dateien auswählen").setInputFiles([datei("Foto.jpg", jpg()), datei("Skizze.png", png())]);
  await page.getByRole("button", { name: "Anlagen hinzufügen" }).click();
  await expect(page.getByText("2 Anlagen wurden hinzugefügt: „Foto.jpg“, „Skizze.png“.").first()).toBeVisible();
  await expect(page.getByText(/^Dieses Vorhaben hat drei Anlagen/)).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Herunterladen: Plan.pdf" }).click();
  expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}_Plan\.pdf$/);

  await page.getByRole("link", { name: "Entfernen: Foto.jpg" }).click();
  await page.getByRole("button", { name: "Anlage entfernen" }).click();
  await expect(page.getByText("Die Anlage wurde entfernt.")).toBeVisible();
  await expect(page.getByText("Foto.jpg")).toHaveCount(0);

  await page.goto(`/antraege/${uuid}/lesen`);
  await expect(page.getByText("Vor der Anlage getippt")).toBeVisible();
  await expect(page.getByRole("link", { name: "Skizze.png herunterladen" })).toBeVisible();
  await page.goto(`/antraege/${uuid}/dateien/gibt-es-nicht`);
  await expect(page.getByText("Download nicht möglich!").filter({ visible: true })).toHaveCount(1);
});

test("30 MB auf einmal: vor oder nach dem Senden sagt eine Meldung die Grenze", async ({ page, als }) => {
  const ordner = mkdtempSync(join(tmpdir(), "gross-"));
  const pfad = join(ordner, "riesig.png");
  writeFileSync(pfad, Buffer.alloc(30 * 1024 * 1024, 1));
  await als("software");
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/dateiuebersicht`);
  await page.getByLabel("Dateien auswählen").setInputFiles(pfad);
  await page.getByRole("button", { name: "Anlagen hinzufügen" }).click();
  if (hasScripts()) {
    await expect(page.getByRole("alert")).toContainText(
      "Die Datei „riesig.png“ ist zu groß. Erlaubt sind höchstens 5 MB je Datei.",
    );
  } else {
    await expect(page.getByRole("heading", { level: 1, name: "Die Anfrage ist zu groß" })).toBeVisible();
    await expect(page.getByText("Erlaubt sind höchstens 20 MB auf einmal.")).toBeVisible();
  }
  rmSync(ordner, { recursive: true });
});
