import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { logOut, logIn, logInWithoutSeiten, sendAnmeldung, tanAus } from "../../support/anmelden";
import { chooseFirma } from "../../support/hauptweg";
import { KONTEN, unbekannteAdresse } from "../../support/konten";
import { listMails, waitForMail } from "../../support/mailServer";
import { expect, neuerContext, test } from "../../support/portal";
import { registerWithoutSeiten } from "../../support/gruenden";
import { linkAus, openMailLink } from "../../support/registrieren";

const ueberschrift = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const feld = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("ein falsches Passwort lässt den Namen stehen und leert das Passwort", async ({ page }) => {
  const email = unbekannteAdresse();
  await page.goto("/landingpage");
  await sendAnmeldung(page, { email, passwort: "Falsch-geraten-2026" });
  const alarm = page.getByRole("alert");
  await expect(alarm).toContainText("Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie E-Mail-Adresse und Passwort.");
  await expect(alarm).toBeFocused();
  await expect(feld(page, "E-Mail-Adresse")).toHaveValue(email);
  await expect(feld(page, "Passwort")).toHaveValue("");
});

test("leere Felder werden einzeln benannt und führen zum Feld", async ({ page }) => {
  await page.goto("/landingpage");
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.getByRole("alert").getByRole("link", { name: "Bitte geben Sie Ihr Passwort ein." }).click();
  await expect(feld(page, "Passwort")).toBeFocused();
});

test("nach Anmeldung, TAN und Wahl folgt die gewünschte Seite", async ({ page, mailFolder }) => {
  await page.goto("/antraege?suche=Lager");
  await expect(page).toHaveURL(/\/landingpage\?redirect=/);
  await logIn(page, mailFolder, KONTEN.maschinenbau);
  await page.getByRole("button", { name: "Auswählen Beispiel Maschinenbau GmbH", exact: true }).click();
  await expect(page).toHaveURL(/\/antraege\?suche=Lager$/);
  await expect(ueberschrift(page, "Anträge")).toBeVisible();
});

test("ein fremdes Ziel führt auf die Startseite", async ({ page, als, baseURL }) => {
  await als("fremd", { eigene: true });
  for (const ziel of [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/%09/evil.example",
    "/%2f%2fevil.example",
    "javascript:alert(1)",
  ]) {
    await page.goto(`/loginUnternehmenAuswahl?redirect=${encodeURIComponent(ziel)}`);
    await chooseFirma(page, "Fremd Chemie AG");
    expect(page.url(), ziel).toBe(`${baseURL ?? ""}/home`);
  }
});

test("eine falsche TAN wird abgelehnt, eine neue gilt; mit Abmelden endet die Sitzung", async ({ page, mailFolder }, {
  project,
  repeatEachIndex,
}) => {
  const wer = `${project.name}${String(repeatEachIndex)}`;
  const konto = { email: `tan-${wer}@example.org`, passwort: "Blaue-Berge-im-Morgenlicht" };
  await registerWithoutSeiten(page.request, mailFolder, {
    firma: `TAN ${wer} GmbH`,
    vorname: "Tara",
    nachname: "Tannert",
    ...konto,
  });
  await page.goto("/landingpage");
  await sendAnmeldung(page, konto);
  await expect(ueberschrift(page, "TAN eingeben")).toBeVisible();
  await feld(page, "TAN").fill("000 000");
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Die TAN ist nicht richtig. Bitte prüfen Sie Ihre Eingabe.");
  await page.getByText("Keine E-Mail erhalten?").click();
  await page.getByRole("button", { name: "Neue TAN senden" }).click();
  await expect(page.getByText("Wir haben Ihnen eine neue TAN gesendet.")).toBeVisible();
  const tans = () =>
    listMails(mailFolder, konto.email).filter(({ subject }) => subject === "Ihre TAN für das Antragsportal");
  await expect.poll(() => tans().length).toBe(2);
  await feld(page, "TAN").fill(tanAus(tans().at(-1)?.text ?? ""));
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await chooseFirma(page, `TAN ${wer} GmbH`);
  const kekse = await page.context().cookies();
  await page.goto("/impressum");
  await logOut(page);
  await page.context().addCookies(kekse);
  await page.goto("/antraege");
  await expect(page).toHaveURL(/\/landingpage/);
});

test("wer einen zweiten Faktor braucht und keinen hat, kommt nur zum Profil", async ({ page, als }) => {
  await als("pflicht");
  await page.goto("/antraege");
  await expect(page).toHaveURL(/\/setup2FA$/);
  await expect(ueberschrift(page, "Zwei-Faktor-Authentifizierung nicht aktiv")).toBeVisible();
  await page.getByRole("link", { name: "Zum Profil" }).click();
  await expect(ueberschrift(page, "Profil")).toBeVisible();
});

