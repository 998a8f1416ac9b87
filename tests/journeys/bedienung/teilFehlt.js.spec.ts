import type { Page } from "@playwright/test";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

test.beforeEach(async ({ als }) => {
  await als("maschinenbau");
});

/** Scripts that do not come through; gives those that were asked for. */
async function delay(page: Page, staysAway: (pfad: string) => boolean): Promise<string[]> {
  const ausgeblieben: string[] = [];
  await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!staysAway(pathname)) return route.continue();
    ausgeblieben.push(pathname);
    return route.abort();
  });
  return ausgeblieben;
}

test("ein Teil der Seite, der nicht kommt, nimmt die übrige Seite nicht mit", async ({ page }) => {
  const html = await (await page.request.get("/antraege")).text();
  const ausgeblieben = await delay(page, (pfad) => !html.includes(pfad));
  await page.goto("/antraege");
  await expect.poll(() => ausgeblieben.length).toBeGreaterThan(3);
  await page.unrouteAll();

  const meldung = page.getByRole("alertdialog", { name: "Fehler aufgetreten" });
  await expect(meldung).toContainText("Ein Teil der Seite konnte nicht geladen werden.");
  await meldung.getByRole("button", { name: "Schließen" }).click();
  await expect(meldung).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Anträge" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Suche", exact: true }).fill("Lagerdiagnose");
  await expect(page.getByRole("row", { name: /Lagerdiagnose, fertig/ })).toBeVisible();
});

test("eine Rückfrage, deren Teil nicht kommt, stellt der Browser selbst", async ({ page }) => {
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
  const titel = page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true });
  await titel.fill("Noch nicht gespeichert");
  const ausgeblieben = await delay(page, () => true);

  const frage = page.getByRole("alertdialog", { name: "Sie sind dabei die aktuelle Ansicht zu verlassen!" });
  const weiter = page.getByRole("link", { name: /Was fehlt noch\?/ });
  await weiter.click();
  await expect(frage).toContainText("Nicht gespeicherte Änderungen werden verworfen.");
  expect(ausgeblieben).not.toEqual([]);
  await page.keyboard.press("Escape");
  await expect(frage).toBeHidden();
  await expect(weiter).toBeFocused();
  await expect(titel).toHaveValue("Noch nicht gespeichert");

  await page.unrouteAll();
  await weiter.click();
  await frage.getByRole("button", { name: "Speichern & fortfahren" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Was fehlt noch?" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Noch nicht gespeichert" })).toBeVisible();
});
