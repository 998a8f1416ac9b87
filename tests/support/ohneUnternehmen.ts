import type { APIRequestContext, Browser, BrowserContext } from "@playwright/test";
import { logInWithoutSeiten } from "./anmelden";
import { KONTEN, type KontoName } from "./konten";
import { neuerContext } from "./portal";

type Umstaende = {
  browser: Browser;
  baseURL: string | undefined;
  mailFolder: string;
  als: (wer: KontoName, optionen: { context: BrowserContext }) => Promise<void>;
};

/**
 * Asks as everybody who has no company: without a login, before the choice, and as staff.
 * `expectUmleitung` asks for its paths and proves where each leads.
 */
export async function askOhneUnternehmen(
  { browser, baseURL, mailFolder, als }: Umstaende,
  expectUmleitung: (request: APIRequestContext, wohin: (weg: string) => string) => Promise<void>,
): Promise<void> {
  const neue = () => neuerContext(browser, baseURL);
  const redirect = (weg: string) => `redirect=${encodeURIComponent(weg)}`;
  const ohneAnmeldung = await neue();
  await expectUmleitung(ohneAnmeldung.request, (weg) => `/landingpage?${redirect(weg)}`);
  await ohneAnmeldung.close();
  const ohneWahl = await neue();
  const { email, passwort } = KONTEN.maschinenbau;
  await logInWithoutSeiten(ohneWahl.request, mailFolder, { email, passwort });
  await expectUmleitung(ohneWahl.request, (weg) => `/loginUnternehmenAuswahl?${redirect(weg)}`);
  await ohneWahl.close();
  for (const stab of ["support", "qm", "admin"] as const) {
    const context = await neue();
    await als(stab, { context });
    await expectUmleitung(context.request, () => "/home");
    await context.close();
  }
}
