import type { Page } from "@playwright/test";
import { z } from "zod";
import { offeneHilfe } from "../../support/feldhilfe";
import { hasScripts } from "../../support/formularSeite";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

const plaetze = z.object({ data: z.array(z.object({ uuid: z.uuid().nullable(), feld: z.string() })) });
const antraege = z.object({ data: z.array(z.object({ uuid: z.uuid(), version: z.string(), status: z.string() })) });

const schublade = (page: Page) => page.locator("#schublade");
const textfeld = (page: Page) => page.getByRole("textbox", { name: /^Text(?!,)/ });

/** The address of the text of a field. Nothing is stored here, so all runs share the texts. */
async function adresseVon(page: Page, bereich: string, feld: string): Promise<string> {
  const antwort = await page.request.get(`/v1/hilfetexte/verwaltung?bereich=${bereich}`);
  const platz = plaetze.parse(await antwort.json()).data.find((eintrag) => eintrag.feld === feld);
  return `/admin/hilfetexte/${platz?.uuid ?? ""}`;
}

/** What the backend tells about a text. */
const readText = async (page: Page, adresse: string): Promise<unknown> =>
  (await page.request.get(`/v1/hilfetexte/texte/${adresse.split("/").at(-1) ?? ""}`)).json();

test("einen Text am Feld im Formular ansehen, ohne ihn zu speichern @telefon", async ({ page, als }) => {
  await als("qm", { eigene: true });
  const adresse = await adresseVon(page, "vorhabenV2", "beginn");
  await page.goto(adresse);
  const vorher = await readText(page, adresse);
  const index = await page.getByRole("textbox", { name: "Index" }).inputValue();

  await textfeld(page).fill("Nicht <script>alert(1)</script>");
  await page.getByRole("button", { name: "Vorschau im Formular" }).click();
  await expect(page.getByRole("alert")).toContainText("<script>");
  await expect(textfeld(page)).toHaveValue("Nicht <script>alert(1)</script>");

  await textfeld(page).fill("Der **erste Tag**.");
  await page.getByRole("button", { name: "Vorschau im Formular" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Vorschau: / })).toBeVisible();
  await expect(schublade(page).locator("strong")).toHaveText("erste Tag");
  const feld = page.locator("#beginn");
  await expect(feld).toBeFocused();
  await expect(feld).toHaveAttribute("readonly");
  expect(await checkRegeln(page, "Vorschau im Formular")).toEqual([]);

  await page.getByRole("button", { name: "Hilfe zu Kurzbezeichnung" }).click();
  await expect(schublade(page).locator("strong", { hasText: "erste Tag" })).toHaveCount(0);
  await expect(schublade(page).getByRole("link", { name: "Text bearbeiten" })).toHaveCount(0);
  await page.getByRole("button", { name: /^Hilfe zu Beginn/ }).click();
  await expect(schublade(page).locator("strong")).toHaveText("erste Tag");
  await schublade(page).getByRole("button", { name: "Schließen" }).click();
  await expect(schublade(page)).toHaveCount(0);

  await page.getByRole("button", { name: "Zurück zum Text" }).click();
  await expect(textfeld(page)).toHaveValue("Der **erste Tag**.");
  await expect(page.getByRole("textbox", { name: "Index" })).toHaveValue(index);
  expect(await readText(page, adresse)).toEqual(vorher);
});

test("die Vorschau steht neben dem Text, folgt mit Skripten dem Tippen und führt ins ganze Formular @telefon", async ({
  page,
  als,
}) => {
  await als("qm", { eigene: true });
  const adresse = await adresseVon(page, "vorhabenV2", "beginn");
  await page.goto(adresse);
  const vorher = await readText(page, adresse);
  const daneben = page.getByRole("region", { name: "Vorschau", exact: true });
  await expect(daneben.locator("#beginn")).toHaveAttribute("readonly");
  await expect(daneben).toContainText("So sieht der gespeicherte Text aus.");
  await textfeld(page).fill("Der **zweite Tag**.");
  if (hasScripts()) await expect(textfeld(page)).toBeFocused();
  else await page.getByRole("button", { name: "Vorschau", exact: true }).click();
  await expect(daneben.locator("strong")).toHaveText("zweite Tag");
  await expect(daneben).toContainText("Gespeichert ist er noch nicht.");
  expect(await checkRegeln(page, "Vorschau neben dem Text")).toEqual([]);
  if (hasScripts()) {
    await textfeld(page).fill("Nicht <script>alert(1)</script>");
    await expect(daneben.getByRole("status")).toContainText("<script>");
    await expect(daneben.locator("strong")).toHaveText("zweite Tag");
    await textfeld(page).fill("Der **zweite Tag**.");
    await expect(daneben.getByRole("status")).not.toContainText("<script>");
  }
  await daneben.getByRole("button", { name: "Hilfe zu Kurzbezeichnung" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Vorschau: / })).toBeVisible();
  await page.getByRole("button", { name: /^Hilfe zu Beginn/ }).click();
  await expect(schublade(page).locator("strong")).toHaveText("zweite Tag");
  expect(await readText(page, adresse)).toEqual(vorher);
});

