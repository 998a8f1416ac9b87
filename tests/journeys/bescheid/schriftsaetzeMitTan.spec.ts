import type { Page } from "@playwright/test";
import { z } from "zod";
import { createFachKlient } from "~/server/fach/fachKlient";
import { logInWithoutSeiten } from "../../support/anmelden";
import { hasScripts } from "../../support/formularSeite";
import { KONTEN } from "../../support/konten";
import { checkOpen } from "../../support/offeneSeite";
import { fetchTan, startWithoutNezo } from "../../support/ohneNezo";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { findUuid } from "../../support/schale";

const FACH_TOKEN = "fach-token-der-schriftsaetze-0123456789";
const ZWEI_MONATE_MINUTEN = 60 * 24 * 60;
const GRUND = "Der Bescheid kam während einer Betriebsschließung an und wurde erst danach gelesen.";

const ueberschrift = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const weiter = (page: Page) => page.getByRole("button", { name: "Speichern und weiter zur Unterschrift" }).click();

/** What is signed, in the words of its mail, its button and the page afterwards. */
type Zeichnung = { zweck: string; knopf: string; danach: string };

/** Signs with the TAN of a mail. `falsche`: after one that was mistyped. */
async function draw(
  page: Page,
  mailFolder: string,
  { zweck, knopf, danach, falsche = false }: Zeichnung & { falsche?: boolean },
): Promise<void> {
  const feld = page.getByRole("textbox", { name: "TAN aus der E-Mail" });
  const send = async (text: string) => {
    await feld.fill(text);
    await page.getByRole("button", { name: knopf, exact: true }).click();
  };
  const tan = await fetchTan(page, mailFolder, {
    knopf: "TAN anfordern",
    betreff: new RegExp(`^Ihre TAN für ${zweck}$`),
  });
  if (falsche) {
    await send(tan.replace(/\d$/, (ziffer) => String((Number(ziffer) + 1) % 10)));
    await expect(
      page.getByRole("alert").getByText("Die TAN ist nicht richtig. Bitte prüfen Sie Ihre Eingabe.").first(),
    ).toBeVisible();
    await expect(feld).toHaveAttribute("aria-invalid", "true");
    expect(await checkRegeln(page, `${knopf}, falsche TAN`)).toEqual([]);
  }
  await send(tan);
  await expect(ueberschrift(page, danach)).toBeVisible();
}

type Fach = ReturnType<typeof createFachKlient>;

const abgelehnte = z.object({ data: z.array(z.object({ uuid: z.uuid() })) });

/** Throws away what the demo begins with, so that only documents of this test are counted. */
async function discardBeispiel(page: Page): Promise<void> {
  const pfad = "/v1/wartung/uebermittlungen";
  for (const { uuid } of abgelehnte.parse(await (await page.request.get(pfad)).json()).data) {
    const antwort = await page.request.post(`${pfad}/${uuid}/verwerfen`, { data: { grund: "Beispiel der Demo" } });
    expect(antwort.status()).toBe(200);
  }
}

