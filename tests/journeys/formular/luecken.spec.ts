import type { Page } from "@playwright/test";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag, openFilled } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

const main = (page: Page) => page.getByRole("main");

/** Fills an Antrag of its own and opens the tab with the years. */
async function openRahmen(page: Page): Promise<FormularSeite> {
  const seite = await openFilled(page);
  await main(page)
    .getByRole("link", { name: /Rahmen/ })
    .click();
  await seite.expectThat("Rahmen");
  return seite;
}

const imJahr = (page: Page, jahr: string, label: string) =>
  main(page)
    .getByRole("group", { name: `Wirtschaftsjahr ${jahr}`, exact: true })
    .getByRole("textbox", { name: label, exact: true });

/** Follows a line of the list. */
async function follow(page: Page, label: string): Promise<void> {
  await page.getByRole("link", { name: /^Was fehlt noch\?/ }).click();
  await main(page).getByRole("link", { name: label, exact: true }).click();
  await new FormularSeite(page).expectThat("Rahmen");
}

const VZAE = "FuE-Personal im Vorhaben (VZÄ, Jahresdurchschnitt)";

test("Befunde über ein ganzes Wirtschaftsjahr und über alle führen zu einem Feld", async ({ page, als }) => {
  await als("software");
  const seite = await openRahmen(page);
  for (const label of [
    "Personalaufwendungen in Euro",
    "Aufwendungen für Auftragsforschung in Euro",
    "Wertminderung Wirtschaftsgüter in Euro",
  ])
    await imJahr(page, "2026", label).fill("0");
  await seite.save("Speichern");
  await follow(page, "Wirtschaftsjahr 2026");
  await expect(imJahr(page, "2026", VZAE)).toBeFocused();
  await expect(imJahr(page, "2026", VZAE)).toBeInViewport({ ratio: 1 });
  const jahr = main(page).getByRole("group", { name: "Wirtschaftsjahr 2026", exact: true });
  await expect(jahr.getByText("Für das Wirtschaftsjahr 2026 sind keine Aufwendungen angegeben.")).toBeVisible();
  await follow(page, "Personal und Aufwendungen je Wirtschaftsjahr");
  await expect(imJahr(page, "2025", VZAE)).toBeFocused();
});

test("auch zu einem Feld weit unten und zu einer Frage mit Ja und Nein", async ({ page, als }) => {
  await als("software");
  const uuid = await createAntrag(page);
  const luecke = async (label: string) => {
    await page.goto(`/antraege/${uuid}/luecken`);
    await main(page).getByRole("link", { name: label, exact: true }).click();
    await new FormularSeite(page).expectThat("Vorhaben");
  };
  await luecke("Telefon");
  const telefon = main(page).getByRole("textbox", { name: "Telefon", exact: true });
  await expect(telefon).toBeFocused();
  await expect(telefon).toBeInViewport({ ratio: 1 });
  const frage = "Wird oder wurde das Vorhaben mit anderen öffentlichen Mitteln gefördert?";
  await luecke(frage);
  const gruppe = main(page).getByRole("group", { name: frage });
  await expect(gruppe).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    expect(await gruppe.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }).toPass();
});
