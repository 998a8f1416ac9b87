import type { Page } from "@playwright/test";
import { startAnmeldung } from "../support/anmelden";
import { ansichtHinweis, beginAnsicht, createCode, foundGezeigte, openAnsicht } from "../support/ansichtSeite";
import { FormularSeite } from "../support/formularSeite";
import { createAntrag } from "../support/hauptweg";
import { KONTEN, unbekannteAdresse } from "../support/konten";
import { checkOpen } from "../support/offeneSeite";
import { sign } from "../support/registrieren";
import { besuchVon, expectSeite, openSeite, seitenMitLogin, seitenOhneLogin, type Besuch } from "../support/schale";
import { exportFormulare, seitenDesDatenschutzes, seitenDesStabs } from "../support/stabSeiten";
import { expect, neuerContext, test } from "../support/portal";
import { findZuBreites } from "../support/zuBreites";

/**
 * Visits pages and gives what is wrong: rules of axe, and what lies outside with letters of double size or on a page of
 * 320 pixels.
 */
async function checkAll(page: Page, besuche: readonly Besuch[]): Promise<string[]> {
  const befunde: string[] = [];
  for (const besuch of besuche) {
    await openSeite(page, besuch);
    befunde.push(...(await checkOpen(page, besuch.pfad)));
  }
  return befunde;
}

test("jede Seite ohne Anmeldung: Regeln, große Schrift, 320 Pixel", async ({ page }) => {
  const seiten = seitenOhneLogin("gast");
  expect(seiten.map(({ pfad }) => pfad)).toEqual(
    expect.arrayContaining(["/landingpage", "/registrierung", "/passwortvergessen"]),
  );
  expect(await checkAll(page, seiten)).toEqual([]);
});

test("jede Seite zwischen Passwort und TAN: Regeln, große Schrift, 320 Pixel", async ({ page, mailFolder }) => {
  await startAnmeldung(page.context().request, mailFolder, KONTEN.maschinenbau);
  const seiten = seitenOhneLogin("vorTan");
  expect(seiten.map(({ pfad }) => pfad)).toContain("/tan");
  expect(await checkAll(page, seiten)).toEqual([]);
});

