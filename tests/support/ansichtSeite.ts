import { expect, type Page } from "@playwright/test";
import { foundFirma, freshAdressen } from "./mitwirkende";

export const GRUND = "Die Tabelle der Lohnkosten lässt sich nicht füllen.";
export const NUR_LESEN = "In der Ansicht einer anderen Person können Sie nichts ändern.";

/** Somebody whom the support may look at. */
export type Gezeigte = { email: string; name: string };

/** Registers a company of its own, whose only person nobody else looks at, and opens her profile. */
export async function foundGezeigte(
  person: Page,
  mailFolder: string,
  { bereich, project }: { bereich: string; project: string },
): Promise<Gezeigte> {
  const email = freshAdressen(bereich, project)("olga");
  const firma = `Sicht ${email.slice(5, 45)} GmbH`;
  await foundFirma(person, mailFolder, { firma, vorname: "Olga", nachname: "Sichtbar", email });
  await person.goto("/profil");
  return { email, name: "Olga Sichtbar" };
}

/** Lets her make a code in her profile. */
export async function createCode(person: Page): Promise<string> {
  await person.getByRole("button", { name: "Code erstellen" }).click();
  return person.locator("#ansichtCode strong").first().innerText();
}

/** The word above each page of a view. */
export const ansichtHinweis = (page: Page, name: string) =>
  page.getByText(new RegExp(`^Sie sehen das Portal wie ${name} – nur lesen, noch bis \\d\\d:\\d\\d\\sUhr$`));

/** Opens the act on the page of a person, by way of the search. */
export async function openAnsicht(page: Page, { email, name }: Gezeigte): Promise<void> {
  await page.goto(`/support/benutzerverwaltung?suche=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("link", { name: "Ansicht wie …" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Ansicht wie ${name}` })).toBeVisible();
}

/** Says why, and the code where one is needed. */
export async function beginAnsicht(page: Page, code?: string): Promise<void> {
  await page.getByRole("textbox", { name: "Grund" }).fill(GRUND);
  if (code !== undefined) await page.getByRole("textbox", { name: "Code der Person" }).fill(code);
  await page.getByRole("button", { name: "Ansicht beginnen" }).click();
}
