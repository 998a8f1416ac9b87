import { join } from "node:path";
import type { Page } from "@playwright/test";
import pg from "pg";
import { logInWithoutSeiten } from "../../support/anmelden";
import { expectTitel, wartendes } from "../../support/arbeitstag";
import { connectionOf } from "../../support/embeddedDatabase";
import { KONTEN } from "../../support/konten";
import { press } from "../../support/mitwirkende";
import { checkOpen } from "../../support/offeneSeite";
import { startWithoutNezo } from "../../support/ohneNezo";
import { expect, test as journey } from "../../support/portal";

type Eigenes = Awaited<ReturnType<typeof startWithoutNezo>> & { datenbank: pg.Client };

/** On a portal of its own: a broken chain is said on every page of an administrator. */
const test = journey.extend<object, { portal: Eigenes }>({
  portal: [
    async ({}, use) => {
      const portal = await startWithoutNezo();
      const datenbank = new pg.Client(connectionOf(join(portal.dataFolder, "postgres")));
      await datenbank.connect();
      await use({ ...portal, datenbank });
      await datenbank.end();
      await portal.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
});

const LOGS = "/wartunglogarchiv";
const HEIL = /Alles ist so, wie es geschrieben wurde/;
const GEBROCHEN = /nicht so, wie sie geschrieben wurden?$/;

const karte = (page: Page) => page.getByRole("region", { name: "Ereignisketten" });
const banner = (page: Page) => page.getByText("Fehler: Eine Ereigniskette ist gebrochen", { exact: true });

/** Has all chains checked, unless a check runs already, and waits until its result says this. */
async function checkKetten(page: Page, ergebnis: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(LOGS);
    if (await karte(page).getByText(ergebnis).first().isVisible()) return;
    if (await karte(page).getByRole("button", { name: "Jetzt prüfen" }).isVisible())
      await press(page, "Jetzt prüfen", "Die Prüfung aller Ereignisketten ist angefordert.");
    await page.goto(LOGS);
    await expect(karte(page).getByText(ergebnis).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 120_000 });
}

/** Each node knows of it within two seconds. */
async function expectBanner(page: Page, anzahl: 0 | 1): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(banner(page)).toHaveCount(anzahl, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
}

/** Red, green and blue of the line beside the banner. */
const farbe = (page: Page): Promise<number[]> =>
  banner(page).evaluate((absatz) => {
    const { borderInlineStartColor } = getComputedStyle(absatz.parentElement?.parentElement ?? absatz);
    return (borderInlineStartColor.match(/\d+/g) ?? []).map(Number);
  });

/** Changes an event as somebody does it who has got hold of the database; nothing in the portal can. */
async function changeArt({ datenbank }: Eigenes, alt: string, neu: string): Promise<string> {
  await datenbank.query("SET session_replication_role = replica");
  const { rows } = await datenbank.query<{ antrag: string }>(
    `UPDATE ereignis SET art = $2 WHERE (antrag_uuid, nummer) =
      (SELECT antrag_uuid, nummer FROM ereignis WHERE art = $1 ORDER BY antrag_uuid, nummer LIMIT 1)
     RETURNING antrag_uuid AS antrag`,
    [alt, neu],
  );
  await datenbank.query("RESET session_replication_role");
  expect(rows).toHaveLength(1);
  return rows[0]?.antrag ?? "";
}

test("eine gebrochene Ereigniskette steht rot über jeder Seite der Administration, bis sie wieder stimmt @telefon", async ({
  page,
  context,
  portal,
}) => {
  const logIn = async (wer: "admin" | "support" | "maschinenbau") => {
    await context.clearCookies();
    await logInWithoutSeiten(context.request, portal.mailFolder, KONTEN[wer]);
  };
  await logIn("admin");
  await checkKetten(page, HEIL);
  await expect(banner(page)).toHaveCount(0);

  const antrag = await changeArt(portal, "antrag.einreichen", "antrag.erfunden");
  await checkKetten(page, GEBROCHEN);
  await expectBanner(page, 1);
  const [rot = 0, gruen = 255, blau = 255] = await farbe(page);
  expect(rot).toBeGreaterThan(2 * Math.max(gruen, blau));
  expect(await checkOpen(page, "Gebrochene Kette")).toEqual([]);

  await test.step("von jeder Seite führt es zum Ergebnis, und von dort zur Kette mit der Stelle", async () => {
    await page.goto("/home");
    await expect(wartendes(page).getByRole("link", { name: "Eine Ereigniskette ist gebrochen" })).toBeVisible();
    await page.getByRole("link", { name: "Ergebnis der Prüfung ansehen" }).click();
    await expectTitel(page, "Logs");
    const stelle = karte(page).getByRole("listitem").filter({ hasText: "Das Ereignis wurde verändert." });
    await stelle.getByRole("link", { name: `Antrag ${antrag}` }).click();
    await expectTitel(page, "Ereigniskette");
    await expect(page.getByText("Das Ereignis wurde verändert.").first()).toBeVisible();
    expect(await checkOpen(page, "Die Kette selbst")).toEqual([]);
  });

  await test.step("wer sich nicht darum kümmert, sieht nichts davon", async () => {
    for (const wer of ["support", "maschinenbau"] as const) {
      await logIn(wer);
      await page.goto("/home");
      await expectTitel(page, /^Guten Tag, /);
      await expect(banner(page)).toHaveCount(0);
    }
  });

  await test.step("stimmt die Kette wieder, geht es mit der nächsten Prüfung", async () => {
    await changeArt(portal, "antrag.erfunden", "antrag.einreichen");
    await logIn("admin");
    await checkKetten(page, HEIL);
    await expectBanner(page, 0);
  });
});
