import { expect, type Page } from "@playwright/test";
import { hasScripts } from "./formularSeite";

/** Opens the form of the master data, with scripts until it is alive. */
export async function openStammdaten(page: Page): Promise<void> {
  await page.goto("/unternehmen");
  await expect(page.getByRole("heading", { level: 1, name: "Unternehmensstammdaten" })).toBeVisible();
  if (hasScripts())
    await expect(page.getByRole("main").getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
}
