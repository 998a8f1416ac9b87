import { hasScripts } from "../../support/formularSeite";
import { expect, test } from "../../support/portal";

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
  await page.getByRole("link", { name: "Fristen im Kalender anzeigen" }).click();
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
