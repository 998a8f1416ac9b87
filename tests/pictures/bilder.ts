import type { Page } from "playwright";
import type { KontoName } from "../support/konten";

/** A picture of docs/pictures: who looks at what, in a window of this size (1280 by 800 pixels unless said). */
export type Bild = {
  readonly name: string;
  readonly wer?: KontoName;
  readonly breite?: number;
  readonly hoehe?: number;
  readonly open: (page: Page) => Promise<void>;
};

const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
  };

/** Opens an Antrag of the demo by its name, as somebody who searches for it. */
async function openAntrag(page: Page, name: string): Promise<void> {
  await page.goto(`/antraege?suche=${encodeURIComponent(name)}`);
  await page.getByRole("row").filter({ hasText: name }).getByRole("link").first().click();
  await page.waitForURL(/startseite|formular/);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function openFormular(page: Page): Promise<void> {
  await openAntrag(page, "Wärmepumpen, noch in Arbeit");
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true }).waitFor();
}

/** A help text with its preview at the field beside it. */
async function openHilfetext(page: Page): Promise<void> {
  await page.goto("/admin/hilfetexte?suche=standDerTechnik");
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("region", { name: "Vorschau", exact: true }).waitFor();
}

/** Somebody of a company as the support sees them, with their time line. */
async function openPerson(page: Page): Promise<void> {
  await page.goto("/support/benutzerverwaltung?suche=mitarbeit%40example.org");
  await page.getByRole("row").filter({ hasText: "mitarbeit@example.org" }).getByRole("link").first().click();
  await page.waitForURL(/benutzerverwaltung\/[0-9a-f-]{36}/);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** The group as a drawing, below the cards of its list. */
async function openZeichnung(page: Page): Promise<void> {
  await page.goto("/verbundeneUnternehmen");
  const zeichnung = page.getByRole("img", { name: /^Verbundene Unternehmen am / });
  await zeichnung.evaluate((element) => element.scrollIntoView({ block: "end" }));
}

/** In the order of a company's way, then the back office, then the phone. */
export const BILDER: readonly Bild[] = [
  { name: "landingpage", open: at("/landingpage") },
  { name: "home", wer: "maschinenbau", open: at("/home") },
  { name: "antraege", wer: "maschinenbau", open: at("/antraege") },
  { name: "formular", wer: "maschinenbau", hoehe: 1400, open: openFormular },
  {
    name: "startseite",
    wer: "maschinenbau",
    open: (page) => openAntrag(page, "Lagerdiagnose und Klebstoffe, zum Teil abgelehnt"),
  },
  { name: "gruppe", wer: "maschinenbau", open: at("/verbundeneUnternehmen") },
  { name: "kmuStatus", wer: "maschinenbau", open: at("/unternehmen/kmu") },
  { name: "statistik", wer: "maschinenbau", open: at("/geschaeftsstatistiken") },
  { name: "hilfetexte", wer: "qm", open: at("/admin/hilfetexte") },
  { name: "hilfetextVorschau", wer: "qm", hoehe: 1000, open: openHilfetext },
  { name: "exporte", wer: "qm", hoehe: 1200, open: at("/exporte?fall=GESCHAEFTSSTATISTIK") },
  { name: "supportPerson", wer: "support", hoehe: 1200, open: openPerson },
  { name: "wartung", wer: "admin", open: at("/wartungsonstiges") },
  { name: "formularTelefon", wer: "maschinenbau", breite: 375, hoehe: 812, open: openFormular },
  { name: "antraegeTelefon", wer: "maschinenbau", breite: 375, hoehe: 812, open: at("/antraege") },
  { name: "stammdatenTelefon", wer: "maschinenbau", breite: 375, hoehe: 812, open: at("/unternehmen") },
  { name: "gruppeTelefon", wer: "maschinenbau", breite: 375, hoehe: 812, open: openZeichnung },
  { name: "kmuStatusTelefon", wer: "maschinenbau", breite: 320, hoehe: 720, open: at("/unternehmen/kmu") },
];
