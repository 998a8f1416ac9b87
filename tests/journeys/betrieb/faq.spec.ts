import type { Page } from "@playwright/test";
import { hasScripts } from "../../support/formularSeite";
import { press } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";

const LISTE = "/admin/faq";
const zeile = (page: Page, frage: string) => page.getByRole("row").filter({ hasText: frage });
const frageFeld = (page: Page) => page.getByRole("textbox", { name: "Frage", exact: true });
const antwortFeld = (page: Page) => page.getByRole("textbox", { name: "Antwort", exact: true });

/** A name that no other run of this journey has. */
const eigene = (was: string): string => {
  const { project, repeatEachIndex } = test.info();
  return `${was} ${project.name} ${String(repeatEachIndex)} ${String(Date.now())}`;
};

/** A category of its own with entries of these names. */
async function createKategorie(page: Page, name: string, fragen: readonly string[]): Promise<void> {
  await page.goto(`${LISTE}/kategorien`);
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await press(page, "Kategorie anlegen", `Die Kategorie „${name}“ ist angelegt.`);
  for (const frage of fragen) {
    await page.goto(`${LISTE}/neu`);
    await page.getByRole("combobox", { name: "Kategorie" }).selectOption({ label: name });
    await frageFeld(page).fill(frage);
    await antwortFeld(page).fill(`Antwort auf ${frage}`);
    await press(page, "Eintrag anlegen", "Der Eintrag ist gespeichert und auf der Hilfeseite zu sehen.");
  }
}

const reihe = async (page: Page, fragen: readonly string[]): Promise<string[]> => {
  const texte = await page.getByRole("rowheader").allTextContents();
  return texte.flatMap((text) => fragen.filter((frage) => text.includes(frage)));
};

test("Leser suchen nach Wortstämmen und sagen, ob es hilft; die Redaktion sieht die Zahlen @telefon", async ({
  page,
  als,
  browser,
  baseURL,
}) => {
  await als("qm");
  const frage = eigene("Wo steht die Gebührenordnung?");
  await createKategorie(page, eigene("Gebühren"), [frage]);
  const context = await neuerContext(browser, baseURL);
  const gast = await context.newPage();
  await gast.goto("/help");
  await gast
    .getByRole("searchbox", { name: "Fragen durchsuchen" })
    .fill(`gebuehrenordnungen ${frage.split(" ").at(-1) ?? ""}`);
  await gast.getByRole("button", { name: "Suchen" }).click();
  await expect(
    gast
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: /^1 Frage zu „gebuehrenordnungen/ }),
  ).toBeVisible();
  await gast.locator("summary").filter({ hasText: frage }).click();
  await expect(gast.getByText(`Antwort auf ${frage}`)).toBeVisible();
  await gast.getByRole("button", { name: `Ja, hilfreich: ${frage}` }).click();
  await expect(gast.getByText("Danke für Ihre Rückmeldung.")).toBeVisible();
  await expect(gast.getByText(`Antwort auf ${frage}`)).toBeVisible();
  await gast.getByRole("button", { name: `Nein, nicht hilfreich: ${frage}` }).click();
  await expect(gast.getByText("Danke für Ihre Rückmeldung.")).toBeVisible();
  await gast.goto("/help?suche=gibtesnicht");
  await expect(gast.getByText("Zu „gibtesnicht“ gibt es keine Frage. Bitte suchen Sie mit weniger")).toBeVisible();
  await gast.getByRole("link", { name: "Alle Fragen anzeigen" }).click();
  await expect(gast.getByRole("heading", { level: 3, name: "Prüfung und Bescheid" })).toBeVisible();
  await context.close();
  await page.goto(LISTE);
  await expect(zeile(page, frage)).toContainText("1 Ja, 1 Nein");
  await press(page, `Deaktivieren: ${frage}`, `„${frage}“ ist auf der Hilfeseite nicht mehr zu sehen.`);
  await expect(zeile(page, frage)).toContainText("Nicht aktiv");
  await page.goto("/help");
  await expect(page.locator("summary").filter({ hasText: frage })).toHaveCount(0);
});

