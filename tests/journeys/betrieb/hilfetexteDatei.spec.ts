import { readFile } from "node:fs/promises";
import type { Page, TestInfo } from "@playwright/test";
import { z } from "zod";
import { press } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

const IMPORT = "/admin/hilfetexte/import";
const inhalt = (page: Page) => page.getByRole("textbox", { name: "Oder der Inhalt der Datei" });
const pruefen = (page: Page) => page.getByRole("button", { name: /^(Änderungen anzeigen|Erneut prüfen)$/ }).click();
const liste = (page: Page) => page.getByRole("region", { name: "Was sich ändern würde" });

const plaetze = z.object({ data: z.array(z.object({ uuid: z.uuid().nullable(), feld: z.string() })) });

/** A text of the list of connected companies that no other run of these journeys edits. */
async function findEigenen(page: Page, { project, repeatEachIndex }: TestInfo) {
  const antwort = await page.request.get("/v1/hilfetexte/verwaltung?bereich=verbundeneUnternehmen");
  const mitText = plaetze.parse(await antwort.json()).data.filter(({ uuid }) => uuid !== null);
  const platz = mitText[repeatEachIndex * 3 + ["js", "noJs", "mobile"].indexOf(project.name)];
  if (platz === undefined) throw new Error("Too few texts for so many runs");
  return { feld: platz.feld, adresse: `/admin/hilfetexte/${platz.uuid ?? ""}` };
}

async function discardEntwurf(page: Page, adresse: string): Promise<void> {
  await page.goto(adresse);
  if ((await page.getByRole("button", { name: "Verwerfen" }).count()) > 0)
    await press(page, "Verwerfen", "Der Entwurf ist verworfen.");
}

const eintrag = (bereich: string, feld: string, text: string) =>
  `  - bereich: ${bereich}\n    feld: ${feld}\n    text: ${text}\n`;

test("exportieren, ändern, jede Änderung ansehen und als Entwürfe übernehmen @telefon", async ({
  page,
  als,
}, testInfo) => {
  await als("qm", { eigene: true });
  const { feld, adresse } = await findEigenen(page, testInfo);
  await discardEntwurf(page, adresse);
  await page.goto("/admin/hilfetexte?bereich=verbundeneUnternehmen");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Bereich exportieren" }).click();
  const datei = await readFile(await (await download).path(), "utf8");
  expect(datei).toContain(`feld: ${feld}\n`);

  const wort = `Wort${testInfo.project.name}${String(testInfo.repeatEachIndex)}x${String(Date.now())}`;
  const geaendert = datei.replace(
    new RegExp(`(feld: ${feld}\\n(?: +(?:index|aktiv): .*\\n)* +text: )[^]*?(?=\\n  - |$)`),
    `$1${wort}`,
  );
  await page.getByRole("link", { name: "Importieren" }).click();
  await page.getByLabel("YAML-Datei").setInputFiles({
    name: "hilfetexte.yaml",
    mimeType: "application/yaml",
    buffer: Buffer.from(`${geaendert}${eintrag("verbundeneUnternehmen", "gibtesnicht", "Nein.")}`),
  });
  await pruefen(page);
  await expect(liste(page)).toContainText("ein geänderter Text");
  await expect(liste(page)).toContainText(wort);
  await expect(liste(page)).toContainText("Diese Stelle gibt es im Portal nicht.");
  await expect(inhalt(page)).toHaveValue(new RegExp(wort));
  expect(await checkRegeln(page, "Import geprüft")).toEqual([]);

  await press(page, "Einen Entwurf anlegen", "Ein Entwurf ist angelegt.");
  await page.goto(adresse);
  await expect(page.getByRole("region", { name: "Entwurf", exact: true })).toContainText(wort);
  await expect(page.getByRole("region", { name: "Das sehen Leser jetzt" })).not.toContainText(wort);
  await discardEntwurf(page, adresse);
});

