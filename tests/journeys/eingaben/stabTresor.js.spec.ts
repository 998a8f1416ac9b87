import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "../../support/portal";
import { crash, expectEintraege } from "../../support/tresor";

// Only with scripts: without them what is typed lives in the page alone.
const stab = z.object({
  data: z.array(z.object({ benutzerUuid: z.uuid(), status: z.string(), isSelbst: z.boolean() })),
});
const personen = z.object({ data: z.array(z.object({ uuid: z.uuid(), status: z.string() })) });

/** A page about somebody on which nothing is done to anybody. */
const findPerson = (seite: string) => async (page: Page) => {
  const antwort = await page.request.get("/v1/support/benutzer?size=10");
  const person = personen.parse(await antwort.json()).data.find(({ status }) => status === "AKTIV");
  return `/support/benutzerverwaltung/${person?.uuid ?? ""}/${seite}`;
};

/** The page on which an account of staff is locked; none is. */
async function findStabsperre(page: Page): Promise<string> {
  const antwort = await page.request.get("/v1/stab?size=100");
  const konten = stab.parse(await antwort.json()).data;
  const konto = konten.find(({ status, isSelbst }) => status === "AKTIV" && !isSelbst);
  return `/admin/benutzerverwaltung/${konto?.benutzerUuid ?? ""}/zugang?art=sperren`;
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
  {
    was: "der Grund einer Sperre",
    wer: "support",
    adresse: findPerson("aktion?art=sperren"),
    feld: /^Grund/,
    label: "Grund",
  },
  {
    was: "der Grund einer Ansicht wie jemand",
    wer: "support",
    adresse: findPerson("ansicht"),
    feld: /^Grund/,
    label: "Grund",
  },
  {
    was: "der Grund der Sperre eines Kontos von Mitarbeitern",
    wer: "admin",
    adresse: findStabsperre,
    feld: /^Grund/,
    label: "Grund",
  },
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
