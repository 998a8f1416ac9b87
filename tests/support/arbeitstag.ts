import { expect, test, type Page } from "@playwright/test";
import { checkRegeln } from "./regeln";
import { openNavigation } from "./schale";

/** Proves that the page with this title is open. */
export const expectTitel = (page: Page, titel: string | RegExp): Promise<void> =>
  expect(page.getByRole("heading", { level: 1, name: titel, exact: true })).toBeVisible();

/** Begins the day: the start page as the role finds it. */
export async function beginDay(page: Page): Promise<void> {
  await page.goto("/home");
  await expectTitel(page, /^Guten Tag, /);
  expect(await checkRegeln(page, "/home")).toEqual([]);
}

/** What the start page says is waiting. */
export const wartendes = (page: Page) => page.getByRole("region", { name: "Was auf Sie wartet", exact: true });

/** Goes to a page by its entry in the side navigation, which a phone opens first. */
export async function follow(page: Page, eintrag: string, titel = eintrag): Promise<void> {
  await openNavigation(page, test.info().project.use.isMobile === true);
  await page
    .getByRole("navigation", { name: "Hauptnavigation" })
    .getByRole("link", { name: eintrag, exact: true })
    .click();
  await expectTitel(page, titel);
}

/** Looks for something in the open list. */
export async function lookFor(page: Page, suche: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Suche", exact: true }).fill(suche);
  await page.getByRole("main").getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("suche") === suche);
}

/** A name that no other run of a journey has. */
export function eigenerName(was: string): string {
  const { project, repeatEachIndex } = test.info();
  return `${was} ${project.name} ${String(repeatEachIndex)} ${String(Date.now())}`;
}
