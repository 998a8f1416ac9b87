import type { Page, TestInfo } from "@playwright/test";
import { z } from "zod";
import { logIn } from "../../support/anmelden";
import { hasScripts } from "../../support/formularSeite";
import { KONTEN } from "../../support/konten";
import { foundFirma, freshAdressen, PASSWORT, press } from "../../support/mitwirkende";
import { waitForMail } from "../../support/mailServer";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

const main = (page: Page) => page.getByRole("main");
const text = (page: Page) => page.getByRole("textbox", { name: /^Text(?!,)/ });
const pruefung = (page: Page) => page.getByRole("heading", { level: 1, name: "Aufbewahrte Eingaben prüfen" });

/** A page that is alive keeps what is typed; without scripts nothing waits for that. */
async function waitForTresor(page: Page): Promise<void> {
  if (!hasScripts()) return;
  await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
}

async function expectAufbewahrt(page: Page): Promise<void> {
  await expect(page.getByText("Ihre Eingaben wurden aufbewahrt. Melden Sie sich an, um sie zu prüfen.")).toBeVisible();
}

const plaetze = z.object({ data: z.array(z.object({ uuid: z.uuid().nullable() })) });

/** The page of a help text that no other run and no other journey edits. The page must be logged in to edit it. */
async function findText(page: Page, { project, repeatEachIndex }: TestInfo): Promise<string> {
  const gelesen = await page.request.get("/v1/hilfetexte/verwaltung?bereich=wirtschaftsjahr");
  const uuids = plaetze.parse(await gelesen.json()).data.flatMap(({ uuid }) => (uuid === null ? [] : [uuid]));
  const uuid = uuids[(repeatEachIndex * 2 + (project.name === "js" ? 0 : 1)) % uuids.length];
  return `/admin/hilfetexte/${uuid ?? ""}`;
}

test("ein Hilfetext, der nach dem Ende der Sitzung ankommt, wartet auf seine Person", async ({
  page,
  context,
  als,
  mailFolder,
}, testInfo) => {
  const wort = `Spaet${testInfo.project.name}${String(Date.now())}`;
  await als("qm", { eigene: true });
  const adresse = await findText(page, testInfo);
  const wartet = main(page).getByRole("link", { name: /^Eingaben zu „Hilfetext“ vom .* prüfen$/ });
  const leser = page.getByRole("switch", { name: "Für Leser" });
  await page.goto(adresse);
  await waitForTresor(page);
  await text(page).fill(`${wort} ist nicht verloren.`);
  await leser.uncheck();

  await test.step("auf der Anmeldeseite steht, dass die Eingaben aufbewahrt sind; danach sieht sie die Person", async () => {
    await context.clearCookies();
    await page.getByRole("button", { name: "Entwurf speichern" }).click();
    await expectAufbewahrt(page);
    await logIn(page, mailFolder, KONTEN.qm);
    await page.getByRole("button", { name: "Auswählen Qualitätsmanagement", exact: true }).click();
    await expect(pruefung(page)).toBeVisible();
    await page.getByRole("link", { name: "Später entscheiden" }).click();
    await expect(wartet.first()).toBeVisible();
  });

  await test.step("ihr Formular nennt sie, und was sich ändert", async () => {
    // Another run may have left something of this person: the page of the text names only its own.
    await page.goto(adresse);
    await wartet.click();
    await expect(main(page).locator("ins").filter({ hasText: wort })).toBeVisible();
    expect(await checkRegeln(page, "Aufbewahrter Hilfetext")).toEqual([]);
  });

  await test.step("das Formular öffnet sich mit allem; gespeichert wird erst dort", async () => {
    await page.getByRole("button", { name: "Übernehmen" }).click();
    await expect(text(page)).toHaveValue(`${wort} ist nicht verloren.`);
    await expect(leser).not.toBeChecked();
    expect(await checkRegeln(page, "Hilfetext, übernommen")).toEqual([]);
    await text(page).fill(`${wort} ist wirklich nicht verloren.`);
    await press(page, "Entwurf speichern", "Der Entwurf ist gespeichert.");
    await expect(page.getByRole("region", { name: "Entwurf", exact: true })).toContainText(wort);
    await expect(wartet).toHaveCount(0);
  });

  await test.step("mit Skripten verlässt niemand ungefragt, was nicht gespeichert ist", async () => {
    if (!hasScripts()) return;
    await waitForTresor(page);
    await text(page).fill(`${wort} ist noch nicht gespeichert.`);
    await page.getByRole("link", { name: "Zur Liste" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Nicht gespeicherte Änderungen werden verworfen.");
    await dialog.getByRole("button", { name: "Speichern & fortfahren" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Hilfetexte" })).toBeVisible();
    await page.goto(adresse);
    await expect(text(page)).toHaveValue(`${wort} ist noch nicht gespeichert.`);
  });
  await press(page, "Verwerfen", "Der Entwurf ist verworfen.");
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
