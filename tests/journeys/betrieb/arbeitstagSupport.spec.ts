import type { Page } from "@playwright/test";
import { logIn } from "../../support/anmelden";
import { beginDay, eigenerName, expectTitel, follow, lookFor, wartendes } from "../../support/arbeitstag";
import { createFertig } from "../../support/eigenerAntrag";
import { exportCsv } from "../../support/exportTag";
import { chooseFirma } from "../../support/hauptweg";
import { listMails, waitForMail } from "../../support/mailServer";
import { foundFirma, freshAdressen, invite, PASSWORT, press, ROLLE, zeileVon } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

const verlauf = (page: Page) => page.getByRole("region", { name: "Verlauf" });

/** From the list of people to the page of one of them. */
async function findPerson(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await follow(page, "Benutzerverwaltung", "Unternehmensmitarbeiter");
  await lookFor(page, email);
  await zeileVon(page, email).getByRole("link", { name, exact: true }).click();
  await expectTitel(page, name);
}

/** Does something about the open person, says why, and finds it in the time line. */
async function act(page: Page, schritt: { link: RegExp | string; knopf: string; meldung: string; ereignis: string }) {
  const grund = eigenerName(schritt.knopf);
  await page.getByRole("link", { name: schritt.link }).click();
  await page.getByRole("textbox", { name: "Grund" }).fill(grund);
  await press(page, schritt.knopf, schritt.meldung);
  await expect(verlauf(page).getByRole("row", { name: schritt.ereignis }).filter({ hasText: grund })).toHaveCount(1);
}

/** Lets staff see a draft. */
async function giveEinsicht(person: Page, uuid: string): Promise<void> {
  await person.goto(`/antragBenutzerverwaltung/${uuid}`);
  await person.getByRole("button", { name: "Einsicht geben" }).click();
  await expect(person.getByText(/Die Bescheinigungsstelle hat jetzt Einsicht bis /).first()).toBeVisible();
}

test("Ein Arbeitstag im Support: Personen, Mails, Sperre, Antrag, Export, Systemnachrichten @telefon", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("supporttag", project.name);
  const [petra, ines, firma] = [adresse("petra"), adresse("ines"), eigenerName("Supporttag")];
  const bezeichnung = eigenerName("Antrag des Supporttags");
  const kundin = await neuerContext(browser, baseURL);
  const person = await kundin.newPage();

  await test.step("was an diesem Tag schon da ist: ein Unternehmen, eine Einladung, ein Entwurf mit Einsicht", async () => {
    await foundFirma(person, mailFolder, { firma, vorname: "Petra", nachname: "Tag", email: petra });
    await invite(person, { vorname: "Ines", nachname: "Tag", email: ines, rolle: ROLLE.mitarbeit }, "Ines Tag");
    await giveEinsicht(person, await createFertig(person, bezeichnung));
  });

  await als("support", { eigene: true });
  await beginDay(page);
  await expect(wartendes(page)).toBeVisible();
  await expect(wartendes(page).getByText(/Hilfetexte|E-Mails?|Fachverfahren|Ereigniskette/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Neuer Antrag" })).toHaveCount(0);

  await test.step("die Einladung ist nicht angekommen: nachsehen und erneut senden", async () => {
    await waitForMail(mailFolder, { to: ines });
    const vorher = listMails(mailFolder, ines).length;
    await findPerson(page, { email: ines, name: "Ines Tag" });
    await expect(page.getByRole("region", { name: "E-Mails" })).toContainText("Einladung in das Antragsportal");
    await act(page, {
      link: /^Erneut senden: Einladung/,
      knopf: "Mail erneut senden",
      meldung: "Der Link aus der vorigen gilt nicht mehr.",
      ereignis: "Einladung vom Support erneut gesendet",
    });
    await waitForMail(mailFolder, { to: ines, after: vorher });
  });

  await test.step("ein Zugang wird gesperrt und wieder entsperrt, und der Verlauf sagt warum", async () => {
    await findPerson(page, { email: petra, name: "Petra Tag" });
    await expect(verlauf(page)).toContainText("E-Mail-Adresse bestätigt, Konto und Unternehmen angelegt");
    await act(page, {
      link: "Sperren …",
      knopf: "Jetzt sperren",
      meldung: "Petra Tag ist gesperrt und abgemeldet.",
      ereignis: "Gesperrt",
    });
    await person.goto("/home");
    await expect(person).toHaveURL(/\/landingpage/);
    await act(page, {
      link: "Entsperren …",
      knopf: "Jetzt entsperren",
      meldung: "Petra Tag ist nicht mehr gesperrt.",
      ereignis: "Entsperrt",
    });
    expect(await checkRegeln(page, "Person nach Sperre und Entsperren")).toEqual([]);
    await logIn(person, mailFolder, { email: petra, passwort: PASSWORT });
    await chooseFirma(person, firma);
  });

  await test.step("der Antrag des Unternehmens: gefunden, gelesen, nicht zu bearbeiten", async () => {
    await follow(page, "Anträge");
    await lookFor(page, bezeichnung);
    const zeile = page.getByRole("row").filter({ hasText: bezeichnung });
    await expect(zeile).toContainText(firma);
    await zeile.getByRole("link").first().click();
    await expectTitel(page, bezeichnung);
    await expect(page.getByRole("main").getByRole("link", { name: /^Bearbeiten/ })).toHaveCount(0);
  });

  await test.step("eine Datei mit diesem Unternehmen", async () => {
    await follow(page, "Exporte");
    await expect(page.getByRole("main").getByRole("link", { name: "Geschäftsstatistik", exact: true })).toHaveCount(0);
    const [kopf, ...zeilen] = await exportCsv(page, { fall: "Unternehmen", suche: firma, name: eigenerName("Tag") });
    expect(kopf).toContain("Name;Rechtsform;Straße");
    expect(zeilen).toEqual([expect.stringMatching(new RegExp(`^${firma};.*;Köln`))]);
  });

  await test.step("was angekündigt ist: lesen, nicht ändern", async () => {
    await follow(page, "Systemnachrichten");
    await expect(page.getByRole("link", { name: "Neue Systemnachricht" })).toHaveCount(0);
    await lookFor(page, "Nächste Wartung des Portals");
    await page.getByRole("link", { name: "Ansehen: Nächste Wartung des Portals" }).click();
    await expectTitel(page, "Systemnachricht ansehen");
    await expect(page.getByRole("main")).toContainText("Geplant");
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  });
  await kundin.close();
});
