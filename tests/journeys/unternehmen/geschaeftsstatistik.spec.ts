import type { Locator, Page } from "@playwright/test";
import { hasScripts } from "../../support/formularSeite";
import { openFilled } from "../../support/hauptweg";
import { foundFirma, freshAdressen, inviteWithoutSeiten, join, ROLLE } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";
import { systemClock } from "~/lib/clock";
import { todayBerlin } from "~/lib/date";

const main = (page: Page) => page.getByRole("main");
const feld = (page: Page, name: string | RegExp) => main(page).getByRole("textbox", { name, exact: true });
const save = (page: Page) => main(page).getByRole("button", { name: "Speichern", exact: true }).click();
const gespeichert = (page: Page) => expect(page.getByText(/^Das Wirtschaftsjahr ist gespeichert\./)).toBeVisible();

/** The year before this one is the last that is completed. */
const JAHR = Number(todayBerlin(systemClock).slice(0, 4)) - 1;
/** What a whole year is called. */
const name = (jahr: number) => String(jahr);

/** The entry among the deadlines. */
const frist = (page: Page, was: string) =>
  page.getByRole("link", { name: new RegExp(`^Geschäftsstatistik für das Wirtschaftsjahr ${String(JAHR)} ${was}$`) });

const ZAHLEN = {
  "Umsatz in Euro": "5.000.000,00",
  "Beschäftigte insgesamt (VZÄ, Ende des Wirtschaftsjahres)": "50",
  "Davon in Forschung und Entwicklung (VZÄ)": "10,5",
  "Interne FuE-Aufwendungen: Personal (Euro)": "700.000,00",
  "Interne FuE-Aufwendungen: Sachmittel (Euro)": "100.000,50",
  "Externe FuE-Aufwendungen: Aufträge (Euro)": "200.000,00",
} as const;

/** With scripts the page is alive once it says that the vault keeps what is typed. */
async function ready(page: Page, titel: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: titel })).toBeVisible();
  if (hasScripts())
    await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
}

