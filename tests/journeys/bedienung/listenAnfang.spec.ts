import type { Page } from "@playwright/test";
import { hasScripts } from "../../support/formularSeite";
import type { KontoName } from "../../support/konten";
import { expect, test } from "../../support/portal";
import { standsInStyle } from "../../support/standsInStyle";

/** Where rows begin below the header of the portal, 79 pixels high: at 240 of the window, without an announcement. */
const OBEN = 240 - 79;
/** A notice in one line that asks for something, and heads of three lines. */
const MIT_HINWEIS = OBEN + 80;

type Fall = { wer: KontoName; pfad: string; hoechstens?: number };

const LISTEN: readonly Fall[] = [
  { wer: "maschinenbau", pfad: "/antraege?seite=1" },
  { wer: "maschinenbau", pfad: "/nachrichten" },
  // Somebody waits for the consent of who reads this.
  { wer: "maschinenbau", pfad: "/benutzerverwaltung?seite=1", hoechstens: MIT_HINWEIS },
  // While something is missing for a submission, it says so in one line.
  { wer: "maschinenbau", pfad: "/verbundeneUnternehmen?seite=1", hoechstens: MIT_HINWEIS },
  // Below the way back to the status that the figures are for.
  { wer: "maschinenbau", pfad: "/unternehmen/kmu/zahlen?seite=1", hoechstens: OBEN + 30 },
  // Changes wait for a second member of staff.
  { wer: "support", pfad: "/support/benutzerverwaltung?seite=1", hoechstens: MIT_HINWEIS },
  { wer: "support", pfad: "/support/unternehmen?seite=1" },
  { wer: "support", pfad: "/systemNachrichten?seite=1" },
  { wer: "admin", pfad: "/systemNachrichten?seite=1" },
  { wer: "admin", pfad: "/admin/benutzerverwaltung?seite=1" },
  { wer: "admin", pfad: "/wartunglogarchiv?seite=1" },
  { wer: "admin", pfad: "/wartunglogarchiv/ketten?seite=1" },
  { wer: "admin", pfad: "/wartunglogarchiv/prozess" },
  { wer: "datenschutz", pfad: "/lesezugriffe?seite=1" },
  { wer: "qm", pfad: "/admin/hilfetexte" },
  // Each category has its name above its questions.
  { wer: "qm", pfad: "/admin/faq", hoechstens: OBEN + 50 },
];

/** The names of the columns in one line; what stands in the rows may need two, and that is no head. */
const SPALTEN = 46;

/** How far below the top of the page an element begins, whatever announcements stand above the page. */
const obenVon = (page: Page, element: string, stelle = 0): Promise<number> =>
  page.getByRole("main").evaluate(
    (main, [auswahl, nummer]) => {
      const gefunden = main.querySelectorAll(auswahl).item(nummer);
      return gefunden.getBoundingClientRect().top - main.getBoundingClientRect().top;
    },
    [element, stelle] as const,
  );

for (const { wer, pfad, hoechstens = OBEN } of LISTEN)
  test(`${pfad} für ${wer} beginnt oben auf der Seite`, async ({ page, als }) => {
    await als(wer);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(pfad);
    await standsInStyle(page);
    expect(await obenVon(page, "table")).toBeLessThanOrEqual(hoechstens - SPALTEN);
  });

test("neun Fristen stehen auf der Startseite in den ersten 900 Pixeln", async ({ page, als }) => {
  await als("maschinenbau");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/home");
  await standsInStyle(page);
  // The last of nine, or of those that other journeys have left.
  const fristen = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /als Termin speichern/ }) });
  await expect(fristen.first()).toBeVisible();
  // Announcements stand above the page: 79 pixels are the header of the portal.
  const unten = await fristen.nth(Math.min(9, await fristen.count()) - 1).evaluate((zeile) => {
    const seite = zeile.closest("main")?.getBoundingClientRect().top ?? 0;
    return zeile.getBoundingClientRect().bottom - seite;
  });
  expect(unten).toBeLessThanOrEqual(900 - 79);
});

test("zehn Nachrichten stehen auf einen Blick da", async ({ page, als }) => {
  await als("maschinenbau");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/nachrichten");
  await standsInStyle(page);
  expect(await obenVon(page, "table tbody tr", 9)).toBeLessThan(800 - 79 - 44);
});

for (const { wer, pfad } of [
  { wer: "maschinenbau", pfad: "/nachrichten" },
  { wer: "admin", pfad: "/wartunglogarchiv/prozess" },
  { wer: "qm", pfad: "/admin/faq" },
  { wer: "qm", pfad: "/admin/hilfetexte" },
] as const)
  test(`die Suche auf ${pfad} wirkt mit Skripten sofort, ohne mit ihrem Knopf @telefon`, async ({ page, als }) => {
    await als(wer);
    await page.goto(pfad);
    const inhalt = page.getByRole("main");
    const suche = inhalt.getByRole("searchbox");
    await suche.fill("gibtesnirgends");
    if (!hasScripts()) await inhalt.getByRole("search").getByRole("button", { name: "Anzeigen" }).click();
    await expect(page).toHaveURL(/suche=gibtesnirgends/);
    await expect(suche).toHaveValue("gibtesnirgends");
    if (hasScripts()) await expect(suche).toBeFocused();
  });
