import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Browser, listOf, textOf, type Antwort } from "./browser";

const EMAIL = "bevollmaechtigt@example.org";
const PASSWORT = "Beispiel-Passwort-2026";
const MAIL_LIMIT_MS = 60_000;

export type Kunde = { browser: Browser; unternehmenUuid: string };

/** A client that talks to the running portal over HTTP; redirects are not followed. */
export function createBrowser(url: string): Browser {
  const handle = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === "GET" ? {} : { body: await request.text() };
    return fetch(url + pathname + search, {
      method: request.method,
      headers: request.headers,
      redirect: "manual",
      ...body,
    });
  };
  return new Browser({ handle }, "");
}

/** Logs somebody of the demo in, with the TAN from the mail folder; company or role are still to be chosen. */
export async function logIn(url: string, dataFolder: string, email: string): Promise<Browser> {
  const browser = createBrowser(url);
  const bisher = listMails(dataFolder, email).length;
  const { body } = must(await browser.login(email, PASSWORT), "login");
  if (textOf(body.state) === "AUTHENTICATED") return browser;
  const tan = await waitForTan(dataFolder, { email, bisher });
  must(await browser.ruf("POST", "/v1/auth/token/tan", { form: { tan } }), "TAN");
  return browser;
}

/** Logs a person in (without `email` the authorised one of the demo) and chooses the first company. */
export async function loginKunde(url: string, dataFolder: string, email = EMAIL): Promise<Kunde> {
  const browser = await logIn(url, dataFolder, email);
  const wahl = must(await browser.get("/v1/benutzer/unternehmen"), "companies");
  const unternehmenUuid = textOf(listOf(wahl.body.data)[0]?.uuid);
  must(await browser.post(`/v1/benutzer/unternehmen/${unternehmenUuid}/waehlen`), "choice");
  return { browser, unternehmenUuid };
}

/** The answer, or an error that says which step went wrong. */
export function must(antwort: Antwort, schritt: string): Antwort {
  if (antwort.status < 400) return antwort;
  throw new UnerwarteteAntwort(`${schritt}: ${antwort.status} ${JSON.stringify(antwort.body)}`);
}

/** An answer of the portal that should have been another one; a broken connection is not this. */
export class UnerwarteteAntwort extends Error {}

function listMails(dataFolder: string, email: string): string[] {
  const folder = join(dataFolder, "mails");
  return readdirSync(folder)
    .filter((name) => name.endsWith(`${email}.eml`))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

async function waitForTan(dataFolder: string, { email, bisher }: { email: string; bisher: number }): Promise<string> {
  const limit = Date.now() + MAIL_LIMIT_MS;
  for (;;) {
    const tan = /\b\d{6}\b/.exec(
      listMails(dataFolder, email).slice(bisher).at(-1)?.split("\r\n\r\n").slice(1).join("\n") ?? "",
    )?.[0];
    if (tan !== undefined) return tan;
    if (Date.now() > limit) throw new Error("No TAN arrived in the mail folder");
    await wait(50);
  }
}