test("ein vergessenes Passwort wird mit dem Link der E-Mail neu gesetzt, der Link gilt einmal", async ({
  page,
  mailFolder,
}, { project, repeatEachIndex }) => {
  const wer = `${project.name}${String(repeatEachIndex)}`;
  const email = `vergessen-${wer}@example.org`;
  await registerWithoutSeiten(page.request, mailFolder, {
    firma: `Vergessen ${wer} GmbH`,
    vorname: "Vera",
    nachname: "Gessen",
    email,
    passwort: "Altes-Haus-am-See-2026",
  });
  await page.goto("/landingpage");
  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  // The login page has a field of the same name.
  await expect(ueberschrift(page, "Passwort vergessen")).toBeVisible();
  await feld(page, "E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Link senden" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Wenn es zu der Adresse ein Konto gibt" })).toBeVisible();
  const link = linkAus((await waitForMail(mailFolder, { to: email, subject: /^Passwort zurücksetzen$/ })).text);
  await openMailLink(page, link);
  await feld(page, "Neues Passwort").fill("Neues-Haus-am-Fluss-2026");
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(page).toHaveURL(/\/landingpage/);
  await logIn(page, mailFolder, { email, passwort: "Neues-Haus-am-Fluss-2026" });
  await chooseFirma(page, `Vergessen ${wer} GmbH`);
  await page.context().clearCookies();
  await openMailLink(page, link);
  await feld(page, "Neues Passwort").fill("Drittes-Haus-am-Meer-2026");
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Der Link ist ungültig, abgelaufen oder wurde bereits verwendet.",
  );
});

test("App einrichten, mit Code und Wiederherstellungscode anmelden, Passwort ändern, Sitzungen beenden", async ({
  page,
  browser,
  mailFolder,
  baseURL,
}, { project, repeatEachIndex }) => {
  const wer = `${project.name}${String(repeatEachIndex)}`;
  const firma = `Profil ${wer} GmbH`;
  const konto = { email: `profil-${wer}@example.org`, passwort: "Blaue-Berge-im-Morgenlicht" };
  await registerWithoutSeiten(page.request, mailFolder, { firma, vorname: "Petra", nachname: "Profil", ...konto });
  await logInWithoutSeiten(page.request, mailFolder, { ...konto, firma, hilfe: true });
  const { totp, schritt, codes } = await setUpApp(page, konto.passwort);

  await page.context().clearCookies();
  await page.goto("/landingpage");
  await sendAnmeldung(page, konto);
  await feld(page, "Code aus der App").fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await chooseFirma(page, firma);

  const zweiter = await neuerContext(browser, baseURL);
  const andere = await zweiter.newPage();
  await andere.goto("/landingpage");
  await sendAnmeldung(andere, konto);
  // Each code counts once, and none before its time.
  await expect.poll(() => totp.counter(), { timeout: 120_000 }).toBeGreaterThan(schritt);
  await feld(andere, "Code aus der App").fill(totp.generate());
  await andere.getByRole("button", { name: "Anmelden", exact: true }).click();
  await chooseFirma(andere, firma);

  await page.goto("/profil");
  await page.getByRole("button", { name: "Alle anderen beenden" }).click();
  await expect(page.getByRole("button", { name: "Alle anderen beenden" })).toHaveCount(0);
  await andere.goto("/home");
  await expect(andere).toHaveURL(/\/landingpage/);
  await zweiter.close();

  await feld(page, "Bisheriges Passwort").fill(konto.passwort);
  await feld(page, "Neues Passwort").fill("Gruene-Taeler-im-Abendlicht");
  await page.getByRole("button", { name: "Passwort ändern" }).click();
  await expect(page.getByText("Ihr Passwort ist geändert. Alle anderen Sitzungen wurden beendet.")).toBeVisible();
});

/** Sets up an app with the shown key and gives its generator and the recovery codes. */
async function setUpApp(page: Page, passwort: string): Promise<{ totp: TOTP; schritt: number; codes: string[] }> {
  await page.goto("/profil");
  await page.getByRole("link", { name: "App einrichten" }).click();
  await expect(page.getByRole("img", { name: "QR-Code für Ihre Authentifizierungs-App" })).toBeVisible();
  const karte = page.getByRole("main");
  const schluessel = await karte.getByText(/^[A-Z2-7 ]{16,}$/).innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(schluessel.replaceAll(" ", "")) });
  const schritt = totp.counter();
  await feld(page, "Code aus der App").fill(totp.generate());
  await feld(page, "Ihr Passwort").last().fill(passwort);
  await page.getByRole("button", { name: "App bestätigen" }).click();
  await expect(page.getByRole("heading", { name: "Ihre Wiederherstellungscodes" })).toBeVisible();
  const codes = await page.locator("#wiederherstellungscodes strong").allInnerTexts();
  expect(codes.length).toBeGreaterThanOrEqual(8);
  return { totp, schritt, codes };
}
