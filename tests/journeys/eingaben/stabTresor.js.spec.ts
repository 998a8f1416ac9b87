import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "../../support/portal";
import { crash, expectEintraege } from "../../support/tresor";

// Only with scripts: without them what is typed lives in the page alone.
const personen = z.object({ data: z.array(z.object({ uuid: z.uuid(), status: z.string() })) });

/** The page on which somebody is locked; nobody is. */
async function findSperre(page: Page): Promise<string> {
  const antwort = await page.request.get("/v1/support/benutzer?size=10");
  const person = personen.parse(await antwort.json()).data.find(({ status }) => status === "AKTIV");
  return `/support/benutzerverwaltung/${person?.uuid ?? ""}/aktion?art=sperren`;
}

for (const { was, wer, adresse, feld, label } of [
  {
    was: "der Name einer Kategorie der FAQ",
    wer: "qm",
    adresse: () => Promise.resolve("/admin/faq/kategorien"),
    feld: /^Name/,
    label: "Name",
  },
  {
    was: "der Text eines Imports von Hilfetexten",
    wer: "qm",
    adresse: () => Promise.resolve("/admin/hilfetexte/import"),
    feld: "Oder der Inhalt der Datei",
    label: "Inhalt der Datei",
  },
  {
    was: "die Auswahl eines Exports",
    wer: "qm",
    adresse: () => Promise.resolve("/exporte?fall=GESCHAEFTSSTATISTIK"),
    feld: /^Name der Konfiguration/,
    label: "Name der Konfiguration",
  },
  { was: "der Grund einer Sperre", wer: "support", adresse: findSperre, feld: /^Grund/, label: "Grund" },
] as const)
  test(`${was} überlebt den Absturz des Browsers, und niemand verlässt ihn ungefragt`, async ({ page: erste, als }) => {
    await als(wer, { eigene: true });
    await erste.goto(await adresse(erste));
    const frage = (page: Page) => page.getByRole("main").getByRole("textbox", { name: feld });
    await expect(erste.getByText(/^Was Sie nicht speichern, hält dieser Browser verschlüsselt/)).toBeVisible();
    await frage(erste).fill("Vor dem Absturz getippt");
    await expectEintraege(erste, 1);
    const page = await crash(erste, erste.url());
    await page
      .locator("#tresor")
      .getByRole("button", { name: `Wiederherstellen ${label}` })
      .click();
    await expect(frage(page)).toHaveValue("Vor dem Absturz getippt");
    const dialog = page.getByRole("alertdialog", { name: "Sie sind dabei die aktuelle Ansicht zu verlassen!" });
    await page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: "Startseite" }).click();
    await dialog.getByRole("button", { name: "Abbrechen" }).click();
    await expect(frage(page)).toHaveValue("Vor dem Absturz getippt");
  });
