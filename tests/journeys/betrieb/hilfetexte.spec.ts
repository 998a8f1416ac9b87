import type { Page, TestInfo } from "@playwright/test";
import { z } from "zod";
import { press } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

const LISTE = "/admin/hilfetexte";
const BEREICH = "Antragsformular, Version 1";
const liste = (page: Page) => page.getByRole("table", { name: `Texte: ${BEREICH}` });
const karte = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
/** The text that is edited, not one that is shown beside it. */
const textfeld = (page: Page) => page.getByRole("textbox", { name: /^Text(?!,)/ });

const plaetze = z.object({ data: z.array(z.object({ uuid: z.uuid().nullable(), bezeichnung: z.string() })) });

/**
 * The name of a text that no other run and no other journey edits: version 1 has many whose help nobody else reads.
 * Their names occur once.
 */
async function findEigenen(page: Page, nummer: number, { project, repeatEachIndex }: TestInfo): Promise<string> {
  const antwort = await page.request.get("/v1/hilfetexte/verwaltung?bereich=vorhabenV1");
  const alle = plaetze.parse(await antwort.json()).data;
  const namen = alle.map(({ bezeichnung }) => bezeichnung);
  const mitText = alle.filter(({ uuid }) => uuid !== null).map(({ bezeichnung }) => bezeichnung);
  const einmalige = mitText.filter((name) => namen.indexOf(name) === namen.lastIndexOf(name));
  const lauf = repeatEachIndex * 3 + ["js", "noJs", "mobile"].indexOf(project.name);
  const name = einmalige[lauf * 2 + nummer];
  if (name === undefined) throw new Error("Version 1 has too few texts for so many runs");
  return name;
}

/** Opens the page of a text of version 1 by what it is called there. */
async function openText(page: Page, bezeichnung: string): Promise<void> {
  await page.goto(LISTE);
  await page.getByRole("combobox", { name: "Bereich" }).selectOption({ label: BEREICH });
  await page.getByRole("search").getByRole("button", { name: "Anzeigen" }).click();
  await liste(page).getByRole("link", { name: bezeichnung, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: bezeichnung })).toBeVisible();
}

/** Throws away what an earlier run has left. */
async function discardEntwurf(page: Page): Promise<void> {
  const verwerfen = page.getByRole("button", { name: "Verwerfen" });
  if ((await verwerfen.count()) > 0) await press(page, "Verwerfen", "Der Entwurf ist verworfen.");
}

test("einen Hilfetext schreiben, ansehen, veröffentlichen und zur früheren Version zurückkehren @telefon", async ({
  page,
  als,
}, testInfo) => {
  const wort = `Neu${testInfo.project.name}${String(Date.now())}`;
  await als("qm", { eigene: true });
  const name = await findEigenen(page, 0, testInfo);
  await page.goto(LISTE);
  expect(await checkRegeln(page, "Hilfetexte")).toEqual([]);
  await openText(page, name);
  await discardEntwurf(page);
  const text = textfeld(page);
  const vorher = await text.inputValue();

  await text.fill(`${wort} <script>alert(1)</script>`);
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await expect(page.getByRole("alert")).toContainText("<script>");
  await expect(text).toHaveValue(`${wort} <script>alert(1)</script>`);
  expect(await checkRegeln(page, "Hilfetext abgelehnt")).toEqual([]);

  await text.fill(`Ein **${wort}**.`);
  await page.getByRole("button", { name: "Vorschau", exact: true }).click();
  await expect(karte(page, "Vorschau").locator("strong")).toHaveText(wort);
  await press(page, "Entwurf speichern", "Der Entwurf ist gespeichert.");
  await expect(karte(page, "Das sehen Leser jetzt")).not.toContainText(wort);
  await expect(karte(page, "Entwurf")).toContainText(wort);
  expect(await checkRegeln(page, "Hilfetext mit Entwurf")).toEqual([]);

  await press(page, "Jetzt veröffentlichen", "Der Text ist veröffentlicht.");
  await expect(karte(page, "Das sehen Leser jetzt").locator("strong")).toHaveText(wort);
  const frueher = karte(page, "Frühere Versionen");
  await frueher
    .getByRole("button", { name: /^Als Entwurf übernehmen: / })
    .first()
    .click();
  await expect(page.getByText("Der Text ist als Entwurf übernommen.").first()).toBeVisible();
  await expect(text).toHaveValue(vorher);
  await press(page, "Jetzt veröffentlichen", "Der Text ist veröffentlicht.");
  await expect(karte(page, "Das sehen Leser jetzt")).not.toContainText(wort);
});

