import type { Page } from "@playwright/test";
import { listMails, waitForMail } from "../../support/mailServer";
import {
  foundFirma,
  freshAdressen,
  invite,
  inviteWithoutSeiten,
  join,
  openPerson,
  press,
  ROLLE,
  zeileVon,
} from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";

const WARTET = "Eine Einladung wartet auf die Zustimmung einer zweiten bevollmächtigten Person.";
const knopf = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Follows the notice of the list to somebody whose authorisation waits for this person. */
async function openWartende(page: Page, name: string): Promise<void> {
  await page.goto("/benutzerverwaltung?seite=1");
  await expect(page.getByText("Ihre Zustimmung ist gefragt")).toBeVisible();
  await page.getByRole("link", { name: `${name} soll bevollmächtigt werden` }).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
}

test("mit dem Vier-Augen-Prinzip wird niemand bevollmächtigt, bevor eine zweite Person zustimmt @telefon", async ({
  page,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("zustimmung", project.name);
  const firma = `Vier Augen ${project.name} GmbH`;
  const person = (vorname: string, nachname: string, rolle: RegExp) => ({
    vorname,
    nachname,
    rolle,
    email: adresse(vorname.toLowerCase()),
  });
  const zita = person("Zita", "Zweit", ROLLE.bevollmaechtigt);
  const bea = person("Bea", "Beirat", ROLLE.bevollmaechtigt);
  const nils = person("Nils", "Nein", ROLLE.bevollmaechtigt);
  const mio = person("Mio", "Mit", ROLLE.mitarbeit);
  await foundFirma(page, mailFolder, { firma, vorname: "Greta", nachname: "Grund", email: adresse("greta") });

  await page.goto("/benutzerverwaltung?seite=1");
  await expect(page.getByText(/^Einschalten können Sie es, sobald/)).toBeVisible();
  await expect(knopf(page, "Einschalten")).toHaveCount(0);
  await inviteWithoutSeiten(page, zita);
  const { page: zweite, context } = await join({ browser, baseURL, mailFolder, email: zita.email, firma });
  await page.goto("/benutzerverwaltung?seite=1");
  await press(page, "Einschalten", "Neuen Bevollmächtigten muss immer eine zweite bevollmächtigte Person zustimmen.");

  await test.step("eine Einladung geht erst nach der Zustimmung hinaus, und nie durch die, die sie ausgesprochen hat", async () => {
    await invite(page, bea, WARTET);
    await openPerson(page, bea.email);
    await expect(page.getByText(/^Sie haben diese Person eingeladen\./)).toBeVisible();
    await expect(knopf(page, "Zustimmen")).toHaveCount(0);
    expect(listMails(mailFolder, bea.email)).toEqual([]);
    await openWartende(zweite, "Bea Beirat");
    await press(zweite, "Zustimmen", "Sie haben zugestimmt. Die Einladung an Bea Beirat ist unterwegs.");
    await waitForMail(mailFolder, { to: bea.email, subject: /^Einladung/ });
    await page.goto(`/benutzerverwaltung?suche=${bea.email}`);
    await expect(zeileVon(page, bea.email)).toContainText("Eingeladen");
  });

  await test.step("eine abgelehnte Einladung verschwindet, und niemand bekommt eine E-Mail", async () => {
    await invite(page, nils, WARTET);
    await expect(zeileVon(page, nils.email)).toContainText("Wartet auf Zustimmung");
    await openWartende(zweite, "Nils Nein");
    await press(zweite, "Ablehnen", "Nils Nein wird nicht eingeladen.");
    await page.goto("/benutzerverwaltung?seite=1");
    await expect(zeileVon(page, zita.email)).toBeVisible();
    await expect(zeileVon(page, nils.email)).toHaveCount(0);
    expect(listMails(mailFolder, nils.email)).toEqual([]);
  });

  await test.step("wer schon mitarbeitet, wird erst nach der Zustimmung bevollmächtigt", async () => {
    await inviteWithoutSeiten(page, mio);
    const gast = await join({ browser, baseURL, mailFolder, email: mio.email, firma });
    const raise = async () => {
      await openPerson(page, mio.email);
      await page.getByRole("radio", { name: ROLLE.bevollmaechtigt }).check();
      await press(page, "Rolle speichern", "Die Bevollmächtigung von Mio Mit wartet auf die Zustimmung");
      await expect(knopf(page, "Zustimmen")).toHaveCount(0);
      await expect(knopf(page, "Zurücknehmen")).toBeVisible();
    };
    await raise();
    await gast.page.goto("/benutzerverwaltung?seite=1");
    await expect(gast.page).toHaveURL(/\/home$/);
    await openWartende(zweite, "Mio Mit");
    await press(zweite, "Ablehnen", "Mio Mit wird nicht bevollmächtigt.");
    await expect(zweite.getByRole("radio", { name: ROLLE.mitarbeit })).toBeChecked();
    await raise();
    await openWartende(zweite, "Mio Mit");
    await press(zweite, "Zustimmen", "Sie haben zugestimmt. Mio Mit ist jetzt bevollmächtigt.");
    await waitForMail(mailFolder, { to: mio.email, subject: /^Ihre Rolle im Antragsportal wurde geändert$/ });
    await expect(zweite.getByRole("radio", { name: ROLLE.bevollmaechtigt })).toBeChecked();
    await gast.context.close();
  });

  await test.step("auch dem Ausschalten stimmt eine zweite Person zu", async () => {
    await page.goto("/benutzerverwaltung?seite=1");
    await press(page, "Ausschalten", "Das Ausschalten ist beantragt.");
    await expect(page.getByText(/^Eingeschaltet:/)).toBeVisible();
    await expect(knopf(page, "Dem Ausschalten zustimmen")).toHaveCount(0);
    await zweite.goto("/benutzerverwaltung?seite=1");
    await press(zweite, "Dem Ausschalten zustimmen", "Das Vier-Augen-Prinzip ist ausgeschaltet.");
    await expect(zweite.getByText(/^Ausgeschaltet:/)).toBeVisible();
  });
  await context.close();
});