test("vom Beispielformular mit einem Klick zum Text eines anderen Feldes", async ({ page, als }) => {
  await als("qm", { eigene: true });
  await page.goto(`${await adresseVon(page, "vorhabenV2", "beginn")}/vorschau`);
  await page.getByRole("button", { name: "Hilfe zu Kurzbezeichnung" }).click();
  await schublade(page).getByRole("link", { name: "Text bearbeiten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kurzbezeichnung" })).toBeVisible();
});

test.describe("jedes Formular", () => {
  for (const [bereich, feld, id] of [
    ["vorhabenV1", "titel", "titel"],
    ["vorhabenV2", "auftragswert", "auftragswert"],
    ["vorhabenV2", "personalaufwand", "rahmen-0-personalaufwand"],
    ["wirtschaftsjahr", "bilanzsumme", "bilanzsumme"],
    ["unternehmen", "kmuGeld", "umsatz"],
    ["unternehmen", "registergericht", "registergericht"],
    ["verbundeneUnternehmen", "verbindung", "verbindung"],
    ["nachtrag", "text", "text"],
    ["einreichen", "beratungName", "beratungName"],
    ["einreichen", "erklaerung.abruf", "erklaerung.abruf"],
    ["einreichen", "tan", "tan"],
    ["benutzerverwaltung", "vorname", "einladungen.0.vorname"],
    ["benutzerverwaltung", "liste", "liste"],
  ] as const) {
    test(`${bereich}, ${feld}`, async ({ page, als }) => {
      await als("qm");
      await page.goto(`${await adresseVon(page, bereich, feld)}/vorschau`);
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
      await expect(schublade(page)).toContainText(/\w{3}/);
      expect(await checkRegeln(page, `Vorschau ${bereich} ${feld}`)).toEqual([]);
    });
  }
});

test("im Beispiel der Einladung sind Texte gesperrt, die Rolle bleibt wählbar", async ({ page, als }) => {
  await als("qm");
  await page.goto(`${await adresseVon(page, "benutzerverwaltung", "liste")}/vorschau`);
  for (const name of ["Vorname", "Nachname", "E-Mail", "Liste der Personen"])
    await expect(page.getByRole("textbox", { name: new RegExp(`^${name}`) })).toHaveAttribute("readonly");
  await page.getByRole("radio", { name: /^Bevollmächtigte/ }).check();
});

test("einen Hinweis auf den Seiten ansehen, die ihn zeigen, ohne ihn zu speichern @telefon", async ({ page, als }) => {
  await als("qm", { eigene: true });
  const adresse = await adresseVon(page, "hinweise", "speichern");
  await page.goto(adresse);
  const vorher = await readText(page, adresse);
  await textfeld(page).fill("Speichern geht **immer**.");
  await page.getByRole("button", { name: "Vorschau auf der Seite" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Vorschau: / })).toBeVisible();
  await expect(page.getByRole("group", { name: "Speichern" }).locator("strong")).toHaveText("immer");
  await expect(page.getByRole("button", { name: "Speichern", exact: true })).toBeDisabled();
  expect(await checkRegeln(page, "Vorschau eines Hinweises")).toEqual([]);
  await page.getByRole("button", { name: "Zurück zum Text" }).click();
  await expect(textfeld(page)).toHaveValue("Speichern geht **immer**.");
  expect(await readText(page, adresse)).toEqual(vorher);

  await page.goto(`${await adresseVon(page, "hinweise", "pflichtfelder")}/vorschau`);
  await expect(page.locator("main").getByText("Diese Felder sind verpflichtend auszufüllen.")).toBeVisible();
  await page.goto(await adresseVon(page, "hinweise", "einreichen"));
  await textfeld(page).fill("Nur **Bevollmächtigte**.");
  await page.getByRole("button", { name: "Vorschau auf der Seite" }).click();
  await expect(page.locator("main strong", { hasText: "Bevollmächtigte" })).toHaveCount(2);
  expect(await checkRegeln(page, "Vorschau des Hinweises zum Einreichen")).toEqual([]);
});

