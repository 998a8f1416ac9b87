import type { Page } from "@playwright/test";
import { z } from "zod";
import { gelungen } from "../../support/anmelden";
import { stand, weitereLaden } from "../../support/langeListeSeite";
import { foundFirma, freshAdressen } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";

const V1 = "/v1/unternehmen";
const KOPF = "Name\tArt der Verbindung\tVerbunden mit\tBeteiligung %\tStraße\tHausnummer\tPLZ\tOrt\tSteuerpflichtig";
const zweistellig = (nummer: number): string => String(nummer).padStart(2, "0");
const listNummern = (anzahl: number, ab = 1): number[] => Array.from({ length: anzahl }, (_, nummer) => nummer + ab);

const zeilen = (page: Page, tabelle: string) =>
  page
    .getByRole("main")
    .getByRole("table", { name: tabelle })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });

/** Twelve of each, by the calls of the backend: entering them has journeys of its own. */
async function fill({ request }: Page, adresse: (name: string) => string): Promise<void> {
  const post = async (pfad: string, data: object) => gelungen(await request.post(pfad, { data }));
  const tochter = (nummer: number) =>
    `Beispiel ${zweistellig(nummer)} GmbH\tTochter\t\t60\tWerkstraße\t1\t10115\tBerlin\tNein`;
  await post(`${V1}/verbundtabelle`, { text: [KOPF, ...listNummern(12).map(tochter)].join("\n") });
  const { kontext } = z
    .object({ kontext: z.object({ eigenes: z.string(), firmen: z.array(z.object({ key: z.string() })) }) })
    .parse(await (await request.get(`${V1}/kmu/zahlen`)).json());
  for (const { key } of kontext.firmen.filter((firma) => firma.key !== kontext.eigenes))
    await post(`${V1}/kmu/zahlen`, { werte: { beteiligter: key, beginn: "2024-01-01", ende: "2024-12-31" } });
  for (const jahr of listNummern(12, 2013))
    await post(`${V1}/wirtschaftsjahre`, {
      werte: { wjBeginn: `${String(jahr)}-01-01`, wjEnde: `${String(jahr)}-12-31` },
    });
  // Eleven besides the one who invites.
  for (const nummern of [listNummern(4), listNummern(4, 5), listNummern(3, 9)]) {
    const einladungen = nummern.map((nummer) => ({
      email: adresse(`person${zweistellig(nummer)}`),
      vorname: "Ines",
      nachname: `Nummer ${zweistellig(nummer)}`,
      unternehmenRolle: "MITARBEITER",
    }));
    await post("/v1/benutzerverwaltung/einladungen/mehrere", { einladungen });
  }
}

/** A table, its page, and what stands in its first row and in the first of the second page. */
const LISTEN = [
  ["Verbundene Unternehmen", "/verbundeneUnternehmen", ["Beispiel 01 GmbH", "Beispiel 11 GmbH"]],
  ["Wirtschaftsjahre", "/geschaeftsstatistiken", ["2024", "2014"]],
  ["Zahlen für den KMU-Status", "/unternehmen/kmu/zahlen", ["Beispiel 01 GmbH", "Beispiel 11 GmbH"]],
  ["Benutzer", "/benutzerverwaltung", ["Ines Nummer 01", "Ines Nummer 11"]],
] as const;

test("die Tabellen des Unternehmens: „Weitere laden“ setzt die zweite Seite darunter, und sie steht auch allein @telefon", async ({
  page,
  mailFolder,
}, { project, repeatEachIndex }) => {
  const wer = `${project.name}${String(repeatEachIndex)}`;
  const adresse = freshAdressen("liste", wer);
  const firma = `Lange Listen ${wer} GmbH`;
  await foundFirma(page, mailFolder, { firma, vorname: "Ida", nachname: "Anfang", email: adresse("ida") });
  await fill(page, adresse);
  for (const [tabelle, pfad, [erste, elfte]] of LISTEN)
    await test.step(tabelle, async () => {
      await page.goto(`${pfad}?groesse=10`);
      await expect(stand(page)).toHaveText("Einträge 1 bis 10 von 12");
      await expect(zeilen(page, tabelle)).toHaveCount(10);
      await expect(zeilen(page, tabelle).filter({ hasText: erste })).toHaveCount(1);
      await expect(zeilen(page, tabelle).filter({ hasText: elfte })).toHaveCount(0);
      await weitereLaden(page).click();
      await expect(stand(page)).toHaveText("Einträge 1 bis 12 von 12");
      await expect(zeilen(page, tabelle)).toHaveCount(12);
      await expect(zeilen(page, tabelle).filter({ hasText: erste })).toHaveCount(1);
      await expect(zeilen(page, tabelle).filter({ hasText: elfte })).toHaveCount(1);
      await expect(weitereLaden(page)).toHaveCount(0);

      await page.goto(`${pfad}?groesse=10`);
      await page.getByRole("link", { name: "Seite 2", exact: true }).click();
      await expect(stand(page)).toHaveText("Einträge 11 bis 12 von 12");
      await expect(zeilen(page, tabelle)).toHaveCount(2);
      await expect(zeilen(page, tabelle).filter({ hasText: erste })).toHaveCount(0);
    });
});
