import type { Page } from "@playwright/test";
import { z } from "zod";
import { logInWithoutSeiten } from "../../support/anmelden";
import { FormularSeite, hasScripts } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { KONTEN } from "../../support/konten";
import { checkOpen } from "../../support/offeneSeite";
import { startWithoutNezo } from "../../support/ohneNezo";
import { expect, neuerContext, test as journey } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

type Eigenes = Awaited<ReturnType<typeof startWithoutNezo>>;

/** On a portal of its own: a window is for everybody, and no other test could save anything. */
const test = journey.extend<object, { portal: Eigenes }>({
  portal: [
    async ({}, use) => {
      const portal = await startWithoutNezo();
      await use(portal);
      await portal.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
});

const banner = (page: Page, text: RegExp | string) => page.getByText(text).first();
const zwei = (zahl: number) => String(zahl).padStart(2, "0");

type Moment = { tag: string; zeit: string };

/** Day and time in Berlin, so many minutes from now. */
function momentIn(minuten: number): Moment {
  const teile = new Intl.DateTimeFormat("de-DE", {
    timeZone: "Europe/Berlin",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(new Date(Date.now() + minuten * 60_000));
  const von = (art: string) => zwei(Number(teile.find(({ type }) => type === art)?.value ?? 0));
  return { tag: `${von("day")}.${von("month")}.${von("year")}`, zeit: `${von("hour")}:${von("minute")}` };
}

async function fillMoment(page: Page, name: string, { tag, zeit }: Moment): Promise<void> {
  await page.locator(`#${name}Tag`).fill(tag);
  await page.locator(`#${name}Zeit`).fill(zeit);
}

/** A browser of an administrator, on the page of operations. */
async function openAdmin(page: Page, portal: Eigenes): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("No browser");
  const context = await neuerContext(browser, portal.url);
  await logInWithoutSeiten(context.request, portal.mailFolder, KONTEN.admin);
  context.setDefaultTimeout(30_000);
  const admin = await context.newPage();
  await admin.goto("/wartungsonstiges");
  return admin;
}

async function announce(admin: Page, von: Moment, bis: Moment): Promise<void> {
  await admin.goto("/wartungsonstiges/fenster");
  await fillMoment(admin, "beginn", von);
  await fillMoment(admin, "ende", bis);
  await admin.getByRole("textbox", { name: "Grund" }).fill("Neue Version");
  await admin.getByRole("button", { name: "Ankündigen" }).click();
  await expect(banner(admin, "Die Wartung ist angekündigt.")).toBeVisible();
}

test("eine angekündigte Wartung sehen alle, mit der Zeit bis dahin, bis sie zurückgezogen ist @telefon", async ({
  page,
  portal,
}) => {
  const admin = await openAdmin(page, portal);
  await admin.goto("/wartungsonstiges/fenster");
  await admin.getByRole("button", { name: "Ankündigen" }).click();
  await expect(admin.getByRole("alert")).toContainText("Dieses Feld ist erforderlich");
  await announce(admin, momentIn(125), momentIn(185));
  await page.goto("/landingpage");
  await expect(banner(page, "Wartung angekündigt")).toBeVisible();
  await expect(banner(page, /Beginnt in 2\sStunden/)).toBeVisible();
  expect(await checkRegeln(page, "Wartung angekündigt")).toEqual([]);
  await admin.getByRole("link", { name: "Ändern", exact: true }).click();
  await admin.getByRole("textbox", { name: "Grund" }).fill("Neuer Server");
  await admin.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(banner(admin, "Die Wartung ist geändert.")).toBeVisible();
  await page.reload();
  await expect(banner(page, "Grund: Neuer Server")).toBeVisible();
  await admin.getByRole("button", { name: /^Zurückziehen/ }).click();
  await expect(banner(admin, "Die Wartung ist zurückgezogen.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Wartung angekündigt")).toHaveCount(0);
  await admin.context().close();
});

test("was in der Wartung abgesendet wird, findet die Person danach wieder und speichert es @telefon", async ({
  page,
  context,
  portal,
}) => {
  await logInWithoutSeiten(context.request, portal.mailFolder, KONTEN.software);
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
  const admin = await openAdmin(page, portal);
  await announce(admin, momentIn(0), momentIn(60));
  if (hasScripts()) await expect(banner(page, "Das Portal wird gewartet")).toBeVisible();
  expect(await checkOpen(page, "Formular in der Wartung")).toEqual([]);
  expect(await checkOpen(admin, "Administration in der Wartung")).toEqual([]);
  const feld = page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true });
  await feld.fill("In der Wartung");
  await page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).last().click();
  await expect(banner(page, /Ihre Eingaben sind aufbewahrt/)).toBeVisible();
  await expect(feld).toHaveValue("In der Wartung");
  await admin.goto("/wartungsonstiges");
  await admin.getByRole("button", { name: /^Jetzt beenden/ }).click();
  await expect(banner(admin, "Die Wartung ist beendet.")).toBeVisible();
  if (hasScripts()) await expect(banner(page, "Die Wartung ist vorbei.")).toBeVisible();
  await page.goto("/home");
  await page.getByRole("link", { name: /^Eingaben zu .* prüfen$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aufbewahrte Eingaben prüfen" })).toBeVisible();
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect(page.getByText("Gespeichert", { exact: true }).first()).toBeVisible();
  await expect(feld).toHaveValue("In der Wartung");
  await admin.context().close();
});

test("die Administration meldet ein Unternehmen ab und archiviert @telefon", async ({ page, context, portal }) => {
  await logInWithoutSeiten(context.request, portal.mailFolder, KONTEN.fremd);
  await page.goto("/home");
  const admin = await openAdmin(page, portal);
  await admin.getByRole("link", { name: /^Sitzungen beenden/ }).click();
  await admin.getByRole("textbox", { name: "Unternehmen suchen" }).fill("Fremd Chemie");
  await admin.getByRole("button", { name: "Suchen", exact: true }).click();
  await admin.getByRole("radio", { name: /^Fremd Chemie AG/ }).check();
  await admin.getByRole("textbox", { name: "Grund" }).fill("Verdacht");
  await admin.getByRole("button", { name: "Weiter", exact: true }).click();
  await expect(banner(admin, "Alle Personen von Fremd Chemie AG werden abgemeldet")).toBeVisible();
  await admin.getByRole("button", { name: "Jetzt abmelden" }).click();
  await expect(banner(admin, /^Beendet: .* Ihre eigene besteht weiter\./)).toBeVisible();
  await page.goto("/home");
  await expect(page).toHaveURL(/\/landingpage/);
  await admin.getByRole("button", { name: "Jetzt archivieren" }).click();
  await expect(banner(admin, /archiviert\.|zu archivieren\./)).toBeVisible();
  await admin.context().close();
});

const fristen = z.object({
  data: z.array(z.object({ art: z.string(), tag: z.iso.date(), antragTitel: z.string().nullish() })),
});

/** The nearest day to come that is the last one of a deadline, and the Antrag whose deadline it is. */
async function findFristtag(page: Page): Promise<{ tag: string; antrag: string }> {
  const heute = momentIn(0).tag.split(".").reverse().join("-");
  const { data } = fristen.parse(await (await page.request.get("/v1/fristen")).json());
  const frist = data.find(({ art, tag }) => art !== "GESCHAEFTSSTATISTIK" && tag > heute);
  if (frist === undefined) throw new Error("No deadline is to come");
  return { tag: frist.tag.split("-").reverse().join("."), antrag: frist.antragTitel ?? "" };
}

test("fällt eine Frist in die Wartung, sehen es die Betroffenen an ihrer Frist und die Administration als Liste @telefon", async ({
  page,
  context,
  browser,
  portal,
}) => {
  await logInWithoutSeiten(context.request, portal.mailFolder, KONTEN.maschinenbau);
  await page.goto("/home");
  const meine = page.getByRole("region", { name: "Fristen", exact: true });
  const hinweis = page.getByText(/^(Warnung: )?Das Portal wird von .* gewartet und nimmt dann nichts an\./);
  await expect(meine).toBeVisible();
  await expect(hinweis).toHaveCount(0);

  const { tag, antrag } = await findFristtag(page);
  const admin = await openAdmin(page, portal);
  await announce(admin, { tag, zeit: "10:00" }, { tag, zeit: "12:00" });
  await page.goto("/home");
  const zeile = meine.getByRole("listitem").filter({ hasText: antrag }).filter({ has: hinweis });
  await expect(zeile.first()).toContainText(`von ${tag}, 10:00`);
  await expect(zeile.first()).toContainText("Bitte senden Sie rechtzeitig vorher ab.");
  expect(await checkOpen(page, "Frist in der Wartung")).toEqual([]);

  const betroffene = admin.getByRole("table", { name: "Betroffene Fristen" });
  await expect(betroffene.getByRole("row").filter({ hasText: "Beispiel Maschinenbau GmbH" }).first()).toContainText(
    tag,
  );
  await expect(admin.getByText("Eine Frist verlängert sich dadurch nicht.")).toBeVisible();
  expect(await checkOpen(admin, "Betroffene Fristen")).toEqual([]);

  const andere = await neuerContext(browser, portal.url);
  await logInWithoutSeiten(andere.request, portal.mailFolder, KONTEN.fremd);
  const fremd = await andere.newPage();
  await fremd.goto("/home");
  await expect(banner(fremd, "Wartung angekündigt")).toBeVisible();
  await expect(fremd.getByText("nimmt dann nichts an")).toHaveCount(0);
  await andere.close();

  await admin.getByRole("button", { name: /^Zurückziehen/ }).click();
  await expect(banner(admin, "Die Wartung ist zurückgezogen.")).toBeVisible();
  await page.goto("/home");
  await expect(meine).toBeVisible();
  await expect(hinweis).toHaveCount(0);
  await admin.context().close();
});
