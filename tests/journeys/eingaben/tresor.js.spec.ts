import type { Page } from "@playwright/test";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";
import { anzahlEintraege, expectEintraege, crash } from "../../support/tresor";

// Only with scripts: without them what is typed lives in the page alone.
const HINWEIS = "Nicht gespeicherte Eingaben gefunden";

const feld = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const titel = (page: Page) => feld(page, "Titel des Vorhabens");
const kurz = (page: Page) => feld(page, "Kurzbezeichnung / Akronym");
const hinweis = (page: Page) => page.locator("#tresor");
const save = (page: Page) => new FormularSeite(page).save("Speichern");

/** Opens the form of a new Antrag, and gives its address. */
async function openFormular(page: Page): Promise<string> {
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
  await expectTresor(page);
  return page.url();
}

const expectTresor = (page: Page) =>
  expect(page.getByText("hält dieser Browser verschlüsselt für Sie bereit")).toBeVisible();

test("was getippt und nicht gespeichert wurde, wird nach einem Absturz einzeln wiederhergestellt oder verworfen", async ({
  page: erste,
  als,
}) => {
  await als("software");
  const adresse = await openFormular(erste);
  await titel(erste).fill("Gespeicherter Titel");
  await save(erste);
  await titel(erste).fill("Titel vor dem Absturz");
  await kurz(erste).fill("ABSTURZ");
  await expectEintraege(erste, 2);
  const page = await crash(erste, adresse);
  await expect(hinweis(page).getByText(HINWEIS)).toBeVisible();
  await expect(titel(page)).toHaveValue("Gespeicherter Titel");
  await expect(hinweis(page).getByText("Titel vor dem Absturz")).toBeVisible();
  await hinweis(page).getByRole("button", { name: "Wiederherstellen Titel des Vorhabens" }).click();
  await expect(titel(page)).toHaveValue("Titel vor dem Absturz");
  await expect(titel(page)).toBeFocused();
  await hinweis(page).getByRole("button", { name: "Verwerfen Kurzbezeichnung / Akronym" }).click();
  await expect(hinweis(page)).toHaveCount(0);
  await expect(kurz(page)).toHaveValue("");
  await expectEintraege(page, 1);
  await save(page);
  await expectEintraege(page, 0);
  await page.reload();
  await expectTresor(page);
  await expect(titel(page)).toHaveValue("Titel vor dem Absturz");
  await expect(hinweis(page)).toHaveCount(0);
});

test("was an anderer Stelle getippt wurde, wird mit einem Weg dorthin genannt; was inzwischen anders gespeichert ist, steht daneben", async ({
  page: erste,
  als,
}) => {
  await als("software");
  const adresse = await openFormular(erste);
  await titel(erste).fill("Mein Titel");
  await kurz(erste).fill("MEIN");
  await expectEintraege(erste, 2);
  const zweite = await crash(erste, adresse);
  await hinweis(zweite).getByRole("button", { name: "Verwerfen Kurzbezeichnung / Akronym" }).click();
  await titel(zweite).fill("Inzwischen gespeichert");
  await zweite.getByRole("main").getByRole("button", { name: "Speichern & weiter" }).click();
  const page = zweite;
  await expect(hinweis(page).getByText("An anderen Stellen dieses Vorhabens:")).toBeVisible();
  await hinweis(page).getByRole("link", { name: "Zur Stelle im Formular Titel des Vorhabens" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
  await expect(hinweis(page).getByText("Seitdem wurde hier etwas anderes gespeichert.")).toBeVisible();
  await expect(hinweis(page).getByRole("heading", { name: "Gespeichert", exact: true })).toBeVisible();
  await expect(titel(page)).toHaveValue("Inzwischen gespeichert");
  await hinweis(page).getByRole("button", { name: "Wiederherstellen Titel des Vorhabens" }).click();
  await expect(titel(page)).toHaveValue("Mein Titel");
  await page.getByRole("link", { name: /Was fehlt noch\?/ }).click();
  await page.getByRole("button", { name: "Ohne Speichern fortfahren" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Was fehlt noch?");
  await expectEintraege(page, 0);
});

test("nach dem Ende der Sitzung und neuer Anmeldung ist alles noch da; eine andere Person sieht nichts", async ({
  page,
  context,
  als,
}) => {
  await als("software", { eigene: true });
  const adresse = await openFormular(page);
  await titel(page).fill("Über die Sitzung hinaus");
  await expectEintraege(page, 1);
  await context.clearCookies();
  await kurz(page).fill("OHNE SITZUNG");
  await expectEintraege(page, 2);
  const zweite = await crash(page, adresse);
  await expect(zweite.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
  await als("fremd", { eigene: true });
  await openFormular(zweite);
  await expect(hinweis(zweite)).toHaveCount(0);
  expect(await anzahlEintraege(zweite)).toBe(2);
  await context.clearCookies();
  await als("software", { eigene: true });
  await zweite.goto(adresse);
  await hinweis(zweite).getByRole("button", { name: "Alle wiederherstellen" }).click();
  await expect(titel(zweite)).toHaveValue("Über die Sitzung hinaus");
  await expect(kurz(zweite)).toHaveValue("OHNE SITZUNG");
});

test("wer sich abmeldet, hinterlässt nichts im Browser", async ({ page, als }) => {
  await als("software", { eigene: true });
  const adresse = await openFormular(page);
  await titel(page).fill("Soll nicht bleiben");
  await expectEintraege(page, 1);
  const zweite = await crash(page, adresse);
  await expect(hinweis(zweite).getByText(HINWEIS)).toBeVisible();
  await zweite.goto("/abmelden");
  await zweite.getByRole("main").getByRole("button", { name: "Abmelden" }).click();
  await expect(zweite.getByText("Sie sind abgemeldet.")).toBeVisible();
  await expectEintraege(zweite, 0);
  await als("software", { eigene: true });
  await zweite.goto(adresse);
  await expectTresor(zweite);
  await expect(hinweis(zweite)).toHaveCount(0);
});

test("was während des Speicherns getippt wird, bleibt im Tresor; ohne Tresor sagt die Seite es", async ({
  page: erste,
  als,
}) => {
  await als("software");
  const adresse = await openFormular(erste);
  let letPass = (): void => undefined;
  const gehalten = new Promise<void>((resolve) => (letPass = resolve));
  await erste.route("**/*.data*", async (route) => {
    if (route.request().method() === "POST") await gehalten;
    await route.continue();
  });
  await titel(erste).fill("Erste Fassung");
  await kurz(erste).fill("KURZ");
  await erste.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).last().click();
  await titel(erste).fill("Zweite Fassung");
  await expectEintraege(erste, 2);
  letPass();
  await expect(erste.getByText("Gespeichert", { exact: true })).toBeVisible();
  await expectEintraege(erste, 1);
  // The entry is written anew over the text that is stored now.
  await erste.waitForTimeout(1500);
  const page = await crash(erste, adresse);
  await expect(titel(page)).toHaveValue("Erste Fassung");
  await expect(hinweis(page).getByText("Zweite Fassung")).toBeVisible();
  await expect(kurz(page)).toHaveValue("KURZ");
  await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  await page.reload();
  await expect(page.getByText("Dieser Browser kann Ihre Eingaben nicht zwischenlagern.")).toBeVisible();
  await titel(page).fill("Geht trotzdem");
  await save(page);
  await expect(titel(page)).toHaveValue("Geht trotzdem");
});
