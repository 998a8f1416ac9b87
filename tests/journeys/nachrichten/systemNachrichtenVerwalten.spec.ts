import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { request, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { MIT_GEDULD } from "../../support/geduld";
import { logInWithoutSeiten } from "../../support/anmelden";
import { hasScripts } from "../../support/formularSeite";
import { KONTEN, type KontoName } from "../../support/konten";
import { startMailServer } from "../../support/mailServer";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { createQuickDataFolder, startPortal } from "../../support/portalProcess";

const feld = (page: Page, gruppe: string, name: string): Locator =>
  page.getByRole("group", { name: gruppe, exact: true }).getByRole("textbox", { name: new RegExp(`^${name}`) });

async function fillMoment(page: Page, gruppe: string, [tag, zeit]: readonly [string, string]): Promise<void> {
  await feld(page, gruppe, "Tag").fill(tag);
  await feld(page, gruppe, "Uhrzeit").fill(zeit);
}

async function checkSeite(page: Page): Promise<void> {
  expect(await checkRegeln(page, page.url())).toEqual([]);
  const groesse = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (groesse !== null) await page.setViewportSize(groesse);
}

const fehler = (page: Page): Locator => page.getByRole("main").getByRole("alert");
const knopf = (page: Page, name: string): Locator => page.getByRole("main").getByRole("button", { name, exact: true });
const zeile = (page: Page, titel: string): Locator => page.getByRole("row", { name: titel });
const alle = z.object({ data: z.tuple([z.object({ uuid: z.uuid() })]).rest(z.unknown()) });

/** The popup must not lie over the page of somebody who is not asked about it here. */
async function closePopup(page: Page): Promise<void> {
  if (!hasScripts()) return;
  const popup = page.getByRole("dialog", { name: /^Systembenachrichtigung/ });
  await popup.getByRole("button", { name: "Schließen" }).and(page.locator(":not([aria-disabled])")).click();
  await expect(popup).toHaveCount(0);
}

async function createInPast(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Neue Systemnachricht" }).click();
  await page.getByRole("textbox", { name: /^Titel/ }).fill("Alte Wartung");
  await page.getByRole("textbox", { name: /^Text/ }).fill("Erster Absatz\n\nZweiter Absatz");
  await fillMoment(page, "Anzeigen von", ["01.01.2025", "8:00"]);
  await fillMoment(page, "Anzeigen bis", ["02.01.2025", "8:00"]);
  await knopf(page, "Speichern").click();
  await expect(page.getByText("Die Meldung „Alte Wartung“ ist gespeichert.")).toBeVisible();
}

/** A template, refused for everything that is wrong with it, with all that was typed still there. */
async function fillBadly(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Geplante Wartung" }).click();
  await expect(page.getByRole("textbox", { name: /^Titel/ })).toHaveValue("Wartung des Portals am [Datum]");
  await expect(page.getByText("Noch auszufüllen: [Datum], [Beginn], [Ende]")).toBeVisible();
  await page.getByRole("textbox", { name: /^Titel/ }).fill("Wartung am Samstag");
  await page.getByRole("textbox", { name: /^Text/ }).fill("<p>Bitte speichern</p><script>alert(1)</script>");
  if (hasScripts()) await expect(page.getByText(/Noch auszufüllen/)).toHaveCount(0);
  await fillMoment(page, "Anzeigen von", ["29.03.2026", "02:30"]);
  await fillMoment(page, "Anzeigen bis", ["28.03.2026", "08:00"]);
  await page.getByRole("radio", { name: "Bestimmte Unternehmen" }).check();
  await page.getByRole("textbox", { name: /^Unternehmen suchen/ }).fill("Chemie");
  await knopf(page, "Suchen").click();
  await page.getByRole("checkbox", { name: /^Fremd Chemie AG/ }).check();
  await page.getByRole("radio", { name: "Alle", exact: true }).check();
  await page.getByRole("checkbox", { name: /^Auch vor der Anmeldung zeigen/ }).check();
  await knopf(page, "Speichern").click();
  await expect(fehler(page)).toContainText("Bitte entfernen Sie aus dem Text: <script>.");
  await expect(fehler(page)).toContainText("Diese Uhrzeit gibt es an diesem Tag nicht");
  await expect(page.getByRole("textbox", { name: /^Titel/ })).toHaveValue("Wartung am Samstag");
  await expect(feld(page, "Anzeigen von", "Uhrzeit")).toHaveValue("02:30");
  // Only what the chosen audience asks for is there; what was ticked for another one is kept.
  await expect(page.getByRole("textbox", { name: /^Unternehmen suchen/ })).toBeHidden();
  await expect(page.getByRole("group", { name: "Rollen" })).toBeHidden();
  await page.getByRole("radio", { name: "Bestimmte Unternehmen" }).check();
  await expect(page.getByRole("checkbox", { name: /^Auch vor der Anmeldung zeigen/ })).toBeHidden();
  await expect(page.getByRole("checkbox", { name: /^Fremd Chemie AG/ })).toBeChecked();
  await page.getByRole("radio", { name: "Alle", exact: true }).check();
  await expect(page.getByRole("checkbox", { name: /^Auch vor der Anmeldung zeigen/ })).toBeChecked();
  await endBeforeBegin(page);
}

/** An announcement that ends before it begins is refused at its end, and stays as it was typed. */
async function endBeforeBegin(page: Page): Promise<void> {
  await fillMoment(page, "Anzeigen von", ["29.03.2026", "10:00"]);
  await knopf(page, "Speichern").click();
  await expect(fehler(page)).toContainText("Bitte wählen Sie ein Ende, das nach dem Beginn liegt.");
  await expect(feld(page, "Anzeigen von", "Tag")).toHaveValue("29.03.2026");
  await expect(feld(page, "Anzeigen bis", "Tag")).toHaveValue("28.03.2026");
  await expect(page.getByRole("textbox", { name: /^Titel/ })).toHaveValue("Wartung am Samstag");
}

async function previewAndSave(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: /^Text/ }).fill("<p>Bitte <strong>vorher speichern</strong>.</p>");
  await fillMoment(page, "Anzeigen von", ["01.01.2026", "08:00"]);
  await fillMoment(page, "Anzeigen bis", ["", ""]);
  await fillMoment(page, "Beginn des Ereignisses", ["05.12.2026", "18:00"]);
  await fillMoment(page, "Ende des Ereignisses", ["05.12.2026", "20:00"]);
  await knopf(page, "Vorschau").click();
  const vorschau = page.getByRole("region", { name: "Vorschau" });
  for (const wo of ["Als Popup", "An der Glocke", "Als Hinweis auf der Startseite"])
    await expect(vorschau.getByRole("heading", { name: wo })).toBeVisible();
  await expect(vorschau.locator("strong", { hasText: "vorher speichern" })).toBeVisible();
  await expect(vorschau.getByText(/^Von 05\.12\.2026, 18:00.Uhr bis 05\.12\.2026, 20:00.Uhr/)).toBeVisible();
  await checkSeite(page);
  await knopf(page, "Speichern").click();
  await expect(page.getByText("Diese Meldung hat kein Ende")).toBeVisible();
  await knopf(page, "Ohne Ende speichern").click();
  await expect(page.getByText("Die Meldung „Wartung am Samstag“ ist gespeichert.")).toBeVisible();
  await closePopup(page);
  await expect(zeile(page, "Wartung am Samstag")).toContainText("Ohne Ende");
  await expect(zeile(page, "Wartung am Samstag")).toContainText("Alle, auch vor der Anmeldung");
}

