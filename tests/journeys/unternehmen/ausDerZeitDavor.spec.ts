import { request, type Page } from "@playwright/test";
import { openZweiPortale } from "../../support/altesPortal";
import { logIn, logInWithoutSeiten } from "../../support/anmelden";
import { createFertig } from "../../support/eigenerAntrag";
import { registerWithoutSeiten } from "../../support/gruenden";
import { chooseFirma } from "../../support/hauptweg";
import { freshAdressen, PASSWORT } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";

const main = (page: Page) => page.getByRole("main");
const feld = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const ueberschrift = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const HINWEIS = "Bitte vervollständigen Sie einmal die Stammdaten Ihres Unternehmens";
const BEZEICHNUNG = "Leiser Lüfter von vorher";

/** Answers what is asked for the first time. */
async function answerNeues(page: Page): Promise<void> {
  const antwort = (name: RegExp) =>
    main(page).getByRole("group", { name }).getByRole("radio", { name: "Nein" }).check();
  await feld(page, "Gründungsjahr").fill("1998");
  await antwort(/^Weicht das Wirtschaftsjahr/);
  await feld(page, "Vorname").fill("Vera");
  await feld(page, "Nachname").fill("Vorher");
  await feld(page, "Funktion").fill("Leitung Entwicklung");
  await feld(page, "Telefon der Ansprechperson").fill("+49 341 222222");
  await feld(page, "E-Mail-Adresse der Ansprechperson").fill("vera.vorher@example.org");
  await antwort(/^Ist Ihr Unternehmen mit anderen/);
  await main(page).getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("Die Stammdaten sind gespeichert.")).toBeVisible();
}

test("ein Unternehmen aus der Zeit vor dem Unternehmensbereich wird einmal durch das Neue geführt und verliert nichts @telefon", async ({
  browser,
}, { project }) => {
  const portale = await openZweiPortale();
  const { mailFolder } = portale;
  const firma = `Vorher ${project.name} GmbH`;
  const konto = { email: freshAdressen("vorher", project.name)("vera"), passwort: PASSWORT };
  try {
    const uuid = await test.step("vorher: registriert, mit einem Antrag in Arbeit", async () => {
      const baseURL = await portale.startToday();
      const ruf = await request.newContext({ baseURL });
      await registerWithoutSeiten(ruf, mailFolder, { firma, vorname: "Vera", nachname: "Vorher", ...konto });
      await ruf.dispose();
      const context = await neuerContext(browser, baseURL);
      await logInWithoutSeiten(context.request, mailFolder, { ...konto, firma });
      const antrag = await createFertig(await context.newPage(), BEZEICHNUNG);
      await context.close();
      return antrag;
    });
    const baseURL = await portale.startVonVorher();
    const context = await neuerContext(browser, baseURL);
    const page = await context.newPage();

    await test.step("die erste Anmeldung danach: der Antrag ist da, und die Startseite sagt freundlich, was neu ist", async () => {
      await page.goto("/landingpage");
      await logIn(page, mailFolder, konto);
      await chooseFirma(page, firma);
      await expect(ueberschrift(page, "Guten Tag, Vera")).toBeVisible();
      await expect(main(page).getByText(BEZEICHNUNG).first()).toBeVisible();
      await expect(main(page).getByText(HINWEIS)).toBeVisible();
      await expect(main(page).getByText(/Was Sie bisher angegeben haben, ist übernommen\./)).toBeVisible();
    });

    await test.step("die Stammdaten: alles Bisherige steht da, gefragt wird nur das Neue", async () => {
      await main(page).getByRole("link", { name: "Stammdaten ergänzen" }).click();
      await expect(ueberschrift(page, "Unternehmensstammdaten")).toBeVisible();
      await expect(main(page).getByText("Für eine Einreichung fehlen noch 8 Angaben")).toBeVisible();
      await expect(feld(page, "Telefon")).toHaveValue("+49 221 5550100");
      await expect(feld(page, "E-Mail-Adresse des Unternehmens")).toHaveValue(`firma-${konto.email}`);
      await answerNeues(page);
      await expect(feld(page, "Telefon")).toHaveValue("+49 221 5550100");
    });

    await test.step("von dort weiter zu den verbundenen Unternehmen und zur Geschäftsstatistik", async () => {
      await main(page).getByRole("link", { name: "Als Nächstes: Verbundene Unternehmen" }).click();
      await expect(ueberschrift(page, "Verbundene Unternehmen")).toBeVisible();
      await main(page).getByRole("link", { name: "Als Nächstes: Geschäftsstatistik" }).click();
      await expect(main(page).getByRole("link", { name: /^Erfassen: Wirtschaftsjahr/ })).toBeVisible();
    });

    await test.step("danach fragt die Startseite nicht mehr, und der Antrag ist, wie er war", async () => {
      await page.goto("/home");
      await expect(ueberschrift(page, "Guten Tag, Vera")).toBeVisible();
      await expect(main(page).getByText(HINWEIS)).toHaveCount(0);
      await page.goto(`/antraege/${uuid}/lesen`);
      await expect(main(page).getByText(BEZEICHNUNG).first()).toBeVisible();
      await page.goto("/unternehmen/verlauf");
      await expect(main(page).getByRole("heading", { name: /^Registrierung vom / })).toBeVisible();
    });
    await context.close();
  } finally {
    await portale.stop();
  }
});
