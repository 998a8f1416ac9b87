import { FormularSeite, openWeiteres } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

// Only with scripts: moving by keyboard. The buttons do the same without them.
test("Alt und Pfeil verschieben ein Arbeitspaket; der Fokus folgt, Diagramm und Ansage auch @telefon", async ({
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
  await page.getByRole("link", { name: /Arbeitsplan-Tool/ }).click();
  await new FormularSeite(page).expectThat("Arbeitsplan-Tool");
  const knoepfe = page.getByRole("button", { name: / nach unten$/ });
  const titel = ((await knoepfe.first().textContent()) ?? "").replace(/ nach unten$/, "");
  await knoepfe.first().focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByText(`„${titel}“ steht jetzt an Stelle 2 von 3.`)).toBeAttached();
  await expect(page.getByRole("button", { name: `${titel} nach unten` })).toBeFocused();
  await expect(page.locator("svg [data-row='2'] > title")).toHaveText(`2 ${titel}`);
});
