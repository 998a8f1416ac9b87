import type { Page } from "@playwright/test";
import { startAnmeldung } from "../support/anmelden";
import { findGeklebtes } from "../support/geklebtes";
import { findUngueltiges } from "../support/gueltigesHtml";
import { createAntrag } from "../support/hauptweg";
import { findKleineLinks } from "../support/kleineLinks";
import { KONTEN } from "../support/konten";
import { expect, test } from "../support/portal";
import { seitenMitLogin, seitenOhneLogin, type Besuch } from "../support/schale";
import { exportFormulare, seitenDesDatenschutzes, seitenDesStabs } from "../support/stabSeiten";

// What the server sends is the same with scripts.
test.use({ viewport: { width: 375, height: 800 } });

/** Opens pages and gives what is wrong with their HTML, words that stand together, and links that a finger misses. */
async function checkHtml(page: Page, besuche: readonly Pick<Besuch, "pfad">[]): Promise<string[]> {
  const befunde: string[] = [];
  for (const { pfad } of besuche) {
    const antwort = await page.goto(pfad);
    befunde.push(...(await findUngueltiges((await antwort?.text()) ?? "", pfad)));
    befunde.push(...(await findGeklebtes(page, pfad)), ...(await findKleineLinks(page, pfad)));
  }
  return befunde;
}

test("ohne Anmeldung", async ({ page }) => {
  expect(await checkHtml(page, [...seitenOhneLogin("gast"), { pfad: "/gibt-es-nicht" }])).toEqual([]);
});

test("zwischen Passwort und TAN", async ({ page, mailFolder }) => {
  await startAnmeldung(page.context().request, mailFolder, KONTEN.maschinenbau);
  expect(await checkHtml(page, seitenOhneLogin("vorTan"))).toEqual([]);
});

/** Sends the form with this button as it is after `fill`, and gives what is wrong with the page that refuses it. */
async function checkAblehnung(page: Page, knopf: string, meldung: RegExp): Promise<string[]> {
  const antwort = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("main").getByRole("button", { name: knopf, exact: true }).first().click();
  const abgelehnt = await antwort;
  expect([200, 400, 401, 422], page.url()).toContain(abgelehnt.status());
  await expect(page.getByText(meldung).first()).toBeVisible();
  const pfad = `${new URL(page.url()).pathname} nach der Ablehnung`;
  return [...(await findUngueltiges(await abgelehnt.text(), pfad)), ...(await findGeklebtes(page, pfad))];
}

test("nach abgelehnten Formularen", async ({ page, als }) => {
  await page.goto("/landingpage");
  const befunde = await checkAblehnung(page, "Anmelden", /Bitte/);
  await page.goto("/passwortvergessen");
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).fill("keine Adresse");
  befunde.push(...(await checkAblehnung(page, "Link senden", /Bitte|gültig/)));
  await als("software");
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await page.getByRole("textbox", { name: "Beginn des Vorhabens" }).fill("31.02.2026");
  befunde.push(...(await checkAblehnung(page, "Speichern", /Diesen Tag gibt es im Kalender nicht/)));
  expect(befunde).toEqual([]);
});

test("mit Anmeldung, jeder Tab des Formulars", async ({ page, als }) => {
  await als("maschinenbau");
  const seiten = await seitenMitLogin(page);
  const formular = seiten.find(({ pfad }) => pfad.includes("/formular/V2"));
  await page.goto(formular?.pfad ?? "");
  const tabs = [1, 2, 3, 4, 5, 6, 7, 8].map((tab) => {
    const ort = new URL(page.url());
    ort.searchParams.set("tab", String(tab));
    return { pfad: ort.pathname + ort.search };
  });
  expect(await checkHtml(page, [...seiten, ...tabs])).toEqual([]);
});

test("die Seiten über die Konten des Stabs", async ({ page, als }) => {
  await als("admin");
  const befunde = await checkHtml(page, [...(await seitenDesStabs(page)), ...exportFormulare()]);
  await page.goto("/admin/benutzerverwaltung/neu");
  befunde.push(...(await checkAblehnung(page, "Konto anlegen", /Bitte wählen Sie mindestens eine Rolle/)));
  expect(befunde).toEqual([]);
});

test("die Seiten des Datenschutzes", async ({ page, als }) => {
  await als("datenschutz");
  expect(await checkHtml(page, [...seitenDesDatenschutzes(), { pfad: "/home" }])).toEqual([]);
});

for (const wer of ["support", "qm", "admin", "pflicht", "mitarbeit"] as const) {
  test(`als ${wer}`, async ({ page, als }) => {
    await als(wer);
    const alle = [
      "home",
      "antraege",
      "profil",
      "fristen",
      "nachrichten",
      "systembenachrichtigungen",
      "benutzerverwaltung",
      "setup2FA",
    ];
    expect(
      await checkHtml(
        page,
        alle.map((pfad) => ({ pfad: `/${pfad}` })),
      ),
    ).toEqual([]);
  });
}