test("Wirtschaftsjahre erfassen: was verlangt ist, was fehlt, was nicht geht @telefon", async ({
  page,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("statistik", project.name);
  const firma = `Statistik ${project.name} GmbH`;
  await foundFirma(page, mailFolder, { firma, vorname: "Stina", nachname: "Zahl", email: adresse("stina") });

  await test.step("die Startseite nennt es bei den Fristen, und die Übersicht führt zum verlangten Jahr", async () => {
    await page.goto("/home");
    const eintrag = main(page)
      .getByRole("listitem")
      .filter({ has: frist(page, "fehlt") });
    await expect(eintrag).toContainText("30.06.");
    await main(page).getByText("Was passiert danach?").click();
    await expect(main(page).getByText(/Der Tag ist ein Vorschlag des Portals\./)).toBeVisible();
    await frist(page, "fehlt").click();
    await expect(page.getByRole("heading", { level: 1, name: "Geschäftsstatistik" })).toBeVisible();
    await expect(main(page).getByText(`Wirtschaftsjahr ${name(JAHR)}: Noch nicht erfasst`)).toBeVisible();
    await expect(main(page).getByText("Keine Daten vorhanden")).toBeVisible();
    await main(page)
      .getByRole("link", { name: `Erfassen: Wirtschaftsjahr ${name(JAHR)}` })
      .click();
    await ready(page, "Wirtschaftsjahr erfassen");
    await expect(feld(page, /^Wirtschaftsjahr von/)).toHaveValue(`01.01.${String(JAHR)}`);
  });

  await test.step("dreizehn Monate und ein unlesbarer Betrag: Meldung am Feld und oben, alles Getippte bleibt", async () => {
    await feld(page, "Bemerkung").fill("Umzug im Mai");
    await feld(page, "Umsatz in Euro").fill("fünf Millionen");
    // With scripts the control takes no letters, so there is nothing to send.
    await expect(feld(page, "Umsatz in Euro")).toHaveValue(hasScripts() ? "" : "fünf Millionen");
    if (!hasScripts()) {
      await feld(page, /^Wirtschaftsjahr von/).fill(`01.12.${String(JAHR - 1)}`);
      await save(page);
      await expect(page.getByRole("link", { name: /Ein Wirtschaftsjahr hat höchstens zwölf Monate/ })).toBeVisible();
      const meldung = page.getByRole("link", { name: /^Umsatz in Euro: Dieses Feld darf nur Zahlen enthalten/ });
      await expect(meldung).toHaveAttribute("href", "#umsatz");
      await expect(feld(page, "Umsatz in Euro")).toHaveValue("fünf Millionen");
      await expect(feld(page, "Bemerkung")).toHaveValue("Umzug im Mai");
    }
    await feld(page, "Umsatz in Euro").fill("5.000.000");
    await feld(page, /^Wirtschaftsjahr von/).fill(`01.12.${String(JAHR - 1)}`);
    await save(page);
    const meldung = page.getByRole("link", { name: /Ein Wirtschaftsjahr hat höchstens zwölf Monate/ });
    await expect(meldung).toHaveAttribute("href", "#wjEnde");
    await expect(feld(page, /^Wirtschaftsjahr von/)).toHaveValue(`01.12.${String(JAHR - 1)}`);
    await expect(feld(page, "Bemerkung")).toHaveValue("Umzug im Mai");
  });

  await test.step("Unfertiges wird gespeichert und sagt, was fehlt", async () => {
    await feld(page, /^Wirtschaftsjahr von/).fill(`01.01.${String(JAHR)}`);
    await save(page);
    await gespeichert(page);
    await ready(page, "Wirtschaftsjahr bearbeiten");
    await expect(main(page).getByText("Für eine Einreichung fehlen noch 6 Angaben")).toBeVisible();
    await expect(feld(page, "Umsatz in Euro")).toHaveValue("5.000.000");
    await page.goto("/home");
    await frist(page, "ist unvollständig").click();
    await main(page)
      .getByRole("link", { name: `Ergänzen: Wirtschaftsjahr ${name(JAHR)}` })
      .click();
    await ready(page, "Wirtschaftsjahr bearbeiten");
  });

  await test.step("vollständig, mit einer Frage, die nicht sperrt", async () => {
    for (const [label, text] of Object.entries(ZAHLEN)) await feld(page, label).fill(text);
    await main(page)
      .getByRole("combobox", { name: /^Art der Werte/ })
      .selectOption("vorläufig");
    await feld(page, "Davon in Forschung und Entwicklung (VZÄ)").fill("51");
    await save(page);
    await gespeichert(page);
    await expect(main(page).getByText("Die Angaben zu diesem Wirtschaftsjahr sind vollständig.")).toBeVisible();
    await expect(main(page).getByText(/mehr VZÄ, als Sie Beschäftigte insgesamt angeben/)).toBeVisible();
    await expect(main(page).getByText("1.000.000,50 €")).toBeVisible();
    await ready(page, "Wirtschaftsjahr bearbeiten");
    await feld(page, "Davon in Forschung und Entwicklung (VZÄ)").fill("10,5");
    await save(page);
    await gespeichert(page);
    await expect(main(page).getByText(/mehr VZÄ, als Sie Beschäftigte insgesamt angeben/)).toHaveCount(0);
  });

  await test.step("ein Antrag fragt nach mehr VZÄ als in der Statistik, für ein laufendes Jahr mit dem letzten bekannten", async () => {
    const formular = await openFilled(page);
    await main(page)
      .getByRole("link", { name: /Rahmen/ })
      .click();
    await formular.expectThat("Rahmen");
    await main(page)
      .getByRole("group", { name: `Wirtschaftsjahr ${name(JAHR + 1)}`, exact: true })
      .getByRole("textbox", { name: "FuE-Personal im Vorhaben (VZÄ, Jahresdurchschnitt)", exact: true })
      .fill("11");
    await formular.save("Speichern");
    const frage = `geben Sie 11 VZÄ an, in der Geschäftsstatistik für das Wirtschaftsjahr ${name(JAHR)} aber nur 10,5 VZÄ`;
    await expect(main(page).getByText(frage).first()).toBeVisible();
  });

  await test.step("ein früheres Jahr beginnt mit den Zahlen daneben; nichts davon ist schon gespeichert", async () => {
    await page.goto("/home");
    await expect(page.getByRole("heading", { level: 2, name: "Fristen" })).toBeVisible();
    await expect(main(page).getByRole("link", { name: /^Geschäftsstatistik für/ })).toHaveCount(0);
    await page.goto("/geschaeftsstatistikenFormular");
    await ready(page, "Wirtschaftsjahr erfassen");
    // The year that runs is not over, so it is the one before.
    await expect(feld(page, /^Wirtschaftsjahr von/)).toHaveValue(`01.01.${String(JAHR - 1)}`);
    await expect(feld(page, "Umsatz in Euro")).toHaveValue("");
    await main(page)
      .getByRole("link", { name: /^Zahlen aus .* übernehmen$/ })
      .click();
    await expect(main(page).getByText(/^Übernommen aus dem Wirtschaftsjahr/)).toBeVisible();
    await expect(feld(page, "Umsatz in Euro")).not.toHaveValue("");
    await expect(main(page).getByRole("combobox", { name: /^Art der Werte/ })).toHaveValue("");
    await page.goto("/geschaeftsstatistikenFormular");
    await ready(page, "Wirtschaftsjahr erfassen");
    await expect(feld(page, "Umsatz in Euro")).toHaveValue("");
    await feld(page, /^Wirtschaftsjahr bis/).fill(`30.12.${String(JAHR - 1)}`);
    await save(page);
    await expect(page.getByRole("link", { name: /bliebe eine Lücke/ })).toHaveAttribute("href", "#wjBeginn");
    await feld(page, /^Wirtschaftsjahr bis/).fill(`31.12.${String(JAHR - 1)}`);
    await save(page);
    await gespeichert(page);
    await page.goto("/geschaeftsstatistiken");
    await expect(main(page).getByRole("row")).toHaveCount(3);
  });

  await test.step("die Grenze zwischen zwei Jahren verschieben: am Feld abgelehnt, angeboten, beide gespeichert", async () => {
    const openJahr = async (jahr: string) => {
      await page.goto("/geschaeftsstatistiken");
      await main(page)
        .getByRole("link", { name: `Bearbeiten: Wirtschaftsjahr ${jahr}` })
        .click();
      await ready(page, "Wirtschaftsjahr bearbeiten");
    };
    const gespeichertBeide = () =>
      expect(page.getByText("Das angrenzende ist mit angepasst. Bitte prüfen Sie auch dessen Zahlen.")).toBeVisible();
    const setTage = async (von: string, bis: string) => {
      await feld(page, /^Wirtschaftsjahr von/).fill(von);
      await feld(page, /^Wirtschaftsjahr bis/).fill(bis);
      await save(page);
    };
    const [vorjahr, jahr] = [String(JAHR - 1), String(JAHR)];
    const ende = `Das Ende des Wirtschaftsjahres davor auf den 30.11.${vorjahr} anpassen`;
    const box = main(page).getByRole("checkbox", { name: ende, exact: true });
    await openJahr(name(JAHR));
    await setTage(`01.12.${vorjahr}`, `30.11.${jahr}`);
    await expect(page.getByRole("link", { name: /überschneidet sich/ })).toHaveAttribute("href", "#wjBeginn");
    await expect(feld(page, /^Wirtschaftsjahr von/)).toHaveValue(`01.12.${vorjahr}`);
    await box.check();
    await save(page);
    await gespeichertBeide();
    await page.goto("/geschaeftsstatistiken");
    await expect(main(page).getByRole("row")).toHaveCount(3);
    await expect(main(page).getByText(`01.01.${vorjahr} bis 30.11.${vorjahr}`).first()).toBeVisible();
    // And back again, from the other side.
    await openJahr(`01.01.${vorjahr} bis 30.11.${vorjahr}`);
    await setTage(`01.01.${vorjahr}`, `31.12.${vorjahr}`);
    await expect(page.getByRole("link", { name: /überschneidet sich/ })).toHaveAttribute("href", "#wjEnde");
    const beginn = `Den Beginn des Wirtschaftsjahres danach auf den 01.01.${jahr} anpassen`;
    await main(page).getByRole("checkbox", { name: beginn, exact: true }).check();
    await save(page);
    await gespeichertBeide();
    await openJahr(`01.01.${jahr} bis 30.11.${jahr}`);
    await setTage(`01.01.${jahr}`, `31.12.${jahr}`);
    await gespeichert(page);
    await page.goto("/geschaeftsstatistiken");
  });

  await test.step("filtern, sortieren und Spalten wählen; verglichen werden weiter alle Jahre", async () => {
    const jahre = main(page).getByRole("table", { name: "Wirtschaftsjahre", exact: true });
    const zeilen = jahre.locator("tbody tr");
    const jahrVon = (zeile: Locator) => zeile.locator("[data-label='Wirtschaftsjahr']");
    const filter = main(page).getByRole("search", { name: "Wirtschaftsjahre suchen und filtern" });
    const wertart = filter.getByRole("combobox", { name: "Art der Werte" });
    const kopf = (name: string) => jahre.getByRole("columnheader", { name });
    const filterBy = async (was: string) => {
      if (!(await wertart.isVisible()))
        await filter
          .getByText(/^Filter/, { exact: true })
          .first()
          .click();
      await wertart.selectOption(was);
      await filter.getByRole("button", { name: "Filter anwenden" }).click();
    };

    // Beside the open help only a wide window has room for the heads of the columns.
    await page.setViewportSize({ width: 1920, height: 900 });
    await kopf("Umsatz").getByRole("link").click();
    await expect(kopf("Umsatz")).toHaveAttribute("aria-sort", "ascending");
    await expect(jahrVon(zeilen.first())).toHaveText(name(JAHR - 1));
    await kopf("Wirtschaftsjahr").getByRole("link").click();
    await expect(kopf("Wirtschaftsjahr")).toHaveAttribute("aria-sort", "ascending");
    await kopf("Wirtschaftsjahr").getByRole("link").click();
    await expect(kopf("Wirtschaftsjahr")).toHaveAttribute("aria-sort", "descending");
    await expect(jahrVon(zeilen.first())).toHaveText(name(JAHR));

    await filterBy("vorläufig");
    await expect(page).toHaveURL(/filter\.wertart=VORLAEUFIG/);
    await expect(zeilen).toHaveCount(1);
    await expect(jahrVon(zeilen)).toHaveText(name(JAHR));
    await expect(main(page).getByText("Eintrag 1 von 1")).toBeVisible();
    await expect(main(page).getByRole("region", { name: "Die Wirtschaftsjahre im Vergleich" })).toBeVisible();
    await filterBy("<Ohne Wert>");
    await expect(jahrVon(zeilen)).toHaveText(name(JAHR - 1));
    await filterBy("geschätzt");
    await expect(zeilen).toContainText("Keine Daten vorhanden");

    await main(page).getByText("Spalten (9 von 9)").click();
    for (const name of ["Status", "Wirtschaftsjahr", "Ebene", "Letzte Änderung"])
      await main(page).getByRole("checkbox", { name, exact: true }).uncheck();
    await main(page).getByRole("button", { name: "Spalten übernehmen" }).click();
    await expect(page.getByText("Ihre Spalten sind gespeichert.")).toBeVisible();
    await expect(page).toHaveURL(/filter\.wertart=GESCHAETZT/);
    await main(page).getByRole("link", { name: "Alle Wirtschaftsjahre anzeigen" }).click();
    await expect(zeilen).toHaveCount(2);
    // Without the column of the days another one leads into the form.
    await expect(kopf("Wirtschaftsjahr")).toHaveCount(0);
    await expect(zeilen.first().getByRole("link", { name: `Bearbeiten: Wirtschaftsjahr ${name(JAHR)}` })).toBeVisible();

    // With scripts the choice stays open.
    const standard = main(page).getByRole("button", { name: "Auf Standard zurücksetzen" });
    if (!(await standard.isVisible())) await main(page).getByText("Spalten (5 von 9)").click();
    await standard.click();
    await expect(page.getByText("Die Liste zeigt wieder die üblichen Spalten.")).toBeVisible();
    await expect(kopf("Wirtschaftsjahr")).toHaveCount(1);
  });

  await test.step("Mitarbeitende lesen und bearbeiten nicht", async () => {
    await inviteWithoutSeiten(page, {
      vorname: "Mira",
      nachname: "Lesen",
      email: adresse("mira"),
      rolle: ROLLE.mitarbeit,
    });
    const mira = await join({ browser, baseURL, mailFolder, email: adresse("mira"), firma });
    await mira.page.goto("/geschaeftsstatistiken");
    await expect(main(mira.page).getByText("Sie können diese Angaben lesen, aber nicht bearbeiten.")).toBeVisible();
    await expect(main(mira.page).getByRole("link", { name: "Weiteres Wirtschaftsjahr erfassen" })).toHaveCount(0);
    await main(mira.page)
      .getByRole("link", { name: `Ansehen: Wirtschaftsjahr ${name(JAHR)}` })
      .click();
    await expect(mira.page.getByRole("heading", { level: 1, name: /^Wirtschaftsjahr / })).toBeVisible();
    await expect(main(mira.page).getByText("5.000.000,00 €")).toBeVisible();
    await expect(main(mira.page).getByRole("textbox")).toHaveCount(0);
    await mira.context.close();
  });

  await test.step("das erste Jahr lässt sich löschen", async () => {
    await page.goto("/geschaeftsstatistiken");
    await main(page)
      .getByRole("link", { name: `Bearbeiten: Wirtschaftsjahr ${name(JAHR - 1)}` })
      .click();
    await main(page).getByText("Dieses Wirtschaftsjahr löschen").click();
    await main(page).getByRole("button", { name: "Wirtschaftsjahr löschen" }).click();
    await expect(page.getByText("Das Wirtschaftsjahr ist gelöscht.")).toBeVisible();
    await expect(main(page).getByRole("row")).toHaveCount(2);
  });
});
