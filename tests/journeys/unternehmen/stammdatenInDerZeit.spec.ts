import type { Page } from "@playwright/test";
import { foundFirma } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";

const main = (page: Page) => page.getByRole("main");
const feld = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const save = (page: Page) => main(page).getByRole("button", { name: "Speichern", exact: true }).click();
const isoIn = (jahre: number): string => `${String(new Date().getUTCFullYear() + jahre)}-01-15`;
const tagIn = (jahre: number): string => isoIn(jahre).split("-").reverse().join(".");

/** Says that the telephone number holds from a day on. */
async function change(page: Page, telefon: string, tag: string): Promise<void> {
  await page.goto("/unternehmen");
  await feld(page, "Telefon").fill(telefon);
  await main(page).getByRole("radio", { name: "gelten erst ab einem bestimmten Tag" }).check();
  await feld(page, "Gültig ab").fill(tag);
  await save(page);
}

test.describe("Stammdaten in der Zeit", () => {
  test.beforeEach(async ({ page, mailFolder }, { project }) => {
    const firma = `Zeit ${project.name} ${String(Date.now())} GmbH`;
    const email = `zeit-${project.name}-${String(Date.now())}@example.org`;
    await foundFirma(page, mailFolder, { firma, vorname: "Zita", nachname: "Zeit", email });
  });

  test("eine frühere Angabe, die heute nicht mehr gilt, wird für ihre Zeit berichtigt @telefon", async ({ page }) => {
    await change(page, "+49 221 111", "01.02.2026");
    await change(page, "+49 221 222", "01.05.2026");
    await page.goto("/unternehmen");
    await main(page).getByText("War eine frühere Angabe falsch, die heute nicht mehr gilt?").click();
    await expect(main(page).getByText(/^Öffnen Sie oben „Stand an einem Tag ansehen“/)).toBeVisible();
    await main(page).getByText("Stand an einem Tag ansehen", { exact: true }).click();
    await feld(page, "Stand am").fill("30.04.2026");
    await main(page).getByRole("button", { name: "Stand anzeigen" }).click();
    await expect(main(page).getByText("+49 221 111")).toBeVisible();
    await main(page).getByRole("link", { name: "Angaben dieses Tages berichtigen" }).click();
    await expect(feld(page, "Telefon")).toHaveValue("+49 221 111");

    await save(page);
    await expect(page.getByRole("link", { name: /Sie haben nichts geändert/ })).toBeVisible();
    await expect(feld(page, "Telefon")).toHaveValue("+49 221 111");
    await feld(page, "Telefon").fill("+49 221 999");
    await save(page);
    await expect(page.getByText("Die Angaben vom 30.04.2026 sind berichtigt.")).toBeVisible();
    await expect(main(page).getByText("+49 221 999")).toBeVisible();
    await page.goto("/unternehmen");
    await expect(feld(page, "Telefon")).toHaveValue("+49 221 222");
    await page.goto("/unternehmen/verlauf");
    await expect(main(page).getByText("Telefon (ab 01.02.2026 bis 30.04.2026)")).toBeVisible();
  });

  test("eine kommende Änderung wird vorgemerkt, gesehen und zurückgenommen @telefon", async ({ page }) => {
    await change(page, "+49 221 333", tagIn(6));
    await expect(page.getByRole("link", { name: /^Gültig ab: Der Tag liegt mehr als fünf Jahre/ })).toBeVisible();
    await expect(feld(page, "Telefon")).toHaveValue("+49 221 333");
    await feld(page, "Gültig ab").fill(tagIn(2));
    await save(page);
    await expect(page.getByText(`Die Änderung ist vorgemerkt. Sie gilt ab ${tagIn(2)}.`)).toBeVisible();
    await expect(main(page).getByRole("heading", { name: `Vorgemerkt ab ${tagIn(2)}` })).toBeVisible();
    await expect(main(page).getByText(/Eingetragen von Zita Zeit am/)).toBeVisible();
    await expect(feld(page, "Telefon")).not.toHaveValue("+49 221 333");
    await page.goto(`/unternehmen?stand=${isoIn(3)}`);
    await expect(main(page).getByText("+49 221 333")).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Angaben dieses Tages berichtigen" })).toHaveCount(0);
    await page.goto("/unternehmen");
    await main(page)
      .getByRole("button", { name: `Änderung ab ${tagIn(2)} zurücknehmen` })
      .click();
    await expect(page.getByText("Die vorgemerkte Änderung ist zurückgenommen.")).toBeVisible();
    await expect(main(page).getByRole("heading", { name: /^Vorgemerkt ab/ })).toHaveCount(0);
  });
});
