import type { Page } from "@playwright/test";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

const GEKUERZT = "Achtung: Ihre Eingabe wurde auf die erlaubte Anzahl von Zeichen verkürzt.";
const ANFANG = "ü".repeat(200);
const REST = " – dieser Teil ist zu lang 🙂";

const feld = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const titel = (page: Page) => feld(page, "Titel des Vorhabens");
const rest = (page: Page) => feld(page, "Abgeschnittener Rest");

test("was zu lang ist, bleibt als Rest stehen, über Neuladen und Anmeldung hinaus, bis die Person ihn verwirft", async ({
  page,
  context,
  als,
}) => {
  await als("software", { eigene: true });
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  const seite = new FormularSeite(page);
  await seite.expectThat("Vorhaben");
  const adresse = page.url();
  await titel(page).fill(ANFANG + REST);
  await seite.save("Speichern");
  await expect(page.getByText(GEKUERZT).first()).toBeVisible();
  await expect(titel(page)).toHaveValue(ANFANG);
  await expect(rest(page)).toHaveValue(REST);
  await page.reload();
  await expect(rest(page)).toHaveValue(REST);
  await context.clearCookies();
  await als("software", { eigene: true });
  await page.goto(adresse);
  await seite.expectThat("Vorhaben");
  await expect(rest(page)).toHaveValue(REST);
  await expect(rest(page)).toHaveAttribute("readonly");
  await feld(page, "Kurzbezeichnung / Akronym").fill("NEBENBEI");
  await page.getByRole("button", { name: "Rest verwerfen" }).click();
  await expect(page.getByText("Gespeichert. Der abgeschnittene Rest ist verworfen.")).toBeVisible();
  await expect(rest(page)).toHaveCount(0);
  await page.reload();
  await expect(rest(page)).toHaveCount(0);
  await expect(titel(page)).toHaveValue(ANFANG);
  await expect(feld(page, "Kurzbezeichnung / Akronym")).toHaveValue("NEBENBEI");
});
