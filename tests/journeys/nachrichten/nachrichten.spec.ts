import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { request, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { MIT_GEDULD } from "../../support/geduld";
import { logInWithoutSeiten } from "../../support/anmelden";
import { datei, pdf, png } from "../../support/dateien";
import { hasScripts } from "../../support/formularSeite";
import { KONTEN } from "../../support/konten";
import { listMails, startMailServer, waitForMail } from "../../support/mailServer";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { createQuickDataFolder, startPortal } from "../../support/portalProcess";

const FACH_TOKEN = "fach-token-der-nachrichten-0123456789";
const liste = z.object({
  data: z.array(z.object({ uuid: z.string(), antrag: z.object({ uuid: z.string() }).nullable() })),
});
const feld = (page: Page): Locator => page.getByRole("textbox", { name: /^Ihre Antwort/ });

/** What the number beside the entry of the messages says; without one, nothing. */
async function expectUnread(page: Page, anzahl: number): Promise<void> {
  const eintrag = page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: /^Nachrichten/ });
  await expect(eintrag).toHaveAccessibleName(
    anzahl === 0 ? "Nachrichten" : `Nachrichten , ${String(anzahl)} ungelesen`,
  );
}

/** Reads the page anew, and waits until its live channel hears of messages: it begins with their number. */
async function reconnect(page: Page): Promise<void> {
  const hoert = page
    .waitForEvent("websocket")
    .then((kanal) =>
      kanal.waitForEvent("framereceived", ({ payload }) => payload.toString().includes("unreadMessages")),
    );
  await page.reload();
  await hoert;
}

/**
 * What is too long for one answer is cut, not sent, and stays in sight until it is discarded; what else is typed then
 * is kept.
 */
async function experienceKuerzung(page: Page): Promise<void> {
  const rest = page.getByRole("textbox", { name: "Abgeschnittener Rest", exact: true });
  await feld(page).fill(`${"x".repeat(4000)} – zu viel`);
  if (hasScripts()) await expect(rest).toHaveValue(" – zu viel");
  await page.getByRole("button", { name: "Antwort senden" }).click();
  await expect(
    page.getByText(
      /^Achtung: Ihre Eingabe wurde auf die erlaubte Anzahl von Zeichen verkürzt\. .*noch nicht gesendet\.$/,
    ),
  ).toBeVisible();
  await expect(feld(page)).toHaveValue("x".repeat(4000));
  await expect(rest).toHaveCount(1);
  await expect(rest).toHaveValue(" – zu viel");
  expect(await checkRegeln(page, page.url())).toEqual([]);
  await page.reload();
  await expect(rest).toHaveValue(" – zu viel");
  await feld(page).fill("Frau Beispiel, seit März.");
  await page.getByRole("button", { name: "Rest verwerfen" }).click();
  await expect(page.getByText("Der abgeschnittene Rest ist verworfen, der Entwurf gespeichert.")).toBeVisible();
  await expect(rest).toHaveCount(0);
  await expect(feld(page)).toHaveValue("Frau Beispiel, seit März.");
}

