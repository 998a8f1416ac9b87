import type { Page } from "@playwright/test";
import { logIn } from "../../support/anmelden";
import { FormularSeite, hasScripts } from "../../support/formularSeite";
import { createAntrag, openFilled } from "../../support/hauptweg";
import { KONTEN } from "../../support/konten";
import { paste } from "../../support/paste";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { crash } from "../../support/tresor";

const TITEL = "Bezeichnung des Arbeitspakets";
const main = (page: Page) => page.getByRole("main");
const feld = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const zelle = (page: Page, nummer: number, frage: string) => feld(page, `Arbeitspaket ${String(nummer)}: ${frage}`);
const drueck = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const save = (page: Page) => drueck(page, "Speichern");
const neueZeile = (page: Page) => drueck(page, "Arbeitspaket hinzufügen");

/** With scripts the page is alive once it says that the vault keeps what is typed. */
async function ready(page: Page, tabelle = "Arbeitspakete"): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: `${tabelle} als Tabelle bearbeiten` })).toBeVisible();
  if (hasScripts())
    await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
}

async function gespeichert(page: Page): Promise<void> {
  await expect(page.getByText(/^Gespeichert\./)).toBeVisible();
  await ready(page);
}

/** The work plan of an empty Antrag as a table, by the button of its tab. */
async function openLeeren(page: Page): Promise<FormularSeite> {
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/formular/V2?tab=0`);
  const seite = new FormularSeite(page);
  await seite.expectThat("Vorhaben");
  const ziel = new URL(page.url());
  ziel.search = new URLSearchParams({
    vorhaben: ziel.searchParams.get("vorhaben") ?? "",
    tab: "arbeitsplan",
  }).toString();
  await page.goto(ziel.href);
  await seite.expectThat("Arbeitsplan-Tool");
  await drueck(page, "Als Tabelle bearbeiten");
  await ready(page);
  return seite;
}

/** A table of a Vorhaben that is filled with test data. */
async function openGefuellte(page: Page, tabelle: string, ueberschrift: string): Promise<void> {
  await openFilled(page);
  const { pathname, searchParams } = new URL(page.url());
  const vorhaben = searchParams.get("vorhaben") ?? "";
  await page.goto(pathname.replace("formular/V2", `tabelle?vorhaben=${vorhaben}&tabelle=${tabelle}`));
  await ready(page, ueberschrift);
}

test("Arbeitspakete als Tabelle: ausfüllen, abgelehnt werden, speichern @telefon", async ({ page, als }) => {
  await als("software");
  const seite = await openLeeren(page);

  await test.step("was nicht gespeichert werden kann, steht an seiner Zelle und oben; alles Getippte bleibt", async () => {
    await zelle(page, 1, TITEL).fill("Stoffauswahl");
    await zelle(page, 1, "Zeitraum von").fill("01.2026");
    await neueZeile(page);
    await ready(page);
    await zelle(page, 2, TITEL).fill("Prototyp");
    await zelle(page, 2, "Zeitraum von").fill("13.2026");
    await save(page);
    const fehler = /Arbeitspaket 2: Zeitraum von: Diesen Monat gibt es im Kalender nicht/;
    await expect(page.getByRole("link", { name: fehler })).toBeVisible();
    await ready(page);
    await expect(zelle(page, 1, TITEL)).toHaveValue("Stoffauswahl");
    await expect(zelle(page, 2, TITEL)).toHaveValue("Prototyp");
    await expect(zelle(page, 2, "Zeitraum von")).toHaveValue("13.2026");
    await expect(zelle(page, 2, "Zeitraum von")).toHaveAccessibleDescription(/im Kalender nicht/);
    expect(await checkRegeln(page, "Tabelle mit Fehler")).toEqual([]);
  });

  await test.step("berichtigt: beide Zeilen in einer Fassung, eine leere Zeile zählt nicht", async () => {
    await zelle(page, 2, "Zeitraum von").fill("07.2026");
    await main(page).locator("summary").filter({ hasText: "Arbeitspaket 2: Durchgeführt durch" }).click();
    await main(page)
      .getByRole("group", { name: /^Arbeitspaket 2: Durchgeführt durch/ })
      .getByRole("checkbox")
      .check();
    await neueZeile(page);
    await ready(page);
    await save(page);
    await gespeichert(page);
    await expect(zelle(page, 2, "Zeitraum von")).toHaveValue("07.2026");
    await expect(zelle(page, 3, TITEL)).toHaveCount(0);
    expect(await checkRegeln(page, "Tabelle")).toEqual([]);
  });

  await test.step("auf einem schmalen Schirm rollt die Tabelle und nicht die Seite", async () => {
    const groesse = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const bereich = main(page).getByRole("region", { name: "Arbeitspakete" });
    await bereich.focus();
    await expect(bereich).toBeFocused();
    expect(await bereich.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    if (groesse !== null) await page.setViewportSize(groesse);
  });

  await test.step("mit dem anderen Knopf geht es zum Reiter, wo dieselben Zeilen stehen", async () => {
    await zelle(page, 1, "Zeitraum bis").fill("06.2026");
    await drueck(page, "Speichern & zum Reiter");
    await seite.expectThat("Arbeitsplan-Tool");
    const tabelle = main(page).getByRole("table", { name: "Arbeitspakete" });
    await expect(tabelle.getByRole("row")).toHaveCount(3);
    await expect(tabelle.getByRole("row").nth(1)).toContainText("06.2026");
    await expect(tabelle.getByRole("row").last()).toContainText("Eigenes Unternehmen");
  });
});

test("zwei Geräte: was sich nicht berührt, wird zusammengeführt; über dieselbe Zelle wird entschieden", async ({
  page,
  als,
  context,
  browser,
}) => {
  await als("software");
  await openGefuellte(page, "arbeitspakete", "Arbeitspakete");
  // Another device of the same person: in one browser the portal allows one window.
  const geraet = await neuerContext(browser, new URL(page.url()).origin, {
    storageState: await context.storageState(),
  });
  const zweite = await geraet.newPage();
  await zweite.goto(page.url());
  await ready(zweite);
  await zelle(zweite, 1, TITEL).fill("Ausheizen");
  await zelle(zweite, 2, TITEL).fill("Nur dort");
  await save(zweite);
  await gespeichert(zweite);
  await geraet.close();
  await zelle(page, 1, TITEL).fill("Aufdampfen");
  await zelle(page, 3, "Personenmonate (eigenes Personal)").fill("7,5");
  await save(page);
  const frage = page.getByRole("alert").filter({ hasText: "In der Zwischenzeit wurde anderswo gespeichert." });
  await expect(frage).toContainText(/Ausheizen.*Ihre Eingabe.*Aufdampfen/);
  await expect(frage).not.toContainText("Nur dort");
  await ready(page);
  await expect(zelle(page, 3, "Personenmonate (eigenes Personal)")).toHaveValue("7,5");
  expect(await checkRegeln(page, "Tabelle mit Widerstreit")).toEqual([]);
  await save(page);
  await expect(page.getByRole("link", { name: /Bitte wählen Sie eine Fassung/ })).toBeVisible();
  await ready(page);
  await frage.getByRole("radio", { name: "Meine Eingabe" }).check();
  await save(page);
  await gespeichert(page);
  await expect(zelle(page, 1, TITEL)).toHaveValue("Aufdampfen");
  await expect(zelle(page, 2, TITEL)).toHaveValue("Nur dort");
  await expect(zelle(page, 3, "Personenmonate (eigenes Personal)")).toHaveValue("7,5");
});

test("Rahmen: Jahre nebeneinander, Summen, ein Wert für die Folgejahre @telefon", async ({ page, als }) => {
  await als("software");
  await openGefuellte(page, "rahmen", "Personal und Aufwendungen je Wirtschaftsjahr");
  const aufwand = main(page).getByRole("textbox", { name: /: Personalaufwendungen in Euro$/ });
  const summe = main(page)
    .getByRole("row", { name: /^Personalaufwendungen/ })
    .getByRole("cell")
    .last();
  const jahre = await aufwand.count();
  expect(jahre).toBeGreaterThan(1);
  for (let jahr = 0; jahr < jahre; jahr += 1) await aufwand.nth(jahr).fill(jahr === 0 ? "1.000" : "");
  await main(page)
    .getByRole("button", { name: /^Folgejahre füllen\s+für Personalaufwendungen/ })
    .click();
  await expect(aufwand.last()).toHaveValue("1.000");
  await expect(summe).toHaveText(`${String(jahre)}.000,00 €`);
  if (hasScripts()) await expect(main(page).getByText(/ übernommen\. Bitte prüfen und speichern Sie\.$/)).toBeVisible();
  await ready(page, "Personal und Aufwendungen je Wirtschaftsjahr");
  expect(await checkRegeln(page, "Rahmen als Tabelle")).toEqual([]);
  const groesse = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const ueberstehende = main(page)
    .getByRole("rowheader")
    .evaluateAll(
      (koepfe) =>
        koepfe.filter((kopf) => {
          const rand = kopf.getBoundingClientRect().right;
          return [...kopf.querySelectorAll("span")].some((wort) => wort.getBoundingClientRect().right > rand);
        }).length,
    );
  expect(await ueberstehende, "words that lie over the first field").toBe(0);
  if (groesse !== null) await page.setViewportSize(groesse);
  await save(page);
  await expect(page.getByText("Gespeichert.")).toBeVisible();
  await expect(aufwand.last()).toHaveValue("1.000");
  await expect(summe).toHaveText(`${String(jahre)}.000,00 €`);
});

test("auch Auftragnehmer, Partner und Wirtschaftsgüter sind Tabellen", async ({ page, als }) => {
  await als("software");
  await openGefuellte(page, "auftragnehmer", "Auftragnehmer");
  await feld(page, "Auftragnehmer 1: Ort").fill("Chemnitz");
  await save(page);
  await expect(page.getByText("Gespeichert.")).toBeVisible();
  await expect(feld(page, "Auftragnehmer 1: Ort")).toHaveValue("Chemnitz");
  for (const [tabelle, ueberschrift] of [
    ["kooperationspartner", "Kooperationspartner"],
    ["wirtschaftsgueter", "Wirtschaftsgüter"],
  ] as const) {
    await page.goto(page.url().replace(/tabelle=\w+$/, `tabelle=${tabelle}`));
    await ready(page, ueberschrift);
    expect(await checkRegeln(page, ueberschrift)).toEqual([]);
  }
});

test("nach dem Ende der Sitzung ist die Tabelle aufbewahrt und öffnet sich mit allem Getippten", async ({
  page,
  als,
  context,
  mailFolder,
}) => {
  await als("software", { eigene: true });
  await openLeeren(page);
  await zelle(page, 1, TITEL).fill("Spät gekommen");
  await context.clearCookies();
  await save(page);
  await expect(page.getByText("Ihre Eingaben wurden aufbewahrt. Melden Sie sich an, um sie zu prüfen.")).toBeVisible();
  await logIn(page, mailFolder, KONTEN.software);
  await page.getByRole("button", { name: "Auswählen Muster Software GmbH", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aufbewahrte Eingaben prüfen" })).toBeVisible();
  await expect(main(page).locator("ins").filter({ hasText: "Spät gekommen" })).toBeVisible();
  await drueck(page, "Übernehmen");
  await ready(page);
  await expect(zelle(page, 1, TITEL)).toHaveValue("Spät gekommen");
  await save(page);
  await gespeichert(page);
  await expect(zelle(page, 1, TITEL)).toHaveValue("Spät gekommen");
});

test("mit der Tastatur: Pfeile, Enter für eine neue Zeile, Esc; der Tresor hält auch neue Zeilen", async ({
  page,
  als,
}) => {
  test.skip(!hasScripts(), "Keys and the vault need scripts.");
  await als("software");
  await openGefuellte(page, "arbeitspakete", "Arbeitspakete");

  await test.step("Pfeile und Enter führen von Zelle zu Zelle, Esc nimmt zurück", async () => {
    await zelle(page, 1, TITEL).focus();
    await page.keyboard.press("ArrowDown");
    await expect(zelle(page, 2, TITEL)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(zelle(page, 2, "Zeitraum von")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Shift+Enter");
    await expect(zelle(page, 1, TITEL)).toBeFocused();
    const vorher = await zelle(page, 1, TITEL).inputValue();
    await page.keyboard.type("Vertan");
    await page.keyboard.press("Escape");
    await expect(zelle(page, 1, TITEL)).toHaveValue(vorher);
  });

  await test.step("Enter in der letzten Zeile beginnt eine neue; Zellen lassen sich einfügen", async () => {
    await zelle(page, 3, "Zeitraum bis").focus();
    await page.keyboard.press("Enter");
    await expect(zelle(page, 4, TITEL)).toBeFocused();
    await paste(page, "Erprobung\t01.2027\t03.2027\tIrgendwer");
    await expect(zelle(page, 4, "Zeitraum bis")).toHaveValue("03.2027");
    await expect(main(page).getByRole("status").filter({ hasText: "3 Werte eingefügt" })).toContainText(
      "„Irgendwer“ nicht übernommen: In Arbeitspaket 4, Durchgeführt durch steht das nicht zur Auswahl.",
    );
  });

  await test.step("Enter auf einem Kästchen sendet das Formular nicht", async () => {
    const liste = "Arbeitspaket 4: Durchgeführt durch";
    await main(page).locator("summary").filter({ hasText: liste }).click();
    const kasten = main(page).getByRole("group", { name: liste }).getByRole("checkbox").first();
    await kasten.check();
    await page.evaluate(() => {
      window.addEventListener("submit", () => document.documentElement.setAttribute("data-gesendet", ""), true);
    });
    await kasten.press("Enter");
    expect(await page.evaluate(() => document.documentElement.hasAttribute("data-gesendet"))).toBe(false);
    await kasten.uncheck();
  });

  await test.step("nach einem Absturz wird auch die neue Zeile wieder angeboten, und gespeichert", async () => {
    await main(page).getByRole("link", { name: "Zum Reiter, ohne zu speichern" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.keyboard.press("Escape");
    const danach = await crash(page, page.url());
    await danach.getByRole("button", { name: "Alle wiederherstellen" }).click();
    await expect(zelle(danach, 4, TITEL)).toHaveValue("Erprobung");
    await expect(zelle(danach, 4, "Zeitraum von")).toHaveValue("01.2027");
    await save(danach);
    await gespeichert(danach);
    await expect(zelle(danach, 4, TITEL)).toHaveValue("Erprobung");
    await expect(danach.getByText("Nicht gespeicherte Eingaben gefunden")).toHaveCount(0);
  });
});
