import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { hasScripts } from "../../support/formularSeite";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { sign } from "../../support/registrieren";
import { findUuid } from "../../support/schale";

const FIRMA = "Beispiel Maschinenbau GmbH";
const ueberschrift = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** What a retrieved decision shows and gives. */
async function expectBescheid(page: Page, name: string, behelf: string): Promise<void> {
  await expect(ueberschrift(page, name)).toBeVisible();
  for (const titel of [
    "Ergebnis",
    "Was das bedeutet",
    "Wenn Sie nicht einverstanden sind",
    "Rechtsbehelfsbelehrung",
    "Echtheit",
  ]) {
    await expect(page.getByRole("heading", { level: 2, name: titel })).toBeVisible();
  }
  await expect(
    page.getByText(new RegExp(`^${behelf} ist möglich bis einschließlich \\w+, \\d\\d\\.\\d\\d\\.\\d{4}, 24:00\\sUhr`)),
  ).toBeVisible();
  // First what was decided, then why, then what follows.
  const titel = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(titel.indexOf("Ergebnis")).toBeLessThan(titel.indexOf("Was das bedeutet"));
  expect(titel.indexOf("Wenn Sie nicht einverstanden sind")).toBeLessThan(titel.indexOf("Was das bedeutet"));
  const ergebnis = page.getByRole("table", { name: "Ergebnis je Vorhaben und Wirtschaftsgut" });
  await expect(ergebnis.getByRole("row").filter({ hasText: "Vorhaben" }).last()).toContainText(/[bB]escheinigt/);
  expect(await checkRegeln(page, name)).toEqual([]);
  const pdf = page.waitForEvent("download");
  await page.getByRole("link", { name: "Bescheid herunterladen (PDF)" }).click();
  expect((await readFile(await (await pdf).path())).toString("latin1").startsWith("%PDF-1.7")).toBe(true);
}

test("ein Bescheid wird mit dem Zertifikat abgerufen, einmal, und ist danach zu lesen und zu laden", async ({
  page,
  als,
}) => {
  await als("maschinenbau", { eigene: true });
  // Each project retrieves a decision of its own: the demo has one of both kinds.
  const [name, titel, behelf] = hasScripts()
    ? ["Körperschall unter Wasser", "Bescheid", "Widerspruch"]
    : ["Klebstoffe, Widerspruch beschieden", "Bescheid aus Widerspruch", "Klage beim Verwaltungsgericht"];
  const uuid = await findUuid(page, name);
  if (hasScripts()) {
    await page.goto(`/antraege/${uuid}/bescheid`);
    await expect(page).toHaveURL(/\/home$/);
  }
  await page.goto(`/antraege/${uuid}/startseite`);
  await page.getByRole("link", { name: hasScripts() ? "Zum Bescheid" : "Bescheide" }).click();
  await expect(ueberschrift(page, "Bescheide")).toBeVisible();
  await expect(page.getByText("Zum Abruf bereit")).toBeVisible();
  expect(await checkRegeln(page, "bescheidmenu")).toEqual([]);

  await page.getByRole("button", { name: "Bescheid abrufen" }).click();
  await sign(page, () => page.getByRole("radio", { name: FIRMA, exact: true }).check());
  await expect(ueberschrift(page, "Der Bescheid ist abgerufen")).toBeVisible();
  const rueckkehr = page.url();
  await page.getByRole("link", { name: "Bescheid lesen" }).click();
  await expectBescheid(page, titel, behelf);

  await page.goto(rueckkehr);
  await page.getByRole("link", { name: "Bescheid lesen" }).click();
  await expect(ueberschrift(page, titel)).toBeVisible();
  await page.goto(`/antraege/${uuid}/bescheidmenu`);
  await expect(page.getByRole("button", { name: "Bescheid abrufen" })).toHaveCount(0);
  await expect(page.getByText("Abgerufen", { exact: true }).first()).toBeVisible();
});

test("ein abgerufener Bescheid steht allen offen, die den Antrag lesen dürfen; Fremden nicht", async ({
  page,
  als,
}) => {
  await als("maschinenbau");
  const uuid = await findUuid(page, "Klebstoffe, Bescheid abgerufen");
  await page.goto(`/antraege/${uuid}/bescheidmenu`);
  await page.getByRole("link", { name: "Bescheid lesen" }).click();
  await expectBescheid(page, "Bescheid", "Widerspruch");
  for (const text of ["Bescheinigt", "Nicht bescheinigt"])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();

  await als("support");
  await page.goto(`/antraege/${uuid}/bescheid`);
  await expect(ueberschrift(page, "Bescheid")).toBeVisible();
  await als("fremd");
  for (const seite of ["bescheid", "bescheidmenu", "bescheid.pdf"]) {
    expect((await page.goto(`/antraege/${uuid}/${seite}`))?.status()).toBe(404);
    await expect(ueberschrift(page, "Seite nicht gefunden")).toBeVisible();
  }
});

test("was es noch nicht gibt, und was es auf Papier gab, wird gesagt", async ({ page, als }) => {
  await als("maschinenbau");
  const entwurf = await findUuid(page, "Lagerdiagnose, fertig zum Einreichen");
  await page.goto(`/antraege/${entwurf}/bescheidmenu`);
  await expect(page.getByRole("heading", { level: 2, name: "Noch kein Bescheid" })).toBeVisible();
  const alt = await findUuid(page, "Erstes Formular, abgeschlossen");
  await page.goto(`/antraege/${alt}/bescheid`);
  await expect(page.getByText("Dieser Bescheid liegt im Portal nicht vor", { exact: false })).toBeVisible();
  expect((await page.goto("/antraege/keine-kennung/bescheid"))?.status()).toBe(404);
});
