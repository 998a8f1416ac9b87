import type { Page } from "@playwright/test";
import { logIn } from "../../support/anmelden";
import { listMails, waitForMail } from "../../support/mailServer";
import { foundFirma, freshAdressen, invite, PASSWORT, press, ROLLE, zeileVon } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";
import { linkAus, openMailLink } from "../../support/registrieren";
import { checkRegeln } from "../../support/regeln";
import { openNavigation } from "../../support/schale";

const LISTE = "/support/benutzerverwaltung";
const GRUND = "Anruf vom Vormittag";
const ueberschrift = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** The page of one person, by way of the search. */
async function openPerson(page: Page, { suche, name }: { suche: string; name: string }): Promise<void> {
  await page.goto(`${LISTE}?suche=${encodeURIComponent(suche)}`);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(ueberschrift(page, name)).toBeVisible();
}

/** Says why on the page of an act, and reads what is said afterwards. */
async function giveGrund(page: Page, knopf: string, meldung: string): Promise<void> {
  await page.getByRole("textbox", { name: "Grund" }).fill(GRUND);
  await press(page, knopf, meldung);
}

test("Support findet eine Person, sperrt, entsperrt und sendet Mails erneut @telefon", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("support", project.name);
  const [petra, ines, firma] = [adresse("petra"), adresse("ines"), `Support Fall ${adresse("f").slice(0, 40)} GmbH`];
  const context = await neuerContext(browser, baseURL);
  const person = await context.newPage();
  await foundFirma(person, mailFolder, { firma, vorname: "Petra", nachname: "Fall", email: petra });
  await invite(person, { vorname: "Ines", nachname: "Gast", email: ines, rolle: ROLLE.mitarbeit }, "Ines Gast");

  await als("support", { eigene: true });
  await page.goto("/home");
  await openNavigation(page, project.name === "mobile");
  await page.getByRole("link", { name: "Benutzerverwaltung", exact: true }).click();
  await expect(ueberschrift(page, "Unternehmensmitarbeiter")).toBeVisible();
  await page.goto(`${LISTE}?suche=${encodeURIComponent(firma)}`);
  await expect(zeileVon(page, petra)).toContainText("Aktiv");
  await expect(zeileVon(page, ines)).toContainText("Eingeladen");

  await openPerson(page, { suche: petra, name: "Petra Fall" });
  await expect(page.getByRole("link", { name: "1 offene Sitzung" })).toHaveAttribute("href", "#sitzungen");
  await expect(page.getByRole("region", { name: "Verlauf" })).toContainText("Passwort geändert");
  await page.getByRole("link", { name: "Sperren …" }).click();
  await expect(page.getByText("Letzte bevollmächtigte Person")).toBeVisible();
  await page.getByRole("button", { name: "Jetzt sperren" }).click();
  await expect(page.getByRole("alert")).toContainText("Dieses Feld ist erforderlich");
  expect(await checkRegeln(page, "Sperren, abgelehnt")).toEqual([]);
  await giveGrund(page, "Jetzt sperren", "Petra Fall ist gesperrt und abgemeldet.");
  await person.goto("/home");
  await expect(person).toHaveURL(/\/landingpage/);
  await waitForMail(mailFolder, { to: petra, subject: /^Ihr Zugang zum Antragsportal wurde gesperrt$/ });
  await expect(page.getByRole("region", { name: "Auf einen Blick" })).toContainText(GRUND);
  expect(await checkRegeln(page, "Gesperrte Person")).toEqual([]);
  await expect(page.getByRole("link", { name: "Sitzungen beenden …" })).toHaveCount(0);

  // Back to the list: the search of before is there, and says how to end it.
  await page.getByRole("link", { name: "Unternehmensmitarbeiter", exact: true }).click();
  await expect(ueberschrift(page, "Unternehmensmitarbeiter")).toBeVisible();
  await expect(page).toHaveURL(`${LISTE}?suche=${encodeURIComponent(petra)}`);
  await expect(zeileVon(page, petra)).toContainText("Gesperrt");
  await page.getByRole("link", { name: "Suche und Filter zurücksetzen" }).click();
  await expect(page).toHaveURL(/benutzerverwaltung$/);
  await openPerson(page, { suche: petra, name: "Petra Fall" });

  await page.getByRole("link", { name: "Entsperren …" }).click();
  await giveGrund(page, "Jetzt entsperren", "Petra Fall ist nicht mehr gesperrt.");
  await logIn(person, mailFolder, { email: petra, passwort: PASSWORT });
  await page.reload();
  await page.getByRole("link", { name: "Sitzungen beenden …" }).click();
  await giveGrund(page, "Jetzt abmelden", "Alle Sitzungen von Petra Fall sind beendet.");
  await person.goto("/home");
  await expect(person).toHaveURL(/\/landingpage/);
  await page.getByRole("link", { name: "Passwort-Mail senden …" }).click();
  await giveGrund(page, "Mail senden", "Petra Fall bekommt eine E-Mail mit einem Link für ein neues Passwort.");
  await waitForMail(mailFolder, { to: petra, subject: /^Passwort zurücksetzen$/ });

  // A second mail ends the link of the first.
  const alt = linkAus((await waitForMail(mailFolder, { to: ines })).text);
  await openPerson(page, { suche: ines, name: "Ines Gast" });
  await page.getByRole("link", { name: /^Erneut senden: Einladung/ }).click();
  await giveGrund(page, "Mail erneut senden", "Der Link aus der vorigen gilt nicht mehr.");
  await waitForMail(mailFolder, { to: ines, after: listMails(mailFolder, ines).length > 1 ? 0 : 1 });
  await openMailLink(person, alt);
  await expect(person.getByText(/ungültig|nicht mehr/).first()).toBeVisible();
  await context.close();
});

test("von einer Person zu ihrem Unternehmen; niemand vom Stab steht hier, und das Qualitätsmanagement handelt nicht", async ({
  page,
  als,
}) => {
  await als("qm", { eigene: true });
  await page.goto(`${LISTE}?suche=admin%40example.org`);
  await expect(page.getByText("Keine Daten vorhanden")).toBeVisible();
  await openPerson(page, { suche: "mitarbeit@example.org", name: "Milo Muster" });
  await expect(page.getByRole("link", { name: "Sperren …" })).toHaveCount(0);
  const hier = new URL(page.url()).pathname;
  expect((await page.goto(`${hier}/aktion?art=sperren`))?.status()).toBe(404);
  for (const uuid of ["99999999-9999-4999-8999-999999999999", "abc"])
    expect((await page.goto(`${LISTE}/${uuid}`))?.status()).toBe(404);
  await page.goto(hier);
  await page
    .getByRole("button", { name: /^Unternehmen ansehen/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/unternehmen$/);
});
