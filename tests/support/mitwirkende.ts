import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { logIn } from "./anmelden";
import { acceptHilfetexte, chooseFirma } from "./hauptweg";
import { waitForMail } from "./mailServer";
import { neuerContext } from "./portal";
import { linkAus, openMailLink, register, type Registrierung } from "./registrieren";

/** Somebody to invite. */
type Eingeladen = { vorname: string; nachname: string; email: string; rolle: RegExp };

/** The roles of the form as their labels begin. */
export const ROLLE = { bevollmaechtigt: /^Bevollmächtigte Person/, mitarbeit: /^Mitarbeiterin/ } as const;

const EINLADUNG = /^Einladung in das Antragsportal$/;
export const PASSWORT = "Blaue-Berge-im-Morgenlicht";

/** Addresses that no other run of a journey has. They are kept in lower case. */
export function freshAdressen(bereich: string, project: string): (name: string) => string {
  const kennung = `${project.toLowerCase()}-${String(Date.now())}-${String(Math.floor(Math.random() * 1e6))}`;
  return (name) => `${name}-${bereich}-${kennung}@example.org`;
}

/** Registers a company of its own and logs its first authorised representative in. */
export async function foundFirma(
  page: Page,
  mailFolder: string,
  person: Omit<Registrierung, "passwort">,
): Promise<void> {
  const konto = { ...person, passwort: PASSWORT };
  await register(page, mailFolder, konto);
  await logIn(page, mailFolder, { email: konto.email, passwort: PASSWORT });
  await chooseFirma(page, konto.firma);
  await acceptHilfetexte(page);
}

/** Sends the form of the invitation, and reads what is said afterwards. */
export async function invite(page: Page, { vorname, nachname, email, rolle }: Eingeladen, meldung: string) {
  await page.goto("/benutzerverwaltung/einladen");
  const person = page.getByRole("region", { name: "Person", exact: true });
  await person.getByRole("textbox", { name: "Vorname" }).fill(vorname);
  await person.getByRole("textbox", { name: "Nachname" }).fill(nachname);
  await person.getByRole("textbox", { name: "E-Mail" }).fill(email);
  await person.getByRole("radio", { name: rolle }).check();
  await page.getByRole("button", { name: "Einladung senden" }).click();
  await expect(page.getByText(meldung).first()).toBeVisible();
}

type Beitritt = { browser: Browser; baseURL: string | undefined; mailFolder: string; email: string; firma: string };

/** Follows the link of an invitation in a browser of its own, with a new account, as far as the start page. */
export async function join({ browser, baseURL, mailFolder, email, firma }: Beitritt) {
  const { text } = await waitForMail(mailFolder, { to: email, subject: EINLADUNG });
  const context: BrowserContext = await neuerContext(browser, baseURL);
  const page = await context.newPage();
  await openMailLink(page, linkAus(text));
  await page.getByRole("textbox", { name: "Neues Passwort" }).fill(PASSWORT);
  await page.getByRole("checkbox", { name: /^Ich stimme den Nutzungsbedingungen zu/ }).check();
  await page.getByRole("button", { name: "Einladung annehmen" }).click();
  await logIn(page, mailFolder, { email, passwort: PASSWORT });
  await chooseFirma(page, firma);
  await acceptHilfetexte(page);
  return { page, context, logInAgain: () => logIn(page, mailFolder, { email, passwort: PASSWORT }) };
}

/** The row of somebody in the list. */
export const zeileVon = (page: Page, email: string) =>
  page.getByRole("row", { name: new RegExp(email.replaceAll(".", "\\.")) });

/** The page of one person or invitation, by way of the list. */
export async function openPerson(page: Page, email: string): Promise<void> {
  await page.goto(`/benutzerverwaltung?suche=${encodeURIComponent(email)}`);
  await zeileVon(page, email)
    .getByRole("link", { name: /^Verwalten:/ })
    .click();
}

/** Presses a button and reads what is said afterwards. */
export async function press(page: Page, knopf: string, meldung: string): Promise<void> {
  await page.getByRole("button", { name: knopf, exact: true }).click();
  await expect(page.getByText(meldung).first()).toBeVisible();
}
