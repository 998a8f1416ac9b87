import type { Page } from "@playwright/test";
import { foundFirma } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";
import { openNavigation } from "../../support/schale";

const main = (page: Page) => page.getByRole("main");

/** Looks for a company and opens it. */
async function look(page: Page, firma: string): Promise<void> {
  await page.goto(`/support/unternehmen?suche=${encodeURIComponent(firma)}`);
  await main(page)
    .getByRole("button", { name: `Ansehen ${firma}` })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Unternehmensstammdaten" })).toBeVisible();
  await expect(main(page).getByText(`Sie sehen ${firma}`)).toBeVisible();
}

test("der Support sieht die Angaben eines Unternehmens an und kann nichts ändern @telefon", async ({
  page,
  als,
  isMobile,
}) => {
  await als("support", { eigene: true });
  await page.goto("/home");
  await openNavigation(page, isMobile);
  const leiste = page.getByRole("navigation", { name: "Hauptnavigation" });
  await expect(leiste.getByRole("link", { name: "Suchen" })).toBeVisible();
  await expect(leiste.getByRole("link", { name: "Stammdaten" })).toHaveCount(0);
  await page.goto("/unternehmen");
  await expect(page).toHaveURL(/\/home$/);

  await test.step("suchen und ansehen", async () => {
    await look(page, "Beispiel Maschinenbau GmbH");
    await expect(main(page).getByText("Sie können diese Angaben lesen, aber nicht bearbeiten.")).toBeVisible();
    await expect(main(page).getByRole("button", { name: /^Speichern/ })).toHaveCount(0);
  });

  await test.step("die Seiten der Gruppe „Unternehmen“, ohne die Benutzerverwaltung", async () => {
    for (const [eintrag, titel] of [
      ["Verbundene Unternehmen", "Verbundene Unternehmen"],
      ["Geschäftsstatistik", "Geschäftsstatistik"],
    ] as const) {
      await openNavigation(page, isMobile);
      await leiste.getByRole("link", { name: eintrag }).click();
      await expect(page.getByRole("heading", { level: 1, name: titel })).toBeVisible();
      await expect(main(page).getByText("Sie sehen Beispiel Maschinenbau GmbH")).toBeVisible();
      await expect(main(page).getByRole("link", { name: /^(Bearbeiten|Löschen|Unternehmen hinzufügen)/ })).toHaveCount(
        0,
      );
    }
    await openNavigation(page, isMobile);
    // The entry of this name leads to the people of all companies, not to the users of this one.
    await expect(leiste.getByRole("link", { name: "Benutzerverwaltung" })).toHaveAttribute(
      "href",
      "/support/benutzerverwaltung",
    );
    await page.goto("/benutzerverwaltung");
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step("Dateien über ein Unternehmen gibt es nur mit einem Zweck, als Export", async () => {
    for (const seite of ["/unternehmen", "/geschaeftsstatistiken", "/unternehmen/kmu"]) {
      await page.goto(seite);
      await expect(main(page).getByText("Sie sehen Beispiel Maschinenbau GmbH")).toBeVisible();
      await expect(main(page).getByRole("link", { name: /herunterladen|^Als (CSV|Excel)/ })).toHaveCount(0);
    }
    for (const datei of ["/unternehmen/datenblatt.pdf", "/unternehmen/datenblatt.json"]) {
      await page.goto(datei);
      await expect(main(page).getByText("Bitte geben Sie an, wofür Sie die Angaben exportieren.")).toBeVisible();
      await expect(main(page).getByText("nur Beispiel Maschinenbau GmbH")).toBeVisible();
    }
    for (const datei of ["/unternehmen/kmu/berechnung.pdf", "/unternehmen/kmu/berechnung.json"]) {
      await page.goto(datei);
      await expect(page).toHaveURL(/\/unternehmen\/kmu$/);
      await expect(main(page).getByText("Diese Datei erhält nur das Unternehmen selbst.")).toBeVisible();
    }
    for (const datei of ["/geschaeftsstatistiken.csv", "/geschaeftsstatistiken.xlsx"]) {
      await page.goto(datei);
      await expect(page).toHaveURL(/\/geschaeftsstatistiken$/);
    }
  });

  await test.step("beenden", async () => {
    await page.goto("/unternehmen");
    await main(page).getByRole("button", { name: "Ansicht beenden" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Unternehmen suchen" })).toBeVisible();
    await openNavigation(page, isMobile);
    await expect(leiste.getByRole("link", { name: "Suchen" })).toBeVisible();
    await expect(leiste.getByRole("link", { name: "Stammdaten" })).toHaveCount(0);
  });
});

test("die Administration verwaltet die Benutzer eines Unternehmens, und das Unternehmen erfährt es @telefon", async ({
  browser,
  baseURL,
  page,
  mailFolder,
  als,
  isMobile,
}, { project, repeatEachIndex }) => {
  const kennung = `${project.name}-${String(repeatEachIndex)}-${String(Date.now())}`;
  const firma = `Ansicht ${kennung} GmbH`;
  const fremd = await neuerContext(browser, baseURL);
  const derFirma = await fremd.newPage();
  await foundFirma(derFirma, mailFolder, {
    firma,
    vorname: "Anna",
    nachname: "Sicht",
    email: `ansicht-${kennung}@example.org`.toLowerCase(),
  });
  await als("admin", { eigene: true });
  await look(page, firma);

  await test.step("wer zuletzt bevollmächtigt ist, bleibt es", async () => {
    await openNavigation(page, isMobile);
    await page
      .getByRole("navigation", { name: "Hauptnavigation" })
      .getByRole("link", { name: "Benutzerverwaltung" })
      .click();
    await expect(main(page).getByRole("link", { name: "Verwalten: Anna Sicht" })).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Dieses Unternehmen verlassen" })).toHaveCount(0);
    await main(page).getByRole("link", { name: "Verwalten: Anna Sicht" }).click();
    await main(page)
      .getByRole("radio", { name: /^Mitarbeiterin/ })
      .check();
    await main(page)
      .getByRole("button", { name: /^Rolle/ })
      .click();
    await expect(
      main(page)
        .getByText(/mindestens eine bevollmächtigte Person|letzte bevollmächtigte Person/)
        .first(),
    ).toBeVisible();
  });

  await test.step("eine Einladung im Namen der Bescheinigungsstelle", async () => {
    await page.goto("/benutzerverwaltung/einladen");
    const person = page.getByRole("region", { name: "Person", exact: true });
    await person.getByRole("textbox", { name: "Vorname" }).fill("Zora");
    await person.getByRole("textbox", { name: "Nachname" }).fill("Zweite");
    await person.getByRole("textbox", { name: "E-Mail" }).fill(`zora-${kennung}@example.org`.toLowerCase());
    await person.getByRole("radio", { name: /^Bevollmächtigte Person/ }).check();
    await page.getByRole("button", { name: "Einladung senden" }).click();
    await expect(main(page).getByText("Zora Zweite").first()).toBeVisible();
  });
  await derFirma.goto("/benutzerverwaltung");
  await expect(main(derFirma).getByText("Zora Zweite").first()).toBeVisible();
  await fremd.close();
});