/** On a portal of its own: what is read and unread belongs to a person, and other tests log in as the same. */
test("Nachrichten: Posteingang, Lesen, Antworten mit Dateien, und der Link der Mail in das richtige Unternehmen", async ({
  page,
}) => {
  const ordner = createQuickDataFolder();
  const mailFolder = join(dirname(ordner), "mails");
  const mails = await startMailServer(mailFolder);
  const portal = await startPortal({
    env: { ...MIT_GEDULD, DATENORDNER: ordner, SMTP_URL: mails.url, SITZUNG_ZUGRIFF_SEKUNDEN: "3600", FACH_TOKEN },
  });
  const anmeldung: APIRequestContext = await request.newContext({ baseURL: portal.url });
  const fach = await request.newContext({
    baseURL: portal.url,
    extraHTTPHeaders: { authorization: `Bearer ${FACH_TOKEN}` },
  });
  const anzahl = async () =>
    Number(await (await page.request.get(`${portal.url}/v1/nachrichten/anzahlungelesen`)).text());
  try {
    await logInWithoutSeiten(anmeldung, mailFolder, KONTEN.maschinenbau);
    await page.context().addCookies((await anmeldung.storageState()).cookies);
    const alle = liste.parse(await (await page.request.get(`${portal.url}/v1/nachrichten?suche=Rückfrage`)).json());
    const antragUuid = alle.data[0]?.antrag?.uuid ?? "";
    const offen = await anzahl();

    await test.step("der Posteingang zeigt Ungelesenes, filtert und sucht", async () => {
      await page.goto(`${portal.url}/home`);
      await expect(page.getByText(`Sie haben ${String(offen)} ungelesene Nachrichten.`)).toBeVisible();
      await expectUnread(page, offen);
      await page.getByRole("link", { name: "Nachrichten lesen" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Nachrichten" })).toBeVisible();
      await expect(page.getByRole("combobox", { name: "Anzeigen" })).toHaveValue("ungelesen");
      await expect(page.getByText(`${String(offen)} Nachrichten`, { exact: true })).toBeVisible();
      await page.getByRole("combobox", { name: "Anzeigen" }).selectOption("alle");
      await page.getByRole("searchbox", { name: "Suche", exact: true }).fill("Laufzeit des Vorhabens");
      await page.getByRole("button", { name: "Anzeigen" }).click();
      await expect(page.getByText("1 Nachricht", { exact: true })).toBeVisible();
      await expect(page.getByRole("row", { name: /Rückfrage zur Laufzeit/ })).toContainText("Beantwortet");
      expect(await checkRegeln(page, page.url())).toEqual([]);
    });

    await test.step("eine Nachricht zeigt die Antwort mit ihrer Datei", async () => {
      await page.getByRole("link", { name: /^Rückfrage zur Laufzeit/ }).click();
      await expect(page.getByRole("heading", { level: 2, name: "Ihre Antwort" })).toBeVisible();
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Arbeitsplan.pdf herunterladen" }).click();
      expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}_Arbeitsplan\.pdf$/);
      expect(await checkRegeln(page, page.url())).toEqual([]);
    });

    await test.step("Lesen zählt herunter, als ungelesen markieren wieder hinauf", async () => {
      await page.goto(`${portal.url}/nachrichten?zeige=ungelesen`);
      await page.getByRole("link", { name: /^Vielen Dank/ }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Vielen Dank für Ihre Antwort" })).toBeVisible();
      await expectUnread(page, offen - 1);
      await page.getByRole("button", { name: "Als ungelesen markieren" }).click();
      await expect(page.getByText("Die Nachricht ist als ungelesen markiert.")).toBeVisible();
      await expectUnread(page, offen);
      await page.getByRole("button", { name: "Alle als gelesen markieren" }).click();
      await expect(page.getByText(`${String(offen)} Nachrichten sind als gelesen markiert.`)).toBeVisible();
      await expectUnread(page, 0);
      await expect(page.getByRole("button", { name: "Alle als gelesen markieren" })).toHaveCount(0);
    });

    await test.step("eine neue Nachricht kommt an, die Mail nennt nur den Link", async () => {
      if (hasScripts()) await reconnect(page);
      const antwort = await fach.post(`/fach/v1/antraege/${antragUuid}/nachrichten`, {
        data: { titel: "Noch eine Frage", text: "Wer leitet das Vorhaben?" },
      });
      expect(antwort.status()).toBe(200);
      if (hasScripts())
        await expect(
          page.getByText("Sie haben 1 ungelesene Nachricht").filter({ visible: true }).first(),
        ).toBeVisible();
      else await page.reload();
      await expectUnread(page, 1);
    });
    const mail = await waitForMail(mailFolder, {
      to: KONTEN.maschinenbau.email,
      subject: /^Neue Nachricht im Portal$/,
    });
    expect(mail.text).not.toMatch(/Frage|Vorhaben/);
    const link = /https?:\/\/\S+\/nachrichten\/\S+/.exec(mail.text)?.[0] ?? "";

    await test.step("der Link führt nach der Anmeldung ohne Umweg in das richtige Unternehmen und zur Nachricht", async () => {
      await page.context().clearCookies();
      await page.goto(link);
      await expect(page).toHaveURL(/\/landingpage\?redirect=/);
      const after = listMails(mailFolder, KONTEN.maschinenbau.email).length;
      await page.getByRole("textbox", { name: "E-Mail-Adresse", exact: true }).fill(KONTEN.maschinenbau.email);
      await page.getByRole("textbox", { name: "Passwort", exact: true }).fill(KONTEN.maschinenbau.passwort);
      await page.getByRole("button", { name: "Anmelden", exact: true }).click();
      const tan = await waitForMail(mailFolder, { to: KONTEN.maschinenbau.email, after });
      await page.getByRole("textbox", { name: "TAN", exact: true }).fill(/\b\d{6}\b/.exec(tan.text)?.[0] ?? "");
      await page
        .getByRole("main")
        .getByRole("button", { name: /^(Anmelden|Weiter|Bestätigen)/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1, name: "Noch eine Frage" })).toBeVisible();
    });

    await test.step("zu lange und leere Antworten, falsche Dateien: die Meldung steht am Feld, Getipptes und Angenommenes bleibt", async () => {
      await page.getByLabel("Dateien anhängen").setInputFiles([datei("Plan.pdf", pdf()), datei("Falsch.pdf", png())]);
      await feld(page).fill("Frau Beispiel.");
      await page.getByRole("button", { name: "Antwort senden" }).click();
      await expect(page.getByRole("alert")).toContainText("Die Datei „Falsch.pdf“ ist in Wirklichkeit ein PNG-Bild.");
      await expect(feld(page)).toHaveValue("Frau Beispiel.");
      await expect(page.getByRole("link", { name: "Plan.pdf" })).toBeVisible();
      await experienceKuerzung(page);
      await feld(page).fill("");
      await page.getByRole("button", { name: "Antwort senden" }).click();
      await expect(feld(page)).toHaveAccessibleDescription(/Dieses Feld ist erforderlich/);
    });

    await test.step("der Entwurf bleibt, auch über das Verlassen der Seite", async () => {
      await feld(page).fill("Frau Beispiel leitet es.");
      if (hasScripts()) await expect(page.getByText("Entwurf gespeichert", { exact: true })).toBeVisible();
      else {
        await page.getByRole("button", { name: "Entwurf speichern" }).click();
        await expect(page.getByText("Der Entwurf wurde gespeichert.")).toBeVisible();
      }
      const adresse = page.url();
      await page.goto(`${portal.url}/nachrichten`);
      await page.goto(adresse);
      await expect(feld(page)).toHaveValue("Frau Beispiel leitet es.");
      await page.getByLabel("Dateien anhängen").setInputFiles([datei("Skizze.png", png())]);
      await page.getByRole("button", { name: "Entwurf speichern" }).click();
      await expect(page.getByRole("button", { name: "Entfernen: Skizze.png" })).toBeVisible();
      await page.getByRole("button", { name: "Entfernen: Plan.pdf" }).click();
      await expect(page.getByText("Die Datei wurde entfernt, der Entwurf gespeichert.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Plan.pdf" })).toHaveCount(0);
    });

    await test.step("die Antwort ist gesendet und steht bei der Nachricht", async () => {
      await page.getByRole("button", { name: "Antwort senden" }).click();
      await expect(page.getByText("Ihre Antwort wurde gesendet.")).toBeVisible();
      await expect(page.getByText("Frau Beispiel leitet es.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Skizze.png herunterladen" })).toBeVisible();
      await expect(feld(page)).toHaveValue("");
    });

    await test.step("was nach dem Ende der Sitzung abgesendet wird, wartet: eine Antwort und ein Nachtrag", async () => {
      const adresse = page.url();
      const sendTooLate = async (knopf: string) => {
        await page.context().clearCookies();
        await page.getByRole("main").getByRole("button", { name: knopf, exact: true }).click();
        await expect(
          page.getByText("Ihre Eingaben wurden aufbewahrt. Melden Sie sich an, um sie zu prüfen."),
        ).toBeVisible();
        await logInWithoutSeiten(anmeldung, mailFolder, KONTEN.maschinenbau);
        await page.context().addCookies((await anmeldung.storageState()).cookies);
      };
      await feld(page).fill("Zu spät geantwortet.");
      await sendTooLate("Antwort senden");
      await page.goto(`${portal.url}/antraege/${antragUuid}/nachtrag`);
      await page.getByRole("button", { name: "Nachtrag beginnen" }).click();
      await page.getByRole("textbox", { name: /^Ihr Nachtrag/ }).fill("Zu spät nachgetragen.");
      const nachtrag = page.url();
      await page.getByLabel("Dateien anhängen").setInputFiles([datei("Groß.pdf", pdf("x".repeat(3_000_000)))]);
      await sendTooLate("Speichern");
      await page.goto(adresse);
      await page.getByRole("link", { name: /^Eingaben zu .* prüfen$/ }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Aufbewahrte Eingaben prüfen" })).toBeVisible();
      await expect(page.locator("ins")).toContainText("Zu spät geantwortet.");
      expect(await checkRegeln(page, page.url())).toEqual([]);
      await page.getByRole("button", { name: "Übernehmen" }).click();
      await expect(page.getByText("Der Entwurf wurde gespeichert.")).toBeVisible();
      await expect(feld(page)).toHaveValue("Zu spät geantwortet.");
      await page.goto(nachtrag);
      await page.getByRole("link", { name: /^Eingaben zu .* prüfen$/ }).click();
      await expect(page.locator("ins")).toContainText("Zu spät nachgetragen.");
      await page.getByRole("button", { name: "Übernehmen" }).click();
      await expect(page.getByText("Ihre Angaben sind gespeichert.")).toBeVisible();
      await expect(page.getByRole("textbox", { name: /^Ihr Nachtrag/ })).toHaveValue("Zu spät nachgetragen.");
      await expect(page.getByText("Aufbewahrte Eingaben")).toHaveCount(0);
    });

    await test.step("was zwischen der Seite und ihrer ersten Live-Verbindung ankommt, zählt ohne neue Seite", async () => {
      if (!hasScripts()) return;
      let connect = (): void => undefined;
      const gehalten = new Promise<void>((resolve) => (connect = resolve));
      await page.route(/\/notifications\/info/, async (route) => {
        await gehalten;
        await route.continue();
      });
      await page.goto(`${portal.url}/home`);
      const vorher = await anzahl();
      await expectUnread(page, vorher);
      const neu = await fach.post(`/fach/v1/antraege/${antragUuid}/nachrichten`, {
        data: { titel: "Eine letzte Frage", text: "Wer leitet das Vorhaben?" },
      });
      expect(neu.status()).toBe(200);
      connect();
      await expectUnread(page, vorher + 1);
    });

    await test.step("fremde und unbekannte Nachrichten: die Seite gibt es nicht", async () => {
      for (const keine of ["99999999-9999-4999-8999-999999999999", "unsinn"]) {
        expect((await page.goto(`${portal.url}/nachrichten/${keine}`))?.status()).toBe(404);
      }
    });
  } finally {
    await anmeldung.dispose();
    await fach.dispose();
    await portal.stop();
    await mails.stop();
    rmSync(dirname(ordner), { recursive: true, force: true });
  }
});