/** Refuses a Nachtrag and a Widerspruch; the administration presents both again, and throws one away. */
async function handleAbgelehnte(page: Page, fach: Fach): Promise<void> {
  const karte = page.getByRole("region", { name: "Abgelehnte Übermittlungen" });
  const refuseAll = async () => {
    const { data } = await fach.listUebermittlungen({ size: 100 });
    for (const { uuid, art } of data)
      if (art === "NACHTRAG" || art === "WIDERSPRUCH") await fach.refuse({ uuid, grund: "Anlage nicht lesbar" });
    await page.goto("/wartungsonstiges");
  };
  await discardBeispiel(page);
  await refuseAll();
  await expect(karte).toContainText("2 Übermittlungen sind abgelehnt, die älteste am");
  await expect(karte.getByRole("row", { name: /Nachtrag/ })).toContainText("Anlage nicht lesbar");
  await karte.getByRole("button", { name: "Alle wieder vorlegen" }).click();
  await expect(page.getByText("2 Übermittlungen liegen dem Fachverfahren wieder vor.").first()).toBeVisible();
  await expect(karte).toContainText("Keine Übermittlung ist abgelehnt.");

  await refuseAll();
  const zeile = (art: string) => karte.getByRole("row", { name: new RegExp(`${art} `) });
  await zeile("Nachtrag")
    .getByRole("link", { name: /^Verwerfen/ })
    .click();
  await expect(ueberschrift(page, "Übermittlung verwerfen")).toBeVisible();
  expect(await checkOpen(page, "Übermittlung verwerfen")).toEqual([]);
  await page.getByRole("button", { name: "Jetzt verwerfen" }).click();
  await expect(page.getByRole("alert")).toContainText("Dieses Feld ist erforderlich");
  await page.getByRole("textbox", { name: "Grund" }).fill("Der Nachtrag kam auch per Post");
  await page.getByRole("button", { name: "Jetzt verwerfen" }).click();
  await expect(page.getByText("Die Übermittlung steht nicht mehr in der Liste.").first()).toBeVisible();
  await expect(karte).toContainText("Eine Übermittlung ist abgelehnt");
  await zeile("Widerspruch")
    .getByRole("button", { name: /^Wieder vorlegen/ })
    .click();
  await expect(page.getByText("Die Übermittlung liegt dem Fachverfahren wieder vor.").first()).toBeVisible();
  await expect(karte).toContainText("Keine Übermittlung ist abgelehnt.");
}

