import type { Page } from "@playwright/test";
import { FormularSeite, hasScripts, openWeiteres, openZeilenmenue } from "../../support/formularSeite";
import { gruppe } from "../../support/gruppe";
import { createAntrag } from "../../support/hauptweg";
import { foundFirma, freshAdressen, inviteWithoutSeiten, join, ROLLE } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";

const main = (page: Page) => page.getByRole("main");
const feld = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const wahl = (page: Page, name: string | RegExp) => main(page).getByRole("combobox", { name });
const speichern = (page: Page) => main(page).getByRole("button", { name: "Speichern", exact: true }).click();
const zeilen = (page: Page) => main(page).getByRole("row");

/** With scripts the page is alive once it says that the vault keeps what is typed. */
async function ready(page: Page, titel: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: titel })).toBeVisible();
  if (hasScripts())
    await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
}

test("eine Gruppe einfügen, ergänzen, beenden und bestätigen @telefon", async ({ page, browser, baseURL, mailFolder }, {
  project,
  repeatEachIndex,
}) => {
  const wer = `${project.name}${String(repeatEachIndex)}`;
  const adresse = freshAdressen("verbund", wer);
  const firma = `Verbund ${wer} GmbH`;
  await foundFirma(page, mailFolder, { firma, vorname: "Vera", nachname: "Bund", email: adresse("vera") });

  await test.step("eine Tabelle ohne die verlangten Spalten: eine Meldung, alles Getippte bleibt", async () => {
    await page.goto("/verbundeneUnternehmen/einfuegen");
    await feld(page, "Tabelle oder CSV").fill("Firma;Anteil\nBeispiel GmbH;5");
    await main(page).getByRole("button", { name: "Vorschau anzeigen" }).click();
    await expect(feld(page, "Tabelle oder CSV")).toHaveAttribute("aria-invalid", "true");
    await expect(feld(page, "Tabelle oder CSV")).toHaveValue("Firma;Anteil\nBeispiel GmbH;5");
  });

  await test.step("eine Tabelle, in der eine Zeile nicht stimmt: sie wird genannt, nichts ist gespeichert", async () => {
    await page.goto("/verbundeneUnternehmen");
    await expect(main(page).getByText("Keine Daten vorhanden")).toBeVisible();
    await expect(main(page).getByText(/ob Ihr Unternehmen mit anderen verbunden ist/)).toBeVisible();
    await main(page).getByRole("link", { name: "Aus einer Tabelle einfügen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Aus einer Tabelle einfügen" })).toBeVisible();
    await feld(page, "Tabelle oder CSV").fill(gruppe("100,01"));
    await main(page).getByRole("button", { name: "Vorschau anzeigen" }).click();
    await expect(main(page).getByText("Nicht lesbar: Zeile 6")).toBeVisible();
    await expect(zeilen(page).last()).toContainText("Ein Anteil kann nicht größer als 100 % sein.");
    await expect(feld(page, "Tabelle oder CSV")).toHaveValue(gruppe("100,01"));
    await expect(main(page).getByRole("button", { name: "Alle Zeilen übernehmen" })).toHaveCount(0);
  });

  await test.step("berichtigt: erst die Vorschau, dann alle Zeilen auf einmal", async () => {
    // As a file of a spreadsheet under Windows, with a column that has no field here.
    const csv = gruppe("51").replaceAll("\t", ";").replace("\n", ";Telefon\n");
    await main(page)
      .getByLabel("CSV-Datei")
      .setInputFiles({ name: "gruppe.csv", mimeType: "text/csv", buffer: Buffer.from(csv, "latin1") });
    await main(page)
      .getByRole("button", { name: /^Vorschau/ })
      .click();
    await expect(main(page).getByText("5 Zeilen sind lesbar")).toBeVisible();
    await expect(main(page).getByText("Dafür gibt es hier kein Feld: „Telefon“.")).toBeVisible();
    await expect(feld(page, "Tabelle oder CSV")).toHaveValue(csv);
    await main(page).getByRole("button", { name: "Alle Zeilen übernehmen" }).click();
    await expect(page.getByText("5 Einträge sind übernommen.")).toBeVisible();
    await expect(zeilen(page)).toHaveCount(6);
    await expect(main(page).getByRole("row", { name: /Beispiel Ost GmbH/ })).toContainText(
      "Beispiel Holding SE hält Beispiel Ost GmbH",
    );
    await expect(main(page).getByRole("row", { name: /Beispiel Süd GmbH/ })).toContainText("25,5");
    const zeichnung = main(page).getByRole("img", { name: /^Verbundene Unternehmen am / });
    await expect(zeichnung).toBeVisible();
    await expect(zeichnung.getByText("Beispiel West GmbH", { exact: true }).last()).toBeVisible();
    await expect(zeichnung).toContainText(`Beispiel Holding SE hält 60 % an ${firma}`);
  });

  await test.step("wer den Höchstbetrag teilt, Stimmen, Einfluss und mittelbar über stehen auf Wunsch da", async () => {
    const zelle = (name: RegExp, titel: string) =>
      main(page).getByRole("row", { name }).locator(`[data-label='${titel}']`);
    await expect(zelle(/Beispiel Süd GmbH/, "Stimmrechte %")).toHaveCount(0);
    await main(page).getByText("Spalten (7 von 11)").click();
    for (const name of ["Höchstbetrag", "Stimmrechte %", "Einfluss über die Anteile hinaus", "Mittelbar über"])
      await main(page).getByRole("checkbox", { name, exact: true }).check();
    await main(page).getByRole("button", { name: "Spalten übernehmen" }).click();
    await expect(page.getByText("Ihre Spalten sind gespeichert.")).toBeVisible();
    await expect(zelle(/Beispiel Nord GmbH/, "Höchstbetrag")).toHaveText("wird geteilt");
    await expect(zelle(/Beispiel Süd GmbH/, "Höchstbetrag")).toHaveText("wird nicht geteilt");
    await expect(zelle(/Beispiel Süd GmbH/, "Stimmrechte %")).toHaveText("25,5");
    await expect(zelle(/Beispiel Süd GmbH/, "Einfluss über die Anteile hinaus")).toHaveText(
      "Keine über die Anteile hinaus",
    );
    await expect(zelle(/Beispiel Süd GmbH/, "Mittelbar über")).toHaveText("–");
    const standard = main(page).getByRole("button", { name: "Auf Standard zurücksetzen" });
    if (!(await standard.isVisible())) await main(page).getByText("Spalten (11 von 11)").click();
    await standard.click();
    await expect(page.getByText("Die Liste zeigt wieder die üblichen Spalten.")).toBeVisible();
    await expect(zelle(/Beispiel Süd GmbH/, "Stimmrechte %")).toHaveCount(0);
  });

  await test.step("einen Eintrag ändern: was nie stimmen kann, wird am Feld gesagt, Getipptes bleibt", async () => {
    await main(page).getByRole("link", { name: "Bearbeiten: Beispiel Süd GmbH", exact: true }).click();
    await ready(page, "Beispiel Süd GmbH");
    await expect(main(page).getByText("Die Angaben zu diesem Eintrag sind vollständig.")).toBeVisible();
    await feld(page, "Ort").fill("Potsdam");
    await feld(page, "Beteiligungsquote in %").fill("100,01");
    await speichern(page);
    const meldung = page.getByRole("link", { name: /Ein Anteil kann nicht größer als 100 % sein/ });
    await expect(meldung).toHaveAttribute("href", "#kapital");
    await expect(feld(page, "Beteiligungsquote in %")).toHaveValue("100,01");
    await expect(feld(page, "Ort")).toHaveValue("Potsdam");
    await feld(page, "Beteiligungsquote in %").fill("30");
    await speichern(page);
    await expect(page.getByText("Der Eintrag ist gespeichert.")).toBeVisible();
    await expect(main(page).getByRole("row", { name: /Beispiel Süd GmbH/ })).toContainText("30");
  });

  await test.step("ein neuer Eintrag, der noch nicht vollständig ist; ein Kreis ist eine Frage", async () => {
    await main(page).getByRole("link", { name: "Unternehmen hinzufügen" }).click();
    await ready(page, "Verbundenes Unternehmen hinzufügen");
    await wahl(page, /^Schon in der Liste/).selectOption("Beispiel Holding SE");
    await wahl(page, /^Art der Verbindung/).selectOption("Tochtergesellschaft: Ihr Unternehmen hält Anteile daran");
    await feld(page, "Beteiligungsquote in %").fill("10");
    await speichern(page);
    await expect(page.getByText("Der Eintrag ist gespeichert.")).toBeVisible();
    await expect(
      main(page)
        .getByText(/Diese Beteiligungen bilden einen Kreis/)
        .first(),
    ).toBeVisible();
    await expect(zeilen(page)).toHaveCount(7);
  });

  await test.step("irrtümlich Eingetragenes wird gelöscht, nach einer Frage", async () => {
    await openZeilenmenue(page, "Beispiel Holding SE");
    await main(page).getByRole("link", { name: "Löschen: Beispiel Holding SE", exact: true }).last().click();
    // In a dialog, or on a page of its own: without scripts, and while they are still on their way.
    await page.getByRole("button", { name: "Übernehmen", exact: true }).click();
    await expect(page.getByText("Der Eintrag „Beispiel Holding SE“ ist gelöscht.")).toBeVisible();
    await expect(zeilen(page)).toHaveCount(6);
    await expect(main(page).getByText(/bilden einen Kreis/)).toHaveCount(0);
  });

  await test.step("wer nicht mehr verbunden ist, bekommt ein Ende und bleibt in der Liste", async () => {
    await openZeilenmenue(page, "Beispiel West GmbH");
    await main(page).getByRole("link", { name: "Nicht mehr verbunden: Beispiel West GmbH", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Nicht mehr verbunden" })).toBeVisible();
    await main(page).getByRole("button", { name: "Übernehmen" }).click();
    await expect(page.getByRole("link", { name: /letzten Tag der Verbindung/ })).toBeVisible();
    await feld(page, "Letzter Tag der Verbindung").fill("31.12.2024");
    await main(page).getByRole("button", { name: "Übernehmen" }).click();
    await expect(main(page).getByRole("row", { name: /Beispiel West GmbH/ })).toContainText("bis 31.12.2024");
    await expect(zeilen(page)).toHaveCount(6);
  });

  await test.step("einmal im Jahr: Liste ist aktuell, woran die Startseite erinnert; eine Änderung fragt neu", async () => {
    const erinnerung = main(page).getByRole("link", { name: "Liste ansehen und bestätigen" });
    await page.goto("/home");
    await erinnerung.click();
    await main(page).getByRole("button", { name: "Liste ist aktuell" }).click();
    await expect(main(page).getByText(/^Bestätigt am .* von Vera Bund\.$/)).toBeVisible();
    await expect(main(page).getByText("Für eine Einreichung fehlt hier nichts.")).toBeVisible();
    await page.goto("/home");
    await expect(page.getByRole("heading", { level: 1, name: /^Guten Tag/ })).toBeVisible();
    await expect(erinnerung).toHaveCount(0);
    await page.goto("/verbundeneUnternehmen");
    await main(page).getByRole("link", { name: "Bearbeiten: Beispiel Süd GmbH", exact: true }).click();
    await ready(page, "Beispiel Süd GmbH");
    await feld(page, "Ort").fill("Berlin");
    await speichern(page);
    await expect(page.getByText("Der Eintrag ist gespeichert.")).toBeVisible();
    await expect(main(page).getByText(/bitte bestätigen Sie sie noch einmal/)).toBeVisible();
  });

  await test.step("was andere vom Höchstbetrag genutzt haben, steht in der Schätzung", async () => {
    await main(page).getByRole("link", { name: "Bearbeiten: Beispiel Nord GmbH", exact: true }).click();
    await ready(page, "Beispiel Nord GmbH");
    const frage = main(page).getByRole("group", { name: /^Hat selbst Bescheinigungen beantragt/ });
    await frage.getByRole("radio", { name: "Ja" }).check();
    if (!hasScripts()) {
      await speichern(page);
      await main(page).getByRole("link", { name: "Bearbeiten: Beispiel Nord GmbH", exact: true }).click();
    }
    const genutzt = feld(page, "Genutzte Bemessungsgrundlage je Wirtschaftsjahr in Euro");
    await genutzt.fill("2026: viel");
    await speichern(page);
    await expect(
      main(page)
        .getByText(/„2026: viel“ ist nicht zu lesen/)
        .first(),
    ).toBeVisible();
    await ready(page, "Beispiel Nord GmbH");
    await expect(genutzt).toHaveValue("2026: viel");
    await genutzt.fill("2026: 12.000.000");
    await speichern(page);
    await expect(page.getByText("Der Eintrag ist gespeichert.")).toBeVisible();
    await createAntrag(page);
    await page.getByRole("link", { name: "Formular ausfüllen" }).click();
    // The start page has a menu of this name, too.
    await new FormularSeite(page).expectThat("Vorhaben");
    await openWeiteres(page);
    await page.getByRole("button", { name: "Mit Testdaten füllen" }).click();
    // The answer leads back to the first tab: whoever goes on before it is there is led back, too.
    await expect(page.getByText("Das Vorhaben wurde mit Testdaten gefüllt.").first()).toBeVisible();
    await page.getByRole("link", { name: /Rahmen/ }).click();
    await page.getByRole("link", { name: "Forschungszulage schätzen" }).click();
    await expect(feld(page, "Von verbundenen Unternehmen genutzt 2026")).toHaveValue("12.000.000");
    await expect(main(page).getByText("2026: Beispiel Nord GmbH, 12.000.000,00")).toBeVisible();
    // Nobody in the list is taxed in Germany: of no other one it is asked how much of the cap was used.
    await expect(main(page).getByText(/steht nicht, welche Bemessungsgrundlage/)).toHaveCount(0);
  });

  await test.step("Mitarbeitende lesen und bearbeiten nicht", async () => {
    await inviteWithoutSeiten(page, {
      vorname: "Mira",
      nachname: "Lesen",
      email: adresse("mira"),
      rolle: ROLLE.mitarbeit,
    });
    const mira = await join({ browser, baseURL, mailFolder, email: adresse("mira"), firma });
    await mira.page.goto("/verbundeneUnternehmen");
    await expect(main(mira.page).getByText("Sie können diese Angaben lesen, aber nicht bearbeiten.")).toBeVisible();
    await expect(main(mira.page).getByRole("link", { name: "Unternehmen hinzufügen" })).toHaveCount(0);
    await main(mira.page).getByRole("link", { name: "Ansehen: Beispiel Süd GmbH", exact: true }).click();
    await expect(main(mira.page).getByText("Tochtergesellschaft: Ihr Unternehmen hält Anteile daran")).toBeVisible();
    await expect(main(mira.page).getByRole("textbox")).toHaveCount(0);
    await mira.context.close();
  });
});