test("Verschieben mit Knöpfen: der Fokus bleibt, die neue Stelle wird gesagt", async ({ page, als }) => {
  await als("qm");
  const fragen = ["Erste", "Zweite", "Dritte"].map(eigene);
  const [eins = "", zwei = "", drei = ""] = fragen;
  await createKategorie(page, eigene("Reihe"), fragen);
  await page.goto(LISTE);
  const runter = page.getByRole("button", { name: `${eins} nach unten` });
  await runter.click();
  await expect(page.getByText(`„${eins}“ steht jetzt an Stelle 2 von 3.`)).toBeVisible();
  await expect(runter).toBeFocused();
  expect(await reihe(page, fragen)).toEqual([zwei, eins, drei]);
  if (hasScripts()) await page.keyboard.press("Alt+ArrowDown");
  else await runter.click();
  await expect(page.getByText(`„${eins}“ steht jetzt an Stelle 3 von 3.`)).toBeVisible();
  await expect(page.getByRole("button", { name: `${eins} nach oben` })).toBeFocused();
  expect(await reihe(page, fragen)).toEqual([zwei, drei, eins]);
  // A search ends what was said of the move: the address that says it is gone.
  await page.getByRole("searchbox", { name: "FAQ durchsuchen" }).fill(eins);
  await page.getByRole("search").getByRole("button", { name: "Anzeigen" }).click();
  await expect(page.getByText(/^1 Eintrag zu „/)).toBeVisible();
  expect(page.url()).not.toContain("bewegt=");
  await page.getByRole("link", { name: "Suche zurücksetzen" }).click();
  await expect(zeile(page, zwei)).toBeVisible();
  await expect(page.getByText("steht jetzt an Stelle")).toHaveCount(0);
});

test("Bearbeiten: Vorschau, abgewiesene Eingaben, zwei zugleich, Löschen @telefon", async ({
  page,
  als,
  browser,
  baseURL,
}) => {
  await als("qm");
  const frage = eigene("Wie lange?");
  const name = eigene("Dauer");
  await createKategorie(page, name, [frage]);
  await page.getByRole("link", { name: frage, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Eintrag bearbeiten" })).toBeVisible();
  const adresse = page.url();
  await antwortFeld(page).fill("Bis **{{anlagenAntwort}}** <script>alert(1)</script>");
  await page.getByRole("textbox", { name: "Text von Link 2" }).fill("Falsch");
  await page.getByRole("textbox", { name: "Adresse von Link 2" }).fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Speichern" }).click();
  const fehler = page.getByRole("alert");
  await expect(fehler).toContainText("Bitte entfernen Sie aus der Antwort: <script>.");
  await expect(fehler).toContainText("Link 2: Bitte geben Sie eine Adresse ein");
  await expect(antwortFeld(page)).toHaveValue("Bis **{{anlagenAntwort}}** <script>alert(1)</script>");
  await expect(page.getByRole("textbox", { name: "Adresse von Link 2" })).toHaveValue("javascript:alert(1)");
  await antwortFeld(page).fill("Bis **{{anlagenAntwort}}** Tage.");
  await page.getByRole("textbox", { name: "Adresse von Link 2" }).fill("/kontakt");
  await page.getByRole("button", { name: "Vorschau" }).click();
  const vorschau = page.getByRole("region", { name: "Vorschau" });
  await expect(vorschau).toContainText("Bis drei Tage.");
  await expect(vorschau.getByRole("link", { name: "Falsch" })).toHaveAttribute("href", "/kontakt");
  await expect(antwortFeld(page)).toHaveValue("Bis **{{anlagenAntwort}}** Tage.");

  // Meanwhile somebody else saves.
  const context = await neuerContext(browser, baseURL);
  await als("admin", { context });
  const andere = await context.newPage();
  await andere.goto(adresse);
  await expect(antwortFeld(andere)).toHaveValue(`Antwort auf ${frage}`);
  await antwortFeld(andere).fill("Etwas anderes.");
  await press(andere, "Speichern", "Der Eintrag ist gespeichert und auf der Hilfeseite zu sehen.");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("alert")).toContainText("In der Zwischenzeit wurde anderswo gespeichert.");
  await expect(page.getByRole("textbox", { name: "Antwort, gespeichert" })).toHaveValue("Etwas anderes.");
  await expect(antwortFeld(page)).toHaveValue("Bis **{{anlagenAntwort}}** Tage.");
  await press(page, "Speichern", "Der Eintrag ist gespeichert und auf der Hilfeseite zu sehen.");

  // And deletes it while it is edited once more.
  await page.goto(adresse);
  await antwortFeld(page).fill("Noch einmal getippt.");
  await andere.goto(LISTE);
  await andere.getByRole("link", { name: `Löschen: ${frage}` }).click();
  await press(andere, "Jetzt löschen", `„${frage}“ ist gelöscht.`);
  await context.close();
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("alert")).toContainText("Dieser Eintrag wurde inzwischen gelöscht.");
  await expect(antwortFeld(page)).toHaveValue("Noch einmal getippt.");
  await press(page, "Eintrag anlegen", "Der Eintrag ist gespeichert und auf der Hilfeseite zu sehen.");
  expect((await page.goto(adresse))?.status()).toBe(404);
});

