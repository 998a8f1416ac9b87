import type { Page } from "@playwright/test";
import { FormularSeite } from "../../support/formularSeite";
import { legeAntragAn } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";
import { anzahlEintraege, erwarteEintraege, stuerzeAb } from "../../support/tresor";

// Only with scripts: without them what is typed lives in the page alone.
const HINWEIS = "Nicht gespeicherte Eingaben gefunden";

const feld = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const titel = (page: Page) => feld(page, "Titel des Vorhabens");
const kurz = (page: Page) => feld(page, "Kurzbezeichnung / Akronym");
const hinweis = (page: Page) => page.locator("#tresor");
const speichere = (page: Page) => new FormularSeite(page).speichere("Speichern");

/** Opens the form of a new Antrag, and gives its address. */
async function oeffneFormular(page: Page): Promise<string> {
  await legeAntragAn(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).erwarte("Vorhaben");
  await erwarteTresor(page);
  return page.url();
}

const erwarteTresor = (page: Page) => expect(page.getByText("hält dieser Browser verschlüsselt für Sie bereit")).toBeVisible();

test("was getippt und nicht gespeichert wurde, wird nach einem Absturz einzeln wiederhergestellt oder verworfen", async ({
  page: erste,
  als,
}) => {
  await als("software");
  const adresse = await oeffneFormular(erste);
  await titel(erste).fill("Gespeicherter Titel");
  await speichere(erste);
  await titel(erste).fill("Titel vor dem Absturz");
  await kurz(erste).fill("ABSTURZ");
  await erwarteEintraege(erste, 2);
  const page = await stuerzeAb(erste, adresse);
  await expect(hinweis(page).getByText(HINWEIS)).toBeVisible();
  await expect(titel(page)).toHaveValue("Gespeicherter Titel");
  await expect(hinweis(page).getByText("Titel vor dem Absturz")).toBeVisible();
  await hinweis(page).getByRole("button", { name: "Wiederherstellen Titel des Vorhabens" }).click();
  await expect(titel(page)).toHaveValue("Titel vor dem Absturz");
  await expect(titel(page)).toBeFocused();
  await hinweis(page).getByRole("button", { name: "Verwerfen Kurzbezeichnung / Akronym" }).click();
  await expect(hinweis(page)).toHaveCount(0);
  await expect(kurz(page)).toHaveValue("");
  await erwarteEintraege(page, 1);
  await speichere(page);
  await erwarteEintraege(page, 0);
  await page.reload();
  await erwarteTresor(page);
  await expect(titel(page)).toHaveValue("Titel vor dem Absturz");
  await expect(hinweis(page)).toHaveCount(0);
});

test("was an anderer Stelle getippt wurde, wird mit einem Weg dorthin genannt; was inzwischen anders gespeichert ist, steht daneben", async ({
  page: erste,
  als,
}) => {
  await als("software");
  const adresse = await oeffneFormular(erste);
  await titel(erste).fill("Mein Titel");
  await kurz(erste).fill("MEIN");
  await erwarteEintraege(erste, 2);
  const zweite = await stuerzeAb(erste, adresse);
  await hinweis(zweite).getByRole("button", { name: "Verwerfen Kurzbezeichnung / Akronym" }).click();
  await titel(zweite).fill("Inzwischen gespeichert");
  await zweite.getByRole("main").getByRole("button", { name: "Speichern & weiter" }).click();
  const page = zweite;
  await expect(hinweis(page).getByText("An anderen Stellen dieses Vorhabens:")).toBeVisible();
  await hinweis(page).getByRole("link", { name: "Zur Stelle im Formular Titel des Vorhabens" }).click();
  await new FormularSeite(page).erwarte("Vorhaben");
  await expect(hinweis(page).getByText("Seitdem wurde hier etwas anderes gespeichert.")).toBeVisible();
  await expect(hinweis(page).getByRole("heading", { name: "Gespeichert", exact: true })).toBeVisible();
  await expect(titel(page)).toHaveValue("Inzwischen gespeichert");
  await hinweis(page).getByRole("button", { name: "Wiederherstellen Titel des Vorhabens" }).click();
  await expect(titel(page)).toHaveValue("Mein Titel");
  await page.getByRole("link", { name: /Was fehlt noch\?/ }).click();
  await page.getByRole("button", { name: "Ohne Speichern fortfahren" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Was fehlt noch?");
  await erwarteEintraege(page, 0);
});

test("nach dem Ende der Sitzung und neuer Anmeldung ist alles noch da; eine andere Person sieht nichts", async ({ page, context, als }) => {
  await als("software", { eigene: true });
  const adresse = await oeffneFormular(page);
  await titel(page).fill("Über die Sitzung hinaus");
  await erwarteEintraege(page, 1);
  await context.clearCookies();
  await kurz(page).fill("OHNE SITZUNG");
  await erwarteEintraege(page, 2);
  const zweite = await stuerzeAb(page, adresse);
  await expect(zweite.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
  await als("fremd", { eigene: true });
  await oeffneFormular(zweite);
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
  const adresse = await oeffneFormular(page);
  await titel(page).fill("Soll nicht bleiben");
  await erwarteEintraege(page, 1);
  const zweite = await stuerzeAb(page, adresse);
  await expect(hinweis(zweite).getByText(HINWEIS)).toBeVisible();
  await zweite.goto("/abmelden");
  await zweite.getByRole("main").getByRole("button", { name: "Abmelden" }).click();
  await expect(zweite.getByText("Sie sind abgemeldet.")).toBeVisible();
  await erwarteEintraege(zweite, 0);
  await als("software", { eigene: true });
  await zweite.goto(adresse);
  await erwarteTresor(zweite);
  await expect(hinweis(zweite)).toHaveCount(0);
});

test("was während des Speicherns getippt wird, bleibt im Tresor; ohne Tresor sagt die Seite es", async ({ page: erste, als }) => {
  await als("software");
  const adresse = await oeffneFormular(erste);
  let lassWeiter = (): void => undefined;
  const gehalten = new Promise<void>((resolve) => (lassWeiter = resolve));
  await erste.route("**/*.data*", async (route) => {
    if (route.request().method() === "POST") await gehalten;
    await route.continue();
  });
  await titel(erste).fill("Erste Fassung");
  await kurz(erste).fill("KURZ");
  await erste.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).last().click();
  await titel(erste).fill("Zweite Fassung");
  await erwarteEintraege(erste, 2);
  lassWeiter();
  await expect(erste.getByText("Gespeichert", { exact: true })).toBeVisible();
  await erwarteEintraege(erste, 1);
  // The entry is written anew over the text that is stored now.
  await erste.waitForTimeout(1500);
  const page = await stuerzeAb(erste, adresse);
  await expect(titel(page)).toHaveValue("Erste Fassung");
  await expect(hinweis(page).getByText("Zweite Fassung")).toBeVisible();
  await expect(kurz(page)).toHaveValue("KURZ");
  await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  await page.reload();
  await expect(page.getByText("Dieser Browser kann Ihre Eingaben nicht zwischenlagern.")).toBeVisible();
  await titel(page).fill("Geht trotzdem");
  await speichere(page);
  await expect(titel(page)).toHaveValue("Geht trotzdem");
});
