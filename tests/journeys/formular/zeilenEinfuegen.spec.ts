import type { Page } from "@playwright/test";
import { logIn } from "../../support/anmelden";
import { FormularSeite, hasScripts } from "../../support/formularSeite";
import { createAntrag, openFilled } from "../../support/hauptweg";
import { KONTEN } from "../../support/konten";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

const main = (page: Page) => page.getByRole("main");
const text = (page: Page) => main(page).getByRole("textbox", { name: "Ihre Zeilen" });
const drueck = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name }).first().click();
const zeilen = (page: Page) => main(page).getByRole("table", { name: "Vorschau" }).getByRole("row");

/** With scripts the page is alive once it says that the vault keeps what is typed. */
async function expectThat(page: Page, tabelle: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: `${tabelle}: Zeilen einfügen` })).toBeVisible();
  if (hasScripts())
    await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
}

/** A tab of a Vorhaben of its own, by its key. */
async function openTab(page: Page, tab: string, titel: string): Promise<FormularSeite> {
  const seite = new FormularSeite(page);
  const ziel = new URL(page.url());
  ziel.search = new URLSearchParams({ vorhaben: ziel.searchParams.get("vorhaben") ?? "", tab }).toString();
  await page.goto(ziel.href);
  await seite.expectThat(titel);
  return seite;
}

async function openArbeitsplan(page: Page): Promise<FormularSeite> {
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/formular/V2?tab=0`);
  await new FormularSeite(page).expectThat("Vorhaben");
  return openTab(page, "arbeitsplan", "Arbeitsplan-Tool");
}

const MIT_FEHLER =
  "Vorgänger;Farbe;Bezeichnung des Arbeitspakets;Zeitraum von;Zeitraum bis;Personenmonate\n" +
  ";rot;Stoffauswahl;01.2026;06.2026;1.234,5\n" +
  "1;blau;Prototyp;13.2026;12.2026;viel";
const RICHTIG = MIT_FEHLER.replace("13.2026", "07.2026").replace("viel", "12");

test("Arbeitspakete aus einer Tabelle: Vorschau, übernehmen, wieder kopieren @telefon", async ({ page, als }) => {
  await als("software");
  const seite = await openArbeitsplan(page);
  await drueck(page, "Zeilen einfügen");
  await expectThat(page, "Arbeitspakete");

  await test.step("was nicht gelesen werden kann, steht bei seiner Zeile; das Getippte bleibt", async () => {
    await text(page).fill(MIT_FEHLER);
    await drueck(page, "Vorschau");
    await expect(main(page).getByText("Nicht lesbar: Zeile 3")).toBeVisible();
    await expect(main(page).getByText("Dafür gibt es hier keine Spalte: „Farbe“.")).toBeVisible();
    await expect(zeilen(page).last()).toContainText("„13.2026“: Diesen Monat gibt es im Kalender nicht.");
    await expect(zeilen(page).last()).toContainText("„viel“: Dieses Feld darf nur Zahlen enthalten.");
    await expect(text(page)).toHaveValue(MIT_FEHLER);
    expect(await checkRegeln(page, "Zeilen einfügen mit Vorschau")).toEqual([]);
    await expect(main(page).getByRole("button", { name: /übernehmen/ })).toHaveCount(0);
  });

  await test.step("berichtigt: alle Zeilen in einer Fassung, mit Verweisen untereinander", async () => {
    await expectThat(page, "Arbeitspakete");
    await text(page).fill(RICHTIG);
    await drueck(page, "Vorschau erneuern");
    await expect(main(page).getByText("Alle 2 Zeilen sind lesbar")).toBeVisible();
    await expect(zeilen(page).last()).toContainText("1 Stoffauswahl");
    await drueck(page, "2 Zeilen übernehmen");
    await seite.expectThat("Arbeitsplan-Tool");
    await expect(page.getByText("2 Zeilen sind übernommen und gespeichert.")).toBeVisible();
    const tabelle = main(page).getByRole("table", { name: "Arbeitspakete" });
    await expect(tabelle.getByRole("row")).toHaveCount(3);
    await expect(tabelle.getByRole("row").last()).toContainText("07.2026");
    await expect(tabelle.getByRole("row").last()).toContainText("1 Stoffauswahl");
  });

  await test.step("kopiert ergibt es dieselbe Form, die wieder eingefügt werden kann", async () => {
    await drueck(page, "Zeilen einfügen");
    await expectThat(page, "Arbeitspakete");
    await expect(main(page).getByText("Nicht gespeicherte Eingaben gefunden")).toHaveCount(0);
    const kopie = await main(page).getByRole("textbox", { name: "Arbeitspakete", exact: true }).inputValue();
    expect(kopie.split("\n")).toHaveLength(3);
    expect(kopie).toContain("Prototyp\t07.2026\t12.2026");
    await text(page).fill(kopie);
    await drueck(page, "Vorschau");
    await expect(main(page).getByText("Alle 2 Zeilen sind lesbar")).toBeVisible();
    await expectThat(page, "Arbeitspakete");
    await text(page).fill("");
    await main(page).getByRole("link", { name: "Zurück zum Reiter" }).click();
    await seite.expectThat("Arbeitsplan-Tool");
  });
});

test("was im Reiter getippt ist, wird vor dem Einfügen gespeichert; ohne Kopf gilt die Reihenfolge", async ({
  page,
  als,
}) => {
  await als("software");
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/formular/V2?tab=taetigkeitsform`);
  const seite = new FormularSeite(page);
  await seite.expectThat("Tätigkeitsform");
  await main(page)
    .getByRole("checkbox", { name: /^Kooperation mit Einrichtung/ })
    .check();
  await seite.save("Speichern");
  await openTab(page, "kooperationsforschung", "Kooperationsforschung");
  const ziel = main(page).getByRole("textbox").first();
  await ziel.fill("Vor dem Einfügen getippt");
  // The bar with this text moves what stands above it, and a text area that loses the focus does, too.
  if (hasScripts()) await expect(main(page).getByText("1 ungespeicherte Änderung")).toBeVisible();
  await ziel.blur();
  await drueck(page, "Zeilen einfügen");
  await expectThat(page, "Kooperationspartner");
  await text(page).fill("Hochschule Nord\tHochschule\t\tAllee\t5\t04109\tLeipzig\tDeutschland\tMessungen\tja");
  await drueck(page, "Vorschau");
  await expect(main(page).getByText("Die Zeile ist lesbar")).toBeVisible();
  await drueck(page, "Eine Zeile übernehmen");
  await seite.expectThat("Kooperationsforschung");
  await expect(page.getByText("Eine Zeile ist übernommen und gespeichert.")).toBeVisible();
  await expect(ziel).toHaveValue("Vor dem Einfügen getippt");
  await expect(main(page).getByRole("row", { name: /Hochschule Nord/ })).toContainText("Deutschland");
});

