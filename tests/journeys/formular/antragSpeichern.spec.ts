import type { Browser, BrowserContext, Page } from "@playwright/test";
import { FormularSeite, hasScripts, openWeiteres } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, neuerContext, test } from "../../support/portal";

const titel = (page: Page) => page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true });

const funktion = (page: Page) => page.getByRole("textbox", { name: "Funktion", exact: true });

type Zweite = {
  page: Page;
  browser: Browser;
  als: (wer: "software", optionen: { context: BrowserContext }) => Promise<void>;
  baseURL: string | undefined;
};

/** The same page in the browser of a second person. */
async function zweitePerson(
  { page, browser, als, baseURL }: Zweite,
  offen: string | RegExp = "Vorhaben",
): Promise<{ andere: Page; close: () => Promise<void> }> {
  const context = await neuerContext(browser, baseURL);
  await als("software", { context });
  const andere = await context.newPage();
  await andere.goto(page.url());
  await new FormularSeite(andere).expectThat(offen);
  return { andere, close: () => context.close() };
}

/** Opens another tab of the open Vorhaben. */
async function openTab(page: Page, nummer: number, titelDesTabs: string): Promise<void> {
  const ziel = new URL(page.url());
  ziel.search = new URLSearchParams({
    vorhaben: ziel.searchParams.get("vorhaben") ?? "",
    tab: String(nummer),
  }).toString();
  await page.goto(ziel.href);
  await new FormularSeite(page).expectThat(titelDesTabs);
}

/** Creates an Antrag of this test's own and opens its form. */
async function openNew(page: Page): Promise<{ seite: FormularSeite; uuid: string }> {
  const uuid = await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  const seite = new FormularSeite(page);
  await seite.expectThat("Vorhaben");
  return { seite, uuid };
}

