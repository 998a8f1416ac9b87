import type { Page } from "@playwright/test";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

const TEXT =
  "Sie haben seit über 30 Minuten Ihre Eingaben nicht mehr gespeichert. Bitte speichern Sie Ihre Eingaben regelmäßig, um Datenverlust zu vermeiden.";

/** Lets so much time pass for somebody who is still at the keyboard, and therefore stays logged in. */
async function elapse(page: Page, millis: number): Promise<void> {
  await page.clock.runFor(millis / 2);
  await page.keyboard.press("Shift");
  await page.clock.runFor(millis / 2);
}

// Only with scripts: without them the text beside the buttons says what is lost.
test("nach 30 Minuten ohne Speichern erinnert ein Banner; Schließen, neue Eingabe und Speichern wirken", async ({
  page,
  als,
}) => {
  await page.clock.install();
  await als("software");
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  const seite = new FormularSeite(page);
  await seite.expectThat("Vorhaben");
  const titel = page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true });
  await titel.fill("Nicht gespeichert");
  await elapse(page, 1_799_000);
  await expect(page.getByText(TEXT)).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(page.getByRole("status").filter({ hasText: TEXT })).toBeInViewport();
  await page.getByRole("button", { name: "Meldung schließen" }).click();
  await expect(page.getByText(TEXT)).toBeHidden();
  await titel.fill("Noch immer nicht gespeichert");
  await elapse(page, 1_801_000);
  await expect(page.getByText(TEXT)).toBeVisible();
  await seite.save("Jetzt speichern");
  await expect(page.getByText(TEXT)).toBeHidden();
  await expect(titel).toHaveValue("Noch immer nicht gespeichert");
});

for (const [adresse, frage] of [
  ["/unternehmen", /^Telefon$/],
  ["/geschaeftsstatistikenFormular", /^Bemerkung$/],
  ["/geschaeftsstatistikenTabelle", /^Bilanzsumme/],
  ["/verbundeneUnternehmen/neu", /^Name$/],
  ["/unternehmen/kmu/zahlenFormular", /^Jahresumsatz in Euro$/],
] as const)
  test(`auch in den Formularen des Unternehmens: ${adresse}`, async ({ page, als }) => {
    await page.clock.install();
    await als("software");
    await page.goto(adresse);
    const feld = page.getByRole("textbox", { name: frage }).first();
    await feld.fill("1");
    await elapse(page, 1_801_000);
    await expect(page.getByRole("status").filter({ hasText: TEXT })).toBeInViewport();
    await expect(page.getByRole("button", { name: "Jetzt speichern" })).toBeVisible();
    await page.getByRole("button", { name: "Meldung schließen" }).click();
    await expect(page.getByText(TEXT)).toBeHidden();
    await expect(feld).toHaveValue(/^1/);
  });
