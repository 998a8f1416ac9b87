import type { Page } from "@playwright/test";
import { FormularSeite, openWeiteres } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

const main = (page: Page) => page.getByRole("main");
const feld = (page: Page, name: string | RegExp) => main(page).getByRole("textbox", { name });

test.beforeEach(async ({ als }) => {
  await als("software");
});

test("wer wiederkommt, ist in dem Bereich, in dem zuletzt gespeichert wurde @telefon", async ({ page }) => {
  const uuid = await createAntrag(page);
  const seite = new FormularSeite(page);
  await main(page).getByRole("link", { name: "Formular ausfüllen" }).click();
  await seite.expectThat("Vorhaben");
  await main(page)
    .getByRole("link", { name: /Inhaltliche Angaben/ })
    .click();
  await seite.expectThat("Inhaltliche Angaben");
  await feld(page, /^Was ist das Ziel Ihres Vorhabens/).fill("Weniger Ausschuss beim Fräsen");
  await seite.save("Speichern");

  await page.goto(`/antraege/${uuid}/startseite`);
  await main(page).getByRole("link", { name: "Formular ausfüllen" }).click();
  await seite.expectThat("Inhaltliche Angaben");
  await expect(feld(page, /^Was ist das Ziel Ihres Vorhabens/)).toHaveValue("Weniger Ausschuss beim Fräsen");
});

test("ein Vorhaben lässt sich kopieren, mit dem, was gerade getippt ist @telefon", async ({ page }) => {
  await createAntrag(page);
  const seite = new FormularSeite(page);
  await main(page).getByRole("link", { name: "Formular ausfüllen" }).click();
  await seite.expectThat("Vorhaben");
  await feld(page, "Titel des Vorhabens").fill("Leise Wärmepumpe");
  await feld(page, "Nachname").fill("Beispiel");
  await openWeiteres(page);
  await main(page).getByRole("button", { name: "Dieses Vorhaben kopieren" }).click();

  await expect(page.getByText("Vorhaben 2 von 2")).toBeVisible();
  await expect(main(page).getByText("Das Vorhaben wurde kopiert", { exact: false })).toBeVisible();
  await seite.expectThat("Vorhaben");
  await expect(feld(page, "Titel des Vorhabens")).toHaveValue("");
  await expect(feld(page, "Nachname")).toHaveValue("Beispiel");
  await main(page).getByRole("navigation", { name: "Vorhaben dieses Antrags" }).getByRole("link").first().click();
  await expect(page.getByText("Vorhaben 1 von 2")).toBeVisible();
  await expect(feld(page, "Titel des Vorhabens")).toHaveValue("Leise Wärmepumpe");
});
