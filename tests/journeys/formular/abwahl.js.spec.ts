import { openFilled } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

test.beforeEach(async ({ als }) => als("software"));

test("ein Datum, das einen Reiter überflüssig macht, lässt sich zurücknehmen; alles andere bleibt getippt", async ({
  page,
}) => {
  await openFilled(page);
  const feld = (name: string) => page.getByRole("textbox", { name, exact: true });
  const [beginn, titel] = [feld("Beginn des Vorhabens"), feld("Titel des Vorhabens")];
  await titel.fill("Neu getippt");
  await beginn.fill("27.03.2024");
  const frage = page.getByRole("alertdialog");
  await expect(frage).toContainText("Der Reiter „Wirtschaftsgüter“ ist nicht mehr erforderlich.");
  await frage.getByRole("button", { name: "Abbrechen" }).click();
  await expect(frage).toHaveCount(0);
  await expect(beginn).toHaveValue("01.03.2025");
  await expect(titel).toHaveValue("Neu getippt");
});

test("ein Haken, der einen Reiter überflüssig macht, lässt sich zurücknehmen; die anderen bleiben", async ({
  page,
}) => {
  const seite = await openFilled(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Tätigkeitsform/ })
    .click();
  await seite.expectThat("Tätigkeitsform");
  const haken = (name: RegExp) => page.getByRole("checkbox", { name });
  await haken(/^Eigenbetriebliche/).uncheck();
  await haken(/^Kooperation mit Einrichtung/).uncheck();
  const frage = page.getByRole("alertdialog");
  await expect(frage).toContainText("Die übrigen Angaben dort werden geleert");
  await frage.getByRole("button", { name: "Abbrechen" }).click();
  await expect(frage).toHaveCount(0);
  await expect(haken(/^Kooperation mit Einrichtung/)).toBeChecked();
  await expect(haken(/^Eigenbetriebliche/)).not.toBeChecked();
});
