import type { Page } from "@playwright/test";
import { logIn } from "../../support/anmelden";
import { acceptHilfetexte } from "../../support/hauptweg";
import { waitForMail } from "../../support/mailServer";
import { freshAdressen, PASSWORT, press, zeileVon } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";
import { linkAus, openMailLink } from "../../support/registrieren";
import { openNavigation } from "../../support/schale";

const LISTE = "/admin/benutzerverwaltung";
const ueberschrift = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** The page of one account, by way of the list. */
async function openKonto(page: Page, email: string): Promise<void> {
  await page.goto(`${LISTE}?suche=${encodeURIComponent(email)}`);
  await zeileVon(page, email)
    .getByRole("link", { name: /^Verwalten:/ })
    .click();
}

/** The page that asks why the access of somebody is changed. The page before has a field of the same name. */
async function openZugang(page: Page, link: string, titel: string): Promise<void> {
  await page.getByRole("link", { name: link, exact: true }).click();
  await expect(ueberschrift(page, titel)).toBeVisible();
}

/** Fills in the form of a new account: refused first, with everything typed still there. */
async function createKonto(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "Konto anlegen" }).click();
  await page.getByRole("textbox", { name: "Vorname" }).fill("Nora");
  await page.getByRole("textbox", { name: "E-Mail" }).fill(email);
  await page.getByRole("button", { name: "Konto anlegen" }).click();
  const fehler = page.getByRole("alert");
  await expect(fehler).toContainText("Dieses Feld ist erforderlich");
  await expect(fehler).toContainText("Bitte wählen Sie mindestens eine Rolle.");
  await expect(page.getByRole("textbox", { name: "Vorname" })).toHaveValue("Nora");
  await page.getByRole("textbox", { name: "Nachname" }).fill("Neuhaus");
  await page.getByRole("checkbox", { name: /^Support Mitarbeiter/ }).check();
  await page.getByRole("checkbox", { name: /^Qualitätsmanagement/ }).check();
  await press(page, "Konto anlegen", "Nora Neuhaus bekommt eine E-Mail mit einem Link für das Passwort.");
}

/** Tries the same address once more. One of the demo would have its mails limited after some runs. */
async function repeatKonto(page: Page, email: string): Promise<void> {
  await page.goto(`${LISTE}/neu`);
  await page.getByRole("textbox", { name: "Vorname" }).fill("Nina");
  await page.getByRole("textbox", { name: "Nachname" }).fill("Neuhaus");
  await page.getByRole("textbox", { name: "E-Mail" }).fill(email);
  await page.getByRole("checkbox", { name: /^Qualitätsmanagement/ }).check();
  await page.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page.getByRole("alert")).toContainText("Zu dieser E-Mail-Adresse gibt es schon ein Konto.");
  await expect(page.getByRole("textbox", { name: "Vorname" })).toHaveValue("Nina");
  await expect(page.getByRole("checkbox", { name: /^Qualitätsmanagement/ })).toBeChecked();
}