test("Werte des Rahmens kommen in die Jahre, die es gibt", async ({ page, als }) => {
  await als("software");
  await openFilled(page);
  const seite = await openTab(page, "rahmen", "Rahmen");
  await drueck(page, "Zeilen einfügen");
  await expectThat(page, "Personal und Aufwendungen je Wirtschaftsjahr");
  const kopie = main(page).getByRole("textbox", { name: "Personal und Aufwendungen je Wirtschaftsjahr", exact: true });
  const jahr = (await kopie.inputValue()).split("\n")[1]?.split("\t")[0] ?? "";
  await text(page).fill(`Wirtschaftsjahr\tPersonalaufwendungen\n${jahr}\t123.456,78\n1999\t1`);
  await drueck(page, "Vorschau");
  await expect(zeilen(page).last()).toContainText("„1999“ gibt es hier nicht.");
  await expectThat(page, "Personal und Aufwendungen je Wirtschaftsjahr");
  await text(page).fill(`Wirtschaftsjahr\tPersonalaufwendungen\n${jahr}\t123.456,78`);
  await drueck(page, /^Vorschau/);
  await drueck(page, "Eine Zeile übernehmen");
  await seite.expectThat("Rahmen");
  await expect(main(page).getByRole("textbox", { name: "Personalaufwendungen in Euro" }).first()).toHaveValue(
    "123.456,78",
  );
});

test("nach dem Ende der Sitzung ist der Text aufbewahrt und öffnet sich mit seiner Vorschau", async ({
  page,
  als,
  context,
  mailFolder,
}) => {
  await als("software", { eigene: true });
  const seite = await openArbeitsplan(page);
  await drueck(page, "Zeilen einfügen");
  await expectThat(page, "Arbeitspakete");
  await text(page).fill(RICHTIG);
  await context.clearCookies();
  await drueck(page, "Vorschau");
  await expect(page.getByText("Ihre Eingaben wurden aufbewahrt. Melden Sie sich an, um sie zu prüfen.")).toBeVisible();
  await logIn(page, mailFolder, KONTEN.software);
  await page.getByRole("button", { name: "Auswählen Muster Software GmbH", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aufbewahrte Eingaben prüfen" })).toBeVisible();
  await expect(main(page).locator("ins").filter({ hasText: "Stoffauswahl" })).toBeVisible();
  await drueck(page, "Übernehmen");
  await expectThat(page, "Arbeitspakete");
  await expect(text(page)).toHaveValue(RICHTIG);
  await drueck(page, "2 Zeilen übernehmen");
  await seite.expectThat("Arbeitsplan-Tool");
  await expect(page.getByText("2 Zeilen sind übernommen und gespeichert.")).toBeVisible();
});
