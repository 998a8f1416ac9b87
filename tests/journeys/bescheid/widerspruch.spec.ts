import type { Page } from "@playwright/test";
import { pdf } from "../../support/dateien";
import { hasScripts } from "../../support/formularSeite";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { sign } from "../../support/registrieren";
import { findUuid, findWidersprueche } from "../../support/schale";

const ueberschrift = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const zertifikat = (page: Page) =>
  sign(page, () => page.getByRole("radio", { name: "Beispiel Maschinenbau GmbH", exact: true }).check());

const vorhaben = (page: Page) => page.getByRole("group", { name: /^Betroffene Vorhaben/ }).getByRole("checkbox");
/** The decision refuses it. */
const letztesVorhaben = (page: Page) => vorhaben(page).last();

/** Each project objects to a decision of its own. */
const bescheidName = (): string =>
  hasScripts()
    ? "Lagerdiagnose und Klebstoffe, zum Teil abgelehnt"
    : "Wärmepumpen und Terahertzprüfung, zum Teil abgelehnt";

test("Widerspruch einlegen, nachlesen, zurückziehen und in der Frist erneut einlegen", async ({ page, als }) => {
  await als("maschinenbau", { eigene: true });
  const antragUuid = await findUuid(page, bescheidName());
  await page.goto(`/antraege/${antragUuid}/bescheid`);
  await page.getByRole("link", { name: "Zu den Widersprüchen" }).click();
  await expect(ueberschrift(page, "Widersprüche")).toBeVisible();
  await expect(page.getByText(/Widerspruch möglich bis einschließlich/)).toBeVisible();
  await page.getByRole("button", { name: "Widerspruch schreiben" }).click();
  await expect(ueberschrift(page, "Widerspruch einlegen")).toBeVisible();

  // What was refused is chosen from the start, with its reasons above.
  await expect(vorhaben(page).first()).not.toBeChecked();
  await expect(letztesVorhaben(page)).toBeChecked();
  const abgelehnt = page.getByRole("region", { name: "Was der Bescheid ablehnt" });
  await abgelehnt.getByText("Begründung des Bescheids").click();
  await expect(abgelehnt.getByRole("group").getByText(/\w/).last()).toBeVisible();
  expect(await checkRegeln(page, "Widerspruch")).toEqual([]);
  await letztesVorhaben(page).uncheck();

  // What is missing is said in a summary and at the fields, and everything typed stays.
  await page.getByRole("textbox", { name: /^Begründung/ }).fill("Der Lösungsweg ist in der Branche nicht bekannt.");
  await page.getByRole("checkbox", { name: /^Die Begründung wird nachgereicht/ }).check();
  await page.getByRole("button", { name: "Speichern und weiter zur Unterschrift" }).click();
  const fehler = page.getByRole("alert").filter({ hasText: "Bitte prüfen Sie Ihre Eingaben" });
  await expect(fehler.getByRole("link", { name: /^Betroffene Vorhaben: / })).toBeVisible();
  await expect(fehler.getByRole("link", { name: /^Nachreichung bis: / })).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Begründung/ })).toHaveValue(
    "Der Lösungsweg ist in der Branche nicht bekannt.",
  );
  await letztesVorhaben(page).check();
  await page.getByLabel(/^Nachreichung bis/).fill("31.02.2026");
  await page.getByRole("button", { name: "Speichern und weiter zur Unterschrift" }).click();
  // The page of the first attempt names the date too, but this as well.
  await expect(fehler.getByRole("link", { name: /^Betroffene Vorhaben: / })).toHaveCount(0);
  await expect(fehler.getByRole("link", { name: /^Nachreichung bis: / })).toBeVisible();
  await expect(page.getByLabel(/^Nachreichung bis/)).toHaveValue("31.02.2026");
  await expect(letztesVorhaben(page)).toBeChecked();
  await page.getByLabel(/^Nachreichung bis/).fill("31.12.2099");
  await page
    .getByLabel("Dateien anhängen")
    .setInputFiles({ name: "Gutachten.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) });
  await page.getByRole("button", { name: "Speichern und weiter zur Unterschrift" }).click();

  await expect(page.getByRole("link", { name: "Gutachten.pdf" })).toBeVisible();
  await page.getByRole("button", { name: "Widerspruch einlegen" }).click();
  await zertifikat(page);
  await expect(ueberschrift(page, "Ihr Widerspruch ist eingereicht")).toBeVisible();
  await page.getByRole("link", { name: "Zu den Widersprüchen" }).click();
  await page.getByRole("link", { name: /^Widerspruch vom / }).click();
  await expect(ueberschrift(page, "Widerspruch")).toBeVisible();
  await expect(page.getByText("Der Lösungsweg ist in der Branche nicht bekannt.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Begründung nachreichen" })).toBeVisible();
  await expect(page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)).toBeVisible();

  await page.getByRole("link", { name: "Widerspruch zurückziehen" }).click();
  await expect(page.getByText(/können Sie erneut Widerspruch einlegen/)).toBeVisible();
  await page.getByRole("button", { name: "Weiter zur Unterschrift" }).click();
  await page.getByRole("button", { name: "Widerspruch zurückziehen" }).click();
  await zertifikat(page);
  await expect(ueberschrift(page, "Ihr Widerspruch ist zurückgezogen")).toBeVisible();
  await page.getByRole("link", { name: "Zu den Widersprüchen" }).click();
  await expect(page.getByText("Zurückgezogen", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Erneut Widerspruch einlegen" }).click();
  await letztesVorhaben(page).check();
  await page.getByRole("button", { name: "Speichern und weiter zur Unterschrift" }).click();
  await page.getByRole("button", { name: "Widerspruch einlegen" }).click();
  await zertifikat(page);
  await expect(ueberschrift(page, "Ihr Widerspruch ist eingereicht")).toBeVisible();
});

