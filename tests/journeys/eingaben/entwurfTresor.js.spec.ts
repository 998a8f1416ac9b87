import type { Page } from "@playwright/test";
import { createEigenen } from "../../support/eigenerAntrag";
import { expect, test } from "../../support/portal";
import { expectEintraege, crash } from "../../support/tresor";

// Only with scripts: without them what is typed lives in the page alone.
const hinweis = (page: Page) => page.locator("#tresor");
const nachtrag = (page: Page) => page.getByRole("textbox", { name: /^Ihr Nachtrag/ });
const antwort = (page: Page) => page.getByRole("textbox", { name: /^Ihre Antwort/ });
const save = (page: Page) => page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).click();

test("ein Nachtrag überlebt den Absturz des Browsers, und niemand verlässt ihn ungefragt", async ({
  page: erste,
  als,
}) => {
  await als("maschinenbau", { eigene: true });
  // Its own: a Nachtrag is one for all, and what another journey saves into it is not offered as unsaved.
  const uuid = await createEigenen(erste);
  await erste.goto(`/antraege/${uuid}/nachtrag`);
  await erste.getByRole("button", { name: "Nachtrag beginnen" }).click();
  await expect(
    erste.getByText(
      /^Was Sie nicht speichern, hält dieser Browser verschlüsselt für Sie bereit, bis Sie sich abmelden/,
    ),
  ).toBeVisible();
  await nachtrag(erste).fill("Gespeicherter Nachtrag");
  await save(erste);
  await expect(erste.getByText("Ihre Angaben sind gespeichert.")).toBeVisible();
  await expectEintraege(erste, 0);
  await nachtrag(erste).fill("Vor dem Absturz getippt");
  await expectEintraege(erste, 1);
  const page = await crash(erste, erste.url());
  await expect(hinweis(page).getByText("Vor dem Absturz getippt")).toBeVisible();
  await expect(nachtrag(page)).toHaveValue("Gespeicherter Nachtrag");
  await hinweis(page).getByRole("button", { name: "Wiederherstellen Ihr Nachtrag" }).click();
  await expect(nachtrag(page)).toHaveValue("Vor dem Absturz getippt");
  await expect(nachtrag(page)).toBeFocused();
  const dialog = page.getByRole("alertdialog", { name: "Sie sind dabei die aktuelle Ansicht zu verlassen!" });
  await page
    .getByRole("navigation", { name: "Brotkrumen" })
    .or(page.getByRole("main"))
    .getByRole("link", { name: "Anträge" })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect(nachtrag(page)).toHaveValue("Vor dem Absturz getippt");
  await page.getByRole("main").getByRole("link", { name: "Anträge" }).first().click();
  await dialog.getByRole("button", { name: "Speichern & fortfahren" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anträge" })).toBeVisible();
  await page.goBack();
  await expect(nachtrag(page)).toHaveValue("Vor dem Absturz getippt");
  await expectEintraege(page, 0);
  await expect(hinweis(page)).toHaveCount(0);
});

test("eine Antwort, die das Netz nicht zum Server brachte, wird wieder angeboten; eine gesendete nicht", async ({
  page: erste,
  als,
}) => {
  await als("maschinenbau", { eigene: true });
  const uuid = await createEigenen(erste);
  await erste.goto(`/nachrichten?antrag=${uuid}`);
  await erste.getByRole("main").getByRole("row").getByRole("link").first().click();
  await expect(
    erste.getByText(/^Was Sie tippen, wird laufend als Ihr Entwurf gespeichert; bis dahin hält dieser Browser es/),
  ).toBeVisible();
  await erste.route("**/entwurf", (route) => route.abort());
  await antwort(erste).fill("Ohne Netz getippt");
  await expect(erste.getByText("Entwurf nicht gespeichert")).toBeVisible();
  await expectEintraege(erste, 1);
  const page = await crash(erste, erste.url());
  await hinweis(page).getByRole("button", { name: "Wiederherstellen Ihre Antwort" }).click();
  await expect(antwort(page)).toHaveValue("Ohne Netz getippt");
  await expect(page.getByText("Entwurf gespeichert", { exact: true })).toBeVisible();
  await expectEintraege(page, 0);
  await antwort(page).fill("Gleich gesendet");
  await page.getByRole("button", { name: "Antwort senden" }).click();
  await expect(page.getByText("Ihre Antwort wurde gesendet.")).toBeVisible();
  await expectEintraege(page, 0);
  await expect(hinweis(page)).toHaveCount(0);
});

test("auch die Stelle findet nach einem Absturz wieder, was sie in einen FAQ-Eintrag getippt hat", async ({
  page: erste,
  als,
}) => {
  const frage = (page: Page) => page.getByRole("textbox", { name: "Frage", exact: true });
  const sichtbar = (page: Page) => page.getByRole("switch", { name: "Auf der Hilfeseite" });
  await als("qm", { eigene: true });
  await erste.goto("/admin/faq/neu");
  await expect(erste.getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
  await frage(erste).fill("Vor dem Absturz getippt?");
  await sichtbar(erste).uncheck();
  await expectEintraege(erste, 2);
  const page = await crash(erste, erste.url());
  await expect(hinweis(page).getByText("Nicht zu sehen")).toBeVisible();
  await expect(frage(page)).toHaveValue("");
  await hinweis(page).getByRole("button", { name: "Wiederherstellen Frage" }).click();
  await expect(frage(page)).toHaveValue("Vor dem Absturz getippt?");
  await expect(frage(page)).toBeFocused();
  await expect(sichtbar(page)).toBeChecked();
  await hinweis(page).getByRole("button", { name: "Wiederherstellen Auf der Hilfeseite" }).click();
  await expect(sichtbar(page)).not.toBeChecked();
  await expect(frage(page)).toHaveValue("Vor dem Absturz getippt?");
  await page.getByRole("combobox", { name: "Kategorie" }).selectOption({ index: 1 });
  await page.getByRole("textbox", { name: "Antwort", exact: true }).fill("Ja.");
  await page.getByRole("button", { name: "Eintrag anlegen" }).click();
  await expect(page.getByText("Der Eintrag ist gespeichert und auf der Hilfeseite nicht zu sehen.")).toBeVisible();
  await page.goto("/admin/faq/neu");
  await expectEintraege(page, 0);
  await expect(hinweis(page)).toHaveCount(0);
});
