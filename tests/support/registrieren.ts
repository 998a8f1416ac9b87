import { expect, type Page } from "@playwright/test";
import { waitForMail } from "./mailServer";

export type Registrierung = { firma: string; vorname: string; nachname: string; email: string; passwort: string };

/** The address in a mail that leads to a page of the portal. */
export function linkAus(text: string): string {
  const link = /https?:\/\/\S+token=\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`No link in the mail:\n${text}`);
  return link;
}

/** Opens the link of a mail: its page, with nothing secret in the address. */
export async function openMailLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page).toHaveURL(
    `${link.slice(0, link.indexOf("?"))}?maillink=${new URL(page.url()).searchParams.get("maillink") ?? "fehlt"}`,
  );
}

/** Leaves for the simulator of the identification service and takes the wanted certificate. */
export async function sign(page: Page, choose: () => Promise<void>): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Weiter zu nezo" })).toBeVisible();
  await page.getByRole("link", { name: "Weiter zu nezo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "ELSTER-Zertifikat (Simulator)" })).toBeVisible();
  await choose();
  await page.getByRole("button", { name: "Anmelden" }).click();
}

/** The way to the registration, with the certificate of a new company. */
export async function identify(page: Page, firma: string): Promise<void> {
  await page.goto("/landingpage");
  await page.getByRole("link", { name: "Registrieren" }).click();
  await page.getByRole("button", { name: "Jetzt identifizieren" }).click();
  await sign(page, async () => {
    await page.getByRole("radio", { name: "Neues Zertifikat" }).check();
    await page.getByRole("textbox", { name: "Firma" }).fill(firma);
  });
  await expect(page.getByRole("heading", { level: 1, name: "Ihr Unternehmen ist identifiziert" })).toBeVisible();
  await page.getByRole("link", { name: "Weiter zur Registrierung" }).click();
}

async function getUnternehmen(page: Page, email: string): Promise<void> {
  await page.getByRole("combobox", { name: /^Wirtschaftszweig/ }).selectOption({ index: 3 });
  await page
    .getByRole("combobox", { name: "Registerart" })
    .selectOption({ label: "Handelsregister Abteilung B (HRB)" });
  await page.getByRole("textbox", { name: "Registernummer" }).fill("4711");
  await page.getByRole("combobox", { name: "Registergericht" }).fill("Köln");
  await page.getByRole("textbox", { name: "Telefon" }).fill("+49 221 5550100");
  await page.getByRole("textbox", { name: "E-Mail-Adresse des Unternehmens" }).fill(`firma-${email}`);
  await page.getByRole("button", { name: "Weiter zu den Benutzerdaten" }).click();
}

async function getBenutzer(page: Page, { vorname, nachname, email }: Registrierung): Promise<void> {
  await page.getByRole("textbox", { name: "Vorname" }).fill(vorname);
  await page.getByRole("textbox", { name: "Nachname" }).fill(nachname);
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).fill(email);
  await page.getByRole("checkbox", { name: "Ich stimme den Nutzungsbedingungen zu." }).check();
  await page.getByRole("checkbox", { name: "Ich habe die Hinweise zum Datenschutz gelesen." }).check();
  await page.getByRole("button", { name: "Registrierung absenden" }).click();
}

/** Registers a company and a person: identification, company, user, mail, password. Ends on the landing page. */
export async function register(page: Page, mailFolder: string, neu: Registrierung): Promise<void> {
  await identify(page, neu.firma);
  await getUnternehmen(page, neu.email);
  await getBenutzer(page, neu);
  await expect(page.getByRole("heading", { level: 1, name: "Fast geschafft" })).toBeVisible();
  const { text } = await waitForMail(mailFolder, {
    to: neu.email,
    subject: /^Bitte bestätigen Sie Ihre E-Mail-Adresse$/,
  });
  await openMailLink(page, linkAus(text));
  await page.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).click();
  await expect(page).toHaveURL(/\/registrierungPasswortVergeben\?maillink=[\w-]+$/);
  await page.getByRole("textbox", { name: "Neues Passwort" }).fill(neu.passwort);
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(page.getByText("Ihr Konto ist eingerichtet. Bitte melden Sie sich an.")).toBeVisible();
}
