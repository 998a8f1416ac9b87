import type { Page } from "@playwright/test";
import { hasScripts } from "../../support/formularSeite";
import { expect, test } from "../../support/portal";

const main = (page: Page) => page.getByRole("main");
const tabelle = (page: Page) => main(page).getByRole("textbox", { name: "Tabelle oder CSV", exact: true });
const KOPF = "Name\tArt der Verbindung\tVerbunden mit\tBeteiligung %\tStraße\tHausnummer\tPLZ\tOrt\tSteuerpflichtig";
const ZEILEN = [
  KOPF,
  ...Array.from(
    { length: 10_000 },
    (_, nummer) => `Beispiel Tochter ${String(nummer)} GmbH\tTochter\t\t60\tWerkstraße\t1\t10115\tBerlin\tNein`,
  ),
].join("\n");

test("10.000 eingefügte Zeilen: eine Meldung in Worten, alles Eingefügte steht noch da, gespeichert ist nichts @telefon", async ({
  page,
  als,
}) => {
  await als("fremd");
  await page.goto("/verbundeneUnternehmen/einfuegen");
  if (hasScripts())
    await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
  // At once, as a paste; key by key the browser would lay out each of the lines anew.
  await tabelle(page).evaluate((feld: HTMLTextAreaElement, text) => {
    feld.value = text;
    feld.dispatchEvent(new Event("input", { bubbles: true }));
  }, ZEILEN);
  await main(page).getByRole("button", { name: "Vorschau anzeigen" }).click();
  const meldung = /Ihre Tabelle hat 10\.000 Zeilen, in der Liste ist noch Platz für \d+\./;
  await expect(page.getByRole("alert").getByText(meldung)).toBeVisible();
  await expect(tabelle(page)).toHaveAttribute("aria-invalid", "true");
  // Compared as a whole, but not shown: a difference would fill the screen.
  expect((await tabelle(page).inputValue()) === ZEILEN).toBe(true);
  await expect(main(page).getByRole("button", { name: "Alle Zeilen übernehmen" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Aus einer Tabelle einfügen" })).toBeVisible();

  const context = page.context();
  const andere = await context.newPage();
  await andere.goto("/verbundeneUnternehmen");
  await expect(main(andere).getByText("Keine Daten vorhanden")).toBeVisible();
});
