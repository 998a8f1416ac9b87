import type { Page } from "@playwright/test";
import { createEigenen } from "../../support/eigenerAntrag";
import { expect, neuerContext, test } from "../../support/portal";

const feld = (page: Page) => page.getByRole("textbox", { name: /^Ihre Antwort/ });
const save = (page: Page) => page.getByRole("button", { name: "Entwurf speichern" }).click();

test("zwei Geräte derselben Person überschreiben einander den Entwurf einer Antwort nicht", async ({
  page,
  browser,
  als,
  baseURL,
}) => {
  const context = await neuerContext(browser, baseURL);
  await als("maschinenbau", { eigene: true });
  await als("maschinenbau", { context });
  // The draft of a person is one for each message: no other journey answers this one.
  await page.goto(`/nachrichten?antrag=${await createEigenen(page)}`);
  await page.getByRole("main").getByRole("row").getByRole("link").first().click();
  await expect(feld(page)).toBeVisible();
  const andere = await context.newPage();
  await andere.goto(page.url());
  await expect(feld(andere)).toBeVisible();

  await feld(page).fill("Vom ersten Gerät");
  await save(page);
  await expect(page.getByText("Der Entwurf wurde gespeichert.")).toBeVisible();
  await feld(andere).fill("Vom zweiten Gerät");
  await save(andere);
  await expect(andere.getByRole("alert")).toContainText(
    "Ihr Entwurf wurde inzwischen in einem anderen Fenster geändert.",
  );
  await expect(feld(andere)).toHaveValue("Vom zweiten Gerät");
  await expect(andere.getByRole("textbox", { name: "Ihr Entwurf aus dem anderen Fenster" })).toHaveValue(
    "Vom ersten Gerät",
  );

  await feld(andere).fill("Von beiden Geräten");
  await save(andere);
  await expect(andere.getByText("Der Entwurf wurde gespeichert.")).toBeVisible();
  await page.reload();
  await expect(feld(page)).toHaveValue("Von beiden Geräten");
  await context.close();
});
