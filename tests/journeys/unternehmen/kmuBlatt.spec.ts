import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { gelungen } from "../../support/anmelden";
import { foundFirma, freshAdressen, inviteWithoutSeiten, join, ROLLE } from "../../support/mitwirkende";
import { askOhneUnternehmen } from "../../support/ohneUnternehmen";
import { expect, neuerContext, test } from "../../support/portal";

const WEGE = ["/unternehmen/kmu/berechnung.pdf", "/unternehmen/kmu/berechnung.json"] as const;
const TOCHTER = "Beispiel Geheimtochter GmbH";

const sitzung = z.object({ benutzer: z.object({ unternehmenUuid: z.uuid() }) });

/** The answer itself, not that of the page it may lead to. */
const ask = (request: APIRequestContext, weg: string) => request.get(weg, { maxRedirects: 0 });

/** Both files come, as files, also of a day. Gives what the one for machines says. */
async function expectBlatt(request: APIRequestContext): Promise<string> {
  for (const stichtag of ["", "?stichtag=2026-01-31"]) {
    const pdf = await ask(request, WEGE[0] + stichtag);
    expect(pdf.status()).toBe(200);
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    expect(pdf.headers()["content-disposition"]).toBe('attachment; filename="kmu-berechnung.pdf"');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
    expect((await ask(request, WEGE[1] + stichtag)).status()).toBe(200);
  }
  const json = await ask(request, WEGE[1]);
  expect(json.headers()["content-disposition"]).toBe('attachment; filename="kmu-berechnung.json"');
  return json.text();
}

/** Both files are refused by leading elsewhere. */
async function expectUmleitung(request: APIRequestContext, wohin: (weg: string) => string): Promise<void> {
  for (const weg of WEGE) {
    const antwort = await ask(request, weg);
    expect([antwort.status(), antwort.headers().location]).toEqual([303, wohin(weg)]);
  }
}

test("das Blatt der KMU-Berechnung bekommt jede Person des Unternehmens, und sonst niemand @telefon", async ({
  page,
  browser,
  baseURL,
  mailFolder,
  als,
}, { project, repeatEachIndex }) => {
  const wer = `${project.name}${String(repeatEachIndex)}`;
  const adresse = freshAdressen("kmublatt", wer);
  const firma = `KMU-Blatt ${wer} GmbH`;
  await foundFirma(page, mailFolder, { firma, vorname: "Dora", nachname: "Blatt", email: adresse("dora") });
  const werte = { beteiligterArt: "UNTERNEHMEN", name: TOCHTER, verbindung: "TOCHTER", kapital: "60" };
  await gelungen(await page.request.post("/v1/unternehmen/verbundene", { data: { werte } }));
  const { benutzer } = sitzung.parse(await gelungen(await page.request.get("/v1/sitzung")));

  await test.step("Bevollmächtigte und Mitarbeitende: dasselbe Blatt", async () => {
    const ihres = await expectBlatt(page.request);
    expect(ihres).toContain(TOCHTER);
    const mio = { vorname: "Mio", nachname: "Mit", email: adresse("mio"), rolle: ROLLE.mitarbeit };
    await inviteWithoutSeiten(page, mio);
    const gast = await join({ browser, baseURL, mailFolder, email: mio.email, firma });
    expect(await expectBlatt(gast.page.request)).toBe(ihres);
    await gast.context.close();
  });

  await test.step("wer das Unternehmen nur ansieht, kommt zurück auf die Seite", async () => {
    for (const stab of ["support", "qm", "admin"] as const) {
      const context = await neuerContext(browser, baseURL);
      await als(stab, { context, eigene: true });
      const ansehen = `/v1/support/unternehmen/${benutzer.unternehmenUuid}/ansehen`;
      await gelungen(await context.request.post(ansehen, { data: {} }));
      await expectUmleitung(context.request, () => "/unternehmen/kmu");
      const seite = await context.newPage();
      await seite.goto(WEGE[0]);
      await expect(seite.getByText("Diese Datei erhält nur das Unternehmen selbst.")).toBeVisible();
      await context.close();
    }
  });

  await test.step("Fremde bekommen das Blatt des eigenen Unternehmens", async () => {
    const context = await neuerContext(browser, baseURL);
    await als("fremd", { context });
    const fremdes = await expectBlatt(context.request);
    for (const verborgenes of [firma, TOCHTER, benutzer.unternehmenUuid]) expect(fremdes).not.toContain(verborgenes);
    await context.close();
  });
});

test("wer kein Unternehmen gewählt hat, zum Stab gehört oder nicht angemeldet ist, bekommt kein Blatt", async ({
  als,
  browser,
  baseURL,
  mailFolder,
}) => {
  await askOhneUnternehmen({ als, browser, baseURL, mailFolder }, expectUmleitung);
});
