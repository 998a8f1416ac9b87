import type { APIRequestContext, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { askOhneUnternehmen } from "../../support/ohneUnternehmen";
import { expect, neuerContext, test } from "../../support/portal";
import { findZuBreites } from "../../support/zuBreites";
import { systemClock } from "~/lib/clock";
import { todayBerlin } from "~/lib/date";

const main = (page: Page) => page.getByRole("main");
/** The demo has the last three years of one company. */
const JAHR = Number(todayBerlin(systemClock).slice(0, 4)) - 1;
const WEGE = ["/geschaeftsstatistiken.csv", "/geschaeftsstatistiken.xlsx"] as const;

/** The answer itself, not that of the page it may lead to. */
const ask = (request: APIRequestContext, weg: string) => request.get(weg, { maxRedirects: 0 });

/** The rows of both files without their heads. */
async function readDateien(request: APIRequestContext): Promise<{ csv: string[]; zeilenXlsx: number }> {
  const [csv, xlsx] = [await ask(request, WEGE[0]), await ask(request, WEGE[1])];
  expect([csv.status(), xlsx.status()]).toEqual([200, 200]);
  expect(csv.headers()["content-disposition"]).toBe('attachment; filename="geschaeftsstatistik.csv"');
  expect(xlsx.headers()["content-disposition"]).toBe('attachment; filename="geschaeftsstatistik.xlsx"');
  const [kopf = "", ...zeilen] = (await csv.text()).replace(/\r\n$/, "").split("\r\n");
  expect(kopf).toMatch(/^\uFEFFWirtschaftsjahr von;Wirtschaftsjahr bis;.*;Umsatz in Euro;/);
  const blatt = strFromU8(unzipSync(await xlsx.body())["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  return { csv: zeilen, zeilenXlsx: [...blatt.matchAll(/<row /g)].length - 1 };
}

test("die Jahre sind gezeichnet, in Worten und als Tabelle gleich, auch auf 320 Pixeln, im Druck und mit erzwungenen Farben @telefon", async ({
  page,
  als,
}) => {
  await als("maschinenbau");
  await page.goto("/geschaeftsstatistiken");
  const vergleich = main(page).getByRole("region", { name: "Die Wirtschaftsjahre im Vergleich", exact: true });
  await expect(vergleich.getByRole("heading", { level: 3 })).toHaveText([
    "Umsatz",
    "Beschäftigte (VZÄ)",
    "FuE-Aufwendungen",
  ]);
  const umsatz = vergleich.getByRole("img", { name: "Umsatz" });
  await expect(umsatz.locator("text")).toHaveText([
    "15,38 Mio. €",
    String(JAHR - 2),
    "16,92 Mio. €",
    String(JAHR - 1),
    "18,45 Mio. €",
    String(JAHR),
    "vorläufig",
  ]);
  await expect(umsatz.locator("desc")).toContainText(`Wirtschaftsjahr ${String(JAHR)}, vorläufig: 18.450.000,00`);
  await expect(vergleich.getByRole("img", { name: "FuE-Aufwendungen" }).locator("desc")).toContainText(
    /intern 1\.444\.500,50.€, extern 310\.000,00.€, zusammen 1\.754\.500,50.€/,
  );
  await main(page).getByText("Genaue Zahlen als Tabelle").click();
  const zeile = vergleich.getByRole("row", { name: new RegExp(`^${String(JAHR)}\\b.*vorläufig`) });
  await expect(zeile).toContainText("1.444.500,50");
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await findZuBreites(page, `bei ${String(width)} Pixeln`)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ media: "print" });
  await expect(umsatz).toBeVisible();
  await page.emulateMedia({ media: "screen", forcedColors: "active" });
  const balken = umsatz.locator("rect").first();
  expect(await balken.evaluate((rect) => getComputedStyle(rect).fill)).not.toBe(
    await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
  );
});

test("die Dateien haben alle Jahre und Angaben, für jede Person des Unternehmens", async ({
  page,
  als,
  browser,
  baseURL,
}) => {
  await als("maschinenbau");
  await page.goto("/geschaeftsstatistiken");
  for (const [name, datei] of [
    ["Als CSV", "geschaeftsstatistik.csv"],
    ["Als Excel-Datei (XLSX)", "geschaeftsstatistik.xlsx"],
  ] as const) {
    const warten = page.waitForEvent("download");
    await main(page).getByRole("link", { name, exact: true }).click();
    expect((await warten).suggestedFilename()).toBe(datei);
  }
  const gelesen = await readDateien(page.request);
  expect(gelesen.zeilenXlsx).toBe(3);
  expect(gelesen.csv.map((zeile) => zeile.split(";").slice(0, 6).join(";"))).toEqual([
    `01.01.${String(JAHR - 2)};31.12.${String(JAHR - 2)};nein;Antragstellendes Unternehmen;endgültig;15380000`,
    `01.01.${String(JAHR - 1)};31.12.${String(JAHR - 1)};nein;Antragstellendes Unternehmen;endgültig;16920000`,
    `01.01.${String(JAHR)};31.12.${String(JAHR)};nein;Antragstellendes Unternehmen;vorläufig;18450000`,
  ]);
  const context = await neuerContext(browser, baseURL);
  await als("mitarbeit", { context });
  expect(await readDateien(context.request)).toEqual(gelesen);
  await context.close();
});

test("Fremde bekommen nur ihre eigenen Jahre, und wer keinem Unternehmen angehört, keine", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}) => {
  await als("fremd");
  expect(await readDateien(page.request)).toEqual({ csv: [], zeilenXlsx: 0 });
  await page.goto("/geschaeftsstatistiken");
  await expect(main(page).getByText("Keine Daten vorhanden")).toBeVisible();
  await expect(main(page).getByRole("img", { name: "Umsatz" })).toHaveCount(0);
  await expect(main(page).getByRole("link", { name: "Als CSV" })).toHaveCount(0);
  const expectUmleitung = async (request: APIRequestContext, wohin: (weg: string) => string) => {
    for (const weg of WEGE) {
      const antwort = await ask(request, weg);
      expect([antwort.status(), antwort.headers().location]).toEqual([303, wohin(weg)]);
    }
  };
  await askOhneUnternehmen({ als, browser, baseURL, mailFolder }, expectUmleitung);
});