/** Somebody else saves while the form is open: nothing is overwritten unseen, and nothing typed is lost. */
async function meetOther(page: Page, admin: APIRequestContext): Promise<void> {
  await page.getByRole("link", { name: "Wartung am Samstag", exact: true }).click();
  await page.getByRole("textbox", { name: /^Titel/ }).fill("Wartung am Sonntag");
  const { data } = alle.parse(await (await admin.get("/v1/systemnachrichten/alle?suche=Samstag")).json());
  const neue = {
    titel: "Wartung verschoben",
    text: "<p>Neuer Termin folgt.</p>",
    anzeigenVon: "2026-01-01T08:00",
    anzeigenBis: null,
    revision: 1,
  };
  expect((await admin.put(`/v1/systemnachrichten/${data[0].uuid}`, { data: neue })).status()).toBe(200);
  // The changed announcement opens its popup.
  await closePopup(page);
  await fillMoment(page, "Anzeigen bis", ["01.01.2030", "08:00"]);
  await knopf(page, "Speichern").click();
  await expect(fehler(page)).toContainText("In der Zwischenzeit wurde anderswo gespeichert.");
  await expect(page.getByText("So ist die Meldung jetzt gespeichert")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Wartung verschoben" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Titel/ })).toHaveValue("Wartung am Sonntag");
  await page.getByRole("checkbox", { name: /^Auch vor der Anmeldung zeigen/ }).check();
  await knopf(page, "Speichern").click();
  await expect(page.getByText("Die Meldung „Wartung am Sonntag“ ist gespeichert.")).toBeVisible();
  await closePopup(page);
}

async function copyEndDelete(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Kopieren: Wartung am Sonntag" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Neue Systemnachricht" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Titel/ })).toHaveValue("Wartung am Sonntag");
  await expect(feld(page, "Anzeigen von", "Tag")).toHaveValue("");
  await page.getByRole("link", { name: "Abbrechen" }).click();
  await knopf(page, "Jetzt beenden Wartung am Sonntag").click();
  await expect(page.getByText("Die Meldung „Wartung am Sonntag“ ist beendet")).toBeVisible();
  await expect(zeile(page, "Wartung am Sonntag")).toContainText("Vorbei");
  await page.getByRole("link", { name: "Löschen: Wartung am Sonntag" }).click();
  await expect(page.getByText("Möchten Sie die Meldung „Wartung am Sonntag“ wirklich löschen?")).toBeVisible();
  await checkSeite(page);
  if (hasScripts()) {
    const frage = page.getByRole("alertdialog", { name: "Achtung!" });
    await frage.getByRole("button", { name: "Abbrechen" }).click();
    await expect(frage).toHaveCount(0);
    await expect(zeile(page, "Wartung am Sonntag")).toHaveCount(1);
    await page.getByRole("link", { name: "Löschen: Wartung am Sonntag" }).click();
    await frage.getByRole("button", { name: "Übernehmen" }).click();
  } else await knopf(page, "Löschen").click();
  await expect(page.getByText("Die Meldung ist gelöscht.")).toBeVisible();
  await expect(zeile(page, "Wartung am Sonntag")).toHaveCount(0);
}

