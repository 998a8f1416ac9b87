import type { Page } from "@playwright/test";
import { openFilled } from "../../support/hauptweg";
import { foundFirma } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";
import { sign } from "../../support/registrieren";

const main = (page: Page) => page.getByRole("main");

/** Leaves for a new identification with a certificate that says something else. */
async function identify(page: Page, felder: Readonly<Record<string, string>>): Promise<void> {
  await page.goto("/unternehmen");
  await main(page).getByRole("button", { name: "Neu identifizieren" }).click();
  await sign(page, async () => {
    await page.getByRole("radio", { name: "Neues Zertifikat" }).check();
    for (const [label, text] of Object.entries(felder)) await page.getByRole("textbox", { name: label }).fill(text);
  });
}

test("eine neue Identifizierung erneuert, was das Zertifikat nachweist, und nur für das eigene Unternehmen @telefon", async ({
  page,
  mailFolder,
}, { project, repeatEachIndex }) => {
  const kennung = `${project.name}-${String(repeatEachIndex)}-${String(Date.now())}`;
  const email = `neu-${kennung}@example.org`;
  await foundFirma(page, mailFolder, { firma: `Vorher ${kennung} GmbH`, vorname: "Nora", nachname: "Neu", email });
  const blatt = await (await page.request.get("/unternehmen/datenblatt.json")).text();
  const steuernummer = /"steuernummer"[^}]*?"wert": "([^"]+)"/.exec(blatt)?.[1] ?? blatt;

  await test.step("vorher steht da, auf welche Entwürfe sie wirken kann", async () => {
    await page.goto("/unternehmen");
    await expect(main(page).getByText("Zurzeit ist kein Antrag in Bearbeitung, auf den das wirken")).toBeVisible();
    await openFilled(page);
    await page.goto("/unternehmen");
    await expect(
      main(page).getByText(/in einem Antrag in Bearbeitung ändern, ob nach .*: „Antrag ohne Bezeichnung“\.$/),
    ).toBeVisible();
  });

  await test.step("ein Zertifikat mit einer anderen Steuernummer wird abgelehnt", async () => {
    await identify(page, { Firma: "Fremd GmbH" });
    await expect(page.getByRole("heading", { level: 1, name: "Anderes Unternehmen" })).toBeVisible();
  });

  await test.step("das eigene: Name und Anschrift sind neu, ab heute, mit ihrer Herkunft", async () => {
    const firma = `Nachher ${kennung} GmbH`;
    await identify(page, { Firma: firma, Straße: "Umzugsweg", Steuernummer: steuernummer });
    await expect(page.getByRole("heading", { level: 1, name: "Ihr Unternehmen ist neu identifiziert" })).toBeVisible();
    const geaendert = main(page).getByRole("table", { name: "Geänderte Angaben" });
    await expect(geaendert.getByRole("row", { name: /^Straße/ })).toContainText("Umzugsweg");
    await expect(geaendert.getByRole("row", { name: /^Name/ })).toContainText(`Vorher ${kennung} GmbH`);
    await expect(geaendert.getByRole("row", { name: /^Name/ })).toContainText(firma);
    await page.getByRole("link", { name: "Zu den Stammdaten" }).click();
    await expect(main(page).getByText("Umzugsweg")).toBeVisible();
    await expect(
      main(page)
        .getByText(/^Gilt seit .* Aus der Identifizierung, bekannt seit/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(firma).first()).toBeAttached();
    await page.goto("/unternehmen/verlauf");
    await expect(
      main(page)
        .getByText(/Neue Identifizierung/)
        .first(),
    ).toBeVisible();
  });

  await test.step("noch einmal dasselbe: es steht da, dass sich nichts geändert hat", async () => {
    const firma = `Nachher ${kennung} GmbH`;
    await identify(page, { Firma: firma, Straße: "Umzugsweg", Steuernummer: steuernummer });
    await expect(main(page).getByText(/^Keine Angabe wurde geändert\./)).toBeVisible();
  });
});
