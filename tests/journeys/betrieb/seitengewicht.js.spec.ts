import { openFilled } from "../../support/hauptweg";
import { expect, neuerContext, test } from "../../support/portal";
import { GRENZEN, LIVE, weighPage, type Gewicht, type Seitenart } from "../../support/seitengewicht";

/**
 * Also what nothing on the screen shows: that the page of the server and that of the browser are the same, and that no
 * script is forbidden.
 */
function expectWithin(art: Seitenart, { skript }: Gewicht): void {
  const { kilobyte, dateien } = GRENZEN[art];
  expect(skript.dateien).toBeGreaterThan(3);
  expect(skript.dateien).toBeLessThanOrEqual(dateien);
  expect(skript.bytes / 1024).toBeLessThanOrEqual(kilobyte);
}

test("die erste Seite lädt, bis sie ruht, nicht mehr als vereinbart", async ({ browser, baseURL }) => {
  const leer = await neuerContext(browser, baseURL);
  expectWithin("landingpage", await weighPage(await leer.newPage(), `${baseURL ?? ""}/landingpage`));
  await leer.close();
});

test("ein Reiter des Formulars lädt, bis er ruht, nicht mehr als vereinbart", async ({
  page,
  als,
  browser,
  baseURL,
}) => {
  await als("software");
  await openFilled(page);
  const adresse = page.url();
  const leer = await neuerContext(browser, baseURL);
  await leer.addCookies(await page.context().cookies());
  expectWithin("formular", await weighPage(await leer.newPage(), adresse, LIVE));
  await leer.close();
});
