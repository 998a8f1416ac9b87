import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { gelungen } from "../../support/anmelden";
import { offeneHilfe } from "../../support/feldhilfe";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

const main = (page: Page): Locator => page.getByRole("main");
const frage = (page: Page, name: string): Locator =>
  main(page).getByRole("link", { name: `Hilfe zu ${name}`, exact: true });
const hilfeZu = (page: Page, name: string): Locator =>
  main(page).getByRole("group", { name: `Hilfe zu ${name}`, exact: true });

const KURZ = "Kurzbezeichnung / Akronym";

const oben = async (ort: Locator): Promise<number> => (await ort.boundingBox())?.y ?? Infinity;

/** Opens the form of a new Antrag at a tab. */
async function openReiter(page: Page, titel: string, query = ""): Promise<void> {
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/formular/V2${query}`);
  await new FormularSeite(page).expectThat(titel);
}

/** Opens the help of a question by keyboard, and looks at where it stands: below its label and above its answer. */
async function expectUnterLabel(page: Page, name: string, { label, antwort }: { label: Locator; antwort: Locator }) {
  await expect(frage(page, name)).toHaveAttribute("aria-expanded", "false");
  await frage(page, name).focus();
  await page.keyboard.press("Enter");
  const hilfe = hilfeZu(page, name);
  await expect(hilfe).toBeFocused();
  await expect(hilfe).toContainText(/\w{3}/);
  await expect(frage(page, name)).toHaveAttribute("aria-expanded", "true");
  expect(await oben(hilfe)).toBeGreaterThan(await oben(label));
  expect(await oben(hilfe)).toBeLessThan(await oben(antwort));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

async function closeWithEsc(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(offeneHilfe(page)).toHaveCount(0);
  await expect(frage(page, name)).toBeFocused();
  await expect(frage(page, name)).toHaveAttribute("aria-expanded", "false");
}

test.beforeEach(async ({ als }) => als("software"));

for (const width of [1280, 768, 375, 320]) {
  test(`bei ${String(width)} Pixeln steht die Hilfe unter der Beschriftung`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openReiter(page, "Vorhaben");
    const titel = main(page).getByRole("textbox", { name: "Titel des Vorhabens", exact: true });
    await titel.fill("Noch nicht gespeichert");
    await expectUnterLabel(page, "Titel des Vorhabens", {
      label: main(page).locator("label", { hasText: "Titel des Vorhabens" }),
      antwort: titel,
    });
    expect(await checkRegeln(page, `Hilfe am Feld, ${String(width)}`)).toEqual([]);
    // From the help the keyboard goes on to the field.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(titel).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await closeWithEsc(page, "Titel des Vorhabens");
    await expect(titel).toHaveValue("Noch nicht gespeichert");

    await page.goto(`${new URL(page.url()).pathname}?tab=1`);
    await new FormularSeite(page).expectThat("Tätigkeitsform");
    const gruppe = "Sollen für dieses Vorhaben Wirtschaftsgüter geprüft werden?";
    await expectUnterLabel(page, gruppe, {
      label: main(page).locator("legend", { hasText: gruppe }),
      antwort: main(page)
        .getByRole("group", { name: new RegExp(`^${gruppe.replace("?", "\\?")}`) })
        .getByRole("radio")
        .first(),
    });
    await closeWithEsc(page, gruppe);
    const kaestchen = "Eigenbetriebliche Forschung";
    await expectUnterLabel(page, kaestchen, {
      label: main(page).locator("label", { hasText: kaestchen }),
      antwort: main(page).getByRole("checkbox", { name: /^Auftragsforschung/ }),
    });
    await closeWithEsc(page, kaestchen);
  });
}

test("eine andere Frage schließt die erste; noch einmal gedrückt geht sie zu @telefon", async ({ page }) => {
  await openReiter(page, "Vorhaben");
  await frage(page, "Titel des Vorhabens").click();
  await expect(hilfeZu(page, "Titel des Vorhabens")).toBeFocused();
  await frage(page, KURZ).click();
  await expect(hilfeZu(page, KURZ)).toBeFocused();
  await expect(offeneHilfe(page)).toHaveCount(1);
  await expect(frage(page, "Titel des Vorhabens")).toHaveAttribute("aria-expanded", "false");
  await frage(page, KURZ).click();
  await expect(offeneHilfe(page)).toHaveCount(0);
  await frage(page, KURZ).click();
  await hilfeZu(page, KURZ).getByRole("button", { name: "Hilfe schließen" }).click();
  await expect(offeneHilfe(page)).toHaveCount(0);
  await expect(frage(page, KURZ)).toBeFocused();
});

test("wird das Fenster breit, steht die offene Hilfe daneben, und umgekehrt", async ({ page }) => {
  await openReiter(page, "Vorhaben");
  await frage(page, "Titel des Vorhabens").click();
  const text = (await hilfeZu(page, "Titel des Vorhabens").locator("p").first().textContent()) ?? "";
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(hilfeZu(page, "Titel des Vorhabens")).toHaveCount(0);
  await expect(page.getByRole("complementary", { name: "Hilfe" })).toContainText(text);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.getByRole("complementary", { name: "Hilfe" })).toHaveCount(0);
  await expect(hilfeZu(page, "Titel des Vorhabens")).toContainText(text);
});

const antragText = z.object({ vorhaben: z.array(z.object({ uuid: z.uuid() })) });

/** The work plan of an Antrag as a table. */
async function openArbeitsplan(page: Page, uuid: string): Promise<void> {
  const { vorhaben } = antragText.parse(await gelungen(await page.request.get(`/v1/antraege/${uuid}`)));
  await page.goto(`/antraege/${uuid}/tabelle?vorhaben=${vorhaben[0]?.uuid ?? ""}&tabelle=arbeitspakete`);
  await expect(page.getByRole("heading", { level: 1, name: "Arbeitspakete als Tabelle bearbeiten" })).toBeVisible();
}

test("in einer Tabelle steht die Hilfe einer Spalte darüber, so breit wie die Seite", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const uuid = await createAntrag(page);
  await openArbeitsplan(page, uuid);
  const tabelle = page.getByRole("region", { name: "Arbeitspakete", exact: true });
  await expectUnterLabel(page, "Bezeichnung des Arbeitspakets", {
    label: page.getByRole("heading", { level: 1 }),
    antwort: tabelle,
  });
  expect(await checkRegeln(page, "Hilfe einer Spalte")).toEqual([]);
  await closeWithEsc(page, "Bezeichnung des Arbeitspakets");
});
