import type { Page } from "@playwright/test";
import { z } from "zod";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag, openFilled } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

const antwort = z.object({ listeners: z.array(z.object({ type: z.string() })) });

/** What of these elements hears clicks: a screen reader then calls everything inside clickable. */
async function listKlickbare(page: Page, wege: readonly string[]): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const klickbare: string[] = [];
  for (const weg of wege) {
    const { result } = await cdp.send("Runtime.evaluate", { expression: weg });
    if (result.objectId === undefined) throw new Error(`Nothing is ${weg}`);
    const { listeners } = antwort.parse(await cdp.send("DOMDebugger.getEventListeners", { objectId: result.objectId }));
    if (listeners.some(({ type }) => /^(click|mousedown|mouseup)$/.test(type))) klickbare.push(weg);
  }
  await cdp.detach();
  return klickbare;
}

/** Help stands beside the form from here on. */
const BREIT = { width: 1440, height: 900 };

const GANZE_SEITE = [
  "document.documentElement",
  "document.body",
  "document.querySelector('main')",
  "document.querySelector('main').parentElement",
  "document.querySelector('main').parentElement.parentElement",
  "document.querySelector('main form')",
];

test.beforeEach(async ({ als }) => als("software"));

test("auch nach einer Rückfrage und einem Kalender ist nicht die ganze Seite klickbar", async ({ page }) => {
  await openFilled(page);
  expect(await listKlickbare(page, GANZE_SEITE)).toEqual([]);
  await page
    .getByRole("button", { name: /^Kalender/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: /Arbeitsplan-Tool/ }).click();
  await new FormularSeite(page).expectThat("Arbeitsplan-Tool");
  await page
    .getByRole("main")
    .getByRole("button", { name: / löschen$/ })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  expect(await listKlickbare(page, GANZE_SEITE)).toEqual([]);
});

test("Esc schließt eine Erklärung unter dem Mauszeiger, auch wenn der Fokus anderswo ist", async ({ page }) => {
  await createAntrag(page);
  const anzeige = page.getByRole("button", { name: /^Automatisches Abmelden/ });
  const erklaerung = page.getByRole("tooltip", { name: /^\d\d:\d\d$/ });
  await page.getByRole("main").getByRole("link").first().focus();
  await anzeige.hover();
  await expect(erklaerung).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(erklaerung).toBeHidden();
  await page.mouse.move(5, 600);
  await anzeige.hover();
  await expect(erklaerung).toBeVisible();
});

test("auf kleinen Bildschirmen ticken in der Leiste keine Sekunden", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await createAntrag(page);
  const anzeige = page.getByRole("button", { name: /^Automatisches Abmelden/ });
  await expect(anzeige.locator("[aria-hidden]").filter({ visible: true }).last()).toHaveText(/^\d+ Min\.$/);
});

test("das Feld mit der Hilfe, in dem man rollt, hat Rolle und Namen", async ({ page }) => {
  await page.setViewportSize(BREIT);
  await openFilled(page);
  await page.getByRole("main").locator("a[data-hilfe]").first().click();
  const hilfe = page.getByRole("complementary", { name: /Hilfe/ });
  await expect(hilfe.getByRole("group", { name: "Inhalt", exact: true })).toBeVisible();
});

test("die offene Hilfe folgt dem Fokus, ohne ihn zu nehmen", async ({ page }) => {
  await page.setViewportSize(BREIT);
  await openFilled(page);
  const felder = page.getByRole("main").locator(":has(> a[data-hilfe]):has(> input[type=text])");
  const hilfe = page.getByRole("complementary", { name: "Hilfe" }).getByRole("group", { name: "Inhalt", exact: true });
  const ask = async (nummer: number) => felder.nth(nummer).locator("> a[data-hilfe]").click();
  await ask(0);
  await expect(hilfe).toBeVisible();
  const erster = (await hilfe.textContent()) ?? "";
  await ask(1);
  await expect(hilfe).not.toHaveText(erster);
  const zweiter = (await hilfe.textContent()) ?? "";
  const eingabe = felder.nth(0).locator("> input");
  await eingabe.click();
  await expect(hilfe).toHaveText(erster);
  await expect(eingabe).toBeFocused();
  await felder.nth(1).locator("> input").focus();
  await expect(hilfe).toHaveText(zweiter);
});
