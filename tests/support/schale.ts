import type { Page } from "@playwright/test";
import { routeTable } from "~/routing/routeTable";
import type { RouteEntry } from "~/routing/routeEntry";

/** Opens the navigation on small screens, where it is behind a button. */
export async function oeffneNavigation(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole("banner").locator("summary").first().click();
}

/** Where the pages with an id find a demo Antrag: its name in the list. */
const ENTWURF = "Lagerdiagnose, fertig zum Einreichen";
const EINGEREICHT = "Klebstoffe für den Schienenbau";

async function findUuid(page: Page, name: string): Promise<string> {
  await page.goto(`/antraege?suche=${encodeURIComponent(name)}`);
  const link = page.getByRole("row", { name }).getByRole("link").first();
  const uuid = /[0-9a-f-]{36}/.exec((await link.getAttribute("href")) ?? "")?.[0];
  if (uuid === undefined) throw new Error(`No Antrag ${name}`);
  return uuid;
}

/** The address of every page of the route table, with demo data for the ids. The page must be logged in as the owner of the demo. */
export async function seitenAdressen(page: Page): Promise<string[]> {
  const entwurf = await findUuid(page, ENTWURF);
  const eingereicht = await findUuid(page, EINGEREICHT);
  const rows: readonly RouteEntry[] = Object.values(routeTable);
  return rows
    .filter(({ shell, path }) => shell !== "ohne" && path !== "*")
    .map(({ path, token, file }) => {
      const uuid = file.includes("eingereichterAntrag") ? eingereicht : entwurf;
      const adresse = `/${path}`.replace(/\/:\w+\?/, "").replace(":uuid", uuid);
      return token === true ? `${adresse}?token=unbekannt` : adresse;
    });
}
