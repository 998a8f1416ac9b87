import type { Page } from "@playwright/test";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";
import { startLaufzeit } from "../../support/laufzeit";

const anzeige = (page: Page) =>
  page.getByRole("button", { name: /^Automatisches Abmelden bei Inaktivität in \d+ Minute\(n\)/ });
const warnung = (page: Page) => page.getByRole("alertdialog", { name: "Automatisches Abmelden" });
const titel = (page: Page) => page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true });

/**
 * The form asks for the key of its vault once, and each request starts the countdown anew: what counts time waits until
 * that has happened.
 */
const waitForKey = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((fertig) => {
        new PerformanceObserver((liste) => {
          if (liste.getEntries().some(({ name }) => new URL(name).pathname === "/tresor")) fertig();
        }).observe({ type: "resource", buffered: true });
      }),
  );

async function openFormular(page: Page): Promise<void> {
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
  await expect(anzeige(page)).toBeVisible();
  await waitForKey(page);
}

test.beforeEach(async ({ page, als }) => {
  await als("software", { eigene: true });
  // With a clock of the test the live channel would miss its signs of life, connect anew and ask the portal, which
  // counts as an action.
  await page.route(/\/notifications\//, (route) => route.abort());
  await page.clock.install();
});

test("der Countdown zählt, warnt bei 60 Sekunden, und wer bleibt, bleibt", async ({ page }) => {
  await page.goto("/home");
  await expect(anzeige(page)).toContainText("in 30 Minute(n)");
  await page.clock.runFor("10:00");
  await expect(anzeige(page)).toContainText("in 20 Minute(n)");
  await anzeige(page).hover();
  await expect(page.getByRole("tooltip", { name: /^1\d:\d\d$/ })).toBeVisible();
  await page.clock.runFor("19:05");
  await expect(warnung(page)).toBeVisible();
  await expect(warnung(page).getByRole("button", { name: "Angemeldet bleiben" })).toBeVisible();
  const erneuert = page.waitForResponse((response) => new URL(response.url()).pathname === "/sitzungErneuern");
  await warnung(page).getByRole("button", { name: "Angemeldet bleiben" }).click();
  expect((await erneuert).status()).toBe(200);
  await expect(warnung(page)).toHaveCount(0);
  await expect(anzeige(page)).toContainText("in 30 Minute(n)");
});

test("wer nichts tut, wird abgemeldet; der getippte Text wartet auf der Seite, zu der die Anmeldung zurückführt", async ({
  page,
  als,
}) => {
  await openFormular(page);
  const formular = page.url();
  await titel(page).fill("Getippt und weggegangen");
  await page.clock.runFor("00:02");
  await page.clock.runFor("30:05");
  await expect(page).toHaveURL(/\/landingpage\?redirect=/);
  await expect(page.getByText("Sie wurden wegen Inaktivität automatisch abgemeldet.")).toBeVisible();
  await page.goto(formular);
  await expect(page).toHaveURL(/\/landingpage\?redirect=/);
  await als("software", { eigene: true });
  await page.goto(formular);
  await expect(page.getByText("Nicht gespeicherte Eingaben gefunden").first()).toBeVisible();
  await expect(page.getByText("Getippt und weggegangen").first()).toBeVisible();
});

test("ein zweiter Tab ist gesperrt und sagt es beiden; hier weiterarbeiten nimmt den getippten Text mit", async ({
  page,
  context,
}) => {
  await openFormular(page);
  await titel(page).fill("Aus dem ersten Tab");
  const zweiter = await context.newPage();
  await zweiter.goto(page.url());
  const sperre = zweiter.getByRole("dialog", { name: "Das Antragsportal ist bereits in einem anderen Tab geöffnet" });
  await expect(sperre).toContainText("Bearbeiten und Speichern ist nur in einem Tab möglich.");
  const hinweis = page.getByRole("dialog", { name: "Das Antragsportal wurde in einem weiteren Tab geöffnet" });
  await expect(hinweis.getByRole("button", { name: "Aktualisieren" })).toBeVisible();
  await hinweis.getByRole("button", { name: "Hier weiterarbeiten" }).click();
  await expect(hinweis).toHaveCount(0);
  await expect(titel(page)).toHaveValue("Aus dem ersten Tab");

  // What it says until the page is loaded anew, kept beyond that.
  await sperre.getByRole("status").evaluate((status) => {
    new MutationObserver(() => sessionStorage.setItem("gesagt", status.textContent)).observe(status, {
      childList: true,
    });
  });
  await sperre.getByRole("button", { name: "Hier weiterarbeiten" }).click();
  await expect(zweiter.getByText("Nicht gespeicherte Eingaben gefunden").first()).toBeVisible();
  await expect(zweiter.getByText("Aus dem ersten Tab").first()).toBeVisible();
  expect(await zweiter.evaluate(() => sessionStorage.getItem("gesagt"))).toBe("Daten werden geladen...");
  await expect(
    page.getByRole("dialog", { name: "Das Antragsportal ist bereits in einem anderen Tab geöffnet" }),
  ).toBeVisible();
});

test("schließt der erste Tab, geht es im zweiten von selbst weiter", async ({ page, context }) => {
  await page.goto("/home");
  await expect(anzeige(page)).toBeVisible();
  const zweiter = await context.newPage();
  await zweiter.goto("/home");
  const sperre = zweiter.getByRole("dialog", { name: "Das Antragsportal ist bereits in einem anderen Tab geöffnet" });
  await expect(sperre).toBeVisible();
  await page.close();
  await expect(sperre).toHaveCount(0);
  await expect(zweiter.getByRole("heading", { level: 1, name: /Guten Tag/ })).toBeVisible();
});

test("das Abmelden fragt, wenn ein anderer Tab Ungespeichertes hat, und meldet dann alle ab", async ({
  page,
  context,
}) => {
  await openFormular(page);
  await titel(page).fill("Nicht gespeichert");
  const zweiter = await context.newPage();
  await zweiter.goto("/home");
  await zweiter.getByRole("dialog").getByRole("button", { name: "Hier weiterarbeiten" }).click();
  await expect(anzeige(zweiter)).toBeVisible();
  await zweiter.getByRole("banner").getByRole("group").locator("summary").last().click();
  await zweiter.getByRole("button", { name: "Abmelden", exact: true }).click();
  const frage = zweiter.getByRole("alertdialog", { name: "Sie sind dabei die aktuelle Ansicht zu verlassen!" });
  await expect(frage).toContainText("In einem anderen Tab gibt es nicht gespeicherte Änderungen.");
  await frage.getByRole("button", { name: "Dennoch abmelden" }).click();
  await expect(zweiter.getByText("Sie sind abgemeldet.")).toBeVisible();
  const vergangen = startLaufzeit();
  await expect(page).toHaveURL(/\/landingpage/);
  expect(vergangen()).toBeLessThan(3_000);
});
