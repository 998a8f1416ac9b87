import type { Page } from "@playwright/test";
import { checkOpen } from "../support/offeneSeite";
import { expect, test } from "../support/portal";
import { checkRegeln } from "../support/regeln";
import { standsInStyle } from "../support/standsInStyle";

async function openRaum(page: Page, weg: string): Promise<void> {
  await page.goto(weg);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await standsInStyle(page);
}

test("jeder Baustein des Katalogs in jedem Zustand: Regeln hell und dunkel, große Schrift, 320 Pixel", async ({
  page,
}) => {
  await page.goto("/katalog");
  const raeume = await page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").all();
  const wege = await Promise.all(raeume.map(async (raum) => (await raum.getAttribute("href")) ?? ""));
  expect(wege.length).toBeGreaterThan(4);
  const befunde: string[] = [];
  for (const weg of wege) {
    await page.emulateMedia({ colorScheme: "dark" });
    await openRaum(page, weg);
    befunde.push(...(await checkRegeln(page, `${weg} dunkel`)));
    // Opened anew: colours that move from one to the other are neither.
    await page.emulateMedia({ colorScheme: "light" });
    await openRaum(page, weg);
    befunde.push(...(await checkOpen(page, weg)));
  }
  expect(befunde).toEqual([]);
});