test("ohne nezo, zwei Monate später: verspäteter Widerspruch, Nachtrag und Rückzug mit TAN", async ({ browser }) => {
  // Nobody confirms anything before the test does.
  const portal = await startWithoutNezo({ FACH_TOKEN, FACH_SIMULATOR_VERZOEGERUNG_SEKUNDEN: "3600" });
  const { mailFolder } = portal;
  const fach = createFachKlient({ basis: portal.url, token: FACH_TOKEN });
  const context = await neuerContext(browser, portal.url);
  const page = await context.newPage();
  try {
    await logInWithoutSeiten(context.request, mailFolder, KONTEN.maschinenbau);
    const gefordert = await findUuid(page, "Terahertzprüfung im Drucker");
    await page.goto(`/antrag/${gefordert}/nachforderungen`);
    await page.getByRole("button", { name: "Antwort schreiben" }).first().click();
    await page.getByLabel(/^Ihre Antwort auf Frage 1/).fill("Der zweite Prüfstand ist in Betrieb.");
    await page.getByRole("button", { name: "Speichern", exact: true }).click();
    await expect(page.getByText("Ihre Angaben sind gespeichert.").first()).toBeVisible();
    const angefangen = page.url();
    portal.advance(ZWEI_MONATE_MINUTEN);
    await context.clearCookies();
    await logInWithoutSeiten(context.request, mailFolder, KONTEN.maschinenbau);

    await test.step("Widerspruch nach Ablauf der Frist: gewarnt, nicht gesperrt, mit Grund", async () => {
      const uuid = await findUuid(page, "Lagerdiagnose und Klebstoffe, zum Teil abgelehnt");
      await page.goto(`/antraege/widerspruchUebersicht/${uuid}`);
      await expect(
        page.getByText(/^Die Widerspruchsfrist ist am .* abgelaufen\. Einen Widerspruch nehmen wir trotzdem an/),
      ).toBeVisible();
      await page.getByRole("button", { name: "Verspäteten Widerspruch schreiben" }).click();
      const warnung = page.getByText(/^Die Widerspruchsfrist ist am .* abgelaufen$/);
      await expect(warnung).toBeVisible();
      await page
        .getByRole("group", { name: /^Betroffene Vorhaben/ })
        .getByRole("checkbox")
        .last()
        .check();
      await page.getByRole("textbox", { name: /^Begründung/ }).fill("Der Lösungsweg ist in der Branche nicht bekannt.");
      await weiter(page);
      const fehler = page.getByRole("alert").filter({ hasText: "Bitte prüfen Sie Ihre Eingaben" });
      await expect(
        fehler.getByRole("link", { name: /^Warum konnten Sie die Frist nicht einhalten\?: / }),
      ).toBeVisible();
      await page.getByRole("textbox", { name: /^Warum konnten Sie die Frist nicht einhalten\?/ }).fill(GRUND);
      expect(await checkRegeln(page, "verspäteter Widerspruch")).toEqual([]);
      await weiter(page);
      await expect(warnung).toBeVisible();
      const danach = "Ihr Widerspruch ist eingereicht";
      await draw(page, mailFolder, {
        zweck: "die Einreichung eines Widerspruchs",
        knopf: "Widerspruch einlegen",
        danach,
        falsche: true,
      });
      await page.getByRole("link", { name: "Zu den Widersprüchen" }).click();
      await page.getByRole("link", { name: /^Widerspruch vom / }).click();
      await expect(page.getByText(GRUND)).toBeVisible();
      await expect(page.getByText("Eingelegt", { exact: true }).first()).toBeVisible();
    });

    await test.step("eine Antwort nach Ablauf der Frist wird zum Nachtrag ohne Nachforderung", async () => {
      await page.goto(angefangen);
      await expect(page.getByText(/^Die Frist für diese Nachforderung ist am .* abgelaufen\./)).toBeVisible();
      expect(await checkRegeln(page, "abgelaufener Nachtrag")).toEqual([]);
      await page.getByRole("button", { name: "In einen Nachtrag ohne Nachforderung übernehmen" }).click();
      await expect(ueberschrift(page, "Nachtrag ohne Nachforderung")).toBeVisible();
      await expect(page.getByRole("textbox", { name: /^Ihr Nachtrag/ })).toHaveValue(
        /\?\nDer zweite Prüfstand ist in Betrieb\.$/,
      );
      await weiter(page);
      const danach = "Ihr Nachtrag ist eingereicht";
      await draw(page, mailFolder, {
        zweck: "die Einreichung eines Nachtrags",
        knopf: "Nachtrag einreichen",
        danach,
        falsche: true,
      });
      await page.goto(`/antraege/${gefordert}/startseite?teil=dokumente`);
      await page
        .getByRole("region", { name: "Dokumente" })
        .getByRole("link", { name: "Nachtrag ohne Nachforderung", exact: true })
        .click();
      await expect(page.getByText("Der zweite Prüfstand ist in Betrieb.")).toBeVisible();
    });

    await test.step("Rückzug eines Antrags", async () => {
      const uuid = await findUuid(page, "Testantrag 05");
      await page.goto(`/antraege/${uuid}/rueckzug`);
      await page.getByRole("button", { name: "Rückzug vorbereiten" }).click();
      await weiter(page);
      const danach = "Der Rückzug Ihres Antrags ist erklärt";
      await draw(page, mailFolder, {
        zweck: "den Rückzug eines Antrags",
        knopf: "Antrag zurückziehen",
        danach,
        falsche: true,
      });
      // With scripts the page reads itself once more as soon as it hears of changes; what comes afterwards has to be
      // told.
      const hoert = hasScripts() ? page.waitForResponse(/zurueckgezogenerAntrag\.data/, { timeout: 120_000 }) : null;
      await page.goto(`/antraege/${uuid}/zurueckgezogenerAntrag`);
      await expect(ueberschrift(page, "Zurückgezogener Antrag")).toBeVisible();
      await hoert;
      const { data } = await fach.listUebermittlungen({ size: 100 });
      await fach.acknowledge({ uuid: data.find(({ antragUuid }) => antragUuid === uuid)?.uuid ?? "" });
      if (!hasScripts()) await page.getByRole("link", { name: "Stand aktualisieren" }).click();
      await expect(page.getByText(/^Der Rückzug ist am .* bestätigt\.$/)).toBeVisible();
    });

    await test.step("abgelehnte Dokumente: die Administration legt sie wieder vor oder verwirft sie", async () => {
      await context.clearCookies();
      await logInWithoutSeiten(context.request, mailFolder, KONTEN.admin);
      await handleAbgelehnte(page, fach);
    });
  } finally {
    await context.close();
    await portal.stop();
  }
});
