import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { hasScripts } from "../../support/formularSeite";
import { foundFirma, freshAdressen, inviteWithoutSeiten, join, ROLLE } from "../../support/mitwirkende";
import { paste } from "../../support/paste";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { crash, expectEintraege } from "../../support/tresor";
import { systemClock } from "~/lib/clock";
import { todayBerlin } from "~/lib/date";

const PFAD = "/geschaeftsstatistikenTabelle";
const main = (page: Page) => page.getByRole("main");
const tabelle = (page: Page) => main(page).getByRole("table", { name: "Zahlen aller Wirtschaftsjahre" });

/** The year before this one is the last that is completed. */
const JAHR = Number(todayBerlin(systemClock).slice(0, 4)) - 1;
const name = (jahr: number) => `Wirtschaftsjahr ${String(jahr)}`;
const zelle = (page: Page, zeile: string, jahr: number) =>
  tabelle(page).getByRole("textbox", { name: `${zeile}, ${name(jahr)}`, exact: true });
const summe = (page: Page, jahr: number) =>
  tabelle(page)
    .getByRole("row", { name: /^FuE gesamt/ })
    .getByRole("cell")
    .nth(JAHR - jahr);

const save = (page: Page) => main(page).getByRole("button", { name: "Speichern", exact: true }).click();
const gespeichert = (page: Page) => expect(page.getByText("Die Wirtschaftsjahre sind gespeichert.")).toBeVisible();

/** With scripts the page is alive once it says that the vault keeps what is typed. */
async function ready(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Alle Wirtschaftsjahre in einer Tabelle" })).toBeVisible();
  if (hasScripts())
    await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
}

async function open(page: Page): Promise<void> {
  await page.goto(PFAD);
  await ready(page);
}

/** Enters a year with nothing but its days. */
async function create(page: Page, jahr: number): Promise<void> {
  await page.goto("/geschaeftsstatistikenFormular");
  if (hasScripts())
    await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
  const tag = (wann: string) => main(page).getByRole("textbox", { name: new RegExp(`^Wirtschaftsjahr ${wann}`) });
  await tag("von").fill(`01.01.${String(jahr)}`);
  await tag("bis").fill(`31.12.${String(jahr)}`);
  await save(page);
  await expect(page.getByText("Das Wirtschaftsjahr ist gespeichert.")).toBeVisible();
  // The page of the stored year still lets go of what was typed for a new one.
  if (hasScripts()) await expectEintraege(page, 0);
}

const FELDER = ["Art der Werte", "Umsatz", "Bilanzsumme", "Beschäftigte", "FuE-Beschäftigte"] as const;

