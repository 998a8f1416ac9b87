import type { APIRequestContext } from "@playwright/test";
import {
  foundFirma,
  freshAdressen,
  inviteWithoutSeiten,
  join,
  openPerson,
  press,
  ROLLE,
} from "../../support/mitwirkende";
import { askOhneUnternehmen } from "../../support/ohneUnternehmen";
import { expect, test } from "../../support/portal";

const WEGE = ["/unternehmen/datenblatt.pdf", "/unternehmen/datenblatt.json"] as const;

/** The answer itself, not that of the page it may lead to. */
const ask = (request: APIRequestContext, weg: string) => request.get(weg, { maxRedirects: 0 });

/** Both files come, as files, and tell of this company. */
async function expectDatenblatt(request: APIRequestContext, firma: string): Promise<void> {
  const [pdf, json] = [await ask(request, WEGE[0]), await ask(request, WEGE[1])];
  expect([pdf.status(), json.status()]).toEqual([200, 200]);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect(pdf.headers()["content-disposition"]).toBe('attachment; filename="datenblatt.pdf"');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  expect(json.headers()["content-disposition"]).toBe('attachment; filename="datenblatt.json"');
  const inhalt = await json.text();
  expect(inhalt).toContain(`"text": ${JSON.stringify(firma)}`);
}

/** Both files are refused by leading elsewhere. */
async function expectUmleitung(request: APIRequestContext, wohin: (weg: string) => string): Promise<void> {
  for (const weg of WEGE) {
    const antwort = await ask(request, `${weg}?stand=2026-01-31`);
    expect([antwort.status(), antwort.headers().location]).toEqual([303, wohin(`${weg}?stand=2026-01-31`)]);
  }
}

test("das Datenblatt bekommt jede Person des Unternehmens, mit und ohne Recht an den Stammdaten @telefon", async ({
  page,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("datenblatt", project.name);
  const firma = `Datenblatt ${project.name} GmbH`;
  await foundFirma(page, mailFolder, { firma, vorname: "Dora", nachname: "Blatt", email: adresse("dora") });
  await expectDatenblatt(page.request, firma);
  const mio = { vorname: "Mio", nachname: "Mit", email: adresse("mio"), rolle: ROLLE.mitarbeit };
  await inviteWithoutSeiten(page, mio);
  const gast = await join({ browser, baseURL, mailFolder, email: mio.email, firma });
  await expectDatenblatt(gast.page.request, firma);
  await openPerson(page, mio.email);
  await press(page, "Recht geben", "Mio Mit darf jetzt die Stammdaten des Unternehmens bearbeiten.");
  await expectDatenblatt(gast.page.request, firma);
  await gast.context.close();
});

test("ein Stand, der kein Tag ist, gilt als heute", async ({ page, als }) => {
  await als("fremd");
  const heute = await (await page.request.get(WEGE[1])).text();
  for (const stand of ["gestern", "2026-02-30", "01.02.2026", "", "2026-01-01'--"]) {
    const antwort = await ask(page.request, `${WEGE[1]}?stand=${encodeURIComponent(stand)}`);
    expect([antwort.status(), await antwort.text()]).toEqual([200, heute]);
    expect((await ask(page.request, `${WEGE[0]}?stand=${encodeURIComponent(stand)}`)).status()).toBe(200);
  }
});

test("wer kein Unternehmen gewählt hat, zum Stab gehört oder nicht angemeldet ist, bekommt kein Datenblatt", async ({
  als,
  browser,
  baseURL,
  mailFolder,
}) => {
  await askOhneUnternehmen({ als, browser, baseURL, mailFolder }, expectUmleitung);
});