test.describe("mit eigenem Antrag", () => {
  test.beforeEach(async ({ als }) => als("software"));

  test("ein leerer Antrag bekommt seinen Namen gleich", async ({ page }) => {
    await page.goto("/antraege/neu");
    await page.getByRole("textbox", { name: "Bezeichnung", exact: true }).fill("Lagerdiagnose 2026");
    await page.getByRole("button", { name: "Leeren Antrag anlegen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Lagerdiagnose 2026" })).toBeVisible();
  });

  test("Unfertiges lässt sich speichern und ist nach dem Neuladen da", async ({ page }) => {
    const { seite } = await openNew(page);
    await titel(page).fill("Halb fertig");
    await page.getByRole("textbox", { name: "Beginn des Vorhabens", exact: true }).fill("01.03.2026");
    await seite.save("Speichern");
    await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible();
    await page.reload();
    await expect(titel(page)).toHaveValue("Halb fertig");
    await expect(page.getByRole("textbox", { name: "Beginn des Vorhabens", exact: true })).toHaveValue("01.03.2026");
  });

  test("Absätze und Einrückungen sind beim Durchlesen so da, wie sie getippt sind", async ({ page }) => {
    const { seite, uuid } = await openNew(page);
    const text = "Erste Zeile\n\n  eingerückt    mit Abstand\n- Punkt";
    await openTab(page, 4, "Inhaltliche Angaben");
    await page.getByRole("textbox", { name: /^Was ist das Ziel/ }).fill(text);
    await seite.save("Speichern");
    await page.goto(`/antraege/${uuid}/lesen`);
    const antwort = page.getByRole("definition").filter({ hasText: "Erste Zeile" });
    await expect(antwort).toBeVisible();
    expect(await antwort.innerText()).toBe(text);
  });

  test("zu langer Text wird verkürzt, und das steht da", async ({ page }) => {
    const { seite } = await openNew(page);
    await titel(page).fill("ä".repeat(205));
    const hinweis = page.getByText("Achtung: Ihre Eingabe wurde auf die erlaubte Anzahl von Zeichen verkürzt.").first();
    if (hasScripts()) await expect(hinweis).toBeVisible();
    await seite.save("Speichern");
    if (!hasScripts()) await expect(hinweis).toBeVisible();
    await expect(titel(page)).toHaveValue("ä".repeat(200));
    const rest = page.getByRole("textbox", { name: "Abgeschnittener Rest" });
    await expect(rest).toHaveValue("ä".repeat(5));
    await page.getByRole("button", { name: "Rest verwerfen" }).click();
    await expect(rest).toHaveCount(0);
  });

  test("was sich nicht lesen lässt, wird abgelehnt; alles Getippte bleibt", async ({ page }) => {
    await openNew(page);
    await titel(page).fill("Bleibt stehen");
    const beginn = page.getByRole("textbox", { name: "Beginn des Vorhabens", exact: true });
    await beginn.fill("31.02.2026");
    const antwort = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).click();
    expect((await antwort).status()).toBe(422);
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(titel(page)).toHaveValue("Bleibt stehen");
    await expect(beginn).toHaveValue("31.02.2026");
    await page
      .getByRole("alert")
      .first()
      .getByRole("link", { name: /Beginn des Vorhabens/ })
      .click();
    await expect(beginn).toBeFocused();
  });

  test("zwei Personen ändern Verschiedenes: beides bleibt, und die Seite sagt, was dazukam", async ({
    page,
    browser,
    als,
    baseURL,
  }) => {
    const { seite } = await openNew(page);
    const { andere, close } = await zweitePerson({ page, browser, als, baseURL });
    await titel(page).fill("Von der ersten Person");
    await seite.save("Speichern");
    await funktion(andere).fill("Leitung");
    await new FormularSeite(andere).save("Speichern");
    await expect(andere.getByText(/^Ihre Angaben wurden mit denen von .+ zusammengeführt\./)).toBeVisible();
    await expect(andere.getByRole("listitem").filter({ hasText: /^Titel des Vorhabens \(/ })).toBeVisible();
    await expect(titel(andere)).toHaveValue("Von der ersten Person");
    await expect(funktion(andere)).toHaveValue("Leitung");
    await close();
  });

  test("zwei Personen ändern dasselbe Feld: nichts geht verloren, und die zweite muss wählen", async ({
    page,
    browser,
    als,
    baseURL,
  }) => {
    const { seite } = await openNew(page);
    const { andere, close } = await zweitePerson({ page, browser, als, baseURL });
    await titel(page).fill("Fassung der ersten Person");
    await seite.save("Speichern");
    await titel(andere).fill("Fassung der zweiten Person");
    await funktion(andere).fill("Leitung");
    const send = async (knopf: string) => {
      const antwort = andere.waitForResponse((response) => response.request().method() === "POST");
      await andere.getByRole("main").getByRole("button", { name: knopf, exact: true }).click();
      return (await antwort).status();
    };
    expect(await send("Speichern")).toBe(409);
    const konflikt = andere.getByRole("alert").filter({ hasText: "In der Zwischenzeit wurde anderswo gespeichert." });
    const frage = konflikt.getByRole("region", { name: "Titel des Vorhabens" });
    await expect(frage.getByRole("heading", { name: /^Gespeichert von / })).toBeVisible();
    await expect(frage.locator("ins")).toContainText("zweiten");
    await expect(frage.locator("del")).toContainText("ersten");
    await expect(frage.getByRole("radio", { checked: true })).toHaveCount(0);
    expect(await send("Mit dieser Auswahl speichern")).toBe(422);
    await expect(frage.getByText("Bitte wählen Sie eine Fassung.")).toBeVisible();
    await expect(titel(andere)).toHaveValue("Fassung der zweiten Person");
    await expect(funktion(andere)).toHaveValue("Leitung");
    await frage.getByRole("radio", { name: /^Gespeicherte Fassung von / }).check();
    await andere.getByRole("button", { name: "Mit dieser Auswahl speichern" }).click();
    await expect(konflikt).toHaveCount(0);
    await expect(titel(andere)).toHaveValue("Fassung der ersten Person");
    await expect(funktion(andere)).toHaveValue("Leitung");
    await close();
  });

  test("ein inzwischen gelöschtes Vorhaben: das Getippte bleibt und wird ein neues", async ({
    page,
    browser,
    als,
    baseURL,
  }) => {
    await openNew(page);
    const { andere, close } = await zweitePerson({ page, browser, als, baseURL });
    await titel(andere).fill("Das soll bleiben");
    await openWeiteres(page);
    await page.getByRole("button", { name: "Vorhaben hinzufügen" }).click();
    await expect(page.getByText(/Vorhaben 2 von 2/)).toBeVisible();
    await page.goto(andere.url());
    await page.goto(`${page.url()}&loeschen=1`);
    await page.getByRole("button", { name: "Löschen", exact: true }).click();
    await expect(page.getByText("Das Vorhaben wurde gelöscht.")).toBeVisible();
    await andere.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).click();
    await expect(
      andere.getByText(/^Dieses Vorhaben wurde inzwischen gelöscht\. Ihre Eingaben sind nicht gespeichert\./).first(),
    ).toBeVisible();
    await expect(andere.getByRole("textbox", { name: "Titel des Vorhabens" })).toHaveValue("Das soll bleiben");
    await andere.getByRole("button", { name: "Als neues Vorhaben behalten" }).click();
    await expect(
      andere.getByText("Das gelöschte Vorhaben wurde mit Ihren Eingaben als neues Vorhaben angelegt."),
    ).toBeVisible();
    await expect(titel(andere)).toHaveValue("Das soll bleiben");
    await close();
  });

  test("ein inzwischen gelöschter Eintrag: das Getippte bleibt, und die Person wählt", async ({
    page,
    browser,
    als,
    baseURL,
  }) => {
    const { seite } = await openNew(page);
    await openTab(page, 5, "Arbeitsplan-Tool");
    await page.getByRole("button", { name: "Arbeitspaket hinzufügen" }).click();
    await seite.expectThat(/: Neue/);
    await page.getByRole("textbox", { name: "Bezeichnung des Arbeitspakets" }).fill("Stoffauswahl");
    await seite.save("Speichern");
    const { andere, close } = await zweitePerson({ page, browser, als, baseURL }, "Arbeitspaket: Stoffauswahl");
    await openTab(page, 5, "Arbeitsplan-Tool");
    await page.getByRole("button", { name: "Stoffauswahl löschen" }).click();
    await page.getByRole("button", { name: "Löschen", exact: true }).click();
    await expect(page.getByText("Der Eintrag wurde gelöscht.")).toBeVisible();
    const beschreibung = andere.getByRole("textbox", { name: "Kurzbeschreibung" });
    await beschreibung.fill("Das soll bleiben");
    await andere.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).click();
    const konflikt = andere.getByRole("alert").filter({ hasText: "In der Zwischenzeit wurde anderswo gespeichert." });
    await expect(konflikt).toBeVisible();
    await expect(beschreibung).toHaveValue("Das soll bleiben");
    await konflikt.getByRole("radio", { name: "Eintrag mit meinen Angaben behalten" }).check();
    await andere.getByRole("button", { name: "Mit dieser Auswahl speichern" }).click();
    await expect(konflikt).toHaveCount(0);
    await expect(beschreibung).toHaveValue("Das soll bleiben");
    await andere.reload();
    await expect(beschreibung).toHaveValue("Das soll bleiben");
    await close();
  });

  test("ein inzwischen abgewählter Reiter: das Getippte bleibt, und die Person wählt", async ({
    page,
    browser,
    als,
    baseURL,
  }) => {
    const { seite } = await openNew(page);
    const kooperation = page.getByRole("checkbox", { name: /^Kooperation mit Einrichtung/ });
    await openTab(page, 1, "Tätigkeitsform");
    await kooperation.check();
    await seite.save("Speichern");
    await openTab(page, 3, "Kooperationsforschung");
    const { andere, close } = await zweitePerson({ page, browser, als, baseURL }, "Kooperationsforschung");
    await openTab(page, 1, "Tätigkeitsform");
    await kooperation.uncheck();
    await seite.save("Speichern");
    const ziel = andere.getByRole("textbox", { name: /^Was ist das übergeordnete Ziel/ });
    await ziel.fill("Das soll bleiben");
    await andere.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).click();
    await expect(
      andere.getByRole("alert").filter({ hasText: "In der Zwischenzeit wurde anderswo gespeichert." }),
    ).toBeVisible();
    await expect(ziel).toHaveValue("Das soll bleiben");
    await close();
  });

  test("dasselbe Formular zweimal gesendet wirkt einmal", async ({ page }) => {
    const { uuid } = await openNew(page);
    const antworten: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") antworten.push(request.url());
    });
    await openWeiteres(page);
    await page.getByRole("button", { name: "Vorhaben hinzufügen" }).dblclick();
    await expect(page.getByText(/Vorhaben 2 von 2/)).toBeVisible();
    await page.goto(`/antraege/${uuid}/startseite`);
    await expect(page.getByRole("heading", { level: 2, name: "Vorhaben (2)" })).toBeVisible();
    expect(antworten.length).toBeGreaterThan(0);
  });
});

test("wer nur lesen darf, sieht Text statt Feldern", async ({ page, als }) => {
  await als("support");
  await page.goto("/antraege?suche=Wärmepumpen, noch in Arbeit");
  await page
    .getByRole("table")
    .getByRole("link", { name: /Entwurf|Wärmepumpen/ })
    .last()
    .click();
  await page.getByRole("link", { name: /^Ansehen/ }).click();
  await expect(page.getByText("Sie können diesen Antrag lesen, aber nicht bearbeiten.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("button", { name: "Speichern", exact: true })).toHaveCount(0);
});