test("die Seiten auf dem Weg zur Identifizierung: Regeln, große Schrift, 320 Pixel", async ({ page }) => {
  await page.goto("/registrierung");
  await page.getByRole("button", { name: "Jetzt identifizieren" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Weiter zu nezo" })).toBeVisible();
  await expectSeite(page, besuchVon("nezoStart"));
  const befunde = await checkOpen(page, "/nezostart");
  await sign(page, async () => {
    await page.getByRole("radio", { name: "Neues Zertifikat" }).check();
    await page.getByRole("textbox", { name: "Firma" }).fill("Weg zur Identifizierung GmbH");
  });
  await expect(page.getByRole("heading", { level: 1, name: "Ihr Unternehmen ist identifiziert" })).toBeVisible();
  await expectSeite(page, besuchVon("nezosuccess"));
  expect([...befunde, ...(await checkOpen(page, "/nezosuccess"))]).toEqual([]);
});

test("die Seiten für den fehlenden zweiten Faktor und die Wahl der Rolle: Regeln, große Schrift, 320 Pixel", async ({
  page,
  context,
  als,
}) => {
  await als("pflicht");
  const befunde = await checkAll(page, [besuchVon("setup2FA")]);
  await context.clearCookies();
  await als("admin");
  expect([...befunde, ...(await checkAll(page, [besuchVon("loginSystemrollenAuswahl")]))]).toEqual([]);
});

test("jede Seite des Stabs, und die eines Unternehmens, das er ansieht: Regeln, große Schrift, 320 Pixel", async ({
  page,
  als,
}) => {
  await als("admin", { eigene: true });
  const befunde = await checkAll(page, [...(await seitenDesStabs(page)), ...exportFormulare()]);
  await page.goto("/support/unternehmen?suche=Beispiel+Maschinenbau");
  await page.getByRole("button", { name: "Ansehen Beispiel Maschinenbau GmbH" }).click();
  await expect(page.getByText("Sie sehen Beispiel Maschinenbau GmbH")).toBeVisible();
  const angesehene = (
    ["unternehmen", "verbundeneUnternehmen", "unternehmenWirtschaftsjahr", "benutzerverwaltung"] as const
  ).map(besuchVon);
  expect([...befunde, ...(await checkAll(page, angesehene))]).toEqual([]);
});

test("die Seiten des Datenschutzes: Regeln, große Schrift, 320 Pixel", async ({ page, als }) => {
  await als("datenschutz");
  const seiten = [besuchVon("home"), ...seitenDesDatenschutzes()];
  expect(seiten.map(({ pfad }) => pfad)).toEqual(["/home", "/lesezugriffe"]);
  expect(await checkAll(page, seiten)).toEqual([]);
});

test("die Seiten rund um eine Ansicht des Supports und solche in ihr: Regeln, große Schrift, 320 Pixel", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const context = await neuerContext(browser, baseURL);
  const person = await context.newPage();
  const wen = await foundGezeigte(person, mailFolder, { bereich: "regeln", project: project.name });
  const code = await createCode(person);
  const befunde = await checkOpen(person, "/profil mit Code");
  await als("support", { eigene: true });
  await openAnsicht(page, wen);
  await page.getByRole("button", { name: "Ansicht beginnen" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  befunde.push(...(await checkOpen(page, "Ansicht wie, abgelehnt")));
  await beginAnsicht(page, code);
  const hinweis = ansichtHinweis(page, wen.name);
  await expect(hinweis).toBeVisible();
  for (const pfad of ["/home", "/antraege", "/profil", "/unternehmen", "/ansichtBeenden", "/help", "/gibt/es/nicht"]) {
    expect((await page.goto(pfad))?.status(), pfad).toBe(pfad === "/gibt/es/nicht" ? 404 : 200);
    await expect(hinweis, pfad).toBeVisible();
    befunde.push(...(await checkOpen(page, `${pfad} in der Ansicht`)));
  }
  await person.goto("/profil");
  await expect(person.getByText("sieht das Portal gerade wie Sie.")).toBeVisible();
  befunde.push(...(await checkOpen(person, "/profil während der Ansicht")));
  expect(befunde).toEqual([]);
  await context.close();
});

test("die Prüfung aufbewahrter Eingaben: Regeln, große Schrift, 320 Pixel", async ({ page, context, als }) => {
  await als("software", { eigene: true });
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
  const formular = page.url();
  await page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true }).fill("Zu spät abgesendet");
  await context.clearCookies();
  await page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).last().click();
  await expect(page.getByText(/Ihre Sitzung ist beendet/).first()).toBeVisible();
  await als("software", { eigene: true });
  await page.goto(formular);
  await page.getByRole("link", { name: /^Eingaben zu .* prüfen$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aufbewahrte Eingaben prüfen" })).toBeVisible();
  const seite = { ...besuchVon("geparkteEingaben"), pfad: new URL(page.url()).pathname };
  await expect(page.locator("ins")).toContainText("Zu spät abgesendet");
  await expectSeite(page, seite);
  const befunde = await checkOpen(page, seite.pfad);
  await page.getByRole("link", { name: "Verwerfen", exact: true }).click();
  await expect(page.getByText("Möchten Sie diese Eingaben wirklich verwerfen?")).toBeVisible();
  expect([...befunde, ...(await checkOpen(page, `${seite.pfad}?verwerfen`))]).toEqual([]);
  await page.getByRole("button", { name: "Eingaben verwerfen" }).click();
  await expect(page.getByText("Die aufbewahrten Eingaben wurden verworfen.")).toBeVisible();
  expect((await page.goto(seite.pfad))?.status()).toBe(404);
});

test("jede Seite mit Anmeldung und jeder Tab des Formulars: Regeln, große Schrift, 320 Pixel", async ({
  page,
  als,
}) => {
  await als("maschinenbau");
  const seiten = await seitenMitLogin(page);
  const formular = seiten.find(({ pfad }) => pfad.includes("/formular/V2"));
  if (formular === undefined) throw new Error("The form has no page");
  await page.goto(formular.pfad);
  const start = new URL(page.url());
  const tabs = [1, 2, 3, 4, 5, 6, 7].map((tab) => {
    start.searchParams.set("tab", String(tab));
    return { zeile: formular.zeile, pfad: start.pathname + start.search };
  });
  expect(await checkAll(page, [...seiten, ...tabs])).toEqual([]);
});

test("neben einem kurzen Namen reicht der Hinweis an der Glocke nicht aus der Seite", async ({ page, als }) => {
  await als("fremd");
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1, name: /^Guten Tag, / })).toBeVisible();
  expect(await findZuBreites(page, "/home bei 1280 Pixeln")).toEqual([]);
});

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, rolle: "textbox" | "button", name: string): Promise<void> {
  const ziel = page.getByRole(rolle, { name, exact: true }).first();
  for (let schritt = 0; schritt < 150; schritt += 1) {
    if (await ziel.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${name} is not reached by Tab`);
}

test("Anmelden und Speichern nur mit der Tastatur", async ({ page, als }) => {
  await page.goto("/landingpage");
  await tabTo(page, "textbox", "E-Mail-Adresse");
  await page.keyboard.type(unbekannteAdresse());
  await tabTo(page, "textbox", "Passwort");
  await page.keyboard.type("Falsch-geraten-2026");
  await tabTo(page, "button", "Anmelden");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await als("software");
  await page.goto("/antraege");
  await tabTo(page, "button", "Neuer Antrag");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Formular ausfüllen" }).press("Enter");
  await tabTo(page, "textbox", "Titel des Vorhabens");
  await page.keyboard.type("Mit der Tastatur");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Mit der Tastatur" })).toBeVisible();
});

test("mit erzwungenen Farben bleibt der Fokus sichtbar", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/landingpage");
  const feld = page.getByRole("textbox", { name: "E-Mail-Adresse" });
  const vorher = await feld.screenshot();
  await feld.focus();
  expect(Buffer.compare(vorher, await feld.screenshot())).not.toBe(0);
});
