import { type Browser, listOf, textOf, type TestBackend } from "./backend";

/** The calls about the FAQ. */
export const FAQ = "/v1/faq";
export const EINTRAEGE = `${FAQ}/eintraege`;
export const KATEGORIEN = `${FAQ}/kategorien`;
export const eintrag = (uuid: string, rest = ""): string => `${EINTRAEGE}/${uuid}${rest}`;

type Zeile = { uuid: string; frage: string; revision: number; ja: number; nein: number };
type Kategorie = { uuid: string; name: string; revision: number; eintraege: Zeile[] };

/** All categories with all entries, as those who edit see them. */
export async function kategorienVon(browser: Browser): Promise<Kategorie[]> {
  const { body } = await browser.get(`${FAQ}/verwaltung`);
  return listOf(body.data).map((kategorie) => ({
    uuid: textOf(kategorie.uuid),
    name: textOf(kategorie.name),
    revision: Number(kategorie.revision),
    eintraege: listOf(kategorie.eintraege).map((zeile) => ({
      uuid: textOf(zeile.uuid),
      frage: textOf(zeile.frage),
      revision: Number(zeile.revision),
      ja: Number(zeile.ja),
      nein: Number(zeile.nein),
    })),
  }));
}

/** The entry with this question. */
export async function zeileMit(browser: Browser, frage: string): Promise<Zeile> {
  const gefunden = (await kategorienVon(browser)).flatMap(({ eintraege }) => eintraege).find((z) => z.frage === frage);
  if (gefunden === undefined) throw new Error(`No entry ${frage}`);
  return gefunden;
}

/** The questions that readers find, in their order. */
export async function fragenVon(t: TestBackend, suche = ""): Promise<string[]> {
  const { body } = await t.ruf("GET", `${FAQ}?suche=${encodeURIComponent(suche)}`);
  return listOf(body.data).flatMap(({ fragen }) => listOf(fragen).map(({ frage }) => textOf(frage)));
}

/** The answer that readers get for a question; "" when they do not find it. */
export async function antwortAuf(t: TestBackend, gesucht: string): Promise<string> {
  const { body } = await t.ruf("GET", FAQ);
  const fragen = listOf(body.data).flatMap(({ fragen: alle }) => listOf(alle));
  const gefunden = fragen.find(({ frage }) => textOf(frage) === gesucht);
  return gefunden === undefined ? "" : textOf(gefunden.html);
}

/** What is typed for a new entry. */
export const neuerEintrag = (kategorieUuid: string, teil: Readonly<Record<string, unknown>> = {}) => ({
  kategorieUuid,
  frage: "Wo finde ich die Gebührenordnung?",
  antwort: "Auf der Seite **Gebühren**.",
  links: [],
  isActive: true,
  ...teil,
});

/** The first category. */
export const ersteKategorie = async (browser: Browser) => {
  const [erste] = await kategorienVon(browser);
  if (erste === undefined) throw new Error("No category");
  return erste;
};

/** Adds an entry to it and gives its id. */
export async function createEintrag(browser: Browser, teil: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { uuid } = await ersteKategorie(browser);
  const antwort = await browser.post(EINTRAEGE, neuerEintrag(uuid, teil));
  if (antwort.status !== 200) throw new Error(`No entry: ${String(antwort.status)}`);
  return textOf(antwort.body.uuid);
}

/** The lines of the log about the FAQ: what was done, and from which revision or place to which. */
export async function faqAudit(t: TestBackend): Promise<string[]> {
  const { rows } = await t.dienste.pool.query<{ vorgang: string; von: string | null; nach: string | null }>(
    "SELECT vorgang, von, nach FROM audit WHERE vorgang LIKE 'faq.%' ORDER BY lfd",
  );
  return rows.map(({ vorgang, von, nach }) => `${vorgang} ${von ?? "-"} ${nach ?? "-"}`);
}
