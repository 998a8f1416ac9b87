import type { Page } from "@playwright/test";
import { logInWithoutSeiten } from "../../support/anmelden";
import { KONTEN } from "../../support/konten";
import { type PortalMitLangerListe, startPortalWithLongList } from "../../support/langeListe";
import { stand, weitereLaden } from "../../support/langeListeSeite";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

let portal: PortalMitLangerListe;
test.beforeAll(async () => {
  portal = await startPortalWithLongList(57);
});
test.afterAll(() => portal.stop());

const zeilen = (page: Page, tabelle: string) =>
  page
    .getByRole("table", { name: tabelle })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });

for (const { was, telefon, konto, pfad, tabelle, erste, zweite, suche } of [
  {
    was: "der Ausgang der E-Mails",
    telefon: " @telefon",
    konto: KONTEN.admin,
    pfad: "/wartungsonstiges",
    tabelle: "E-Mail-Ausgang",
    erste: "Lange E-Mail 1",
    zweite: "Lange E-Mail 26",
    suche: { feld: "Im Ausgang suchen", text: "lange e-mail 5", treffer: 9 },
  },
  {
    was: "wer was exportiert hat, neben den Angaben des Formulars",
    telefon: "",
    konto: KONTEN.software,
    pfad: "/exporte?fall=VORHABEN&von=2026-01-01&bis=2026-01-31",
    tabelle: "Wer hat was exportiert?",
    erste: "mit 2 Zeilen",
    zweite: "mit 27 Zeilen",
    suche: { feld: "Exporte einer Person suchen", text: "niemand", treffer: 0 },
  },
]) {
  test(`${was}: „Weitere laden“ setzt die nächste Seite darunter${telefon}`, async ({ page, playwright }) => {
    const request = await playwright.request.newContext({ baseURL: portal.url });
    await logInWithoutSeiten(request, portal.mailFolder, konto);
    await page.context().addCookies((await request.storageState()).cookies);
    await request.dispose();
    await page.goto(portal.url + pfad);
    await expect(zeilen(page, tabelle)).toHaveCount(25);
    await expect(stand(page)).toHaveText("Einträge 1 bis 25 von 57");
    await expect(zeilen(page, tabelle).first()).toContainText(erste);
    expect(await checkRegeln(page, was)).toEqual([]);

    await weitereLaden(page).click();
    await expect(zeilen(page, tabelle)).toHaveCount(50);
    await expect(stand(page)).toHaveText("Einträge 1 bis 50 von 57");
    await expect(zeilen(page, tabelle).nth(25)).toContainText(zweite);
    await weitereLaden(page).click();
    await expect(zeilen(page, tabelle)).toHaveCount(57);
    await expect(weitereLaden(page)).toHaveCount(0);
    if (pfad.includes("?")) await expect(page).toHaveURL(/[?&]bis=2026-01-31/);

    await page.getByRole("link", { name: "Seite 2", exact: true }).click();
    await expect(stand(page)).toHaveText("Einträge 26 bis 50 von 57");
    await expect(zeilen(page, tabelle).first()).toContainText(zweite);

    // From the second page on, a search begins on the first, and what else the address says stays.
    await page.getByRole("searchbox", { name: suche.feld }).fill(suche.text);
    await page.getByRole("search", { name: suche.feld }).getByRole("button", { name: "Anzeigen" }).click();
    await expect(page.getByRole("link", { name: "Suche zurücksetzen" })).toBeVisible();
    await expect(zeilen(page, tabelle)).toHaveCount(Math.max(1, suche.treffer));
    if (suche.treffer === 0) await expect(zeilen(page, tabelle)).toContainText(`Nichts gefunden für „${suche.text}“`);
    if (pfad.includes("?")) await expect(page).toHaveURL(/[?&]bis=2026-01-31/);
    await page.getByRole("link", { name: "Suche zurücksetzen" }).click();
    await expect(stand(page)).toHaveText("Einträge 1 bis 25 von 57");
  });
}

test("der Verlauf einer Person: „Weitere laden“ setzt Älteres darunter @telefon", async ({ page, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: portal.url });
  await logInWithoutSeiten(request, portal.mailFolder, KONTEN.support);
  await page.context().addCookies((await request.storageState()).cookies);
  await request.dispose();
  await page.goto(`${portal.url}/support/benutzerverwaltung?suche=${KONTEN.fremd.email}`);
  await page.getByRole("link", { name: "Frieda Fremd" }).click();
  const verlauf = page.getByRole("region", { name: "Verlauf" });
  await expect(verlauf.getByRole("row").filter({ hasText: "Abmeldung" }).first()).toContainText(/Uhr\s*vor \d+ Wochen/);
  const anzahl = await zeilen(page, "Verlauf").count();
  expect(anzahl).toBeGreaterThanOrEqual(50);
  await weitereLaden(page).click();
  await expect(page).toHaveURL(/[?&]verlaufSeiten=2$/);
  await expect(weitereLaden(page)).toHaveCount(0);
  const alle = await zeilen(page, "Verlauf").count();
  expect(alle).toBeGreaterThan(anzahl);
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  await page.goBack();
  await expect(zeilen(page, "Verlauf")).toHaveCount(alle);
});
