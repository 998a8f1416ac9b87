import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { request, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { MIT_GEDULD } from "../../support/geduld";
import { logInWithoutSeiten } from "../../support/anmelden";
import { hasScripts } from "../../support/formularSeite";
import { KONTEN } from "../../support/konten";
import { startMailServer } from "../../support/mailServer";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { createQuickDataFolder, startPortal } from "../../support/portalProcess";

const KEINE = "Derzeit sind keine aktiven Systembenachrichtigungen vorhanden.";
const angelegt = z.object({ uuid: z.uuid() });
const inMinuten = (minuten: number): string => new Date(Date.now() + minuten * 60_000).toISOString();

const glocke = (page: Page): Locator =>
  page.getByRole("banner").getByRole(hasScripts() ? "button" : "link", { name: /^Systembenachrichtigungen/ });
const popup = (page: Page): Locator => page.getByRole("dialog", { name: /^Systembenachrichtigung/ });

/** Closes the popup as soon as it may be closed. */
async function schliessen(page: Page): Promise<void> {
  await popup(page).getByRole("button", { name: "Schließen" }).and(page.locator(":not([aria-disabled])")).click();
  await expect(popup(page)).toHaveCount(0);
}

async function put(admin: APIRequestContext, titel: string): Promise<string> {
  const daten = {
    titel,
    text: `<p>Text zu <strong>${titel}</strong></p>`,
    anzeigenVon: inMinuten(-5),
    anzeigenBis: inMinuten(60),
  };
  const antwort = await admin.post("/v1/systemnachrichten", { data: daten });
  expect(antwort.status()).toBe(200);
  return angelegt.parse(await antwort.json()).uuid;
}

/** On a portal of its own: an announcement is for everybody, and its popup would lie over the pages of other tests. */
test("Systembenachrichtigungen: Glocke, Popup, Seite und Hinweis auf der Startseite @telefon", async ({
  page,
  isMobile,
}) => {
  const ordner = createQuickDataFolder();
  const mailFolder = join(dirname(ordner), "mails");
  const mails = await startMailServer(mailFolder);
  const portal = await startPortal({
    env: { ...MIT_GEDULD, DATENORDNER: ordner, SMTP_URL: mails.url, SITZUNG_ZUGRIFF_SEKUNDEN: "3600" },
  });
  const admin = await request.newContext({ baseURL: portal.url });
  const anmeldung = await request.newContext({ baseURL: portal.url });
  try {
    await logInWithoutSeiten(admin, mailFolder, KONTEN.admin);
    await logInWithoutSeiten(anmeldung, mailFolder, KONTEN.maschinenbau);
    await page.context().addCookies((await anmeldung.storageState()).cookies);

    await test.step("ohne aktive ist die Glocke gesperrt und sagt es, auch mit der Tastatur", async () => {
      await page.goto(`${portal.url}/home`);
      await expect(glocke(page)).toHaveAttribute("aria-disabled", "true");
      await glocke(page).focus();
      await expect(page.getByRole("tooltip", { name: KEINE })).toBeVisible();
      await expect(page.getByRole("main").getByText("Systembenachrichtigung")).toHaveCount(0);
      await page.goto(`${portal.url}/systembenachrichtigungen`);
      await expect(page.getByRole("main").getByText(KEINE)).toBeVisible();
    });

    const wartung = await put(admin, "Wartung am Abend");

    await test.step("mit einer öffnet sich das Popup von selbst, und erst nach drei Sekunden schließt es", async () => {
      await page.goto(`${portal.url}/home`);
      await expect(page.getByRole("main").getByText("Wartung am Abend")).toHaveCount(1);
      if (!hasScripts()) return;
      await expect(popup(page)).toBeVisible();
      await expect(popup(page)).toHaveAccessibleName("Systembenachrichtigung");
      const schliessen = popup(page).getByRole("button", { name: "Schließen" });
      await expect(schliessen).toHaveAttribute("aria-disabled", "true");
      await page.keyboard.press("Escape");
      await schliessen.click({ force: true });
      await expect(popup(page)).toBeVisible();
      expect(await checkRegeln(page, "Popup")).toEqual([]);
      await expect(schliessen).not.toHaveAttribute("aria-disabled");
      await expect(popup(page).getByRole("status")).toHaveText("Sie können die Meldung jetzt schließen.");
      await page.keyboard.press("Escape");
      await expect(popup(page)).toHaveCount(0);
    });

    await test.step("gesehen ist gesehen: nach dem Neuladen bleibt das Popup zu", async () => {
      if (!hasScripts()) return;
      await page.reload();
      // Longer than it takes to open by itself.
      await page.waitForTimeout(2000);
      await expect(popup(page)).toHaveCount(0);
    });

    const formulare = await put(admin, "Neue Formulare");
    await test.step("was geschlossen ist, verdeckt das Nächste nicht", async () => {
      await page.goto(`${portal.url}/home`);
      if (!hasScripts()) return;
      await expect(popup(page)).toHaveAccessibleName("Systembenachrichtigungen");
      await expect(popup(page).getByText("Text zu Neue Formulare")).toBeVisible();
      await schliessen(page);
    });

    await test.step("sind alle gesehen, öffnet nur noch die Glocke", async () => {
      await page.goto(`${portal.url}/home`);
      await expect(glocke(page)).toHaveAccessibleName("Systembenachrichtigungen, 2 aktiv");
      await expect(page.getByRole("main").getByText(/Wartung am Abend · Neue Formulare/)).toBeVisible();
      if (hasScripts()) {
        // Longer than it takes to open by itself.
        await page.waitForTimeout(2000);
        await expect(popup(page)).toHaveCount(0);
      }
      await glocke(page).click();
      if (hasScripts()) {
        await expect(popup(page)).toHaveAccessibleName("Systembenachrichtigungen");
        await expect(popup(page).getByText("Text zu Neue Formulare")).toBeVisible();
        await schliessen(page);
        await expect(glocke(page)).toBeFocused();
        await page.getByRole("main").getByRole("link", { name: "Systembenachrichtigungen lesen" }).click();
      }
      await expect(page.getByRole("heading", { level: 1, name: "Systembenachrichtigungen" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Wartung am Abend", "Neue Formulare"]);
      const gelesen = page.getByText("Sie haben diese Meldung gelesen.");
      if (hasScripts()) await expect(gelesen).toHaveCount(2);
      else {
        await page.getByRole("button", { name: "Gelesen Wartung am Abend" }).click();
        await expect(page.getByText("Die Meldung ist als gelesen vermerkt.")).toBeVisible();
        await expect(gelesen).toHaveCount(1);
      }
      await expect(page.locator("strong", { hasText: "Wartung am Abend" })).toBeVisible();
      if (isMobile) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    });

    await test.step("mit Skripten kommt und geht eine Meldung, während die Seite offen ist", async () => {
      if (!hasScripts()) return;
      const abonniert = page
        .waitForEvent("websocket", (leitung) => leitung.url().includes("/notifications/"))
        .then((leitung) =>
          leitung.waitForEvent("framesent", ({ payload }) => String(payload).includes("/systemnachricht/delete")),
        );
      await page.reload();
      await abonniert;
      const eilig = await put(admin, "Eilige Störung");
      await expect(glocke(page)).toHaveAccessibleName("Systembenachrichtigungen, 3 aktiv");
      await expect(popup(page).getByText("Text zu Eilige Störung")).toBeVisible();
      expect((await admin.delete(`/v1/systemnachrichten/${eilig}`)).status()).toBe(200);
      await expect(glocke(page)).toHaveAccessibleName("Systembenachrichtigungen, 2 aktiv");
      await expect(popup(page).getByText("Text zu Eilige Störung")).toHaveCount(0);
      await schliessen(page);
    });

    await test.step("vorbei ist vorbei: mit Skripten auf die Sekunde, sonst mit der nächsten Seite", async () => {
      if (hasScripts()) {
        for (const uuid of [wartung, formulare]) {
          const daten = {
            titel: "Gleich vorbei",
            text: "<p>Text</p>",
            anzeigenVon: inMinuten(-5),
            anzeigenBis: inMinuten(0.25),
            revision: 1,
          };
          expect((await admin.put(`/v1/systemnachrichten/${uuid}`, { data: daten })).status()).toBe(200);
        }
        await page.reload();
        await expect(glocke(page)).toHaveAccessibleName("Systembenachrichtigungen, 2 aktiv");
      } else {
        for (const uuid of [wartung, formulare])
          expect((await admin.delete(`/v1/systemnachrichten/${uuid}`)).status()).toBe(200);
        await page.reload();
      }
      await expect(glocke(page)).toHaveAttribute("aria-disabled", "true", { timeout: 90_000 });
      await expect(page.getByRole("main").getByText(KEINE)).toBeVisible();
    });
  } finally {
    await admin.dispose();
    await anmeldung.dispose();
    await portal.stop();
    await mails.stop();
    rmSync(dirname(ordner), { recursive: true, force: true });
  }
});