test("Konto anlegen, Passwort und zweiter Faktor, Rolle wählen, sperren, entsperren, entfernen @telefon", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const email = freshAdressen("stab", project.name)("nora");
  await als("admin", { eigene: true });
  await page.goto("/home");
  await openNavigation(page, project.name === "mobile");
  await page.getByRole("link", { name: "Sonstige Mitarbeiter" }).click();
  await expect(ueberschrift(page, "Sonstige Mitarbeiter")).toBeVisible();
  await createKonto(page, email);
  await repeatKonto(page, email);
  await page.goto(`${LISTE}?suche=${encodeURIComponent(email)}`);
  await expect(zeileVon(page, email)).toContainText("Eingeladen");

  // A second mail ends the link of the first.
  const betreff = { to: email, subject: /^Ihr Konto im Antragsportal$/ };
  const alt = linkAus((await waitForMail(mailFolder, betreff)).text);
  await openKonto(page, email);
  await press(page, "Link erneut senden", "Der Link aus der vorigen gilt nicht mehr.");
  const neu = linkAus((await waitForMail(mailFolder, { ...betreff, after: 1 })).text);
  const context = await neuerContext(browser, baseURL);
  const gast = await context.newPage();
  await openMailLink(gast, alt);
  await gast.getByRole("textbox", { name: "Neues Passwort" }).fill(PASSWORT);
  await gast.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(gast.getByRole("alert")).toContainText("Der Link ist ungültig");
  await openMailLink(gast, neu);
  await gast.getByRole("textbox", { name: "Neues Passwort" }).fill(PASSWORT);
  await press(gast, "Passwort speichern", "Ihr Konto ist eingerichtet. Bitte melden Sie sich an.");
  await logIn(gast, mailFolder, { email, passwort: PASSWORT });
  await expect(ueberschrift(gast, "Systemrolle auswählen")).toBeVisible();
  await gast.getByRole("button", { name: /Qualitätsmanagement$/ }).click();
  await acceptHilfetexte(gast);
  await expect(gast.getByRole("link", { name: "Sonstige Mitarbeiter" })).toHaveCount(0);
  await gast.goto(LISTE);
  await expect(gast).toHaveURL(/\/home$/);

  await openKonto(page, email);
  await openZugang(page, "Sperren …", "Nora Neuhaus sperren");
  await page.getByRole("button", { name: "Jetzt sperren" }).click();
  await expect(page.getByRole("alert")).toContainText("Dieses Feld ist erforderlich");
  await page.getByRole("textbox", { name: "Grund" }).fill("Langer Urlaub");
  await press(page, "Jetzt sperren", "Nora Neuhaus ist gesperrt und abgemeldet.");
  await gast.goto("/home");
  await expect(gast).toHaveURL(/\/landingpage/);
  await waitForMail(mailFolder, { to: email, subject: /^Ihr Konto im Antragsportal wurde gesperrt$/ });

  await openKonto(page, email);
  await expect(page.getByText("Langer Urlaub")).toBeVisible();
  await openZugang(page, "Entsperren …", "Nora Neuhaus entsperren");
  await page.getByRole("textbox", { name: "Grund" }).fill("Wieder da");
  await press(page, "Jetzt entsperren", "Nora Neuhaus ist nicht mehr gesperrt.");
  await gast.goto("/landingpage");
  await logIn(gast, mailFolder, { email, passwort: PASSWORT });
  await expect(ueberschrift(gast, "Systemrolle auswählen")).toBeVisible();

  await openKonto(page, email);
  await page.getByRole("checkbox", { name: /^Qualitätsmanagement/ }).uncheck();
  await page.getByRole("textbox", { name: "Grund" }).fill("Andere Aufgabe");
  await press(page, "Rollen speichern", "Die Rollen von Nora Neuhaus sind gespeichert.");
  await expect(page.getByRole("checkbox", { name: /^Qualitätsmanagement/ })).not.toBeChecked();
  await openZugang(page, "Entfernen …", "Nora Neuhaus entfernen");
  await page.getByRole("textbox", { name: "Grund" }).fill("Ausgeschieden");
  await press(page, "Jetzt entfernen", "Das Konto von Nora Neuhaus ist entfernt.");
  await page.goto(`${LISTE}?suche=${encodeURIComponent(email)}`);
  await expect(page.getByText("Keine Daten vorhanden")).toBeVisible();
  await context.close();
});

test("das eigene Konto ändert niemand selbst, und nur die Administration kommt hierher", async ({
  page,
  als,
  browser,
  baseURL,
}) => {
  await als("admin");
  await openKonto(page, "admin@example.org");
  await expect(page.getByText("Das ist Ihr eigenes Konto")).toBeVisible();
  await expect(page.getByRole("button", { name: "Rollen speichern" })).toHaveCount(0);
  const eigene = new URL(page.url()).pathname;
  await page.goto(`${eigene}/zugang?art=entfernen`);
  await page.getByRole("textbox", { name: "Grund" }).fill("Versehen");
  await page.getByRole("button", { name: "Jetzt entfernen" }).click();
  await expect(page.getByRole("alert")).toContainText("Es wurde nichts geändert.");
  await expect(page.getByRole("textbox", { name: "Grund" })).toHaveValue("Versehen");
  for (const seite of ["", "/zugang"])
    for (const uuid of ["99999999-9999-4999-8999-999999999999", "abc"])
      expect((await page.goto(`${LISTE}/${uuid}${seite}`))?.status()).toBe(404);

  const context = await neuerContext(browser, baseURL);
  await als("support", { context });
  const support = await context.newPage();
  for (const pfad of [LISTE, `${LISTE}/neu`, eigene, `${eigene}/zugang`]) {
    await support.goto(pfad);
    await expect(support).toHaveURL(/\/home$/);
  }
  await context.close();
});
