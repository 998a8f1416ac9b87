import { expect } from "vitest";
import { type Browser, listOf, textOf, type TestBackend } from "./backend";
import { mailsAn } from "./benutzerverwaltung";

/** The calls about accounts of staff. */
export const STAB = "/v1/stab";
export const stab = (uuid: string, rest: string) => `${STAB}/${uuid}/${rest}`;
export const GRUND = { grund: "Wechsel der Aufgaben" };
/** A password for accounts that the tests make. */
export const NEUES_PASSWORT = "Blaue-Berge-im-Morgenlicht";

/** Somebody who is to get an account. */
export const neuesKonto = (email: string, ...rollen: string[]) => ({
  email,
  vorname: "Nora",
  nachname: "Neuhaus",
  rollen: rollen.length === 0 ? ["SUPPORT_MITARBEITER"] : rollen,
});

export const zeilenVon = async (browser: Browser, query = "?size=0") =>
  listOf((await browser.get(`${STAB}${query}`)).body.data);

export const zeileVon = async (browser: Browser, email: string) =>
  (await zeilenVon(browser)).find((zeile) => textOf(zeile.email) === email);

/** Makes an account and gives its id. */
export async function createKonto(ada: Browser, email: string, ...rollen: string[]): Promise<string> {
  const antwort = await ada.post(STAB, neuesKonto(email, ...rollen));
  expect(antwort.status).toBe(200);
  return textOf(antwort.body.benutzerUuid);
}

/** The token of the last mail with a link for a password. */
export async function linkAn(t: TestBackend, email: string): Promise<string> {
  const mail = (await mailsAn(t, email)).findLast(({ subject }) => subject === "Ihr Konto im Antragsportal");
  return textOf(/[?&]token=([\w-]+)/.exec(mail?.text ?? "")?.[1]);
}

export const choosePasswort = (t: TestBackend, token: string) =>
  t.ruf("POST", "/v1/registrierung/passwort", { json: { token, passwort: NEUES_PASSWORT } });

/** Makes an account, sets its password by the link, and logs it in with the TAN of the mail and its first role. */
export async function withKonto(t: TestBackend, ada: Browser, { email, rollen }: { email: string; rollen: string[] }) {
  const uuid = await createKonto(ada, email, ...rollen);
  expect((await choosePasswort(t, await linkAn(t, email))).status).toBe(200);
  return { uuid, browser: await logInStab(t, email, rollen[0] ?? "SUPPORT_MITARBEITER") };
}

/** Logs somebody of the staff in with the TAN of the mail. */
export async function logInStab(t: TestBackend, email: string, systemRolle: string): Promise<Browser> {
  const browser = t.browser();
  expect((await browser.login(email, NEUES_PASSWORT)).body).toMatchObject({ state: "PRE_TAN" });
  const mail = (await mailsAn(t, email)).findLast(({ subject }) => subject.startsWith("Ihre TAN"));
  const tan = textOf(/\b\d{6}\b/.exec(mail?.text ?? "")?.[0]);
  expect((await browser.ruf("POST", "/v1/auth/token/tan", { form: { tan } })).status).toBe(200);
  expect((await browser.post("/v1/benutzer/systemrollen/waehlen", { systemRolle })).status).toBe(200);
  return browser;
}

/** The lines of the log about accounts of staff. */
export async function auditVon(t: TestBackend, vorgang: string) {
  const { rows } = await t.dienste.pool.query<{
    benutzer_uuid: string | null;
    von: string;
    nach: string;
    grund: string;
  }>("SELECT benutzer_uuid, von, nach, grund FROM audit WHERE vorgang = $1 ORDER BY lfd", [vorgang]);
  return rows;
}
