import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { request, type Page } from "@playwright/test";
import { MIT_GEDULD } from "../../support/geduld";
import { logInWithoutSeiten } from "../../support/anmelden";
import { KONTEN } from "../../support/konten";
import { startMailServer } from "../../support/mailServer";
import { expect, test } from "../../support/portal";
import { createQuickDataFolder, startPortal } from "../../support/portalProcess";

const DATEIEN = [
  ["svg", "image/svg+xml", "<svg"],
  ["png", "image/png", "\u0089PNG"],
  ["pdf", "application/pdf", "%PDF-1.7"],
] as const;

const eintrag = (page: Page) => page.getByRole("navigation").getByRole("link", { name: "Siegel", exact: true });

/** On a portal of its own: whoever has agreed to the rules once has agreed for good. */
test("Siegel: erst die Regeln, dann die Dateien; ohne Siegel führt die Seite zur Startseite", async ({ page }) => {
  const ordner = createQuickDataFolder();
  const mailFolder = join(dirname(ordner), "mails");
  const mails = await startMailServer(mailFolder);
  const { url, stop } = await startPortal({
    env: { ...MIT_GEDULD, DATENORDNER: ordner, SMTP_URL: mails.url, SITZUNG_ZUGRIFF_SEKUNDEN: "3600" },
  });
  const konto = async (wer: "maschinenbau" | "fremd") => {
    await page.context().clearCookies();
    const anmeldung = await request.newContext({ baseURL: url });
    await logInWithoutSeiten(anmeldung, mailFolder, KONTEN[wer]);
    await page.context().addCookies((await anmeldung.storageState()).cookies);
    await anmeldung.dispose();
  };
  const fetch = (pfad: string) => page.request.get(`${url}${pfad}`, { maxRedirects: 0 });
  try {
    await konto("maschinenbau");
    await page.goto(`${url}/home`);
    await eintrag(page).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Siegel", exact: true })).toBeVisible();
    const vorschau = page.getByRole("img", { name: /^Vorschau: rundes Siegel „Forschung bescheinigt“/ });
    await expect(vorschau).toBeVisible();
    expect((await fetch((await vorschau.getAttribute("src")) ?? "")).headers()["content-type"]).toBe("image/svg+xml");
    await expect(page.getByRole("link", { name: /herunterladen/ })).toHaveCount(0);
    const vorher = await fetch("/bsfzSiegel/EIGENE/svg");
    expect([vorher.status(), vorher.headers().location]).toEqual([303, "/bsfzSiegel"]);

    await page.goto(`${url}/bsfzSiegel`);
    const zustimmen = page.getByRole("button", { name: "Zustimmen und Dateien freigeben" });
    await zustimmen.click();
    await expect(page.getByRole("alert").filter({ hasText: "Bitte stimmen Sie den Nutzungsregeln zu." })).toBeVisible();
    await page.getByRole("checkbox", { name: /^Ich habe die Nutzungsregeln gelesen/ }).check();
    await zustimmen.click();
    await expect(page.getByText("Die Dateien sind freigegeben.").first()).toBeVisible();
    await expect(page.getByText(/^Sie haben den Nutzungsregeln am .* zugestimmt\.$/)).toBeVisible();

    for (const [format, typ, anfang] of DATEIEN) {
      const link = page.getByRole("link", { name: `${format.toUpperCase()} herunterladen: Siegel Eigene Forschung` });
      const antwort = await fetch((await link.getAttribute("href")) ?? "");
      expect([antwort.status(), antwort.headers()["content-type"]]).toEqual([200, typ]);
      expect(antwort.headers()["content-disposition"]).toBe(`attachment; filename="siegel-eigene-forschung.${format}"`);
      expect((await antwort.body()).toString("latin1").startsWith(anfang)).toBe(true);
    }
    for (const pfad of ["/bsfzSiegel/AUFTRAG/svg", "/bsfzSiegel/EIGENE/exe", "/bsfzSiegel/vorschau/AUFTRAG"]) {
      expect((await fetch(pfad)).status(), pfad).toBe(404);
    }

    await konto("fremd");
    await page.goto(`${url}/bsfzSiegel`);
    await expect(page).toHaveURL(`${url}/home`);
    await expect(eintrag(page)).toHaveCount(0);
    expect((await fetch("/bsfzSiegel/EIGENE/svg")).headers().location).toBe("/home");
  } finally {
    await stop();
    await mails.stop();
    rmSync(dirname(ordner), { recursive: true, force: true });
  }
});
