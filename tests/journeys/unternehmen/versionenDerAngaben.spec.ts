import type { Page } from "@playwright/test";
import { hasScripts } from "../../support/formularSeite";
import { foundFirma, freshAdressen, inviteWithoutSeiten, join, ROLLE } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";

const main = (page: Page) => page.getByRole("main");
const feld = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const wahl = (page: Page, name: string | RegExp) => main(page).getByRole("combobox", { name });
const save = (page: Page) => main(page).getByRole("button", { name: "Speichern", exact: true }).click();
const ueberschrift = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const karten = (page: Page) => main(page).getByRole("heading", { level: 2 });

/** With scripts the page is alive once it says that the vault keeps what is typed. */
async function ready(page: Page): Promise<void> {
  if (hasScripts())
    await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
}

/** Opens the history of a row from its form. */
async function openVerlauf(page: Page, titel: string): Promise<void> {
  await main(page).getByRole("link", { name: "Verlauf", exact: true }).click();
  await expect(ueberschrift(page, titel)).toBeVisible();
}

/** Makes the first version the present one. */
async function restoreErste(page: Page): Promise<void> {
  await main(page)
    .getByRole("button", { name: /^Diese Fassung vom .* wiederherstellen$/ })
    .last()
    .click();
  await expect(page.getByText("Die Fassung ist wiederhergestellt.")).toBeVisible();
  await expect(karten(page)).toHaveCount(3);
  await expect(main(page).getByText(/, aktuelle Fassung$/)).toHaveCount(1);
}

/** Adds an affiliated company and gives the address of its form. */
async function addTochter(page: Page): Promise<string> {
  await page.goto("/verbundeneUnternehmen/neu");
  await ready(page);
  await feld(page, "Name").fill("Beispiel Tochter GmbH");
  await wahl(page, /^Art der Verbindung/).selectOption({ label: TOCHTER });
  await feld(page, "Beteiligungsquote in %").fill("60");
  await save(page);
  await expect(page.getByText("Der Eintrag ist gespeichert. Es fehlen noch Angaben.")).toBeVisible();
  return new URL(page.url()).pathname;
}

const TOCHTER = "Tochtergesellschaft: Ihr Unternehmen hält Anteile daran";

test("Verlauf eines Eintrags und eines Wirtschaftsjahres, und wer gerade daran arbeitet @telefon", async ({
  page,
  browser,
  baseURL,
  mailFolder,
}, { project, repeatEachIndex }) => {
  const wer = `${project.name}${String(repeatEachIndex)}`;
  const adresse = freshAdressen("versionen", wer);
  const firma = `Versionen ${wer} GmbH`;
  await foundFirma(page, mailFolder, { firma, vorname: "Vera", nachname: "Lauf", email: adresse("vera") });
  let tochter = "";
  let jahr = "";

  await test.step("ein verbundenes Unternehmen: zweimal speichern, vergleichen, wiederherstellen", async () => {
    tochter = await addTochter(page);
    await expect(main(page).getByText(/^Zuletzt gespeichert am .* von Vera Lauf\.$/)).toBeVisible();
    await ready(page);
    await feld(page, "Beteiligungsquote in %").fill("75,5");
    await feld(page, "Ort").fill("Berlin");
    await save(page);
    await expect(page.getByText("Der Eintrag ist gespeichert. Es fehlen noch Angaben.")).toBeVisible();
    await openVerlauf(page, "Verlauf des Eintrags");
    await expect(karten(page)).toHaveCount(2);
    const neueste = main(page).getByRole("region", { name: /^Gespeichert am / });
    await expect(neueste).toContainText("Vera Lauf, aktuelle Fassung");
    await expect(neueste).toContainText("Beteiligungsquote in %");
    await expect(neueste).toContainText("75,5");
    await expect(neueste).not.toContainText("Beispiel Tochter GmbH");
    await expect(main(page).getByRole("region", { name: /^Angelegt am / })).toContainText(TOCHTER);
    await restoreErste(page);
    await page.goto(tochter);
    await expect(feld(page, "Beteiligungsquote in %")).toHaveValue("60");
    await expect(feld(page, "Ort")).toHaveValue("");
  });

  await test.step("ein Wirtschaftsjahr ebenso", async () => {
    await page.goto("/geschaeftsstatistikenFormular");
    await ready(page);
    await feld(page, "Umsatz in Euro").fill("5.000.000");
    await save(page);
    await expect(page.getByText("Das Wirtschaftsjahr ist gespeichert.")).toBeVisible();
    jahr = new URL(page.url()).pathname;
    await ready(page);
    await feld(page, "Umsatz in Euro").fill("6.000.000");
    await wahl(page, /^Art der Werte/).selectOption("vorläufig");
    await save(page);
    await expect(page.getByText("Das Wirtschaftsjahr ist gespeichert.")).toBeVisible();
    await openVerlauf(page, "Verlauf des Wirtschaftsjahres");
    const neueste = main(page).getByRole("region", { name: /^Gespeichert am / });
    await expect(neueste).toContainText("Umsatz in Euro");
    await expect(neueste).toContainText("vorläufig");
    await restoreErste(page);
    await page.goto(jahr);
    await expect(feld(page, "Umsatz in Euro")).toHaveValue("5.000.000");
  });

  await test.step("wer nur lesen darf, sieht den Verlauf und kann nichts wiederherstellen; beide sehen einander", async () => {
    const email = adresse("mia");
    await inviteWithoutSeiten(page, { vorname: "Mia", nachname: "Liest", email, rolle: ROLLE.mitarbeit });
    const mia = await join({ browser, baseURL, mailFolder, email, firma });
    for (const [weg, was] of [
      [tochter, "Dieser Eintrag"],
      [jahr, "Dieses Wirtschaftsjahr"],
    ] as const) {
      await mia.page.goto(`${weg}/verlauf`);
      await expect(karten(mia.page)).toHaveCount(3);
      await expect(main(mia.page).getByRole("button", { name: /wiederherstellen$/ })).toHaveCount(0);
      await page.goto(weg);
      await mia.page.goto(weg);
      await expect(main(mia.page).getByText(/^Zuletzt gespeichert am .* von Vera Lauf\.$/)).toBeVisible();
      if (!hasScripts()) continue;
      await expect(
        page.getByRole("status").filter({ hasText: `${was} wird gerade bearbeitet von Mia Liest.` }),
      ).toBeVisible();
      await expect(mia.page.getByText(`${was} wird gerade bearbeitet von Vera Lauf.`)).toBeVisible();
      await ready(page);
      await save(page);
      await expect(mia.page.getByText(`${was} wurde soeben gespeichert von Vera Lauf.`)).toBeVisible();
    }
    await mia.context.close();
  });
});
