import { mkdirSync, rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect, type APIRequestContext, type APIResponse, type Page } from "@playwright/test";
import { z } from "zod";
import type { Konto } from "./konten";
import { listMails, waitForMail } from "./mailServer";

const SPERRE_MS = 180_000;
const TAN_MAIL = /^Ihre TAN für das Antragsportal$/;

const stand = z.object({ state: z.string() });
const auswahl = z.object({ data: z.array(z.object({ uuid: z.string(), name: z.string() })) });

/** The six digits of a TAN mail. */
export function tanAus(text: string): string {
  const tan = /\b\d{6}\b/.exec(text)?.[0];
  if (tan === undefined) throw new Error(`No TAN in the mail:\n${text}`);
  return tan;
}

/** One login of an account at a time over all workers: a TAN mail does not say which login it belongs to. */
async function withSperre<T>(mailFolder: string, email: string, handle: () => Promise<T>): Promise<T> {
  const sperre = `${mailFolder}/${email}.sperre`;
  const limit = Date.now() + SPERRE_MS;
  for (;;) {
    try {
      mkdirSync(sperre);
      break;
    } catch {
      if (Date.now() > limit) throw new Error(`The login of ${email} stayed locked`);
      await wait(50);
    }
  }
  try {
    return await handle();
  } finally {
    rmSync(sperre, { recursive: true, force: true });
  }
}

/** The body of an answer that is none of a refusal. */
export async function gelungen(antwort: APIResponse): Promise<unknown> {
  if (!antwort.ok()) throw new Error(`${antwort.url()}: ${antwort.status()} ${await antwort.text()}`);
  return antwort.json();
}

/** Gives name and password only, by the call of the backend: the TAN is still to come. */
export async function startAnmeldung(
  request: APIRequestContext,
  mailFolder: string,
  { email, passwort }: Konto,
): Promise<void> {
  await withSperre(mailFolder, email, async () => {
    const after = listMails(mailFolder, email).filter(({ subject }) => TAN_MAIL.test(subject)).length;
    await gelungen(await request.post("/v1/auth/login", { form: { username: email, password: passwort } }));
    // Nobody else may take this mail for the answer to their own login.
    await waitForMail(mailFolder, { to: email, subject: TAN_MAIL, after });
  });
}

/**
 * Logs in by the calls of the backend, with the TAN of the mail; the cookies land in the browser context of `request`.
 * `hilfe`: whether help stands beside the forms.
 */
export async function logInWithoutSeiten(
  request: APIRequestContext,
  mailFolder: string,
  konto: Konto & { hilfe?: boolean },
): Promise<void> {
  const { email, passwort, firma, rolle, hilfe = false } = konto;
  await withSperre(mailFolder, email, async () => {
    const after = listMails(mailFolder, email).filter(({ subject }) => TAN_MAIL.test(subject)).length;
    const antwort = await gelungen(
      await request.post("/v1/auth/login", { form: { username: email, password: passwort } }),
    );
    if (stand.parse(antwort).state === "AUTHENTICATED") return;
    const { text } = await waitForMail(mailFolder, { to: email, subject: TAN_MAIL, after });
    await gelungen(await request.post("/v1/auth/token/tan", { form: { tan: tanAus(text) } }));
  });
  if (firma !== undefined) {
    const { data } = auswahl.parse(await gelungen(await request.get("/v1/benutzer/unternehmen")));
    const uuid = data.find(({ name }) => name === firma)?.uuid ?? "";
    await gelungen(await request.post(`/v1/benutzer/unternehmen/${uuid}/waehlen`, { data: {} }));
  }
  if (rolle !== undefined)
    await gelungen(await request.post("/v1/benutzer/systemrollen/waehlen", { data: { systemRolle: rolle } }));
  // Otherwise the popup of the first login lies over every page.
  if (firma !== undefined || rolle !== undefined)
    await gelungen(await request.put("/v1/benutzer/hilfetexteanzeigen", { data: { uuid: "", data: hilfe } }));
}

/**
 * Does what asks for a TAN mail, and gives its TAN; nobody else logs in with this account until `enter` has used it.
 */
export async function withTan(
  mailFolder: string,
  email: string,
  { ask, enter }: { ask: () => Promise<void>; enter: (tan: string) => Promise<void> },
): Promise<void> {
  await withSperre(mailFolder, email, async () => {
    const after = listMails(mailFolder, email).filter(({ subject }) => TAN_MAIL.test(subject)).length;
    await ask();
    const { text } = await waitForMail(mailFolder, { to: email, subject: TAN_MAIL, after });
    await enter(tanAus(text));
  });
}

/** Fills in the login form on the open landing page. */
export async function sendAnmeldung(page: Page, { email, passwort }: Konto): Promise<void> {
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).fill(email);
  await page.getByRole("textbox", { name: "Passwort", exact: true }).fill(passwort);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
}

/** Logs in on the pages: name, password and the TAN of the mail. `bisher`: TAN mails that came before. */
export async function logIn(page: Page, mailFolder: string, konto: Konto): Promise<void> {
  const ueberschrift = page.getByRole("heading", { level: 1, name: "TAN eingeben" });
  await withTan(mailFolder, konto.email, {
    ask: async () => {
      await sendAnmeldung(page, konto);
      await expect(ueberschrift).toBeVisible();
    },
    enter: async (tan) => {
      await page.getByRole("textbox", { name: "TAN", exact: true }).fill(tan);
      await page.getByRole("button", { name: "Anmelden", exact: true }).click();
      await expect(ueberschrift).toHaveCount(0);
    },
  });
}

/** Opens the menu of the person and ends the session. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("group").locator("summary").last().click();
  await page.getByRole("button", { name: "Abmelden", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Antragsportal für die Forschungszulage" })).toBeVisible();
}
