import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { findUuid } from "../../support/schale";

const ERFUNDEN = "0000-0000-0000-0000";

test("Eine Eingangsbestätigung wird ohne Anmeldung mit ihrem Code bestätigt", async ({
  page,
  als,
  browser,
  baseURL,
}) => {
  await als("maschinenbau");
  const uuid = await findUuid(page, "Klebstoffe für den Schienenbau");
  await page.goto(`/eingereichterAntrag/${uuid}`);
  const code = (await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent()) ?? "";
  const pruefsumme =
    (await page
      .getByText(/^[0-9a-f]{64}$/)
      .first()
      .textContent()) ?? "";

  const context = await neuerContext(browser, baseURL);
  const fremd = await context.newPage();
  await fremd.goto("/landingpage");
  await fremd.getByRole("contentinfo").getByRole("link", { name: "Beleg prüfen" }).click();
  await expect(fremd.getByRole("heading", { level: 1, name: "Beleg prüfen" })).toBeVisible();
  await fremd.getByRole("button", { name: "Beleg prüfen" }).click();
  await expect(fremd.getByRole("alert")).toContainText("Bitte geben Sie den Code des Belegs ein.");

  await fremd.getByRole("textbox", { name: "Code des Belegs" }).fill(ERFUNDEN);
  await fremd.getByRole("button", { name: "Beleg prüfen" }).click();
  await expect(fremd.getByRole("alert")).toContainText("Diesen Beleg gibt es nicht");

  await fremd.getByRole("textbox", { name: "Code des Belegs" }).fill(code.toLowerCase());
  await fremd.getByRole("textbox", { name: "Prüfsumme zum Vergleichen" }).fill(pruefsumme);
  await fremd
    .getByLabel("Datei zum Vergleichen")
    .setInputFiles({ name: "andere.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(3_000_000, 7) });
  await fremd.getByRole("button", { name: "Beleg prüfen" }).click();
  await expect(fremd.getByText("Beleg bestätigt")).toBeVisible();
  await expect(fremd.getByText("Eingangsbestätigung zu einem Antrag")).toBeVisible();
  await expect(fremd.getByText("Prüfsumme: stimmt überein")).toBeVisible();
  await expect(fremd.getByText("Datei „andere.pdf“: stimmt nicht überein")).toBeVisible();
  await expect(fremd.getByRole("main")).not.toContainText(/GmbH|FZ-?\d/);
  for (const breite of [1280, 375]) {
    await fremd.setViewportSize({ width: breite, height: 900 });
    expect(await fremd.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(breite);
  }
  expect(await checkRegeln(fremd, "/belegpruefung")).toEqual([]);
  await context.close();
});
