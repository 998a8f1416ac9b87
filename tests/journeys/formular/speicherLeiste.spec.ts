import type { Page } from "@playwright/test";
import { FormularSeite, hasScripts } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

const leiste = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

async function openLangenReiter(page: Page): Promise<FormularSeite> {
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/formular/V2?tab=4`);
  const seite = new FormularSeite(page);
  await seite.expectThat("Inhaltliche Angaben");
  return seite;
}

test("die Knöpfe zum Speichern stehen am unteren Rand, gleich wo man im Formular ist @telefon", async ({
  page,
  als,
}) => {
  await als("software");
  await openLangenReiter(page);
  // On a phone the steps fill the first screen, and the bar goes with the form.
  await page.getByRole("main").getByRole("textbox").first().scrollIntoViewIfNeeded();
  await expect(leiste(page, "Speichern & weiter")).toBeInViewport({ ratio: 1 });
  await expect(leiste(page, "Speichern")).toBeInViewport({ ratio: 1 });
  await page.getByRole("textbox").last().scrollIntoViewIfNeeded();
  await expect(leiste(page, "Speichern & weiter")).toBeInViewport({ ratio: 1 });
  expect(await checkRegeln(page, "Speicherleiste")).toEqual([]);
});

test("die Leiste sagt, wie es um die Eingaben steht @telefon", async ({ page, als }) => {
  await als("software");
  const seite = await openLangenReiter(page);
  const main = page.getByRole("main");
  await expect(
    main.getByText(/^(Noch nicht gespeichert$|Gespeichert \d\d\.\d\d\.\d{4}, \d\d:\d\d\sUhr von )/),
  ).toBeVisible();
  const [erstes, zweites] = [main.getByRole("textbox").nth(0), main.getByRole("textbox").nth(1)];
  await erstes.fill("Ein erster Satz.");
  await zweites.fill("Ein zweiter Satz.");
  if (hasScripts()) {
    await expect(main.getByText("2 ungespeicherte Änderungen")).toBeVisible();
    await zweites.fill("");
    await expect(main.getByText("1 ungespeicherte Änderung", { exact: true })).toBeVisible();
    await erstes.press("Control+s");
    await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
  } else await seite.save("Speichern");
  await expect(main.getByText(/^Gespeichert .* von /)).toBeVisible();
  await expect(main.getByText(/ungespeicherte/)).toHaveCount(0);
  await page.reload();
  await expect(erstes).toHaveValue("Ein erster Satz.");
});
