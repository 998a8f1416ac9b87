import { expect } from "vitest";
import { type Antwort, type Browser, MENSCHEN, type TestBackend, textOf } from "./backend";

export const EIGENE = "/v1/benutzer/ansicht";
export const GRUND = "Die Tabelle der Lohnkosten lässt sich nicht füllen.";
export const fremde = (uuid: string): string => `/v1/support/benutzer/${uuid}/ansicht`;

type Wen = "bevollmaechtigt" | "mitarbeit" | "kollege" | "mailTan";

/** Lets the support look for an hour. */
export async function allow(t: TestBackend, wer: Wen = "bevollmaechtigt", dauer = "STUNDE"): Promise<Browser> {
  const person = await t.als(wer);
  expect((await person.put(EIGENE, { dauer })).status).toBe(200);
  return person;
}

/** Tries to begin a view. */
export const begin = (browser: Browser, uuid: string, rest: Record<string, string> = {}): Promise<Antwort> =>
  browser.post(fremde(uuid), { grund: GRUND, ...rest });

/** A browser of the support in a view of somebody who has agreed; the person's own browser beside it. */
export async function lookAs(
  t: TestBackend,
  wer: Wen = "bevollmaechtigt",
): Promise<{ ansicht: Browser; person: Browser }> {
  const person = await allow(t, wer);
  const ansicht = await t.alsSupport();
  expect((await begin(ansicht, MENSCHEN[wer].uuid)).status).toBe(200);
  return { ansicht, person };
}

/** What is said at the field of the code. */
const amCode = (message: string) => ({ uuid: "", property: "code", message });
export const OHNE_ERLAUBNIS = amCode(
  "Die Person hat die Ansicht zurzeit nicht erlaubt. Bitte lassen Sie sich den Code vorlesen, den sie in ihrem Profil erstellt.",
);
export const FALSCHER_CODE = amCode(
  "Der Code ist nicht richtig, abgelaufen oder schon verwendet. Bitte prüfen Sie ihn, oder lassen Sie sich einen neuen vorlesen.",
);

/** A new code of somebody. */
export const codeOf = async (person: Browser): Promise<string> =>
  textOf((await person.post(`${EIGENE}/code`)).body.code);

/** Chooses a company in a view. */
export async function chooseFirma(ansicht: Browser, uuid: string): Promise<void> {
  expect((await ansicht.post(`/v1/benutzer/unternehmen/${uuid}/waehlen`)).status).toBe(200);
}

/** Whom the portal takes the browser for, and whether it only looks; renews the own login as the portal does. */
export async function werIst(browser: Browser): Promise<string> {
  const erste = await browser.get("/v1/sitzung");
  if (erste.status === 401) await browser.post("/v1/auth/token/refresh");
  const { status, body } = erste.status === 401 ? await browser.get("/v1/sitzung") : erste;
  if (status !== 200) return String(status);
  const name = textOf(body.benutzer?.userName ?? "niemand");
  return typeof body.ansicht?.bis === "string" ? `Ansicht wie ${name}` : name;
}

/** What a view and its log may write; everything else has to stay as it is. */
const AUSGENOMMEN = ["ansicht", "ansicht_erlaubnis", "ansicht_code", "audit"];

/** A checksum per table of the database. */
export async function summen({ eigentuemer }: TestBackend): Promise<Record<string, string>> {
  const { rows } = await eigentuemer.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace ORDER BY 1",
  );
  const ergebnis: Record<string, string> = {};
  for (const { name } of rows.filter((zeile) => !AUSGENOMMEN.includes(zeile.name))) {
    const summe = await eigentuemer.query<{ summe: string }>(
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(z::text, '|' ORDER BY z::text), '')) AS summe FROM "${name}" z`,
    );
    ergebnis[name] = summe.rows[0]?.summe ?? "";
  }
  return ergebnis;
}
