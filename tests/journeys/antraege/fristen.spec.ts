import { hasScripts } from "../../support/formularSeite";
import { KONTEN } from "../../support/konten";
import { logInWithoutSeiten } from "../../support/anmelden";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

test("die Fristen lassen sich als Kalender abonnieren, ersetzen und widerrufen @telefon", async ({
  page,
  als,
  request,
  isMobile,
}) => {
  // A person has one address: each project takes a person of its own.
  await als(isMobile ? "mitarbeit" : hasScripts() ? "software" : "fremd");
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 2, name: "Fristen" })).toBeVisible();
  await page.getByRole("link", { name: "Fristen im Kalender und Erinnerungen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fristen im Kalender" })).toBeVisible();
  await page.getByRole("button", { name: "Adresse anlegen" }).click();
  const feld = page.getByLabel("Adresse des Kalenders (Abonnement, iCalendar)");
  const erste = await feld.inputValue();
  const kalender = await request.get(new URL(erste).pathname);
  expect(kalender.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await kalender.text()).toContain("BEGIN:VCALENDAR");
  await page.getByRole("button", { name: "Durch neue Adresse ersetzen" }).click();
  await expect(page.getByText("Die neue Adresse gilt ab jetzt.").first()).toBeVisible();
  await expect(feld).not.toHaveValue(erste);
  expect((await request.get(new URL(erste).pathname)).status()).toBe(404);
  await page.getByRole("button", { name: "Adresse widerrufen" }).click();
  await expect(page.getByRole("button", { name: "Adresse anlegen" })).toBeVisible();
});

test("wer möchte, wird zusätzlich per E-Mail an Fristen erinnert @telefon", async ({ page, als, isMobile }) => {
  await als(isMobile ? "mitarbeit" : hasScripts() ? "software" : "fremd");
  const tage = ["Eine Woche vorher", "Am Tag vorher"].map((name) => page.getByRole("checkbox", { name }));
  const speichern = page.getByRole("button", { name: "Erinnerungen speichern" });
  await page.goto("/kalender");
  for (const wahl of tage) await wahl.check();
  await speichern.click();
  await expect(page.getByText("Ihre Erinnerungen sind gespeichert.").first()).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  for (const wahl of tage) await expect(wahl).toBeChecked();
  expect(await checkRegeln(page, "Erinnerungen")).toEqual([]);
  for (const wahl of tage) await wahl.uncheck();
  await speichern.click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("eine einzelne Frist wird zum Termin", async ({ page, als, browser, baseURL, mailFolder }) => {
  await als("maschinenbau");
  await page.goto("/home");
  // Whichever there is: other journeys answer the follow-up requests of this company.
  const termin = page.getByRole("link", { name: /als Termin speichern: / }).first();
  const pfad = (await termin.getAttribute("href")) ?? "";
  const datei = await page.request.get(pfad);
  expect(datei.headers()["content-disposition"]).toMatch(/^attachment; filename="frist-\d{4}-\d\d-\d\d\.ics"$/);
  const kalender = await datei.text();
  expect(kalender.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(kalender).toMatch(/^SUMMARY:Frist: /m);

  const fremd = await neuerContext(browser, baseURL);
  expect((await fremd.request.get(pfad, { maxRedirects: 0 })).status()).toBe(303);
  await logInWithoutSeiten(fremd.request, mailFolder, KONTEN.fremd);
  expect((await fremd.request.get(pfad)).status()).toBe(404);
  await fremd.close();
});
