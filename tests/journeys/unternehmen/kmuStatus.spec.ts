import type { Page } from "@playwright/test";
import { systemClock } from "~/lib/clock";
import { todayBerlin } from "~/lib/date";
import { hasScripts } from "../../support/formularSeite";
import { foundFirma, freshAdressen } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";

const main = (page: Page) => page.getByRole("main");
const feld = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const wahl = (page: Page, name: RegExp) => main(page).getByRole("combobox", { name });
const speichern = (page: Page) => main(page).getByRole("button", { name: "Speichern", exact: true }).click();

/** The year before this one is the last that is completed. */
const JAHR = String(Number(todayBerlin(systemClock).slice(0, 4)) - 1);

/** With scripts the page is alive once it says that the vault keeps what is typed. */
async function ready(page: Page, titel: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: titel })).toBeVisible();
  if (hasScripts())
    await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
}

test("vom Fehlenden zum Ergebnis, mit Begründung, Blatt und Vorschlag @telefon", async ({ page, mailFolder }, {
  project,
  repeatEachIndex,
}) => {
  const wer = `${project.name}${String(repeatEachIndex)}`;
  const adresse = freshAdressen("kmu", wer);
  const firma = `KMU ${wer} GmbH`;
  await foundFirma(page, mailFolder, { firma, vorname: "Karla", nachname: "Maß", email: adresse("karla") });

  await test.step("ohne Zahlen sagt die Seite, was fehlt, und führt dorthin", async () => {
    await page.goto("/unternehmen");
    await main(page).getByRole("link", { name: "KMU-Status ansehen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "KMU-Status" })).toBeVisible();
    await expect(main(page).getByText(/lässt sich noch nicht sagen/)).toBeVisible();
    await main(page).getByRole("link", { name: "Zur Geschäftsstatistik" }).click();
    await main(page)
      .getByRole("link", { name: /^Erfassen: Wirtschaftsjahr/ })
      .click();
    await ready(page, "Wirtschaftsjahr erfassen");
    await wahl(page, /^Art der Werte/).selectOption("endgültig");
    await feld(page, "Umsatz in Euro").fill("5.000.000");
    await feld(page, "Bilanzsumme in Euro").fill("4.000.000");
    await feld(page, "Beschäftigte insgesamt (VZÄ, Ende des Wirtschaftsjahres)").fill("25");
    await speichern(page);
    await expect(page.getByText("Das Wirtschaftsjahr ist gespeichert.")).toBeVisible();
  });

  await test.step("die Stammdaten beginnen mit dem Ergebnis, bis jemand etwas anderes erklärt, auch nichts", async () => {
    await page.goto("/unternehmen");
    await ready(page, "Unternehmensstammdaten");
    const status = wahl(page, /^Kleines oder mittleres Unternehmen/);
    await expect(status).toHaveValue("KLEIN");
    await expect(status).toHaveAccessibleDescription(/Vorbelegt nach der Berechnung des KMU-Status/);
    await status.selectOption("");
    await speichern(page);
    await expect(page.getByText("Die Stammdaten sind gespeichert.")).toBeVisible();
    await expect(status).toHaveValue("");
    await expect(main(page).getByText(/Vorbelegt nach der Berechnung/)).toHaveCount(0);
  });

  await test.step("klein, mit Rechenweg; der Vorschlag wird erst mit einem Knopf zur Angabe", async () => {
    await page.goto("/unternehmen/kmu");
    await expect(main(page).getByText("Ihr Unternehmen ist voraussichtlich ein kleines Unternehmen")).toBeVisible();
    await main(page).getByText("Zahlen und Beziehungen, mit denen gerechnet ist", { exact: true }).click();
    await expect(
      main(page)
        .getByRole("row", { name: new RegExp(firma) })
        .first(),
    ).toContainText("25");
    await main(page).getByRole("button", { name: "Vorschlag in die Stammdaten übernehmen" }).click();
    await expect(main(page).getByText(/In den Stammdaten steht: Kleines Unternehmen\./)).toBeVisible();
    await page.goto("/unternehmen");
    await expect(wahl(page, /^Kleines oder mittleres Unternehmen/)).toHaveValue("KLEIN");
  });

  await test.step("ein Partner: seine Zahlen fehlen, falsche werden am Feld gesagt, richtige zählen mit", async () => {
    await page.goto("/verbundeneUnternehmen/neu");
    await ready(page, "Verbundenes Unternehmen hinzufügen");
    await feld(page, "Name").fill("Beispiel Partner AG");
    await wahl(page, /^Art der Verbindung/).selectOption(
      "Muttergesellschaft oder Anteilseigner: hält Anteile an Ihrem Unternehmen",
    );
    await feld(page, "Beteiligungsquote in %").fill("30");
    await speichern(page);
    await expect(page.getByText("Der Eintrag ist gespeichert.")).toBeVisible();
    await page.goto("/unternehmen/kmu");
    await main(page)
      .getByRole("link", { name: `Zahlen für ${JAHR} eintragen` })
      .click();
    await ready(page, "Zahlen erfassen");
    await expect(wahl(page, /^Unternehmen/).locator("option:checked")).toHaveText("Beispiel Partner AG");
    await wahl(page, /^Art der Werte/).selectOption("endgültig (festgestellter Abschluss)");
    await expect(feld(page, "Beginn des Wirtschaftsjahres")).toHaveValue(`01.01.${JAHR}`);
    await feld(page, "Ende des Wirtschaftsjahres").fill(`31.01.${String(Number(JAHR) + 1)}`);
    await feld(page, "Beschäftigte in Jahresarbeitseinheiten").fill("375");
    await feld(page, "Jahresumsatz in Euro").fill("75.000.000");
    await feld(page, "Jahresbilanzsumme in Euro").fill("60.000.000");
    await speichern(page);
    const meldung = page.getByRole("link", { name: /Ein Wirtschaftsjahr hat höchstens zwölf Monate/ });
    await expect(meldung).toHaveAttribute("href", "#ende");
    await expect(feld(page, "Beschäftigte in Jahresarbeitseinheiten")).toHaveValue("375");
    await feld(page, "Ende des Wirtschaftsjahres").fill(`31.12.${JAHR}`);
    await speichern(page);
    await expect(page.getByText("Die Zahlen sind gespeichert.")).toBeVisible();
    await page.goto("/unternehmen/kmu");
    await expect(main(page).getByText("Ihr Unternehmen ist voraussichtlich ein mittleres Unternehmen")).toBeVisible();
    await expect(main(page).getByText(/Die Berechnung kommt zu einem anderen Ergebnis/)).toBeVisible();
  });

  await test.step("die Zahlen als Liste: suchen, sortieren und Spalten wählen, und so steht sie beim nächsten Mal", async () => {
    await main(page).getByRole("link", { name: "Zahlen anderer Unternehmen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Zahlen für den KMU-Status" })).toBeVisible();
    await main(page).getByRole("link", { name: "Zahlen erfassen" }).click();
    await ready(page, "Zahlen erfassen");
    await wahl(page, /^Unternehmen/).selectOption("Beispiel Partner AG");
    await feld(page, "Beginn des Wirtschaftsjahres").fill(`01.07.${String(Number(JAHR) - 2)}`);
    await feld(page, "Ende des Wirtschaftsjahres").fill(`30.06.${String(Number(JAHR) - 1)}`);
    await feld(page, "Beschäftigte in Jahresarbeitseinheiten").fill("99");
    await speichern(page);
    await expect(page.getByText("Die Zahlen sind gespeichert.")).toBeVisible();
    const zeilen = main(page).getByRole("table", { name: "Zahlen für den KMU-Status" }).locator("tbody tr");
    const lang = `${String(Number(JAHR) - 2)}/${String(Number(JAHR) - 1).slice(2)}`;
    const zahl = (was: string) => zeilen.locator("[data-label='Beschäftigte (JAE)']").filter({ hasText: was });
    await expect(zeilen).toHaveCount(2);
    await expect(zeilen.first().locator("[data-label='Wirtschaftsjahr']")).toHaveText(lang);
    await page.goto("/unternehmen/kmu/zahlen?sortierung=beschaeftigte:desc");
    await expect(zeilen.first().locator("[data-label='Wirtschaftsjahr']")).toHaveText(JAHR);
    await main(page).getByRole("searchbox", { name: "Suche", exact: true }).fill(lang);
    await main(page).getByRole("button", { name: "Suchen" }).click();
    await expect(page).toHaveURL(/suche=/);
    await expect(zeilen).toHaveCount(1);
    await expect(zahl("99")).toBeVisible();
    await main(page).getByText("Spalten (7 von 8)").click();
    await main(page).getByRole("checkbox", { name: "Unternehmen", exact: true }).uncheck();
    await main(page).getByRole("button", { name: "Spalten übernehmen" }).click();
    await expect(page.getByText("Ihre Spalten sind gespeichert.")).toBeVisible();
    await expect(
      zeilen.getByRole("link", { name: `Bearbeiten: Beispiel Partner AG, Wirtschaftsjahr ${lang}` }),
    ).toHaveText("Bearbeiten");
    // The bare address remembers what was asked for.
    await page.goto("/unternehmen/kmu/zahlen");
    await expect(zeilen).toHaveCount(1);
    await page.goto("/unternehmen/kmu/zahlen?zuruecksetzen=ja");
    await expect(zeilen).toHaveCount(2);
    // Examples only for what is blank, of a year that is free.
    await main(page).getByRole("link", { name: "Zahlen erfassen" }).click();
    await ready(page, "Zahlen erfassen");
    await feld(page, "Beschäftigte in Jahresarbeitseinheiten").fill("7");
    await main(page).getByRole("button", { name: "Mit Testdaten füllen" }).click();
    await expect(page.getByText("Die Zahlen wurden mit Testdaten gefüllt.")).toBeVisible();
    await expect(feld(page, "Beschäftigte in Jahresarbeitseinheiten")).toHaveValue("7");
    await expect(feld(page, "Jahresumsatz in Euro")).toHaveValue("1.800.000,00");
    await main(page).getByText("Diese Zahlen löschen").click();
    await main(page).getByRole("button", { name: "Zahlen löschen" }).click();
    await expect(page.getByText("Die Zahlen sind gelöscht.")).toBeVisible();
    await page.goto("/unternehmen/kmu");
  });

  await test.step("an einem anderen Tag, und das Blatt als PDF und JSON", async () => {
    await feld(page, "Stichtag").fill("31.02.2026");
    await main(page).getByRole("button", { name: "Status anzeigen" }).click();
    await expect(main(page).getByText("Bitte geben Sie ein Datum als TT.MM.JJJJ ein.")).toBeVisible();
    await expect(feld(page, "Stichtag")).toHaveValue("31.02.2026");
    for (const [name, art] of [
      ["Berechnung herunterladen (PDF)", "application/pdf"],
      ["Berechnung herunterladen (JSON)", "application/json"],
    ] as const) {
      const adresse = await main(page).getByRole("link", { name }).getAttribute("href");
      const antwort = await page.request.get(adresse ?? "");
      expect(antwort.status(), name).toBe(200);
      expect(antwort.headers()["content-type"]).toContain(art);
    }
  });
});

test("eine Geschäftsstatistik für den ganzen Verbund: die Seite führt zu den Zahlen, die fehlen, und rechnet mit ihnen @telefon", async ({
  page,
  mailFolder,
}, { project, repeatEachIndex }) => {
  const wer = `${project.name}${String(repeatEachIndex)}`;
  const adresse = freshAdressen("kmuv", wer);
  await foundFirma(page, mailFolder, {
    firma: `KMU-Verbund ${wer} GmbH`,
    vorname: "Vera",
    nachname: "Bund",
    email: adresse("vera"),
  });

  await test.step("ein verbundenes Unternehmen mit seinen Zahlen, und ein Jahr für den ganzen Verbund", async () => {
    await page.goto("/unternehmen");
    await ready(page, "Unternehmensstammdaten");
    await main(page)
      .getByRole("group", { name: /verbunden/ })
      .getByRole("radio", { name: "Ja" })
      .check();
    await speichern(page);
    await expect(page.getByText("Die Stammdaten sind gespeichert.")).toBeVisible();
    await page.goto("/verbundeneUnternehmen/neu");
    await ready(page, "Verbundenes Unternehmen hinzufügen");
    await feld(page, "Name").fill("Beispiel Tochter GmbH");
    await wahl(page, /^Art der Verbindung/).selectOption({ index: 2 });
    await feld(page, "Beteiligungsquote in %").fill("100");
    await speichern(page);
    await expect(page.getByText("Der Eintrag ist gespeichert.")).toBeVisible();
    await page.goto("/geschaeftsstatistiken");
    await main(page)
      .getByRole("link", { name: /^Erfassen: Wirtschaftsjahr/ })
      .click();
    await ready(page, "Wirtschaftsjahr erfassen");
    await wahl(page, /^Die Angaben gelten für/).selectOption("Unternehmensverbund");
    await wahl(page, /^Art der Werte/).selectOption("endgültig");
    await feld(page, "Umsatz in Euro").fill("9.000.000");
    await feld(page, "Bilanzsumme in Euro").fill("8.000.000");
    await feld(page, "Beschäftigte insgesamt (VZÄ, Ende des Wirtschaftsjahres)").fill("30");
    await speichern(page);
    await expect(page.getByText("Das Wirtschaftsjahr ist gespeichert.")).toBeVisible();
  });

  await test.step("die Seite sagt, was fehlt; die Zahlen des Verbunds stehen schon da, und es fehlt, wen sie enthalten", async () => {
    await page.goto("/unternehmen/kmu");
    await expect(main(page).getByText(`Die Geschäftsstatistik ${JAHR} gilt für den ganzen Verbund.`)).toBeVisible();
    await main(page)
      .getByRole("link", { name: `Zahlen des Verbunds für ${JAHR} verwenden` })
      .click();
    await ready(page, "Zahlen erfassen");
    await expect(feld(page, "Beschäftigte in Jahresarbeitseinheiten")).toHaveValue("30");
    await expect(feld(page, "Jahresumsatz in Euro")).toHaveValue("9.000.000");
    await main(page).getByRole("checkbox", { name: "Beispiel Tochter GmbH" }).check();
    await speichern(page);
    await expect(page.getByText("Die Zahlen sind gespeichert.")).toBeVisible();
    await page.goto("/unternehmen/kmu");
    await expect(main(page).getByText("Ihr Unternehmen ist voraussichtlich ein kleines Unternehmen")).toBeVisible();
    await expect(main(page).getByText(/gilt für den ganzen Verbund\. Der KMU-Status braucht/)).toHaveCount(0);
  });

  await test.step("jede Fassung der Zahlen bleibt im Verlauf und lässt sich wiederherstellen", async () => {
    await page.goto("/unternehmen/kmu/zahlen");
    await main(page)
      .getByRole("link", { name: /^Bearbeiten: KMU-Verbund/ })
      .click();
    await ready(page, "Zahlen bearbeiten");
    await expect(main(page).getByText(/^Zuletzt gespeichert am .* von Vera Bund\.$/)).toBeVisible();
    await feld(page, "Beschäftigte in Jahresarbeitseinheiten").fill("31");
    await speichern(page);
    await expect(page.getByText("Die Zahlen sind gespeichert.")).toBeVisible();
    await main(page)
      .getByRole("link", { name: /^Bearbeiten: KMU-Verbund/ })
      .click();
    await main(page).getByRole("link", { name: "Verlauf", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Verlauf der Zahlen" })).toBeVisible();
    await main(page)
      .getByRole("button", { name: /^Diese Fassung .*wiederherstellen$/ })
      .click();
    await page.goto("/unternehmen/kmu/zahlen");
    await expect(main(page).getByRole("row", { name: /KMU-Verbund/ })).toContainText("30");
  });
});
