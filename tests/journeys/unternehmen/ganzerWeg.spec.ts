import type { Page } from "@playwright/test";
import { hasScripts, openZeilenmenue } from "../../support/formularSeite";
import { gruppe } from "../../support/gruppe";
import { completeStammdaten, completeStatistik, openFilled, sendGelesenes } from "../../support/hauptweg";
import { foundFirma, freshAdressen, inviteWithoutSeiten, join, ROLLE } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";
import { systemClock } from "~/lib/clock";
import { todayBerlin } from "~/lib/date";

const main = (page: Page) => page.getByRole("main");
const feld = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const ueberschrift = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();

/** The year before this one is the last that is completed. */
const JAHR = String(Number(todayBerlin(systemClock).slice(0, 4)) - 1);
const GRUPPE = ["Holding SE", "Nord GmbH", "Süd GmbH", "Ost GmbH", "West GmbH"].map((name) => `Beispiel ${name}`);

/** Follows the red line to the affiliated companies, pastes the group, sees it drawn, confirms it, comes back. */
async function enterGruppe(page: Page, uuid: string, firma: string): Promise<void> {
  const titel = "Verbundene Unternehmen bestätigt";
  await page.goto(`/einreichen/${uuid}`);
  await main(page).getByRole("link", { name: titel }).click();
  await main(page).getByRole("link", { name: "Aus einer Tabelle einfügen" }).click();
  await feld(page, "Tabelle oder CSV").fill(gruppe("51"));
  await press(page, "Vorschau anzeigen");
  await expect(main(page).getByText("5 Zeilen sind lesbar")).toBeVisible();
  await press(page, "Alle Zeilen übernehmen");
  await expect(page.getByText("5 Einträge sind übernommen.")).toBeVisible();
  const zeichnung = main(page).getByRole("img", { name: /^Verbundene Unternehmen am / });
  for (const name of GRUPPE) await expect(zeichnung.getByText(name, { exact: true }).last()).toBeVisible();
  await expect(zeichnung).toContainText(`Beispiel Holding SE hält 60 % an ${firma}`);
  await press(page, "Liste ist aktuell");
  await expect(main(page).getByText(/^Bestätigt am .* von Gesa Ganz\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Zurück zum Einreichen" }).click();
  const zeile = main(page).getByRole("row", { name: new RegExp(titel) });
  await expect(zeile.getByText("Vollständig und bestätigt").first()).toBeVisible();
}

/** List and drawing as they were: at the end of the year without Beispiel West GmbH, on its last day with it. */
async function showStand(page: Page, letzterTag: string): Promise<void> {
  const west = main(page).getByRole("row", { name: /Beispiel West GmbH/ });
  const zeichnung = main(page).getByRole("img", { name: /^Verbundene Unternehmen am / });
  const jahresende = `31.12.${JAHR}`;
  await main(page)
    .getByRole("link", { name: `Stand am Ende des Wirtschaftsjahres (${jahresende})` })
    .click();
  await expect(main(page).getByText(`Stand am ${jahresende}`, { exact: true })).toBeVisible();
  await expect(west).toHaveCount(0);
  await expect(zeichnung).toHaveAccessibleName(new RegExp(`^Verbundene Unternehmen am ${jahresende}`));
  await expect(zeichnung).not.toContainText("Beispiel West GmbH");
  await main(page).getByText("Stand an einem Tag ansehen").click();
  await feld(page, "Stand am").fill(letzterTag);
  await press(page, "Stand anzeigen");
  await expect(west).toHaveCount(1);
  await expect(zeichnung).toContainText("Beispiel West GmbH");
  await main(page).getByText("Stand an einem Tag ansehen").click();
  await feld(page, "Stand am").fill("31.02.2025");
  await press(page, "Stand anzeigen");
  await expect(page.getByRole("link", { name: /Bitte geben Sie ein Datum als TT\.MM\.JJJJ ein/ })).toBeVisible();
}

/** Enters what the calculation asks for, company by company. */
async function enterZahlen(page: Page): Promise<void> {
  for (let offen = GRUPPE.length; offen > 0; offen -= 1) {
    await page.goto("/unternehmen/kmu");
    await main(page)
      .getByRole("link", { name: `Zahlen für ${JAHR} eintragen` })
      .first()
      .click();
    await expect(ueberschrift(page, "Zahlen erfassen")).toBeVisible();
    if (hasScripts())
      await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
    await main(page)
      .getByRole("combobox", { name: /^Art der Werte/ })
      .selectOption("endgültig (festgestellter Abschluss)");
    await expect(feld(page, "Beginn des Wirtschaftsjahres")).toHaveValue(`01.01.${JAHR}`);
    await expect(feld(page, "Ende des Wirtschaftsjahres")).toHaveValue(`31.12.${JAHR}`);
    await feld(page, "Beschäftigte in Jahresarbeitseinheiten").fill("20");
    await feld(page, "Jahresumsatz in Euro").fill("4.000.000");
    await feld(page, "Jahresbilanzsumme in Euro").fill("3.000.000");
    await press(page, "Speichern");
    await expect(page.getByText("Die Zahlen sind gespeichert.")).toBeVisible();
  }
}

/** What must be true at the end of the company area: one company, from nothing to a submission that keeps all of it. */
test("ein neues Unternehmen trägt alles ein, was über es zu sagen ist, und reicht damit einen Antrag ein @telefon", async ({
  page,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("ganz", project.name);
  const firma = `Ganzer Weg ${adresse("").replace("@example.org", "")} GmbH`;
  await foundFirma(page, mailFolder, { firma, vorname: "Gesa", nachname: "Ganz", email: adresse("gesa") });
  const formular = await test.step("ein Antrag, dessen Vorhaben beschrieben ist", () => openFilled(page));
  await formular.save("Speichern");
  const uuid = /antraege\/([0-9a-f-]{36})\//.exec(page.url())?.[1] ?? "";

  const hinweis = main(page).getByText("Bitte vervollständigen Sie einmal die Stammdaten Ihres Unternehmens");

  await test.step("die Startseite sagt, was noch nie gefragt war, und führt hin", async () => {
    await page.goto("/home");
    await expect(hinweis).toBeVisible();
    await main(page).getByRole("link", { name: "Stammdaten ergänzen" }).click();
    await expect(ueberschrift(page, "Unternehmensstammdaten")).toBeVisible();
  });
  await test.step("die Stammdaten: von der roten Zeile und zurück", () => completeStammdaten(page, uuid, "Ja"));
  await test.step("die Gruppe: einfügen, gezeichnet sehen, bestätigen", () => enterGruppe(page, uuid, firma));
  await test.step("die verlangten Zahlen: von der roten Zeile und zurück", () => completeStatistik(page, uuid, "Ja"));

  await test.step("die Startseite fragt nicht mehr", async () => {
    await page.goto("/home");
    await expect(ueberschrift(page, "Guten Tag, Gesa")).toBeVisible();
    await expect(hinweis).toHaveCount(0);
  });

  await test.step("der KMU-Status, mit jeder Zahl und ihrer Herkunft", async () => {
    await enterZahlen(page);
    await page.goto("/unternehmen/kmu");
    await expect(main(page).getByText(/^Ihr Unternehmen ist voraussichtlich ein mittleres Unternehmen/)).toBeVisible();
    await main(page).getByText("Zahlen und Beziehungen, mit denen gerechnet ist", { exact: true }).click();
    for (const name of GRUPPE)
      await expect(
        main(page)
          .getByRole("row", { name: new RegExp(name) })
          .first(),
      ).toBeVisible();
    await page.goto(`/antraege/${uuid}/schaetzung`);
    await expect(main(page).getByText(/^Vorbelegt nach der Berechnung des KMU-Status/)).toBeVisible();
    await expect(main(page).getByRole("radio", { name: "Ja", exact: true })).toBeChecked();
  });

  await test.step("eine zweite bevollmächtigte Person und jemand, der mitarbeitet", async () => {
    const neue = { vorname: "Zora", nachname: "Zweite", email: adresse("zora"), rolle: ROLLE.bevollmaechtigt };
    await inviteWithoutSeiten(page, neue);
    await inviteWithoutSeiten(page, {
      vorname: "Mats",
      nachname: "Mit",
      email: adresse("mats"),
      rolle: ROLLE.mitarbeit,
    });
    for (const name of ["zora", "mats"]) {
      const { context } = await join({ browser, baseURL, mailFolder, email: adresse(name), firma });
      await context.close();
    }
  });

  await test.step("durchlesen, einreichen", async () => {
    await page.goto(`/antraege/${uuid}/startseite`);
    await page.getByRole("link", { name: "Antrag durchlesen" }).click();
    await expect(ueberschrift(page, "Antrag durchlesen")).toBeVisible();
    for (const text of [...GRUPPE, "Leitung Entwicklung", "5.000.000,00"])
      await expect(main(page).getByText(text, { exact: false }).first()).toBeVisible();
    await sendGelesenes(page, firma);
  });

  await test.step("was sich danach ändert, ändert den eingereichten Antrag nicht", async () => {
    const ende = `30.11.${JAHR}`;
    await page.goto("/verbundeneUnternehmen");
    await openZeilenmenue(page, "Beispiel West GmbH");
    await main(page).getByRole("link", { name: "Nicht mehr verbunden: Beispiel West GmbH", exact: true }).click();
    await feld(page, "Letzter Tag der Verbindung").fill(ende);
    await press(page, "Übernehmen");
    await expect(main(page).getByRole("row", { name: /Beispiel West GmbH/ })).toContainText(`bis ${ende}`);
    await showStand(page, ende);
    await page.goto("/unternehmen");
    await feld(page, "Telefon").fill("+49 221 999");
    await press(page, "Speichern");
    await expect(page.getByText("Die Stammdaten sind gespeichert.")).toBeVisible();
    await page.goto(`/eingereichterAntrag/${uuid}`);
    for (const name of GRUPPE) await expect(main(page).getByText(name).first()).toBeVisible();
    await expect(main(page).getByText(ende, { exact: true })).toHaveCount(0);
    await expect(main(page).getByText("Weicht ab von den heutigen Stammdaten")).toBeVisible();
    await expect(main(page).getByText("Telefon: eingereicht „+49 221 5550100“, heute „+49 221 999“")).toBeVisible();
  });
});
