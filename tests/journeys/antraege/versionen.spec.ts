import { FormularSeite, openWeiteres } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

test("Gelöschtes vergleichen und wiederherstellen, eine Fassung benennen @telefon", async ({ page, als }) => {
  await als("software");
  const uuid = await createAntrag(page);
  const main = page.getByRole("main");
  const seite = new FormularSeite(page);
  await page.goto(`/antraege/${uuid}/formular/V2`);
  await seite.expectThat("Vorhaben");
  await page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true }).fill("Alter Titel");
  await seite.save("Speichern");
  const url = new URL(page.url());
  url.searchParams.set("tab", "arbeitsplan");
  await page.goto(url.href);
  await seite.expectThat("Arbeitsplan-Tool");
  await main.getByRole("button", { name: "Arbeitspaket hinzufügen" }).click();
  await seite.expectThat(/: Neue/);
  await main.getByRole("textbox", { name: "Bezeichnung des Arbeitspakets", exact: true }).fill("Messreihe aufbauen");
  await seite.save("Speichern & zurück");
  await main.getByRole("button", { name: /Messreihe aufbauen löschen$/ }).click();
  await page.getByRole("button", { name: "Löschen", exact: true }).click();
  const gespeichert = page.getByRole("status").filter({ hasText: "Der Eintrag wurde gelöscht." });
  await gespeichert.getByRole("link", { name: "Rückgängig" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Eintrag wiederherstellen" })).toBeVisible();

  const eintrag = page.url();
  const ungefragt = new URL(eintrag);
  for (const name of ["tabelle", "zeile"]) ungefragt.searchParams.delete(name);
  ungefragt.searchParams.set("feld", "foerderprogramm");
  await page.goto(ungefragt.href);
  await expect(main.getByText(/^Nach „Förderprogramm .+“ wird zurzeit nicht gefragt/)).toBeVisible();
  await expect(main.getByRole("button", { name: "Diese Angabe wiederherstellen" })).toHaveCount(0);
  await page.goto(eintrag);

  await main.getByRole("link", { name: "Abbrechen" }).click();
  await expect(main.getByRole("row", { name: /^Fassung 4/ })).toContainText("Arbeitspakete (1)");
  await main.getByRole("link", { name: "Fassung 4: Mit der vorigen vergleichen" }).click();
  await expect(main.getByText("Gelöscht", { exact: true })).toBeVisible();
  await expect(main.locator("del").filter({ hasText: "Messreihe aufbauen" })).toContainText("[entfernt:");
  await main.getByRole("link", { name: /^Eintrag wiederherstellen: / }).click();
  await expect(main.locator("ins").filter({ hasText: "Messreihe aufbauen" })).toContainText("[hinzugefügt:");
  await main.getByRole("button", { name: "Diesen Eintrag wiederherstellen" }).click();
  await expect(page.getByText("Der Eintrag ist wiederhergestellt.")).toBeVisible();
  await expect(main.getByRole("button", { name: /Messreihe aufbauen löschen$/ })).toBeVisible();

  await openWeiteres(page);
  await main.getByRole("link", { name: "Versionen", exact: true }).click();
  await main.getByRole("link", { name: "Fassung 2 benennen" }).click();
  await main.getByRole("textbox", { name: "Name der Fassung" }).fill("Vor dem Gespräch");
  await main.getByRole("button", { name: "Namen speichern" }).click();
  await expect(main.getByRole("row", { name: /^Fassung 2/ })).toContainText("Vor dem Gespräch");
});
