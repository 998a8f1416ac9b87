import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";

// Only with scripts: without them the browser itself says that it has reached nobody.
async function sendeInsLeere(page: Page, pfad: string, knopf: string): Promise<void> {
  await page.goto(pfad);
  await page.route("**/*.data*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await page.getByRole("main").getByRole("button", { name: knopf, exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Der Dienst ist zurzeit nicht erreichbar" })).toBeFocused();
  await page.unroute("**/*.data*");
}

test("kommt ein Knopf ohne Felder nicht beim Portal an, sagt es die Seite", async ({ page, als }) => {
  await als("maschinenbau");
  await sendeInsLeere(page, "/antraege", "Neuer Antrag");
  await sendeInsLeere(page, "/home", "Neuer Antrag");
  await sendeInsLeere(page, "/nachrichten", "Alle als gelesen markieren");
  await sendeInsLeere(page, "/profil", "Einstellung speichern");
});