test("alle Wirtschaftsjahre in einer Tabelle: ausfüllen, einfügen, zusammenführen @telefon", async ({
  page,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("raster", project.name);
  const firma = `Raster ${project.name} GmbH`;
  await foundFirma(page, mailFolder, { firma, vorname: "Rosa", nachname: "Raster", email: adresse("rosa") });

  await test.step("ohne Jahr gibt es die Tabelle nicht, mit einem führt die Übersicht zu ihr", async () => {
    const weg = main(page).getByRole("link", { name: "Alle Jahre in einer Tabelle" });
    await page.goto(PFAD);
    await expect(page.getByRole("heading", { level: 1, name: "Geschäftsstatistik" })).toBeVisible();
    await expect(page.getByText(/^Es ist kein Wirtschaftsjahr mehr oder noch keines erfasst\./)).toBeVisible();
    await expect(weg).toHaveCount(0);
    await create(page, JAHR);
    await create(page, JAHR - 1);
    await page.goto("/geschaeftsstatistiken");
    await weg.click();
    await ready(page);
  });

  await test.step("eine Spalte je Jahr, das neueste zuerst, jede Zelle mit Namen, jedes Jahr mit seinem Formular", async () => {
    await expect(tabelle(page).getByRole("columnheader")).toContainText(["Angabe", name(JAHR), name(JAHR - 1)]);
    await expect(tabelle(page).getByRole("rowheader")).toContainText([...FELDER, "FuE Personal", "FuE Sachmittel"]);
    await expect(tabelle(page).getByRole("textbox")).toHaveCount(14);
    await expect(tabelle(page).getByRole("link", { name: name(JAHR), exact: true })).toHaveAttribute(
      "href",
      /^\/geschaeftsstatistikenFormular\//,
    );
  });

  await test.step("die Summe folgt dem Getippten: mit Skripten sofort, ohne auf Knopfdruck, gespeichert ist nichts", async () => {
    await zelle(page, "FuE Personal", JAHR).fill("1.000");
    await zelle(page, "FuE Sachmittel", JAHR).fill("0,50");
    await zelle(page, "FuE Aufträge", JAHR - 1).fill("7");
    const rechnen = main(page).getByRole("button", { name: "Summen berechnen" });
    if (hasScripts()) await expect(rechnen).toHaveCount(0);
    else await rechnen.click();
    await expect(summe(page, JAHR)).toHaveText("1.000,50 €");
    await expect(summe(page, JAHR - 1)).toHaveText("7,00 €");
    await expect(zelle(page, "FuE Personal", JAHR)).toHaveValue("1.000");
    await save(page);
    await gespeichert(page);
    await ready(page);
    await expect(summe(page, JAHR)).toHaveText("1.000,50 €");
    await expect(zelle(page, "FuE Sachmittel", JAHR)).toHaveValue("0,50");
  });

  if (hasScripts()) {
    await moveByKeys(page);
    await pasteBlocks(page);
  } else await refuseLetters(page);
  const hier = hasScripts() ? await keepPasted(page) : page;

  await test.step("zwei zugleich: was sich nicht berührt, wird zusammengeführt; über dieselbe Zelle wird entschieden", async () => {
    const zoe = { vorname: "Zoe", nachname: "Zweite", email: adresse("zoe"), rolle: ROLLE.bevollmaechtigt };
    await inviteWithoutSeiten(hier, zoe);
    const zweite = await join({ browser, baseURL, mailFolder, email: zoe.email, firma });
    await open(hier);
    await open(zweite.page);
    await seeAnwesende(hier, "Diese Wirtschaftsjahre werden gerade bearbeitet von Zoe Zweite.");
    await seeAnwesende(zweite.page, "Diese Wirtschaftsjahre werden gerade bearbeitet von Rosa Raster.");
    await zelle(zweite.page, "Umsatz", JAHR).fill("111");
    await zelle(zweite.page, "Umsatz", JAHR - 1).fill("222");
    await save(zweite.page);
    await gespeichert(zweite.page);
    await seeAnwesende(hier, "Diese Wirtschaftsjahre wurden soeben gespeichert von Zoe Zweite.");
    await zelle(hier, "Umsatz", JAHR).fill("333");
    await zelle(hier, "Bilanzsumme", JAHR - 1).fill("444");
    await save(hier);
    const frage = hier.getByRole("alert").filter({ hasText: "In der Zwischenzeit wurde anderswo gespeichert." });
    await expect(frage.getByRole("heading", { name: `Umsatz in Euro, ${name(JAHR)}` })).toBeVisible();
    await expect(frage).toContainText(/Zoe Zweite.*111\b.*Ihre Eingabe.*333\b/);
    await expect(frage).not.toContainText("222");
    expect(await checkRegeln(hier, `${PFAD} mit Widerstreit`)).toEqual([]);
    await expect(zelle(hier, "Bilanzsumme", JAHR - 1)).toHaveValue("444");
    await save(hier);
    await expect(hier.getByRole("link", { name: /Bitte wählen Sie eine Fassung/ })).toBeVisible();
    await frage.getByRole("radio", { name: "Meine Eingabe" }).check();
    await save(hier);
    await gespeichert(hier);
    await ready(hier);
    await expect(zelle(hier, "Umsatz", JAHR)).toHaveValue("333");
    await expect(zelle(hier, "Umsatz", JAHR - 1)).toHaveValue("222");
    await expect(zelle(hier, "Bilanzsumme", JAHR - 1)).toHaveValue("444");

    await open(hier);
    await zweite.page.goto("/geschaeftsstatistiken");
    await main(zweite.page)
      .getByRole("link", { name: new RegExp(`^Bearbeiten: Wirtschaftsjahr .*${String(JAHR - 1)}$`) })
      .click();
    await seeAnwesende(zweite.page, "Dieses Wirtschaftsjahr wird gerade bearbeitet von Rosa Raster.");
    await main(zweite.page).getByText("Dieses Wirtschaftsjahr löschen").click();
    await main(zweite.page).getByRole("button", { name: "Wirtschaftsjahr löschen" }).click();
    await expect(zweite.page.getByText("Das Wirtschaftsjahr ist gelöscht.")).toBeVisible();
    await zelle(hier, "Umsatz", JAHR).fill("555");
    await zelle(hier, "Umsatz", JAHR - 1).fill("666");
    await save(hier);
    await expect(
      hier.getByRole("link", { name: /Ein Wirtschaftsjahr dieser Tabelle gibt es nicht mehr/ }),
    ).toBeVisible();
    await expect(main(hier).getByRole("definition").filter({ hasText: "666" })).toBeVisible();
    await expect(zelle(hier, "Umsatz", JAHR)).toHaveValue("555");
    expect(await checkRegeln(hier, `${PFAD} nach dem Löschen eines Jahres`)).toEqual([]);
    await save(hier);
    await gespeichert(hier);
    await ready(hier);
    await expect(zelle(hier, "Umsatz", JAHR)).toHaveValue("555");
    await zweite.context.close();
  });

  await test.step("auf einem schmalen Schirm rollt die Tabelle und nicht die Seite", async () => {
    await hier.setViewportSize({ width: 320, height: 640 });
    await open(hier);
    const breite = await hier.evaluate(() => document.documentElement.scrollWidth);
    expect(breite).toBeLessThanOrEqual(320);
    const bereich = main(hier).getByRole("region", { name: "Zahlen aller Wirtschaftsjahre" });
    await bereich.focus();
    await expect(bereich).toBeFocused();
    expect(await bereich.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    await hier.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("Mitarbeitende lesen die Tabelle und bearbeiten sie nicht", async () => {
    const mira = { vorname: "Mira", nachname: "Lesen", email: adresse("mira"), rolle: ROLLE.mitarbeit };
    await inviteWithoutSeiten(hier, mira);
    const gast = await join({ browser, baseURL, mailFolder, email: adresse("mira"), firma });
    await gast.page.goto(PFAD);
    await expect(main(gast.page).getByText("Sie können diese Angaben lesen, aber nicht bearbeiten.")).toBeVisible();
    await expect(tabelle(gast.page).getByText("555,00 €")).toBeVisible();
    await expect(main(gast.page).getByRole("textbox")).toHaveCount(0);
    await gast.page.goto("/geschaeftsstatistiken");
    await expect(main(gast.page).getByRole("link", { name: /Alle Jahre in einer Tabelle/ })).toHaveCount(0);
    await gast.context.close();
  });
});

/** Who else is here is told by scripts only; without them the page says who has saved last. */
async function seeAnwesende(page: Page, text: string): Promise<void> {
  if (hasScripts()) await expect(page.getByText(text)).toBeVisible();
}

async function moveByKeys(page: Page): Promise<void> {
  await test.step("Pfeile und Enter führen in der Spalte, an der Summe vorbei und nicht aus der Tabelle", async () => {
    await zelle(page, "Umsatz", JAHR - 1).focus();
    await page.keyboard.press("ArrowDown");
    await expect(zelle(page, "Bilanzsumme", JAHR - 1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(zelle(page, "Beschäftigte", JAHR - 1)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.press("ArrowUp");
    await expect(zelle(page, "Umsatz", JAHR - 1)).toBeFocused();
    await zelle(page, "FuE Aufträge", JAHR).focus();
    await page.keyboard.press("Enter");
    await expect(zelle(page, "FuE Aufträge", JAHR)).toBeFocused();
  });
}

async function pasteBlocks(page: Page): Promise<void> {
  await test.step("ein Block aus der Tabellenkalkulation füllt ab der Zelle; was nicht passt, wird gesagt", async () => {
    await zelle(page, "Umsatz", JAHR).fill("1");
    await zelle(page, "Umsatz", JAHR).focus();
    await paste(page, "5.000.000,00 €\t4.000.000\tzu viel\r\nviel\t3.000.000,555\r\n\t40,5\r\n");
    await expect(zelle(page, "Umsatz", JAHR)).toHaveValue("5.000.000,00");
    await expect(zelle(page, "Umsatz", JAHR - 1)).toHaveValue("4.000.000");
    await expect(zelle(page, "Bilanzsumme", JAHR)).toHaveValue("");
    await expect(zelle(page, "Bilanzsumme", JAHR - 1)).toHaveValue("3.000.000,55");
    await expect(zelle(page, "Beschäftigte", JAHR - 1)).toHaveValue("40,5");
    const bericht = main(page).getByRole("status").filter({ hasText: "4 Werte eingefügt" });
    await expect(bericht).toContainText(`„viel“ nicht übernommen: Das ist keine Zahl für Bilanzsumme, ${name(JAHR)}.`);
    await expect(bericht).toContainText("„zu viel“ nicht übernommen: Dafür ist in der Tabelle kein Platz mehr.");
    await expect(bericht).toContainText(`Bilanzsumme, ${name(JAHR - 1)}: Nachkommastellen wurden gekürzt.`);
    expect(await checkRegeln(page, `${PFAD} nach dem Einfügen`)).toEqual([]);
    await main(page).getByRole("button", { name: "Einfügen rückgängig machen" }).click();
    await expect(zelle(page, "Umsatz", JAHR)).toHaveValue("1");
    await expect(zelle(page, "Umsatz", JAHR - 1)).toHaveValue("");
    await expect(zelle(page, "Umsatz", JAHR)).toBeFocused();
  });
}

/** Ends in another tab. */
async function keepPasted(page: Page): Promise<Page> {
  return test.step("was eingefügt und nicht gespeichert ist, liegt im Tresor; wer geht, wird gefragt", async () => {
    await paste(page, "10\t20\n30\t40\n5\t6");
    await expect(summe(page, JAHR)).toHaveText("1.000,50 €");
    await main(page).getByRole("link", { name: "Zur Übersicht" }).click();
    const frage = page.getByRole("alertdialog");
    await expect(frage).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(zelle(page, "Bilanzsumme", JAHR - 1)).toHaveValue("40");
    // More than the paste before had left there.
    await expectEintraege(page, 6);
    const danach = await crash(page, PFAD);
    await expect(danach.getByRole("heading", { name: `Bilanzsumme, ${name(JAHR - 1)}` })).toBeVisible();
    await danach.getByRole("button", { name: "Alle wiederherstellen" }).click();
    await expect(zelle(danach, "Umsatz", JAHR)).toBeFocused();
    await expect(zelle(danach, "Bilanzsumme", JAHR - 1)).toHaveValue("40");
    await main(danach).getByRole("link", { name: "Zur Übersicht" }).click();
    await danach.getByRole("alertdialog").getByRole("button", { name: "Speichern & fortfahren" }).click();
    await expect(danach.getByRole("heading", { level: 1, name: "Geschäftsstatistik" })).toBeVisible();
    await gespeichert(danach);
    await open(danach);
    await expect(zelle(danach, "Bilanzsumme", JAHR - 1)).toHaveValue("40");
    return danach;
  });
}

async function refuseLetters(page: Page): Promise<void> {
  await test.step("ein unlesbarer Wert: Meldung an der Zelle und oben, alles Getippte bleibt, nichts ist gespeichert", async () => {
    await zelle(page, "Umsatz", JAHR - 1).fill("vier Millionen");
    await zelle(page, "Bilanzsumme", JAHR).fill("77");
    await save(page);
    const meldung = page.getByRole("link", { name: new RegExp(`^Umsatz, ${name(JAHR - 1)}: Dieses Feld darf nur`) });
    await meldung.click();
    await expect(zelle(page, "Umsatz", JAHR - 1)).toBeFocused();
    await expect(zelle(page, "Umsatz", JAHR - 1)).toHaveValue("vier Millionen");
    await expect(zelle(page, "Umsatz", JAHR - 1)).toHaveAttribute("aria-invalid", "true");
    await expect(zelle(page, "Bilanzsumme", JAHR)).toHaveValue("77");
    await open(page);
    await expect(zelle(page, "Bilanzsumme", JAHR)).toHaveValue("");
  });

  await test.step("ein fremdes Jahr im Formular: eine Meldung, alles Getippte bleibt, und auch vom eigenen ist nichts gespeichert", async () => {
    await zelle(page, "Bilanzsumme", JAHR).fill("78");
    await main(page)
      .locator('input[name="jahr"]')
      .nth(1)
      .evaluate((feld, uuid) => feld.setAttribute("value", uuid), randomUUID());
    await save(page);
    await expect(
      page.getByRole("link", { name: /Ein Wirtschaftsjahr dieser Tabelle gibt es nicht mehr/ }),
    ).toBeVisible();
    await expect(zelle(page, "Bilanzsumme", JAHR)).toHaveValue("78");
    await open(page);
    await expect(zelle(page, "Bilanzsumme", JAHR)).toHaveValue("");
  });
}
