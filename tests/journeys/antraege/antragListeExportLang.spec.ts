import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { logInWithoutSeiten } from "../../support/anmelden";
import { inhaltVon, loadWithoutScripts, openConnected } from "../../support/exporteSeite";
import { hasScripts } from "../../support/formularSeite";
import { KONTEN } from "../../support/konten";
import { type PortalMitLangerListe, startPortalWithLongList } from "../../support/langeListe";
import { expect, test } from "../../support/portal";

let portal: PortalMitLangerListe;
test.beforeAll(async () => {
  portal = await startPortalWithLongList(10_000);
});
test.afterAll(() => portal.stop());
test.beforeEach(({ context }) => logInWithoutSeiten(umgeleitet(context.request), portal.mailFolder, KONTEN.software));

/** Calls without a page go to the portal of this journey. */
function umgeleitet(request: Page["request"]): Page["request"] {
  return new Proxy(request, {
    get(ziel, name): unknown {
      const wert: unknown = Reflect.get(ziel, name);
      if (typeof wert !== "function") return wert;
      return (pfad: string, ...rest: unknown[]): unknown =>
        Reflect.apply(wert, ziel, [new URL(pfad, portal.url).href, ...rest]);
    },
  });
}

const knopf = (page: Page, format: string) => page.getByRole("button", { name: `Export vorbereiten (${format})` });

test("eine lange Liste wird vorbereitet: Mit Skripten beginnt der Download von selbst, ohne liegt er als Link bereit", async ({
  page,
}) => {
  await openConnected(page, `${portal.url}/antraege`);
  await expect(page.getByRole("link", { name: "Als Excel-Datei" })).toHaveCount(0);
  const vonSelbst = hasScripts() ? page.waitForEvent("download") : null;
  await knopf(page, "Excel-Datei").click();
  await expect(page.getByRole("heading", { level: 1, name: "Exporte" })).toBeVisible();
  await expect(page.getByText("Ihr Export wird vorbereitet.").first()).toBeVisible();
  const datei = await (vonSelbst ?? loadWithoutScripts(page));
  expect(datei.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}_antraege_\d{6}\.xlsx$/);
  const blatt = unzipSync(await inhaltVon(datei))["xl/worksheets/sheet1.xml"];
  expect(
    Buffer.from(blatt ?? [])
      .toString("utf8")
      .match(/<row /g),
  ).toHaveLength(10_001);

  // With scripts the page has read its state anew by itself.
  await expect(page.getByText("Fertig", { exact: true })).toBeVisible();
  await expect(page.getByText(/^10\.000 Zeilen, /)).toBeVisible();
  await expect(page.getByRole("link", { name: "Stand aktualisieren" })).toHaveCount(0);
  const nochmal = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Herunterladen/ }).click();
  expect((await nochmal).suggestedFilename()).toBe(datei.suggestedFilename());

  await page.goto(`${portal.url}/antraege/exporte`);
  await expect(page).toHaveURL(`${portal.url}/exporte`);
});

test("eine kurze Liste gibt es sofort, eine lange auch nicht über ihre alte Adresse", async ({ page }) => {
  await page.goto(`${portal.url}/antraege?suche=Langer+Antrag+99`);
  await expect(page.getByRole("link", { name: "Als CSV" })).toBeVisible();
  await expect(knopf(page, "CSV-Datei")).toHaveCount(0);
  await page.goto(`${portal.url}/antraege/liste.xlsx?suche=Langer`);
  await expect(
    page.getByText("Die Liste hat mehr als 1.000 Zeilen. Bitte lassen Sie den Export unter der Liste vorbereiten."),
  ).toBeVisible();
  await expect(knopf(page, "CSV-Datei")).toBeVisible();
});

test("eine Datei, die es nicht oder nicht mehr gibt, sagt es auf der Seite der Exporte", async ({ page }) => {
  await page.goto(`${portal.url}/antraege/exporte/antraege_999999.csv`);
  await expect(page.getByText("Download nicht möglich!").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1, name: "Exporte" })).toBeVisible();
});