test("aus dem Formular eines Antrags zum Text, nur für die, die Texte bearbeiten", async ({ page, als }) => {
  await als("qm", { eigene: true });
  const { data } = antraege.parse(await (await page.request.get("/v1/antraege?size=1000")).json());
  const uuid = data.find(({ version, status }) => version === "V2" && status === "EINGEREICHT")?.uuid ?? "";
  await page.goto(`/antraege/${uuid}/formular/V2?hilfe=aus`);
  await page.getByRole("link", { name: "Hilfe zu Kurzbezeichnung" }).click();
  await offeneHilfe(page).getByRole("link", { name: "Text bearbeiten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kurzbezeichnung" })).toBeVisible();
});

test("aus dem Formular zum eigenen Text einer Frage, die den allgemeinen zeigt", async ({ page, als }, testInfo) => {
  // The text stays, so each project takes a question of its own.
  const [frage, feld] =
    testInfo.project.name === "js" ? ["Anrede", "ansprechpersonAnrede"] : ["Funktion", "ansprechpersonFunktion"];
  await als("qm", { eigene: true });
  const { data } = antraege.parse(await (await page.request.get("/v1/antraege?size=1000")).json());
  const uuid = data.find(({ version, status }) => version === "V2" && status === "EINGEREICHT")?.uuid ?? "";
  const hilfe = async () => {
    await page.goto(`/antraege/${uuid}/formular/V2?hilfe=aus`);
    await page.getByRole("link", { name: `Hilfe zu ${frage}`, exact: true }).click();
    await expect(offeneHilfe(page).getByRole("link", { name: "Allgemeinen Text bearbeiten" })).toBeVisible();
  };
  const vorhandener = offeneHilfe(page).getByRole("link", { name: `Text zu „${frage}“ bearbeiten` });
  await hilfe();
  const neuer = offeneHilfe(page).getByRole("button", { name: "Eigenen Text schreiben" });
  await neuer.or(vorhandener).click();
  await expect(page.getByRole("heading", { level: 1, name: frage })).toBeVisible();
  await expect(page.getByText(`Schlüssel: ${feld}`)).toBeVisible();
  await expect(textfeld(page)).toHaveValue("");
  await hilfe();
  expect(await checkRegeln(page, "Hilfe mit allgemeinem Text")).toEqual([]);
  await vorhandener.click();
  await expect(page.getByRole("heading", { level: 1, name: frage })).toBeVisible();
});

test("wer Texte nicht bearbeitet, sieht keinen Weg dorthin und keine Vorschau", async ({ page, als }) => {
  await als("qm", { eigene: true });
  const adresse = await adresseVon(page, "vorhabenV2", "beginn");
  await als("maschinenbau", { eigene: true });
  const { data } = antraege.parse(await (await page.request.get("/v1/antraege?size=1000")).json());
  const uuid = data.find(({ version, status }) => version === "V2" && status === "IN_BEARBEITUNG")?.uuid ?? "";
  await page.goto(`/antraege/${uuid}/formular/V2?hilfe=titel`);
  await expect(schublade(page)).toBeVisible();
  await expect(schublade(page).getByRole("link", { name: "Text bearbeiten" })).toHaveCount(0);
  const daten = await page.request.get("/hilfedaten/vorhabenV2");
  expect(await daten.text()).not.toMatch(/"bearbeiten":"|"bezeichnung":/);
  await page.goto(`/antraege/${uuid}/formular/V2?hilfe=ansprechpersonTitel`);
  await expect(schublade(page)).toContainText(/\w{3}/);
  await expect(schublade(page).getByRole("button", { name: "Eigenen Text schreiben" })).toHaveCount(0);
  for (const pfad of [`${adresse}/vorschau`, "/admin/hilfetexte/import", "/admin/hilfetexte/texte.yaml"]) {
    await page.goto(pfad);
    await expect(page).toHaveURL(/\/home$/);
  }
});