async function readAsSupport(page: Page, adresse: string): Promise<void> {
  await page.goto(`${adresse}/systemNachrichten`);
  await closePopup(page);
  await expect(page.getByRole("row")).toHaveCount(5);
  await expect(page.getByRole("link", { name: "Neue Systemnachricht" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /beenden/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Nur aktive anzeigen" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: "Ansehen: Wartung am Sonntag" }).click();
  await expect(page.getByText(/^Von \d+ Person(en)? geschlossen, für \d+ Personen bestimmt$/)).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await checkSeite(page);
  for (const pfad of ["/systemNachricht", `${new URL(page.url()).pathname}/loeschen`]) {
    await page.goto(adresse + pfad);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seite nicht gefunden");
  }
}

/** On a portal of its own: an announcement is for everybody, and its popup would lie over the pages of other tests. */
test("Systemnachrichten verwalten: Vorlage, Vorschau, ohne Ende, geändert, kopiert, beendet, gelöscht @telefon", async ({
  page,
  browser,
}) => {
  test.slow();
  const ordner = createQuickDataFolder();
  const mailFolder = join(dirname(ordner), "mails");
  const mails = await startMailServer(mailFolder);
  const portal = await startPortal({
    env: { ...MIT_GEDULD, DATENORDNER: ordner, SMTP_URL: mails.url, SITZUNG_ZUGRIFF_SEKUNDEN: "3600" },
  });
  const anmeldungen: APIRequestContext[] = [];
  const logIn = async (wer: KontoName): Promise<APIRequestContext> => {
    const anmeldung = await request.newContext({ baseURL: portal.url });
    anmeldungen.push(anmeldung);
    await logInWithoutSeiten(anmeldung, mailFolder, KONTEN[wer]);
    return anmeldung;
  };
  const openAls = async (wer: KontoName): Promise<Page> => {
    const context = await neuerContext(browser, portal.url);
    await context.addCookies((await (await logIn(wer)).storageState()).cookies);
    return context.newPage();
  };
  try {
    const admin = await logIn("admin");
    await page.context().addCookies((await admin.storageState()).cookies);

    await test.step("die Liste nennt die der Demo; eine vergangene Meldung entsteht aus einfachem Text", async () => {
      await page.goto(`${portal.url}/systemNachrichten`);
      await expect(zeile(page, "Wartung des Portals am Wochenende")).toContainText("Von 2 Personen");
      await expect(zeile(page, "Nächste Wartung des Portals")).toContainText("Geplant");
      await createInPast(page);
      await expect(zeile(page, "Alte Wartung")).toContainText("Vorbei");
    });
    await test.step("eine Vorlage, alles falsch ausgefüllt: jeder Fehler hat Worte, nichts ist verloren", () =>
      fillBadly(page));
    await test.step("Vorschau als Popup, Glocke und Hinweis, Frage nach dem Ende, gespeichert", () =>
      previewAndSave(page));

    await test.step("auf der Anmeldeseite steht sie, und ein Unternehmen liest und schließt sie", async () => {
      const gast = await (await neuerContext(browser, portal.url)).newPage();
      await gast.goto("/landingpage");
      await expect(gast.getByText("Wartung am Samstag")).toBeVisible();
      const leser = await openAls("maschinenbau");
      await leser.goto("/systembenachrichtigungen");
      await closePopup(leser);
      if (!hasScripts()) await leser.getByRole("button", { name: "Gelesen Wartung am Samstag" }).click();
      await expect(leser.getByRole("heading", { level: 2, name: "Wartung am Samstag" })).toBeVisible();
      await expect
        .poll(async () => (await admin.get("/v1/systemnachrichten/alle?suche=Samstag")).text())
        .toMatch(/"anzahlGeschlossen":[12]/);
    });

    await test.step("wer zugleich ändert, überschreibt nichts ungesehen", () => meetOther(page, admin));
    await test.step("Support liest die Liste und eine Meldung und kann nichts ändern", async () => {
      const leser = await openAls("maschinenbau");
      await leser.goto("/systembenachrichtigungen");
      await closePopup(leser);
      if (!hasScripts()) await leser.getByRole("button", { name: "Gelesen Wartung am Sonntag" }).click();
      await readAsSupport(await openAls("support"), portal.url);
    });
    await test.step("kopieren, beenden, löschen", async () => {
      await page.goto(`${portal.url}/systemNachrichten`);
      await checkSeite(page);
      await copyEndDelete(page);
    });
  } finally {
    for (const anmeldung of anmeldungen) await anmeldung.dispose();
    await portal.stop();
    await mails.stop();
    rmSync(dirname(ordner), { recursive: true, force: true });
  }
});
