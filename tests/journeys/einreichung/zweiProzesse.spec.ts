import type { Page } from "@playwright/test";
import { logIn } from "../../support/anmelden";
import { requestWithoutFormular, inhaltVon, loadWithoutScripts, openConnected } from "../../support/exporteSeite";
import { FormularSeite, hasScripts } from "../../support/formularSeite";
import { acceptHilfetexte, chooseFirma, createAntragInListe } from "../../support/hauptweg";
import { freshAdressen, PASSWORT } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";
import { register } from "../../support/registrieren";

/**
 * A person and a company of their own: what is kept for a person lies before the start page of every later login, and
 * a finished file arrives in every open tab of theirs. They come by the pages, because a portal of its own answers none
 * of the calls of the backend.
 */
async function foundEigene(page: Page, mailFolder: string) {
  const { name } = test.info().project;
  const email = freshAdressen("zwei", name)("chefin");
  const firma = `Zwei Prozesse ${email.replace("@example.org", "")} GmbH`;
  const konto = { email, passwort: PASSWORT };
  await register(page, mailFolder, { firma, vorname: "Zita", nachname: "Zwei", ...konto });
  await logIn(page, mailFolder, konto);
  await chooseFirma(page, firma);
  await acceptHilfetexte(page);
  return { firma, konto };
}

test("auch über zwei Prozesse wartet ein Formular, das nach dem Ende der Sitzung ankommt, auf seine Person", async ({
  page,
  context,
  mailFolder,
}) => {
  const { firma, konto } = await foundEigene(page, mailFolder);
  await createAntragInListe(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
  const titel = page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true });
  await titel.fill("Zu spät für die Sitzung");
  await context.clearCookies();
  await page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).last().click();
  if (hasScripts())
    await expect(page.getByRole("alert").filter({ hasText: "Ihre Sitzung ist beendet." }).first()).toBeVisible();
  else
    await expect(
      page.getByText("Ihre Eingaben wurden aufbewahrt. Melden Sie sich an, um sie zu prüfen."),
    ).toBeVisible();
  await page.goto("/landingpage");
  await logIn(page, mailFolder, konto);
  await page.getByRole("button", { name: `Auswählen ${firma}`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aufbewahrte Eingaben prüfen" })).toBeVisible();
  await expect(page.locator("ins")).toContainText("Zu spät für die Sitzung");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect(titel).toHaveValue("Zu spät für die Sitzung");
});

test("auch über zwei Prozesse kommt eine vorbereitete Datei an: mit Skripten von selbst und nur in einem Tab, ohne als Link", async ({
  page,
  context,
  mailFolder,
}) => {
  await foundEigene(page, mailFolder);
  await createAntragInListe(page);
  const gleiche = () => context.request.get("/antraege/liste.csv").then((antwort) => antwort.body());
  await openConnected(page, "/antraege");
  if (!hasScripts()) {
    await requestWithoutFormular(page);
    await page.goto("/exporte");
    expect(await inhaltVon(await loadWithoutScripts(page))).toEqual(await gleiche());
    return;
  }
  const zweiter = await context.newPage();
  const kanal = await openConnected(zweiter, "/antraege");
  await expect(
    zweiter.getByRole("dialog", { name: "Das Antragsportal ist bereits in einem anderen Tab geöffnet" }),
  ).toBeVisible();
  const gespeichert: string[] = [];
  for (const tab of [page, zweiter]) tab.on("download", (download) => gespeichert.push(download.suggestedFilename()));
  const erfahren = kanal?.waitForEvent("framereceived", ({ payload }) =>
    /MESSAGE.*notification\/download\/file/.test(String(payload)),
  );
  const vonSelbst = page.waitForEvent("download");
  await requestWithoutFormular(page);
  const datei = await vonSelbst;
  expect(datei.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}_antraege_\d{6}\.csv$/);
  expect(await inhaltVon(datei)).toEqual(await gleiche());
  // The other tab has heard of it, too, and has had its time.
  await erfahren;
  await zweiter.waitForTimeout(500);
  expect(gespeichert).toEqual([datei.suggestedFilename()]);
});
