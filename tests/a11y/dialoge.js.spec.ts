import { checkRegeln } from "../support/regeln";
import { expect, test } from "../support/portal";

test.beforeEach(async ({ page, als }) => {
  await als("software", { eigene: true });
  // With a clock of the test the live channel would miss its signs of life, connect anew and ask the portal, which
  // counts as an action.
  await page.route(/\/notifications\//, (route) => route.abort());
  await page.clock.install();
  await page.goto("/home");
  await expect(page.getByRole("button", { name: /^Automatisches Abmelden/ })).toBeVisible();
});

test("die Warnung vor dem automatischen Abmelden: Regeln, Fokus, 320 Pixel", async ({ page }) => {
  await page.clock.runFor("29:05");
  const warnung = page.getByRole("alertdialog", { name: "Automatisches Abmelden" });
  await expect(warnung).toBeFocused();
  expect(await checkRegeln(page, "Warnung")).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(warnung.getByRole("button", { name: "Angemeldet bleiben" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(warnung.getByRole("button", { name: "Angemeldet bleiben" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(warnung).toHaveCount(0);
});

test("der gesperrte Tab und der Hinweis im ersten: Regeln, 320 Pixel", async ({ page, context }) => {
  const zweiter = await context.newPage();
  await zweiter.goto("/home");
  const sperre = zweiter.getByRole("dialog", { name: "Das Antragsportal ist bereits in einem anderen Tab geöffnet" });
  await expect(sperre).toBeVisible();
  await zweiter.keyboard.press("Escape");
  await expect(sperre).toBeVisible();
  expect(await checkRegeln(zweiter, "Gesperrter Tab")).toEqual([]);
  await zweiter.setViewportSize({ width: 320, height: 640 });
  await expect(sperre.getByRole("button", { name: "Hier weiterarbeiten" })).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole("dialog", { name: "Das Antragsportal wurde in einem weiteren Tab geöffnet" }),
  ).toBeVisible();
  expect(await checkRegeln(page, "Hinweis")).toEqual([]);
});