test("Kategorien: umbenennen, verschieben, erst leer löschen @telefon", async ({ page, als }) => {
  await als("admin");
  const [name, neuer] = [eigene("Alt"), eigene("Neu")];
  await createKategorie(page, name, []);
  await page.getByRole("button", { name: `${name} nach oben` }).click();
  await expect(page.getByText(new RegExp(`„${name}“ steht jetzt an Stelle \\d+ von \\d+\\.`))).toBeVisible();
  const bearbeiten = page.getByRole("heading", { level: 1, name: "Kategorie bearbeiten" });
  await page.getByRole("link", { name, exact: true }).click();
  await expect(bearbeiten).toBeVisible();
  const feld = page.getByRole("textbox", { name: "Name" });
  await feld.fill("");
  await page.getByRole("button", { name: "Name speichern" }).click();
  await expect(page.getByRole("alert")).toContainText("Bitte geben Sie an, wie die Kategorie heißt.");
  await feld.fill(neuer);
  await press(page, "Name speichern", `Die Kategorie heißt jetzt „${neuer}“.`);
  await page.getByRole("link", { name: neuer, exact: true }).click();
  await expect(bearbeiten).toBeVisible();
  await page.getByRole("link", { name: "Löschen …" }).click();
  await expect(page.getByText(`Möchten Sie die Kategorie „${neuer}“ löschen?`)).toBeVisible();
  await press(page, "Jetzt löschen", `Die Kategorie „${neuer}“ ist gelöscht.`);
});

test("nur Qualitätsmanagement und Administration kommen hierher", async ({ page, als }) => {
  await als("support");
  for (const pfad of [LISTE, `${LISTE}/neu`, `${LISTE}/kategorien`]) {
    await page.goto(pfad);
    await expect(page).toHaveURL(/\/home$/);
  }
});

test("die Redaktion sucht Einträge nach Frage und Antwort; die Suche bleibt beim Schalten", async ({ page, als }) => {
  await als("qm");
  const fragen = ["Wo sucht man?", "Was findet man?"].map(eigene);
  const [eins = "", zwei = ""] = fragen;
  await createKategorie(page, eigene("Gesucht"), fragen);
  await page.goto(LISTE);
  const suche = page.getByRole("searchbox", { name: "FAQ durchsuchen" });
  const search = async (text: string) => {
    await suche.fill(text);
    await page.getByRole("search").getByRole("button", { name: "Anzeigen" }).click();
    await expect(page).toHaveURL(/suche=/);
  };
  await search(`antwort ${eins}`);
  await expect(page.getByText(/^1 Eintrag zu „/)).toBeVisible();
  await expect(zeile(page, eins)).toBeVisible();
  await expect(zeile(page, zwei)).toHaveCount(0);
  await expect(page.getByRole("button", { name: `${eins} nach unten` })).toHaveCount(0);
  await press(page, `Deaktivieren: ${eins}`, `„${eins}“ ist auf der Hilfeseite nicht mehr zu sehen.`);
  await expect(page).toHaveURL(/suche=/);
  await expect(zeile(page, eins)).toContainText("Nicht aktiv");
  await expect(zeile(page, zwei)).toHaveCount(0);
  await search("gibtesnirgends");
  await expect(page.getByText("Nichts gefunden für „gibtesnirgends“.")).toBeVisible();
  await page.getByRole("link", { name: "Suche zurücksetzen" }).click();
  await expect(zeile(page, zwei)).toBeVisible();
});