test("was sich seit der Prüfung geändert hat, wird genannt und nicht überschrieben", async ({
  page,
  als,
  browser,
  baseURL,
}, testInfo) => {
  await als("qm", { eigene: true });
  const platz = await findEigenen(page, { ...testInfo, repeatEachIndex: testInfo.repeatEachIndex + 4 });
  await discardEntwurf(page, platz.adresse);
  await page.goto(IMPORT);
  await inhalt(page).fill(`texte:\n${eintrag("verbundeneUnternehmen", platz.feld, "AusDerDatei")}`);
  await pruefen(page);
  await expect(liste(page)).toContainText("AusDerDatei");
  const context = await neuerContext(browser, baseURL);
  await als("admin", { eigene: true, context });
  const andere = await context.newPage();
  await andere.goto(platz.adresse);
  await andere.getByRole("textbox", { name: /^Text(?!,)/ }).fill("Von jemand anderem.");
  await press(andere, "Entwurf speichern", "Der Entwurf ist gespeichert.");
  await context.close();
  await page.getByRole("button", { name: "Einen Entwurf anlegen" }).click();
  await expect(page.getByRole("alert")).toContainText(`(${platz.feld})`);
  await expect(inhalt(page)).toHaveValue(/AusDerDatei/);
  await expect(liste(page)).toContainText("Es gibt schon einen anderen Entwurf.");
  await discardEntwurf(page, platz.adresse);
});

test.describe("Dateien, die sich nicht lesen lassen", () => {
  const TIPPT = "texte:\n  - feld: [titel\n";

  test("ein Fehler im YAML: die Zeile steht dabei, und der Text bleibt @telefon", async ({ page, als }) => {
    await als("qm");
    await page.goto(IMPORT);
    await inhalt(page).fill(TIPPT);
    await pruefen(page);
    await expect(page.getByRole("alert")).toContainText(/Zeile \d/);
    await expect(inhalt(page)).toHaveValue(TIPPT);
    await expect(inhalt(page)).toHaveAccessibleDescription(/Zeile \d/);
    expect(await checkRegeln(page, "Import abgelehnt")).toEqual([]);
  });

  test("zehn Megabyte, ein Bild, Verweise: eine Meldung am Feld, und der Text daneben bleibt", async ({
    page,
    als,
  }) => {
    await als("qm");
    await page.goto(IMPORT);
    const choose = async (name: string, buffer: Buffer) => {
      await inhalt(page).fill(TIPPT);
      await page.getByLabel("YAML-Datei").setInputFiles({ name, mimeType: "application/yaml", buffer });
      await pruefen(page);
    };
    await choose("gross.yaml", Buffer.alloc(10 * 1024 * 1024, "x"));
    await expect(page.getByRole("alert")).toContainText("Die Datei ist zu groß");
    await expect(page.getByLabel("YAML-Datei")).toHaveAccessibleDescription(/Die Datei ist zu groß/);
    await expect(inhalt(page)).toHaveValue(TIPPT);
    await choose("bild.yaml", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]));
    await expect(page.getByRole("alert")).toContainText("keine Textdatei");
    await expect(inhalt(page)).toHaveValue(TIPPT);
    await choose("bombe.yaml", Buffer.from("a: &a [x]\ntexte: [*a, *a]\n"));
    await expect(page.getByRole("alert")).toContainText("Zeile 2: Verweise mit „*“ sind nicht erlaubt.");
    await expect(inhalt(page)).toHaveValue(/texte: \[\*a, \*a\]/);
  });

  test("Skripte und unbekannte Schlüssel werden genannt, und nichts ist zu übernehmen", async ({ page, als }) => {
    await als("qm");
    await page.goto(IMPORT);
    await pruefen(page);
    await expect(page.getByRole("alert")).toContainText("Bitte wählen Sie eine Datei aus");
    await inhalt(page).fill(
      `texte:\n${eintrag("vorhabenV2", "titel", "<script>alert(1)</script>")}    farbe: rot\n${eintrag("vorhabenV2", "beginn", "<img src=x onerror=alert(1)>")}`,
    );
    await pruefen(page);
    await expect(liste(page)).toContainText("Den Schlüssel „farbe“ gibt es hier nicht.");
    await expect(liste(page)).toContainText("<img>");
    await expect(page.getByRole("button", { name: /Entw[uü]rfe? anlegen/ })).toHaveCount(0);
  });
});
