import { createAntrag } from "../../support/hauptweg";
import { foundFirma } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";

test("die Liste als CSV hat Suche, Sortierung und Spalten der Seite, über alle Seiten", async ({ page, als }) => {
  await als("maschinenbau");
  await page.goto("/antraege?suche=Testantrag&sortierung=bezeichnung%3Adesc&groesse=10");
  const warten = page.waitForEvent("download");
  await page.getByRole("link", { name: "Als CSV" }).click();
  const datei = await warten;
  expect(datei.suggestedFilename()).toBe("antraege.csv");
  const stuecke: Buffer[] = [];
  for await (const stueck of await datei.createReadStream()) stuecke.push(Buffer.from(stueck as Uint8Array));
  const zeilen = Buffer.concat(stuecke).toString("utf8").replace(/\r\n$/, "").split("\r\n");
  expect(zeilen[0]).toBe("\uFEFFAntragsnummer;Bezeichnung;Status;Wer ist dran;Nächste Frist;Geändert");
  expect(zeilen).toHaveLength(13);
  expect(zeilen[1]).toContain(";Testantrag 12;");
  expect(zeilen[12]).toContain(";Testantrag 01;");
});

test("die Excel-Datei kommt, und ohne Anmeldung kommt niemand an eine Liste", async ({ page, als, request }) => {
  await als("maschinenbau");
  await page.goto("/antraege?suche=Testantrag");
  const warten = page.waitForEvent("download");
  await page.getByRole("link", { name: "Als Excel-Datei" }).click();
  expect((await warten).suggestedFilename()).toBe("antraege.xlsx");
  for (const pfad of ["/antraege/liste.csv", "/antraege/liste.xlsx"]) {
    const antwort = await request.get(pfad, { maxRedirects: 0 });
    expect([antwort.status(), antwort.headers()["location"]]).toEqual([303, expect.stringContaining("/landingpage")]);
  }
});

test("wer Namen mitnimmt, sagt wofür, auch im eigenen Unternehmen", async ({ page, mailFolder }, testInfo) => {
  // The columns belong to the person: one whom no other journey knows.
  const kennung = `${testInfo.project.name}-${String(testInfo.repeatEachIndex)}-${String(Date.now())}`;
  const email = `spalten-${kennung}@example.org`.toLowerCase();
  await foundFirma(page, mailFolder, { firma: `Spalten ${kennung} GmbH`, vorname: "Anna", nachname: "Zweck", email });
  await createAntrag(page);
  await page.goto("/antraege");
  await page.getByText(/^Spalten \(\d von /).click();
  await page.getByRole("checkbox", { name: "Geändert von" }).check();
  await page.getByRole("button", { name: "Spalten übernehmen" }).click();
  await expect(page.getByText("Ihre Spalten sind gespeichert.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Als CSV" })).toHaveCount(0);
  await page.getByRole("link", { name: "Export vorbereiten" }).click();
  await expect(page.getByRole("combobox", { name: /^Zweck/ })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Geändert von" })).toBeChecked();
  await page.goto("/antraege/liste.csv");
  await expect(page.getByText("Bitte geben Sie an, wofür Sie die Liste exportieren.")).toBeVisible();
});

test("der Stab bestellt die Liste mit Zweck, auch über die Adresse der Datei", async ({ page, als }) => {
  await als("support");
  await page.goto("/antraege?suche=Testantrag");
  await expect(page.getByRole("link", { name: "Als CSV" })).toHaveCount(0);
  await page.getByRole("link", { name: "Export vorbereiten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Exporte" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Suche" })).toHaveValue("Testantrag");
  await expect(page.getByRole("combobox", { name: /^Zweck/ })).toBeVisible();
  await page.goto("/antraege/liste.csv?suche=Testantrag");
  await expect(page.getByText("Bitte geben Sie an, wofür Sie die Liste exportieren.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Suche" })).toHaveValue("Testantrag");
});
