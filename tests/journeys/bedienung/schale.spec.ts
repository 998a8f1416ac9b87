import type { Page } from "@playwright/test";
import { offeneHilfe } from "../../support/feldhilfe";
import { hasScripts } from "../../support/formularSeite";
import { openNavigation } from "../../support/schale";
import { expect, test } from "../../support/portal";

const eintraege = (page: Page) => page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link");

/** What each sees of the users of the portal. */
const VERWALTUNG: Readonly<Record<string, string[]>> = {
  maschinenbau: [],
  admin: ["Unternehmensmitarbeiter", "Sonstige Mitarbeiter"],
};

for (const wer of ["maschinenbau", "support", "qm", "admin"] as const) {
  test(`Navigation: ${wer} @telefon`, async ({ page, als, isMobile }) => {
    await als(wer);
    await page.goto("/home");
    await openNavigation(page, isMobile);
    // The company of the demo has a seal.
    const siegel = wer === "maschinenbau" ? ["Siegel"] : [];
    // The group of the company, its users only for those who administer them; staff look for a company first.
    const unternehmen =
      wer === "maschinenbau"
        ? ["Stammdaten", "Verbundene Unternehmen", "Geschäftsstatistik", "Benutzerverwaltung"]
        : ["Suchen"];
    // With the number of those that are unread. Administrators have no inbox.
    const nachrichten = wer === "admin" ? [] : [/^Nachrichten/];
    // One entry for the users of companies, and the group of all users for those who administer them.
    const verwaltung = VERWALTUNG[wer] ?? ["Benutzerverwaltung"];
    // Nobody else sees how the portal itself is doing.
    const wartung = wer === "admin" ? ["Sonstiges", "Logs"] : [];
    // Support reads announcements, administrators write them.
    const systemnachrichten = wer === "support" || wer === "admin" ? ["Systemnachrichten"] : [];
    const faq = wer === "qm" || wer === "admin" ? ["Hilfetexte", "FAQ"] : [];
    await expect(eintraege(page)).toHaveText([
      "Startseite",
      ...unternehmen,
      "Anträge",
      ...siegel,
      ...nachrichten,
      ...verwaltung,
      ...wartung,
      ...systemnachrichten,
      ...faq,
      "Exporte",
      "Hilfe",
    ]);
    const hinweis = page.getByText("Version 1.118.2");
    if (wer === "support" || wer === "admin") await expect(hinweis.filter({ visible: true })).toHaveCount(1);
    else await expect(hinweis).toHaveCount(0);
    await eintraege(page).filter({ hasText: "Anträge" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Anträge" })).toBeVisible();
  });
}

test("Navigation: datenschutz @telefon", async ({ page, als, isMobile }) => {
  await als("datenschutz");
  await page.goto("/home");
  await openNavigation(page, isMobile);
  await expect(eintraege(page)).toHaveText(["Startseite", "Lesezugriffe", "Hilfe"]);
  await expect(page.getByText("Version 1.118.2")).toHaveCount(0);
});

test("vor der Wahl eines Unternehmens gibt es keine Seitennavigation", async ({ page, als }) => {
  await als("pflicht");
  await page.goto("/setup2FA");
  await expect(page.getByRole("navigation", { name: "Hauptnavigation" })).toHaveCount(0);
});

test("Impressum und Leichte Sprache haben auch nach der Anmeldung keine Seitennavigation", async ({ page, als }) => {
  await als("maschinenbau");
  for (const seite of ["/impressum", "/leichtesprache"]) {
    await page.goto(seite);
    await expect(page.getByRole("banner").getByText("Berta Beispiel").first()).toBeAttached();
    await expect(page.getByRole("navigation", { name: "Hauptnavigation" })).toHaveCount(0);
  }
});

test("Benutzermenü: Unternehmenwechsel nur mit mehreren Unternehmen", async ({ page, context, als }) => {
  const menue = page.getByRole("banner").locator("summary").last();
  await als("maschinenbau");
  await page.goto("/home");
  await menue.click();
  await expect(page.getByRole("link", { name: "Profil" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Unternehmenwechsel" })).toBeVisible();
  await context.clearCookies();
  await als("mitarbeit");
  await page.goto("/home");
  await menue.click();
  await expect(page.getByRole("button", { name: "Abmelden", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Unternehmenwechsel" })).toHaveCount(0);
});

test("Hilfe zu einem Feld: mit Skripten als Klick, ohne als Adresse", async ({ page, als }) => {
  await als("maschinenbau");
  await page.goto("/antraege?suche=fertig%20zum%20Einreichen");
  await page
    .getByRole("table")
    .getByRole("link", { name: /Entwurf/ })
    .first()
    .click();
  await page
    .getByRole("link", { name: /^Bearbeiten: / })
    .first()
    .click();
  await page.getByRole("link", { name: "Hilfe zu Titel des Vorhabens" }).click();
  const schublade = offeneHilfe(page);
  await expect(schublade).toBeVisible();
  await expect(schublade).not.toBeEmpty();
  if (!hasScripts()) expect(page.url()).toContain("hilfe=titel");
  await schublade.getByRole(hasScripts() ? "button" : "link", { name: "Schließen" }).click();
  await expect(schublade).toHaveCount(0);
});

test("der erste Tabulatorschritt führt zum Inhalt", async ({ page }) => {
  await page.goto("/landingpage");
  await page.keyboard.press("Tab");
  const sprung = page.getByRole("link", { name: "Zum Inhalt springen" });
  await expect(sprung).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("die Fußzeile nennt Produkt und Version, ohne Skripte auch das Ende der Sitzung, das sonst der Countdown zeigt", async ({
  page,
  als,
}) => {
  await page.goto("/landingpage");
  const fuss = page.getByRole("contentinfo");
  await expect(fuss).toContainText("Antragsportal v1.118.2");
  for (const name of [
    "Kontakt",
    "Impressum",
    "Datenschutz",
    "Datenschutz (PDF)",
    "Barrierefreiheit",
    "Leichte Sprache",
    "Beleg prüfen",
  ]) {
    await expect(fuss.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await als("maschinenbau");
  await page.goto("/home");
  const ende = fuss.getByText(/^Ihre Sitzung endet ohne weitere Aktion um \d{2}:\d{2}\sUhr\.$/);
  const countdown = page.getByRole("button", { name: /^Automatisches Abmelden bei Inaktivität in 30 Minute\(n\)/ });
  await expect(hasScripts() ? countdown : ende).toBeVisible();
  await expect(hasScripts() ? ende : countdown).toBeHidden();
});

test("unbekannte Seite, unbekannter und fremder Antrag sehen gleich aus", async ({ page, context, als }) => {
  await als("maschinenbau");
  await page.goto("/antraege");
  const eigener = await page
    .getByRole("table")
    .getByRole("link")
    .filter({ hasText: /Entwurf/ })
    .first()
    .getAttribute("href");
  await context.clearCookies();
  await als("fremd");
  for (const pfad of [
    "/gibt-es-nicht",
    "/antraege/99999999-9999-4999-8999-999999999999/startseite",
    "/antraege/keine-uuid/startseite",
    eigener ?? "",
  ]) {
    const antwort = await page.goto(pfad);
    expect(antwort?.status(), pfad).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Seite nicht gefunden" })).toBeVisible();
    await expect(page).toHaveTitle("Seite nicht gefunden – Antragsportal");
  }
});

test("zu viele Daten: Die Seite nennt die Grenze", async ({ page, baseURL }) => {
  const antwort = await page.request.post("/landingpage", {
    form: { username: "a".repeat(300_000) },
    headers: { origin: baseURL ?? "" },
  });
  expect(antwort.status()).toBe(413);
  const text = await antwort.text();
  expect(text).toContain("Erlaubt sind höchstens 256 KiB auf einmal.");
  expect(text).toContain('<html lang="de-DE">');
});
