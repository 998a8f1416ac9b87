import type { Locator, Page } from "@playwright/test";
import { FormularSeite, hasScripts, openWeiteres } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { foundFirma, freshAdressen } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

const main = (page: Page): Locator => page.getByRole("main");
const bereiche = (page: Page): Locator => main(page).getByRole("navigation", { name: "Bereiche des Vorhabens" });

const obenVon = async (ort: Locator): Promise<number> => (await ort.boundingBox())?.y ?? Infinity;

test("neben dem Formular stehen die Bereiche, und das erste Feld beginnt oben", async ({ page, mailFolder }, {
  project,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // A person of its own, to whom help is shown beside the form.
  const email = freshAdressen("rahmen", project.name)("rita");
  await foundFirma(page, mailFolder, {
    firma: `Rahmen ${project.name} GmbH`,
    vorname: "Rita",
    nachname: "Rahm",
    email,
  });
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/formular/V2`);
  await new FormularSeite(page).expectThat("Vorhaben");
  if (hasScripts()) await expect(page.getByRole("heading", { level: 2, name: "Hilfe" })).toBeVisible();

  await test.step("gemessen", async () => {
    const kopf = await main(page).locator("header").boundingBox();
    expect(kopf?.height).toBeLessThanOrEqual(140);
    expect(await obenVon(main(page).getByText("Titel des Vorhabens", { exact: false }).first())).toBeLessThanOrEqual(
      240,
    );
    const titel = main(page).getByRole("heading", { level: 2, name: "Vorhaben", exact: true });
    expect((await bereiche(page).boundingBox())?.x).toBeLessThan((await titel.boundingBox())?.x ?? 0);
  });

  await test.step("die Navigation ist schmal, bis jemand sie anders wählt", async () => {
    const knopf = page.getByRole("button", { name: "Seitennavigation mit Beschriftung" });
    await expect(knopf).toHaveAttribute("aria-expanded", "false");
    const gemerkt = page.waitForResponse((antwort) => new URL(antwort.url()).pathname.startsWith("/leiste"));
    await knopf.click();
    await expect(knopf).toHaveAttribute("aria-expanded", "true");
    await gemerkt;
    await page.reload();
    await expect(knopf).toHaveAttribute("aria-expanded", "true");
  });

  await test.step("im Menü steht, was selten ist", async () => {
    await openWeiteres(page);
    await expect(main(page).getByRole("link", { name: "Versionen" })).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Vorhaben hinzufügen" })).toBeVisible();
    expect(await checkRegeln(page, "Formular mit offenem Menü")).toEqual([]);
  });
});

test("rot ist nur, was nicht stimmt: leer, angefangen, falsch, vollständig", async ({ page, als }) => {
  await als("software");
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/formular/V2`);
  const seite = new FormularSeite(page);
  await seite.expectThat("Vorhaben");
  await expect(bereiche(page)).not.toContainText("offen");
  const titel = main(page).getByRole("textbox", { name: "Titel des Vorhabens" });
  await titel.fill("Klebstoffe");
  await seite.save("Speichern");

  await expect(bereiche(page).getByRole("link", { name: /^1 Vorhaben \d+ offen$/ })).toBeVisible();
  await expect(bereiche(page).getByRole("link", { name: "5 Inhaltliche Angaben", exact: true })).toBeVisible();
  await expect(bereiche(page)).not.toContainText("Nicht vollständig erfasst");

  await bereiche(page).getByRole("link", { name: "5 Inhaltliche Angaben" }).click();
  await seite.expectThat("Inhaltliche Angaben");
  await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(0);

  await page.goto(`/antraege/${uuid}/luecken`);
  await main(page).getByRole("link", { name: /Ziel/ }).first().click();
  await seite.expectThat("Inhaltliche Angaben");
  await expect(main(page).locator("[aria-invalid=true]").first()).toBeVisible();

  await bereiche(page)
    .getByRole("link", { name: /^1 Vorhaben/ })
    .click();
  await seite.expectThat("Vorhaben");
  await main(page)
    .getByRole("textbox", { name: /^Beginn des Vorhabens/ })
    .fill("01.02.2026");
  await main(page)
    .getByRole("textbox", { name: /Ende des Vorhabens/ })
    .fill("01.01.2026");
  await seite.save("Speichern");
  await expect(bereiche(page).getByRole("link", { name: /^1 Vorhaben Nicht vollständig erfasst$/ })).toBeVisible();
});

test("was eine Antwort öffnet, ist gleich offen; ein anderer Reiter speichert, was getippt ist", async ({
  page,
  als,
}) => {
  await als("software");
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/formular/V2?tab=1`);
  const seite = new FormularSeite(page);
  await seite.expectThat("Tätigkeitsform");
  const auftragsforschung = bereiche(page).getByRole("link", { name: /Auftragsforschung/ });
  await expect(auftragsforschung).toHaveCount(0);
  await expect(main(page).getByText("0 von 5 Bereichen vollständig")).toBeVisible();
  await main(page).getByRole("checkbox", { name: "Auftragsforschung (wir vergeben Aufträge)" }).check();

  // Without scripts the answer counts once it is saved.
  if (!hasScripts()) await seite.save("Speichern");
  await expect(main(page).getByText(/^\d von 6 Bereichen vollständig$/)).toBeVisible();
  await auftragsforschung.click();
  await seite.expectThat("Auftragsforschung");
  if (hasScripts()) {
    const grund = "Durch Ihre Angaben gehört jetzt auch der Reiter „Auftragsforschung“ zum Vorhaben.";
    await expect(main(page).getByText(grund)).toBeVisible();
  }
  await bereiche(page)
    .getByRole("link", { name: /^2 Tätigkeitsform/ })
    .click();
  await expect(main(page).getByRole("checkbox", { name: "Auftragsforschung (wir vergeben Aufträge)" })).toBeChecked();
});
