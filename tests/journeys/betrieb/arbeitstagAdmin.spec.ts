import type { Page } from "@playwright/test";
import { logIn } from "../../support/anmelden";
import { beginDay, eigenerName, expectTitel, follow, lookFor, wartendes } from "../../support/arbeitstag";
import { hasScripts } from "../../support/formularSeite";
import { acceptHilfetexte } from "../../support/hauptweg";
import { waitForMail } from "../../support/mailServer";
import { foundFirma, freshAdressen, PASSWORT, press, zeileVon } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { linkAus, openMailLink } from "../../support/registrieren";

const main = (page: Page) => page.getByRole("main");
const zeile = (page: Page, titel: string) => page.getByRole("row").filter({ hasText: titel });

/** Creates an account of staff; gives its id. */
async function createKollegin(page: Page, email: string): Promise<string> {
  await follow(page, "Sonstige Mitarbeiter");
  await page.getByRole("link", { name: "Konto anlegen" }).click();
  await page.getByRole("textbox", { name: "Vorname" }).fill("Nora");
  await page.getByRole("textbox", { name: "Nachname" }).fill("Neutag");
  await page.getByRole("textbox", { name: "E-Mail" }).fill(email);
  await page.getByRole("checkbox", { name: /^Qualitätsmanagement/ }).check();
  await press(page, "Konto anlegen", "Nora Neutag bekommt eine E-Mail mit einem Link für das Passwort.");
  await expectTitel(page, "Sonstige Mitarbeiter");
  await lookFor(page, email);
  await expect(zeileVon(page, email)).toContainText("Eingeladen");
  await zeileVon(page, email)
    .getByRole("link", { name: /^Verwalten:/ })
    .click();
  await expectTitel(page, "Nora Neutag");
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** Follows the link of the mail, chooses a password and logs in. */
async function beginAsKollegin(page: Page, mailFolder: string, email: string): Promise<void> {
  const { text } = await waitForMail(mailFolder, { to: email, subject: /^Ihr Konto im Antragsportal$/ });
  await openMailLink(page, linkAus(text));
  await page.getByRole("textbox", { name: "Neues Passwort" }).fill(PASSWORT);
  await press(page, "Passwort speichern", "Ihr Konto ist eingerichtet. Bitte melden Sie sich an.");
  await logIn(page, mailFolder, { email, passwort: PASSWORT });
  await page.getByRole("button", { name: /Qualitätsmanagement$/ }).click();
  await acceptHilfetexte(page);
  await expectTitel(page, "Guten Tag, Nora");
}

/**
 * Announces something to one company alone: the popup of what is for everybody would lie over the pages of other
 * journeys. Gives its id.
 */
async function announce(page: Page, titel: string, firma: string): Promise<string> {
  const fillMoment = async (name: string, [tag, zeit]: readonly [string, string]) => {
    const gruppe = page.getByRole("group", { name, exact: true });
    await gruppe.getByRole("textbox", { name: /^Tag/ }).fill(tag);
    await gruppe.getByRole("textbox", { name: /^Uhrzeit/ }).fill(zeit);
  };
  await page.getByRole("link", { name: "Neue Systemnachricht" }).click();
  await page.getByRole("textbox", { name: /^Titel/ }).fill(titel);
  await page.getByRole("textbox", { name: /^Text/ }).fill("Heute Abend wird gewartet.");
  await fillMoment("Anzeigen von", ["01.01.2026", "08:00"]);
  await fillMoment("Anzeigen bis", ["01.01.2040", "08:00"]);
  await page.getByRole("radio", { name: "Bestimmte Unternehmen" }).check();
  await page.getByRole("textbox", { name: /^Unternehmen suchen/ }).fill(firma);
  await main(page).getByRole("button", { name: "Suchen", exact: true }).click();
  await page.getByRole("checkbox", { name: new RegExp(`^${firma}`) }).check();
  expect(await checkRegeln(page, "Neue Systemnachricht")).toEqual([]);
  await press(page, "Speichern", `Die Meldung „${titel}“ ist gespeichert.`);
  await lookFor(page, titel);
  await expect(zeile(page, titel)).toContainText("Aktiv");
  const href = await page.getByRole("link", { name: titel, exact: true }).getAttribute("href");
  return href?.split("/").at(-1) ?? "";
}

/** Somebody of the company meets the announcement, with scripts first as a popup. */
async function readAnnouncement(person: Page, titel: string): Promise<void> {
  await person.goto("/home");
  if (hasScripts()) {
    const popup = person.getByRole("dialog", { name: "Systembenachrichtigung" });
    await expect(popup.getByRole("heading", { name: titel })).toBeVisible();
    await popup.getByRole("button", { name: "Schließen" }).and(person.locator(":not([aria-disabled])")).click();
    await expect(popup).toHaveCount(0);
  }
  await expect(main(person).getByText(titel)).toBeVisible();
  await main(person).getByRole("link", { name: "Systembenachrichtigung lesen" }).click();
  await expect(main(person).getByText("Heute Abend wird gewartet.")).toBeVisible();
  if (!hasScripts()) await press(person, `Gelesen ${titel}`, "Die Meldung ist als gelesen vermerkt.");
  await expect(main(person).getByText("Sie haben diese Meldung gelesen.")).toBeVisible();
}

test("Ein Arbeitstag in der Administration: Konto, Systemnachricht, Zustand, Logs @telefon", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("admintag", project.name);
  const [email, firma, titel] = [adresse("nora"), eigenerName("Admintag"), eigenerName("Wartung am Abend")];
  const [kundin, kollegin] = [await neuerContext(browser, baseURL), await neuerContext(browser, baseURL)];
  const [person, nora] = [await kundin.newPage(), await kollegin.newPage()];
  await foundFirma(person, mailFolder, { firma, vorname: "Petra", nachname: "Tag", email: adresse("petra") });

  await als("admin", { eigene: true });
  await beginDay(page);

  await test.step("was wartet, steht auf der Startseite und führt zu seinen Zeilen", async () => {
    await wartendes(page)
      .getByRole("link", { name: /vom Fachverfahren abgelehnt$/ })
      .click();
    await expectTitel(page, "Sonstiges");
    await expect(page).toHaveURL(/#abgelehnte$/);
    const abgelehnte = page.getByRole("region", { name: "Abgelehnte Übermittlungen" });
    await expect(abgelehnte.getByRole("link", { name: /^Verwerfen/ }).first()).toBeVisible();
    await page.goto("/home");
  });

  const konto = await test.step("eine Kollegin bekommt ein Konto und beginnt", async () => {
    const uuid = await createKollegin(page, email);
    await beginAsKollegin(nora, mailFolder, email);
    await page.reload();
    await expect(main(page)).toContainText("Aktiv");
    return uuid;
  });

  const meldung =
    await test.step("eine Systemnachricht für ein Unternehmen: dort ist sie zu lesen, sonst nicht", async () => {
      await follow(page, "Systemnachrichten");
      const uuid = await announce(page, titel, firma);
      await readAnnouncement(person, titel);
      await nora.goto("/systembenachrichtigungen");
      await expectTitel(nora, "Systembenachrichtigungen");
      await expect(nora.getByText(titel)).toHaveCount(0);
      await page.reload();
      await expect(zeile(page, titel)).toContainText("Von 1 Person");
      return uuid;
    });

  await test.step("beendet ist sie auch für die, die sie gerade lesen", async () => {
    await press(page, `Jetzt beenden ${titel}`, `Die Meldung „${titel}“ ist beendet`);
    await lookFor(page, titel);
    await expect(zeile(page, titel)).toContainText("Vorbei");
    if (!hasScripts()) await person.reload();
    await expect(main(person).getByText(titel)).toHaveCount(0);
  });

  await test.step("wer geht, wird entfernt", async () => {
    await follow(page, "Sonstige Mitarbeiter");
    await lookFor(page, email);
    await zeileVon(page, email)
      .getByRole("link", { name: /^Verwalten:/ })
      .click();
    await page.getByRole("link", { name: "Entfernen …", exact: true }).click();
    await expectTitel(page, "Nora Neutag entfernen");
    await page.getByRole("textbox", { name: "Grund" }).fill("Nur für einen Tag");
    await press(page, "Jetzt entfernen", "Das Konto von Nora Neutag ist entfernt.");
    await nora.goto("/home");
    await expect(nora).toHaveURL(/\/landingpage/);
  });

  await test.step("wie es dem Portal geht", async () => {
    await follow(page, "Sonstiges");
    const zustand = page.getByRole("region", { name: "Zustand", exact: true });
    await expect(zustand.getByRole("row", { name: /^Datenbank/ })).toContainText("In Ordnung");
    // What others beside this day could not be sent is theirs: here it matters that mail went out.
    const mail = zustand.getByRole("row", { name: /^E-Mail/ });
    await expect(mail.locator("[data-label='Letzter Erfolg']")).toContainText(/\d{2}\.\d{2}\.\d{4}/);
  });

  await test.step("alles davon steht im Protokoll, mit wem und worüber", async () => {
    await follow(page, "Logs");
    for (const [vorgang, worueber] of [
      ["stab.anlegen", konto],
      ["stab.entfernen", konto],
      ["systemnachrichtErstellen", meldung],
      ["systemnachrichtBeenden", meldung],
    ] as const) {
      await lookFor(page, vorgang);
      const eine = zeile(page, worueber);
      await expect(eine).toContainText(vorgang);
      await expect(eine).toContainText("admin@example.org");
    }
    await expect(zeile(page, konto).or(zeile(page, meldung))).toHaveCount(1);
  });
  for (const context of [kundin, kollegin]) await context.close();
});
