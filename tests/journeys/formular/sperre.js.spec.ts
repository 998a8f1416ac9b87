import type { Page } from "@playwright/test";
import { FormularSeite, openWeiteres } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

// Only with scripts: the lock is a comfort of the browser.
const TITEL = "Titel des Vorhabens";
const KURZ = "Kurzbezeichnung / Akronym";
const feld = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const beschriftung = (page: Page, name: string) => page.locator("label").filter({ hasText: name }).first();
const TASTE = "Alt+Shift+L";

test("ein Doppelklick sperrt ein Feld und entsperrt es, die Taste auch, der Knopf alle", async ({ page, als }) => {
  await als("software", { eigene: true });
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
  await feld(page, TITEL).fill("Noch nicht gespeichert");

  await test.step("ein Doppelklick auf die Beschriftung sperrt dieses Feld allein", async () => {
    await beschriftung(page, TITEL).dblclick();
    await expect(feld(page, TITEL)).not.toBeEditable();
    await expect(feld(page, TITEL)).toHaveValue("Noch nicht gespeichert");
    await expect(feld(page, KURZ)).toBeEditable();
    await expect(
      page.getByText(/^„Titel des Vorhabens“ ist gegen versehentliches Ändern gesperrt\./).last(),
    ).toBeVisible();
  });

  await test.step("im offenen Feld wählt er ein Wort, im gesperrten entsperrt er", async () => {
    await feld(page, KURZ).fill("Wort");
    await feld(page, KURZ).dblclick();
    await expect(feld(page, KURZ)).toBeEditable();
    await feld(page, TITEL).dblclick();
    await expect(feld(page, TITEL)).toBeEditable();
  });

  await test.step("mit der Tastatur geht dasselbe, und der Fokus bleibt", async () => {
    await feld(page, KURZ).focus();
    await page.keyboard.press(TASTE);
    await expect(feld(page, KURZ)).not.toBeEditable();
    await expect(feld(page, KURZ)).toBeFocused();
    await page.keyboard.press(TASTE);
    await expect(feld(page, KURZ)).toBeEditable();
    await expect(feld(page, KURZ)).toBeFocused();
  });

  await test.step("der Knopf sperrt alle, eines davon geht einzeln auf", async () => {
    await openWeiteres(page);
    await page.getByRole("button", { name: "Bearbeitung sperren" }).click();
    await expect(feld(page, TITEL)).not.toBeEditable();
    await expect(feld(page, KURZ)).not.toBeEditable();
    await feld(page, KURZ).dblclick();
    await expect(feld(page, KURZ)).toBeEditable();
    await expect(feld(page, TITEL)).not.toBeEditable();
    await openWeiteres(page);
    await page.getByRole("button", { name: "Bearbeitung entsperren" }).click();
    await expect(feld(page, TITEL)).toBeEditable();
    await expect(feld(page, KURZ)).toBeEditable();
  });
});