test("einen Text für später planen; wer inzwischen gespeichert hat, geht nicht verloren @telefon", async ({
  page,
  als,
  browser,
  baseURL,
}, testInfo) => {
  await als("qm", { eigene: true });
  const name = await findEigenen(page, 1, testInfo);
  await openText(page, name);
  await discardEntwurf(page);
  const context = await neuerContext(browser, baseURL);
  await als("admin", { eigene: true, context });
  const andere = await context.newPage();
  await openText(andere, name);
  await textfeld(andere).fill("Von jemand anderem.");
  await press(andere, "Entwurf speichern", "Der Entwurf ist gespeichert.");
  await context.close();

  const text = textfeld(page);
  await text.fill("Von mir.");
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await expect(page.getByRole("textbox", { name: "Text, gespeichert" })).toHaveValue("Von jemand anderem.");
  await expect(text).toHaveValue("Von mir.");
  await press(page, "Entwurf speichern", "Der Entwurf ist gespeichert.");

  await page.getByText("Zu einem Zeitpunkt veröffentlichen").click();
  await page.getByRole("textbox", { name: "Tag" }).fill("01.02.2020");
  await page.getByRole("textbox", { name: "Uhrzeit" }).fill("08:00");
  await page.getByRole("button", { name: "Zu diesem Zeitpunkt veröffentlichen" }).click();
  await expect(page.getByRole("alert")).toContainText("der noch kommt");
  await expect(page.getByRole("textbox", { name: "Tag" })).toHaveValue("01.02.2020");
  await page.getByRole("textbox", { name: "Tag" }).fill("01.02.2099");
  await press(page, "Zu diesem Zeitpunkt veröffentlichen", "Der Text ist geplant");
  await expect(karte(page, "Geplanter Text")).toContainText("01.02.2099");
  expect(await checkRegeln(page, "Geplanter Hilfetext")).toEqual([]);
  await press(page, "Verwerfen", "Der Entwurf ist verworfen.");
});

test("einen Text in allen Bereichen suchen und nach Stellen ohne Text filtern", async ({ page, als }) => {
  await als("qm", { eigene: true });
  await page.goto(LISTE);
  const suche = page.getByRole("searchbox", { name: "Suche", exact: true });
  const search = async (text: string) => {
    await suche.fill(text);
    await page.getByRole("search").getByRole("button", { name: "Anzeigen" }).click();
    await expect(page).toHaveURL(new RegExp(`suche=${text}`));
  };
  await search("titel");
  const gefunden = page.getByRole("table", { name: "Texte: Suche nach „titel“" });
  for (const bereich of [BEREICH, "Antragsformular, Version 2"])
    await expect(gefunden.getByRole("row").filter({ hasText: bereich }).first()).toBeVisible();
  await expect(page.getByText("Die Suche gilt für alle Bereiche.")).toBeVisible();
  await expect(suche).toHaveValue("titel");
  expect(await checkRegeln(page, "Hilfetexte, gesucht")).toEqual([]);

  await search("gibtesnirgends");
  await expect(page.getByText("Nichts gefunden für „gibtesnirgends“.")).toBeVisible();
  await page.getByRole("link", { name: "Suche zurücksetzen" }).click();
  await expect(page).not.toHaveURL(/gibtesnirgends/);

  const filter = page.getByRole("checkbox", { name: /^Nur Stellen ohne Text/ });
  await page.getByText("Auswahl", { exact: true }).click();
  await page.getByRole("combobox", { name: "Bereich" }).selectOption({ label: BEREICH });
  await filter.check();
  await page.getByRole("button", { name: "Auswahl anwenden" }).click();
  await expect(page).toHaveURL(/offene=/);
  await expect(filter).toBeChecked();
  const status = await liste(page).getByRole("row").allTextContents();
  expect(status.slice(1).filter((zeile) => !/Kein Text|Nicht aktiv|Entwurf|Geplant|Neuer/.test(zeile))).toEqual([]);
});

test("ein langer Bereich steht in Seiten, und weitere Texte kommen darunter", async ({ page, als }) => {
  await als("qm", { eigene: true });
  await page.goto(`${LISTE}?bereich=vorhabenV2`);
  const texte = page.getByRole("table", { name: "Texte: Antragsformular, Version 2" });
  const zeilen = texte.getByRole("row");
  await expect(zeilen).toHaveCount(51);
  await page.getByRole("button", { name: "Weitere laden" }).click();
  await expect(zeilen).toHaveCount(101);
  await expect(page).toHaveURL(/bereich=vorhabenV2&texteBis=2/);
  await page.getByRole("link", { name: "Seite 3" }).click();
  await expect(page).toHaveURL(/texteSeite=3/);
  await expect(page.getByText("Stellen haben einen Text, den Leser sehen.")).toBeVisible();
  expect(await checkRegeln(page, "Hilfetexte, letzte Seite")).toEqual([]);
});
