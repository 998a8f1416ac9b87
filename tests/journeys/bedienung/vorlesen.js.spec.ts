import type { Page } from "@playwright/test";
import { z } from "zod";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag, openFilled } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

const baum = z.object({
  nodes: z.array(
    z.object({ role: z.object({ value: z.string() }).optional(), name: z.object({ value: z.unknown() }).optional() }),
  ),
});

/** The pieces of text that a screen reader is given, with their blanks. */
async function listTexte(page: Page): Promise<unknown[]> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = baum.parse(await cdp.send("Accessibility.getFullAXTree"));
  await cdp.detach();
  return nodes.filter(({ role }) => role?.value === "StaticText").map(({ name }) => name?.value);
}

test.beforeEach(async ({ als }) => als("software"));

test("verborgene Wörter behalten den Abstand zu ihren Nachbarn", async ({ page }) => {
  const seite = await openFilled(page);
  expect(await listTexte(page)).toContain(" (Pflichtangabe)");
  await seite.save("Speichern");
  expect(await listTexte(page)).toContain("Erfolg: ");
});

test("die Meldung einer Handlung ist ein einziges Stück Text", async ({ page }) => {
  const seite = await openFilled(page);
  await seite.save("Speichern");
  const meldung = page.getByRole("main").getByRole("status").filter({ hasText: "Gespeichert" });
  await expect(meldung.getByRole("paragraph")).toHaveText(["Erfolg: Gespeichert"]);
});

test("wer auf der Anzeige der Sitzung steht, hört keine Sekunden", async ({ page }) => {
  await createAntrag(page);
  const anzeige = page.getByRole("button", { name: /^Automatisches Abmelden/ });
  await anzeige.focus();
  await expect(page.getByRole("tooltip", { name: /^\d\d:\d\d$/ })).toBeVisible();
  await expect(anzeige).not.toHaveAccessibleDescription(/\d\d:\d\d/);
});

test("die Überschrift eines neuen Reiters ist nicht die alte mit anderen Wörtern", async ({ page }) => {
  const seite = await openFilled(page);
  await seite.save("Speichern & weiter");
  const alte = await page.getByRole("heading", { level: 2, name: "Tätigkeitsform" }).elementHandle();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Inhaltliche Angaben/ })
    .click();
  await new FormularSeite(page).expectThat("Inhaltliche Angaben");
  expect(await alte.evaluate((kopf) => kopf.isConnected)).toBe(false);
});

test("wo mit der Seite auch geht, was den Fokus hatte, bekommt ihn die Überschrift erst danach", async ({ page }) => {
  await page.goto("/antraege");
  const knopf = page.getByRole("button", { name: "Neuer Antrag" });
  await knopf.evaluate((element) => {
    const { dataset } = document.documentElement;
    new MutationObserver(() => {
      if (!element.isConnected) dataset["fort"] ??= String(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLHeadingElement) dataset["fokus"] = String(performance.now());
    });
  });
  await knopf.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Neuer Antrag" })).toBeFocused();
  const abstand = await page.evaluate(() => {
    const { fort, fokus } = document.documentElement.dataset;
    return Number(fokus) - Number(fort);
  });
  expect(abstand).toBeGreaterThan(50);
});

test("verschwindet der benutzte Knopf, bleibt der Fokus in seinem Abschnitt", async ({ page }) => {
  const uuid = await createAntrag(page);
  await page.goto(`/antragBenutzerverwaltung/${uuid}`);
  const kopf = page.getByRole("heading", { level: 2, name: "Einsicht durch den Support" });
  for (const name of ["Einsicht geben", "Einsicht sofort beenden"]) {
    const knopf = page.getByRole("button", { name });
    await knopf.focus();
    await page.keyboard.press("Enter");
    await expect(knopf).toHaveCount(0);
    await expect(kopf).toBeFocused();
  }
});
