import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { gelungen } from "../../support/anmelden";
import { foundFirma, freshAdressen } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";

const zeile = z.object({ uuid: z.uuid() });
const V1 = "/v1/unternehmen";

/** Adds a row to the company of whoever is logged in. */
async function add(request: APIRequestContext, pfad: string, werte: object): Promise<string> {
  return zeile.parse(await gelungen(await request.post(`${V1}/${pfad}`, { data: { werte } }))).uuid;
}

/** One row of each kind, and every page that is about one of them. */
async function listSeiten(request: APIRequestContext): Promise<string[]> {
  const name = "Beispiel Geheim GmbH";
  const verbund = await add(request, "verbundene", { beteiligterArt: "UNTERNEHMEN", name, verbindung: "TOCHTER" });
  const tage = { wjBeginn: "2024-01-01", wjEnde: "2024-12-31" };
  const jahr = await add(request, "wirtschaftsjahre", tage);
  const zahlen = await add(request, "kmu/zahlen", { beteiligter: verbund, beginn: "2024-01-01", ende: "2024-12-31" });
  return [
    ...["", "/beenden", "/loeschen", "/verlauf"].map((seite) => `/verbundeneUnternehmen/${verbund}${seite}`),
    ...["", "/verlauf"].map((seite) => `/geschaeftsstatistikenFormular/${jahr}${seite}`),
    `/unternehmen/kmu/zahlenFormular/${zahlen}`,
  ];
}

test("die Zeilen eines anderen Unternehmens gibt es hier nicht @telefon", async ({
  page,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("zeilen", project.name);
  const found = (wer: Parameters<typeof foundFirma>[0], name: string) =>
    foundFirma(wer, mailFolder, {
      firma: `${name} ${project.name} GmbH`,
      vorname: name,
      nachname: "Zeile",
      email: adresse(name.toLowerCase()),
    });
  const andere = await neuerContext(browser, baseURL);
  await found(andere, "Andere");
  const seiten = await listSeiten(andere.request);
  for (const pfad of seiten) expect((await andere.request.get(pfad)).status(), pfad).toBe(200);
  await andere.close();

  await found(page, "Eigene");
  for (const pfad of seiten) {
    const antwort = await page.request.get(pfad);
    expect(antwort.status(), pfad).toBe(404);
    const html = await antwort.text();
    expect(html).toContain("Seite nicht gefunden");
    expect(html).not.toContain("Beispiel Geheim GmbH");
  }
  const [erste = ""] = seiten;
  await page.goto(erste);
  await expect(page.getByRole("heading", { level: 1, name: "Seite nicht gefunden" })).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeVisible();
});
