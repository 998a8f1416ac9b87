import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/portal";
import { standsInStyle } from "../../support/standsInStyle";

const zeilen = (page: Page): Locator =>
  page
    .getByRole("table", { name: "Anträge" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
const zeile = (page: Page, bezeichnung: string): Locator => zeilen(page).filter({ hasText: bezeichnung });
const stand = (page: Page): Locator => page.getByRole("status").filter({ hasText: /^(Einträge|Keine Einträge)/ });

/** The filters stay open when scripts change the page, and are closed when it is loaded anew. */
async function openFilter(page: Page): Promise<void> {
  if (!(await page.getByRole("textbox", { name: "Antragsnummer" }).isVisible()))
    await page.getByText("Filter", { exact: true }).click();
}

/** The choice of several behind one line; open it stands over what is below it. */
const statuswahl = (page: Page): Locator => page.getByRole("group", { name: "Status", exact: true });

async function checkStatus(page: Page, ...namen: string[]): Promise<void> {
  await statuswahl(page).locator("summary").click();
  for (const name of namen) await statuswahl(page).getByRole("checkbox", { name, exact: true }).check();
}

test.beforeEach(async ({ page, als }) => {
  await als("maschinenbau");
  await page.goto("/antraege");
});

test("die Suche findet Bezeichnungen, und ihr Ergebnis hat eine Adresse", async ({ page }) => {
  await page.getByRole("searchbox", { name: "Suche", exact: true }).fill("Lagerdiagnose");
  await page.getByRole("main").getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(page).toHaveURL(/\/antraege\?suche=Lagerdiagnose$/);
  await expect(zeile(page, "Lagerdiagnose zweite Stufe")).toBeVisible();
  await expect(page.getByText("Wärmepumpen im Verbund")).toHaveCount(0);
  const adresse = page.url();
  await page.goto("/antraege");
  await page.goto(adresse);
  await expect(page.getByRole("searchbox", { name: "Suche", exact: true })).toHaveValue("Lagerdiagnose");
  await expect(page.getByText("Wärmepumpen im Verbund")).toHaveCount(0);
});

test("ohne Treffer steht 'Keine Daten vorhanden'", async ({ page }) => {
  await page.getByRole("searchbox", { name: "Suche", exact: true }).fill("gibt es nicht");
  await page.getByRole("main").getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(page.getByText("Keine Daten vorhanden")).toBeVisible();
  await expect(stand(page)).toHaveText("Keine Einträge");
  await zeilen(page).getByRole("link", { name: "Alle Anträge anzeigen" }).click();
  // Which ones are on the first page depends on what others have created since.
  await expect(stand(page)).toHaveText(/^Einträge 1 bis \d+ von \d+$/);
  await expect(page.getByRole("searchbox", { name: "Suche", exact: true })).toHaveValue("");
});

test("wessen Antrag es ist, steht nicht in der Liste eines Unternehmens", async ({ page }) => {
  await expect(zeilen(page).first()).toBeVisible();
  await expect(zeilen(page).filter({ hasText: "Beispiel Maschinenbau GmbH" })).toHaveCount(0);
});

test("ein Filter, der kein Tag ist, sagt es an seinem Feld und schränkt die Liste nicht ein", async ({ page }) => {
  const alle = await stand(page).innerText();
  await openFilter(page);
  const feld = page.getByRole("textbox", { name: "Eingereicht am" });
  for (const [wert, grund] of [
    ["5.1.26", /Ungültiges Format\. Bitte geben Sie ein Datum als TT\.MM\.JJJJ ein/],
    ["31.02.2026", /Diesen Tag gibt es im Kalender nicht/],
  ] as const) {
    await feld.fill(wert);
    await page.getByRole("button", { name: "Filter anwenden" }).click();
    await expect(page).toHaveURL(new RegExp(`filter\\.eingereichtAm=${wert}$`));
    await expect(feld).toHaveAccessibleDescription(grund);
    await expect(feld).toHaveValue(wert);
    await expect(stand(page)).toHaveText(alle);
  }
  await feld.fill("05.01.1999");
  await page.getByRole("button", { name: "Filter anwenden" }).click();
  await expect(stand(page)).toHaveText("Keine Einträge");
  await openFilter(page);
  await expect(feld).not.toHaveAccessibleDescription(/Ungültiges Format|gibt es im Kalender nicht/);
});

test("Filter nach Status und nach leeren Einträgen", async ({ page }) => {
  await openFilter(page);
  await checkStatus(page, "Unterlagen nachgefordert");
  await statuswahl(page).getByRole("button", { name: "Filter anwenden" }).click();
  await expect(page).toHaveURL(/filter\.status=UNTERLAGEN_NACHGEFORDERT/);
  await expect(zeilen(page)).toHaveCount(1);
  await expect(zeilen(page)).toContainText("Terahertzprüfung im Drucker");
  await page.getByRole("link", { name: "Suche und Filter zurücksetzen" }).click();
  await expect(zeilen(page).nth(1)).toBeVisible();
  await openFilter(page);
  await page.getByRole("textbox", { name: "Bezeichnung" }).fill("Lagerdiagnose");
  const ohneWert = page.getByRole("button", { name: "Antragsnummer: <Ohne Wert>" });
  await expect(ohneWert).toHaveAccessibleDescription("Nach leeren Einträgen filtern");
  await ohneWert.click();
  await expect(page).toHaveURL(/\?filter\.antragsnummer=%3COhne\+Wert%3E&filter\.bezeichnung=Lagerdiagnose$/);
  await openFilter(page);
  await expect(page.getByRole("textbox", { name: "Antragsnummer" })).toHaveValue("<Ohne Wert>");
  await expect(zeile(page, "Lagerdiagnose, fertig zum Einreichen")).toBeVisible();
  for (const eine of await zeilen(page).all()) await expect(eine).toContainText("Entwurf");
});

test("was gefiltert ist, steht über der Liste, auch auf Papier, und lässt sich einzeln entfernen @telefon", async ({
  page,
}) => {
  await page.goto("/antraege?suche=pr%C3%BCfung&filter.status=UNTERLAGEN_NACHGEFORDERT");
  const gesetzte = page.getByRole("list", { name: "Gezeigt wird nur" });
  const chip = gesetzte.getByRole("link", { name: "Status: Unterlagen nachgefordert entfernen" });
  await page.emulateMedia({ media: "print" });
  await expect(chip).toBeVisible();
  await expect(gesetzte).toContainText("Suche: „prüfung“");
  await expect(page.getByRole("searchbox", { name: "Suche", exact: true })).toBeHidden();
  await expect(page.getByText("Spalten (", { exact: false })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(zeilen(page)).toHaveCount(1);
  await chip.click();
  await expect(page).toHaveURL(/\?suche=pr%C3%BCfung$/);
  await expect(zeile(page, "Terahertzprüfung, zurückgezogen")).toBeVisible();
  await gesetzte.getByRole("link", { name: "Suche: „prüfung“ entfernen" }).click();
  await expect(page).toHaveURL(/\?seite=1$/);
  await expect(gesetzte).toHaveCount(0);
});

test("mehrere Status zugleich: die geschlossene Auswahl sagt, wie viel sie zeigt", async ({ page }) => {
  await openFilter(page);
  await checkStatus(page, "Unterlagen nachgefordert", "Antrag zurückgezogen");
  await statuswahl(page).getByRole("button", { name: "Filter anwenden" }).click();
  await expect(page).toHaveURL(/filter\.status=UNTERLAGEN_NACHGEFORDERT%23%23%23ZURUECKGEZOGEN/);
  await openFilter(page);
  const gewaehlt = statuswahl(page).locator("summary");
  await expect(gewaehlt).toHaveText("Status: Mehrere [...]: Unterlagen nachgefordert, Antrag zurückgezogen");
  for (const eine of await zeilen(page).all())
    await expect(eine).toContainText(/Unterlagen nachgefordert|Antrag zurückgezogen/);
  await expect(zeile(page, "Terahertzprüfung im Drucker")).toBeVisible();
  await expect(zeile(page, "Terahertzprüfung, zurückgezogen")).toBeVisible();
  await gewaehlt.click();
  await statuswahl(page).getByRole("checkbox", { name: "Antrag zurückgezogen", exact: true }).uncheck();
  await statuswahl(page).getByRole("button", { name: "Filter anwenden" }).click();
  await expect(page).toHaveURL(/filter\.status=UNTERLAGEN_NACHGEFORDERT$/);
  await expect(zeile(page, "Terahertzprüfung, zurückgezogen")).toHaveCount(0);
});

test("nach dem Zurücksetzen sind die Felder leer, und die nächste Suche sendet nichts Altes", async ({ page }) => {
  await page.getByRole("searchbox", { name: "Suche", exact: true }).fill("Testantrag");
  await page.getByRole("main").getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(page).toHaveURL(/suche=Testantrag/);
  await openFilter(page);
  await checkStatus(page, "Antrag nicht eingereicht");
  await statuswahl(page).locator("summary").click();
  await page.getByRole("textbox", { name: "Bezeichnung" }).fill("Testantrag 0");
  await page.getByRole("button", { name: "Filter anwenden" }).click();
  await expect(page).toHaveURL(/filter\.bezeichnung=Testantrag/);
  await page.getByRole("link", { name: "Suche und Filter zurücksetzen" }).click();
  await expect(page).toHaveURL(/\/antraege$/);
  await expect(page.getByRole("searchbox", { name: "Suche", exact: true })).toHaveValue("");
  await openFilter(page);
  await expect(statuswahl(page).locator("summary")).toHaveText("Status: Alle");
  await expect(page.getByRole("textbox", { name: "Bezeichnung" })).toHaveValue("");
  await page.getByRole("textbox", { name: "Antragsnummer" }).fill("<Ohne Wert>");
  await page.getByRole("button", { name: "Filter anwenden" }).click();
  await expect(page).toHaveURL(/filter\.antragsnummer=%3COhne/);
  expect(page.url()).not.toContain("Testantrag");
  await expect(zeile(page, "Lagerdiagnose, fertig zum Einreichen")).toBeVisible();
});

test("sortieren geht auch dort, wo die Zeilen Karten sind und keine Spaltenköpfe haben @telefon", async ({ page }) => {
  // The width at which the rows are cards; wider, the heads of the columns sort.
  await page.setViewportSize({ width: Math.min(1024, page.viewportSize()?.width ?? 1024), height: 800 });
  await page.goto("/antraege?suche=Testantrag");
  const sortieren = page.getByRole("combobox", { name: "Sortieren nach" });
  // The arrow is the portal's: with the browser's own, WebKit draws a box of another height and colour.
  await expect(sortieren).toHaveCSS("appearance", "none");
  await sortieren.selectOption({ label: "Bezeichnung, absteigend" });
  await page.getByRole("button", { name: "Sortieren", exact: true }).click();
  await expect(page).toHaveURL(/sortierung=bezeichnung(:|%3A)desc/);
  await expect(zeilen(page).first()).toContainText("Testantrag 12");
  await expect(sortieren).toHaveValue("bezeichnung:desc");
  await sortieren.selectOption({ label: "Bezeichnung, aufsteigend" });
  await page.getByRole("button", { name: "Sortieren", exact: true }).click();
  await expect(zeilen(page).first()).toContainText("Testantrag 01");
});

test("die Spaltenköpfe sortieren auf- und absteigend; als Karten hält niemand bei ihnen an @telefon", async ({
  page,
  isMobile,
}) => {
  const sortieren = () => page.getByRole("link", { name: /^Sortieren nach Bezeichnung/ });
  const kopf = page.getByRole("columnheader", { name: /Bezeichnung/ });
  await page.goto("/antraege?suche=Testantrag");
  if (isMobile) return expect(sortieren()).toHaveCount(0);
  await sortieren().click();
  await expect(kopf).toHaveAttribute("aria-sort", "ascending");
  await expect(zeilen(page).first()).toContainText("Testantrag 01");
  await sortieren().click();
  await expect(kopf).toHaveAttribute("aria-sort", "descending");
  await expect(zeilen(page).first()).toContainText("Testantrag 12");
  await expect(page).toHaveURL(/sortierung=bezeichnung(:|%3A)desc/);
});

test("die Liste beginnt oben auf der Seite, mit einer Zeile Bedienung und zehn Zeilen auf einen Blick", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/antraege?seite=1");
  await standsInStyle(page);
  const obenVon = async (stelle: number) => (await zeilen(page).nth(stelle).boundingBox())?.y ?? Infinity;
  expect(await obenVon(0)).toBeLessThanOrEqual(240);
  expect(await obenVon(9)).toBeLessThan(800);

  await test.step("ein Teil nach dem anderen klappt unter der ganzen Zeile auf", async () => {
    const spalten = page.getByText(/^Spalten \(/);
    const oben = (await spalten.boundingBox())?.y;
    await page.getByText("Filter", { exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Antragsnummer" })).toBeVisible();
    await spalten.click();
    await expect(page.getByRole("group", { name: "Angezeigte Spalten" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Antragsnummer" })).toBeHidden();
    expect((await spalten.boundingBox())?.y).toBe(oben);
    const breite = await page.getByRole("table", { name: "Anträge" }).evaluate((tabelle) => tabelle.clientWidth);
    const teil = page.getByRole("group", { name: "Angezeigte Spalten" }).locator("xpath=ancestor::form/..");
    expect(await teil.evaluate((kasten) => kasten.clientWidth)).toBeGreaterThan(breite - 40);
  });
});

test("Seitengrößen 10, 25, 50, 100 und alle, mit Blättern", async ({ page }) => {
  const groessen = page.getByRole("navigation", { name: "Einträge je Seite" });
  await expect(groessen.getByRole("link")).toHaveText(["10", "25", "50", "100", "alle"]);
  await groessen.getByRole("link", { name: "Einträge je Seite: 10", exact: true }).click();
  await expect(zeilen(page)).toHaveCount(10);
  await expect(stand(page)).toContainText("Einträge 1 bis 10 von");
  await page.getByRole("link", { name: "Weiter", exact: true }).click();
  await expect(stand(page)).toContainText("Einträge 11 bis 20 von");
  await groessen.getByRole("link", { name: "Einträge je Seite: alle" }).click();
  const gesamt = Number(/von (\d+)/.exec(await stand(page).innerText())?.[1]);
  expect(gesamt).toBeGreaterThan(25);
  await expect(zeilen(page)).toHaveCount(gesamt);
});

test("wer nur mitarbeitet, sieht die Anträge der anderen nicht", async ({ page, context, als }) => {
  await context.clearCookies();
  await als("mitarbeit");
  await page.goto("/antraege?groesse=alle");
  await expect(zeile(page, "Wärmepumpen, noch in Arbeit")).toBeVisible();
  await expect(page.getByText("Wärmepumpen im Verbund")).toHaveCount(0);
});
