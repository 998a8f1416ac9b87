import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { gelungen, logIn, logInWithoutSeiten } from "./anmelden";
import { acceptWithoutSeiten, registerWithoutSeiten } from "./gruenden";
import { neuerContext } from "./portal";
import type { Registrierung } from "./registrieren";

/** Somebody to invite. */
type Eingeladen = { vorname: string; nachname: string; email: string; rolle: RegExp };

/** The roles of the form as their labels begin. */
export const ROLLE = { bevollmaechtigt: /^Bevollmächtigte Person/, mitarbeit: /^Mitarbeiterin/ } as const;

export const PASSWORT = "Blaue-Berge-im-Morgenlicht";

/** Addresses that no other run of a journey has. They are kept in lower case. */
export function freshAdressen(bereich: string, project: string): (name: string) => string {
  const kennung = `${project.toLowerCase()}-${String(Date.now())}-${String(Math.floor(Math.random() * 1e6))}`;
  return (name) => `${name}-${bereich}-${kennung}@example.org`;
}

/**
 * Registers a company of its own and logs its first authorised representative in, by the calls of the backend: the
 * pages of both have journeys of their own. No page is open afterwards.
 */
export async function foundFirma(
  { request }: Pick<Page, "request">,
  mailFolder: string,
  person: Omit<Registrierung, "passwort">,
): Promise<void> {
  const konto = { ...person, passwort: PASSWORT };
  await registerWithoutSeiten(request, mailFolder, konto);
  await logInWithoutSeiten(request, mailFolder, { ...konto, hilfe: true });
}

/** Invites somebody by the call of the backend. */
export async function inviteWithoutSeiten(
  { request }: Pick<Page, "request">,
  { vorname, nachname, email, rolle }: Eingeladen,
): Promise<void> {
  const unternehmenRolle = rolle === ROLLE.bevollmaechtigt ? "BEVOLLMAECHTIGTER" : "MITARBEITER";
  const data = { email, vorname, nachname, unternehmenRolle };
  await gelungen(await request.post("/v1/benutzerverwaltung/einladungen", { data }));
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

/**
 * Accepts an invitation in a browser of its own, with a new account, and logs in, by the calls of the backend. `page`
 * is still empty; `logInAgain` goes over the pages.
 */
export async function join({ browser, baseURL, mailFolder, email, firma }: Beitritt) {
  const context: BrowserContext = await neuerContext(browser, baseURL);
  const konto = { email, passwort: PASSWORT };
  await acceptWithoutSeiten(context.request, mailFolder, konto);
  await logInWithoutSeiten(context.request, mailFolder, { ...konto, firma, hilfe: true });
  const page = await context.newPage();
  return { page, context, logInAgain: () => logIn(page, mailFolder, konto) };
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
