import type { Page } from "@playwright/test";
import { loadWithoutScripts, openConnected } from "../../support/exporteSeite";
import { hasScripts } from "../../support/formularSeite";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

const NIEMALS = "2020-01-01_vorhaben_000001.csv";
const ueberschrift = (page: Page) => page.getByRole("heading", { level: 1 });

/** Orders the Vorhaben of the own company, waits until the file has come, and gives its address. */
async function exportVorhaben(page: Page): Promise<string> {
  await openConnected(page, "/exporte?fall=VORHABEN");
  const vonSelbst = hasScripts() ? page.waitForEvent("download") : null;
  await page.getByRole("button", { name: "Export starten" }).click();
  await expect(page.getByText("Ihr Export wird vorbereitet.").first()).toBeVisible();
  await (vonSelbst ?? loadWithoutScripts(page));
  await page.goto("/exporte");
  const weg = page.getByRole("link", { name: /^Herunterladen/ }).first();
  return (await weg.getAttribute("href")) ?? "";
}

test("die Datei eines anderen bekommt niemand sonst: eine Seite, die das sagt, in beiden Fällen mit denselben Worten @telefon", async ({
  page,
  als,
  browser,
  baseURL,
}) => {
  await als("maschinenbau");
  const pfad = await exportVorhaben(page);
  const eigene = await page.request.get(pfad);
  expect([eigene.status(), eigene.headers()["content-disposition"]]).toEqual([
    200,
    expect.stringContaining("_vorhaben_"),
  ]);

  // Of another company, of the same one without the order, and of the staff that may order everything.
  for (const wer of ["fremd", "mitarbeit", "admin"] as const) {
    const context = await neuerContext(browser, baseURL);
    await als(wer, { context });
    const andere = await context.newPage();
    // What belongs to somebody else is said in the same words as what does not exist.
    for (const adresse of [pfad, `/exporte/${NIEMALS}`]) {
      expect((await andere.request.get(adresse, { maxRedirects: 0 })).status()).toBe(303);
      await andere.goto(adresse);
      await expect(andere).toHaveURL(/\/exporte$/);
      const meldung = andere.getByText("Download nicht möglich! Der Eintrag wurde nicht gefunden.");
      // With scripts it stands among the kept messages as well, which are closed.
      await expect(meldung.filter({ visible: true }).first()).toBeVisible();
    }
    expect(await checkRegeln(andere, `${pfad} als ${wer}`)).toEqual([]);
    await expect(ueberschrift(andere)).toHaveText("Exporte");
    await expect(andere.locator(`a[href="${pfad}"]`)).toHaveCount(0);
    await context.close();
  }
});

test("einen Fall, den die Rolle nicht exportieren darf, bietet die Seite nicht an, auch nicht über die Adresse", async ({
  page,
  als,
}) => {
  await als("mitarbeit");
  for (const fall of ["BENUTZER", "SYSTEMNACHRICHTEN", "GIBT_ES_NICHT"]) {
    await page.goto(`/exporte?fall=${fall}`);
    await expect(ueberschrift(page)).toHaveText("Exporte");
    await expect(page.getByRole("button", { name: "Export starten" })).toHaveCount(0);
  }
  await page.goto("/exporte?fall=VORHABEN");
  await expect(page.getByRole("button", { name: "Export starten" })).toBeVisible();
});
