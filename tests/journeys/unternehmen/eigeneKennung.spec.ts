import type { BrowserContext, Page } from "@playwright/test";
import { z } from "zod";
import { gelungen, logInWithoutSeiten } from "../../support/anmelden";
import { KONTEN } from "../../support/konten";
import { type PortalMitLangerListe, startPortalWithLongList } from "../../support/langeListe";
import { expect, neuerContext, test } from "../../support/portal";
import { listText, readPdf } from "../../support/readPdf";
import { openNavigation } from "../../support/schale";
import { openStammdaten } from "../../support/stammdatenSeite";

// Name, Rechtsform and tax number of a company that no identification has proven, as that of the demo is: every company
// that registers has them from its certificate. On a portal of its own, where nobody else works for that company.
let portal: PortalMitLangerListe;
test.beforeAll(async () => {
  portal = await startPortalWithLongList(1);
});
test.afterAll(() => portal.stop());

const main = (page: Page) => page.getByRole("main");
const feld = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const save = (page: Page) => main(page).getByRole("button", { name: "Speichern", exact: true }).click();

const VORHER = "Fremd Chemie AG";
const NACHHER = "Umbenannte Chemie GmbH";

async function logIn(context: BrowserContext, firma: string): Promise<Page> {
  await logInWithoutSeiten(context.request, portal.mailFolder, { ...KONTEN.fremd, firma, hilfe: true });
  return context.newPage();
}

test("Steuernummer, Name und Rechtsform: was falsch ist, steht am Feld; was sich ändert, überall @telefon", async ({
  browser,
  isMobile,
}) => {
  const context = await neuerContext(browser, portal.url);
  const page = await logIn(context, VORHER);
  const antrag = z
    .object({ uuid: z.uuid() })
    .parse(await gelungen(await context.request.post("/v1/antraege", { data: { bezeichnung: "Davor begonnen" } })));

  await test.step("die Steuernummer eines anderen Landes, gedruckt und mit 13 Ziffern", async () => {
    await openStammdaten(page);
    for (const nummer of ["21/815/08150", "1121081508150"]) {
      await feld(page, "Steuernummer").fill(nummer);
      await feld(page, "Straße").fill(`Weg zu ${nummer.slice(0, 2)}`);
      await save(page);
      await expect(feld(page, "Steuernummer")).toHaveAttribute("aria-invalid", "true");
      await expect(feld(page, "Steuernummer")).toHaveValue(nummer);
      await expect(feld(page, "Steuernummer")).toHaveAccessibleDescription(
        /Bitte geben Sie die Steuernummer im Format FFF\/BBB\/UUUUP \(Bayern\) oder mit 13 Ziffern ein\./,
      );
      await expect(feld(page, "Straße")).toHaveValue(`Weg zu ${nummer.slice(0, 2)}`);
    }
    await feld(page, "Steuernummer").fill("9143081508154");
    await save(page);
    await expect(feld(page, "Steuernummer")).not.toHaveAttribute("aria-invalid", "true");
  });

  await test.step("ein neuer Name und eine neue Rechtsform", async () => {
    await openStammdaten(page);
    await feld(page, "Name / Firma (mit Rechtsformzusatz)").fill(NACHHER);
    await main(page).getByRole("combobox", { name: "Rechtsform", exact: true }).selectOption("GMBH");
    await save(page);
    const folgen = main(page).getByRole("checkbox", { name: "Ja, die Änderung soll so gespeichert werden" });
    await expect(page.getByText("Die Stammdaten sind gespeichert.").or(folgen)).toBeVisible();
    if (await folgen.isVisible()) {
      await folgen.check();
      await save(page);
    }
    await expect(page.getByText("Die Stammdaten sind gespeichert.")).toBeVisible();
  });

  await test.step("in der Sitzung und im Rahmen jeder Seite", async () => {
    const sitzung = await gelungen(await context.request.get("/v1/sitzung"));
    expect(sitzung).toMatchObject({ benutzer: { unternehmenName: NACHHER, unternehmenRechtsform: "GMBH" } });
    for (const pfad of ["/home", "/antraege"]) {
      await page.goto(pfad);
      await openNavigation(page, isMobile);
      await expect(page.getByText(NACHHER).first()).toBeVisible();
      await expect(page.getByText(VORHER)).toHaveCount(0);
    }
  });

  await test.step("in den nächsten Dokumenten, auch eines Antrags von davor", async () => {
    for (const datei of ["/unternehmen/datenblatt.json", "/unternehmen/kmu/berechnung.json"]) {
      const text = await (await context.request.get(datei)).text();
      expect(text, datei).toContain(NACHHER);
    }
    for (const datei of ["/unternehmen/datenblatt.pdf", `/antraege/${antrag.uuid}/arbeitsplan.pdf`]) {
      const { struktur } = await readPdf(await (await context.request.get(datei)).body());
      const text = listText(struktur)
        .map((eintrag) => eintrag.text)
        .join("\n");
      expect(text, datei).toContain(NACHHER);
      expect(text, datei).not.toContain(VORHER);
    }
  });

  await test.step("in der Auswahl nach der Anmeldung und in den Listen des Supports", async () => {
    const weitere = await neuerContext(browser, portal.url);
    const neue = await logIn(weitere, NACHHER);
    await neue.goto("/home");
    await expect(neue.getByRole("heading", { level: 1, name: /^Guten Tag, / })).toBeVisible();
    await weitere.close();
    const stab = await neuerContext(browser, portal.url);
    await logInWithoutSeiten(stab.request, portal.mailFolder, { ...KONTEN.support, hilfe: true });
    const support = await stab.newPage();
    await support.goto("/support/unternehmen?suche=Umbenannte");
    await expect(main(support).getByRole("row", { name: /Umbenannte Chemie GmbH/ })).toBeVisible();
    await support.goto("/support/benutzerverwaltung?suche=fremd%40example.org");
    await expect(main(support).getByRole("row", { name: /fremd@example\.org/ })).toContainText(NACHHER);
    await stab.close();
  });
  await context.close();
});
