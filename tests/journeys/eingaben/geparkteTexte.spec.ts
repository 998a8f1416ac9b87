import type { Page } from "@playwright/test";
import { logIn } from "../../support/anmelden";
import { hasScripts } from "../../support/formularSeite";
import { KONTEN } from "../../support/konten";
import { foundFirma, freshAdressen, PASSWORT, press } from "../../support/mitwirkende";
import { waitForMail } from "../../support/mailServer";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

const main = (page: Page) => page.getByRole("main");
const frage = (page: Page) => page.getByRole("textbox", { name: "Frage", exact: true });
const antwort = (page: Page) => page.getByRole("textbox", { name: "Antwort", exact: true });
const pruefung = (page: Page) => page.getByRole("heading", { level: 1, name: "Aufbewahrte Eingaben prüfen" });

/** A page that is alive keeps what is typed; without scripts nothing waits for that. */
async function waitForTresor(page: Page): Promise<void> {
  if (!hasScripts()) return;
  await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
}

async function expectAufbewahrt(page: Page): Promise<void> {
  await expect(page.getByText("Ihre Eingaben wurden aufbewahrt. Melden Sie sich an, um sie zu prüfen.")).toBeVisible();
}

test("ein FAQ-Eintrag, der nach dem Ende der Sitzung ankommt, wartet auf seine Person", async ({
  page,
  context,
  als,
  mailFolder,
}, { project, repeatEachIndex }) => {
  const titel = `Zu spät? ${project.name} ${String(repeatEachIndex)} ${String(Date.now())}`;
  await als("qm", { eigene: true });
  await page.goto("/admin/faq/neu");
  await waitForTresor(page);
  await page.getByRole("combobox", { name: "Kategorie" }).selectOption({ index: 1 });
  await frage(page).fill(titel);
  await antwort(page).fill("Nichts ist verloren.");
  await page.getByRole("switch", { name: "Auf der Hilfeseite" }).uncheck();

  await test.step("auf der Anmeldeseite steht, dass die Eingaben aufbewahrt sind", async () => {
    await context.clearCookies();
    await page.getByRole("button", { name: "Eintrag anlegen" }).click();
    await expectAufbewahrt(page);
    await logIn(page, mailFolder, KONTEN.qm);
    await page.getByRole("button", { name: "Auswählen Qualitätsmanagement", exact: true }).click();
    await expect(pruefung(page)).toBeVisible();
    await expect(main(page).locator("ins").filter({ hasText: titel })).toBeVisible();
    expect(await checkRegeln(page, "Aufbewahrter FAQ-Eintrag")).toEqual([]);
  });

  await test.step("später entscheiden: Startseite und Formular nennen sie", async () => {
    await page.getByRole("link", { name: "Später entscheiden" }).click();
    const wartet = main(page).getByRole("link", { name: /^Eingaben zu „FAQ-Eintrag“ vom .* prüfen$/ });
    await expect(wartet.first()).toBeVisible();
    await page.goto("/admin/faq/neu");
    await wartet.first().click();
    await expect(main(page).locator("ins").filter({ hasText: titel })).toBeVisible();
  });

  await test.step("das Formular öffnet sich mit allem; gespeichert wird erst dort", async () => {
    await page.getByRole("button", { name: "Übernehmen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Eintrag anlegen" })).toBeVisible();
    await expect(frage(page)).toHaveValue(titel);
    await expect(page.getByRole("switch", { name: "Auf der Hilfeseite" })).not.toBeChecked();
    expect(await checkRegeln(page, "FAQ-Eintrag, übernommen")).toEqual([]);
    await antwort(page).fill("Wirklich nichts ist verloren.");
    await press(page, "Eintrag anlegen", "Der Eintrag ist gespeichert und auf der Hilfeseite nicht zu sehen.");
    await expect(page.getByRole("row").filter({ hasText: titel })).toBeVisible();
    await page.goto("/home");
    await expect(page.getByRole("heading", { level: 1, name: /Guten Tag/ })).toBeVisible();
    await expect(page.getByText("Aufbewahrte Eingaben")).toHaveCount(0);
  });

  await test.step("mit Skripten verlässt niemand ungefragt, was nicht gespeichert ist", async () => {
    if (!hasScripts()) return;
    await page.goto("/admin/faq");
    await page.getByRole("link", { name: titel, exact: true }).click();
    await waitForTresor(page);
    await antwort(page).fill("Noch nicht gespeichert.");
    await page.getByRole("link", { name: "Abbrechen" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Nicht gespeicherte Änderungen werden verworfen.");
    await dialog.getByRole("button", { name: "Speichern & fortfahren" }).click();
    await expect(page.getByText("Der Eintrag ist gespeichert").first()).toBeVisible();
  });
});

test("eine Einladung, die nach dem Ende der Sitzung ankommt, wartet und wird erst im Formular gesendet", async ({
  page,
  context,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("spaet", project.name);
  const [email, eingeladen] = [adresse("chefin"), adresse("neu")];
  const firma = `Spät geladen ${project.name} ${String(Date.now())} GmbH`;
  await foundFirma(page, mailFolder, { firma, vorname: "Sina", nachname: "Spät", email });
  await page.goto("/benutzerverwaltung/einladen");
  await waitForTresor(page);
  const person = page.getByRole("region", { name: "Person", exact: true });
  await person.getByRole("textbox", { name: "Vorname" }).fill("Ines");
  await person.getByRole("textbox", { name: "Nachname" }).fill("Ladung");
  await person.getByRole("textbox", { name: "E-Mail" }).fill(eingeladen);
  await person.getByRole("radio", { name: /^Mitarbeiterin/ }).check();

  await context.clearCookies();
  await page.getByRole("button", { name: "Einladung senden" }).click();
  await expectAufbewahrt(page);
  await logIn(page, mailFolder, { email, passwort: PASSWORT });
  await page.getByRole("button", { name: `Auswählen ${firma}`, exact: true }).click();
  await expect(pruefung(page)).toBeVisible();
  await expect(main(page).locator("ins").filter({ hasText: eingeladen })).toBeVisible();
  await page.getByRole("button", { name: "Übernehmen" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Benutzer hinzufügen" })).toBeVisible();
  await expect(person.getByRole("textbox", { name: "E-Mail" })).toHaveValue(eingeladen);
  await expect(person.getByRole("radio", { name: /^Mitarbeiterin/ })).toBeChecked();
  await page.getByRole("button", { name: "Einladung senden" }).click();
  await expect(page.getByText("Die Einladung ist unterwegs.").first()).toBeVisible();
  await waitForMail(mailFolder, { to: eingeladen, subject: /^Einladung in das Antragsportal$/ });
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1, name: /Guten Tag/ })).toBeVisible();
  await expect(page.getByText("Aufbewahrte Eingaben")).toHaveCount(0);
});
