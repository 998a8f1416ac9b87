import { FormularSeite, openWeiteres } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

test("die Schätzung rechnet mit gespeicherten Angaben, behält falsche Eingaben und speichert nichts", async ({
  page,
  als,
}) => {
  await als("software");
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
  await openWeiteres(page);
  await page.getByRole("button", { name: "Mit Testdaten füllen" }).click();
  await expect(page.getByText("Das Vorhaben wurde mit Testdaten gefüllt.")).toBeVisible();
  await page.getByRole("link", { name: /Rahmen/ }).click();
  await page.getByRole("link", { name: "Forschungszulage schätzen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Schätzung der Forschungszulage" })).toBeVisible();
  await expect(page.getByText("Die Höhe der Forschungszulage setzt ausschließlich das Finanzamt fest.")).toBeVisible();
  const weg = page.getByRole("table", { name: "Rechenweg 2026" });
  const zulage = weg.getByRole("row", { name: /^Forschungszulage/ });
  const kmu = page.getByRole("group", { name: /KMU/ });
  await expect(page.getByText(/^Vorbelegt nach der Berechnung des KMU-Status/)).toBeVisible();
  await expect(kmu.getByRole("radio", { name: "Ja" })).toBeChecked();
  await expect(zulage).toContainText("35 %");
  await kmu.getByRole("radio", { name: "Nein" }).check();
  await page.getByRole("button", { name: "Schätzung berechnen" }).click();
  await expect(page).toHaveURL(/kmu=nein/);
  await expect(zulage).toContainText("25 %");

  await kmu.getByRole("radio", { name: "Ja" }).check();
  await page.getByRole("main").getByText("Verbundene Unternehmen", { exact: true }).click();
  await page.getByRole("textbox", { name: "Von verbundenen Unternehmen genutzt 2026" }).fill("12.000.000");
  await page.getByRole("button", { name: "Schätzung berechnen" }).click();
  await expect(page).toHaveURL(/kmu=ja/);
  await expect(zulage).toContainText("0,00 € × 35 %");

  await page.goto(page.url().replace(/verbund-2026=[^&]*/, "verbund-2026=viel"));
  await expect(
    page.getByRole("link", { name: "2026: Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 1.000.000,00." }),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Von verbundenen Unternehmen genutzt 2026" })).toHaveValue("viel");
  await page.goto(page.url().split("?")[0] ?? "");
  await expect(zulage).toContainText("35 %");
});