test("Widersprüche liest, wer den Antrag lesen darf; für Fremde gibt es sie nicht", async ({ page, als }) => {
  await als("maschinenbau");
  const { ENTWURF, EINGEREICHT } = await findWidersprueche(page);
  await page.goto("/antraege");
  await page.getByRole("link", { name: "Widersprüche zu allen Anträgen" }).click();
  for (const abschnitt of ["Widerspruch möglich", "Begonnene und eingelegte Widersprüche"]) {
    await expect(page.getByRole("heading", { level: 2, name: abschnitt })).toBeVisible();
  }
  const wege = [
    `/antraege/widerspruch/${EINGEREICHT.uuid}`,
    `/antraege/widerspruchUebersicht/${EINGEREICHT.antragUuid}`,
    `/antraege/${ENTWURF.antragUuid}/widerspruch/${ENTWURF.uuid}`,
    `/antraege/${EINGEREICHT.antragUuid}/widerspruch/${EINGEREICHT.uuid}/zurueckziehen`,
  ];
  // The objection of another Antrag, and an id of something else.
  for (const falsch of [
    `/antraege/${ENTWURF.antragUuid}/widerspruch/${EINGEREICHT.uuid}`,
    `/antraege/widerspruch/${ENTWURF.antragUuid}`,
  ]) {
    expect((await page.goto(falsch))?.status(), falsch).toBe(404);
  }
  await als("support");
  await page.goto(wege[0] ?? "");
  await expect(ueberschrift(page, "Widerspruch")).toBeVisible();
  await expect(page.getByRole("link", { name: "Widerspruch zurückziehen" })).toHaveCount(0);
  // One that is not submitted is for its company alone.
  expect((await page.goto(wege[2] ?? ""))?.status()).toBe(404);
  await als("fremd");
  for (const weg of [...wege, "/antraege/widerspruch/keine-kennung"]) {
    expect((await page.goto(weg))?.status(), weg).toBe(404);
    await expect(ueberschrift(page, "Seite nicht gefunden")).toBeVisible();
  }
});
