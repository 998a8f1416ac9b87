import { type Browser, listOf, MENSCHEN, textOf, type TestBackend } from "./backend";

/** The calls of the support about people of companies. */
export const PERSONEN = "/v1/support/benutzer";
export const person = (uuid: string, rest = "") => `${PERSONEN}/${uuid}${rest === "" ? "" : `/${rest}`}`;
export const GRUND = { grund: "Anruf von heute, 9 Uhr" };
export const UNBEKANNT = "99999999-9999-4999-8999-999999999999";

/** The names that a query finds. */
export async function namenVon(browser: Browser, query: string): Promise<string[]> {
  const { body } = await browser.get(`${PERSONEN}${encodeURI(query).replaceAll("#", "%23")}`);
  return listOf(body.data).map(({ name }) => textOf(name));
}

export const uuidVon = async (browser: Browser, email: string): Promise<string> =>
  textOf(listOf((await browser.get(`${PERSONEN}?suche=${encodeURIComponent(email)}`)).body.data)[0]?.uuid);

/** An act of somebody with the usual reason. */
export const act = (browser: Browser, uuid: string, rest: string) => browser.post(person(uuid, rest), GRUND);

/** The lines of the log about the people of companies, and about those who looked at them. */
export async function auditUeber(t: TestBackend, vorgang: string) {
  const { rows } = await t.dienste.pool.query<{ benutzer_uuid: string; von: string; nach: string; grund: string }>(
    "SELECT benutzer_uuid, von, nach, grund FROM audit WHERE vorgang = $1 ORDER BY lfd",
    [vorgang],
  );
  return rows;
}

/** Tries a login, without a session that stays. */
export const tryLogin = async (t: TestBackend, name: keyof typeof MENSCHEN, passwort: string) =>
  (await t.browser().login(MENSCHEN[name].email, passwort)).status;
