import type { Page } from "@playwright/test";
import { foundFirma, freshAdressen, inviteWithoutSeiten, join, ROLLE } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";
import { crash, expectEintraege } from "../../support/tresor";

// Only with scripts: without them what is typed lives in the page alone, and nobody is told who else is there.
const main = (page: Page) => page.getByRole("main");
const feld = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const hinweis = (page: Page) => page.locator("#tresor");

/** A form, one of its text fields, and what is said once it is saved. */
const FORMULARE = [
  ["/unternehmen", "Website", "https://beispiel.example.org", "Die Stammdaten sind gespeichert."],
  ["/verbundeneUnternehmen/neu", "Name", "Beispiel Tochter GmbH", "Der Eintrag ist gespeichert."],
  ["/geschaeftsstatistikenFormular", "Bemerkung", "Vor dem Absturz getippt", "Das Wirtschaftsjahr ist gespeichert."],
] as const;

test("was in Angaben des Unternehmens getippt ist, überlebt den Absturz des Browsers @telefon", async ({
  page: erste,
  mailFolder,
}, { project, repeatEachIndex }) => {
  const wer = `${project.name}${String(repeatEachIndex)}`;
  const email = freshAdressen("tresor", wer)("tina");
  await foundFirma(erste, mailFolder, { firma: `Tresor ${wer} GmbH`, vorname: "Tina", nachname: "Tresor", email });
  let page = erste;
  for (const [weg, name, text, meldung] of FORMULARE)
    await test.step(weg, async () => {
      await page.goto(weg);
      await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
      await feld(page, name).fill(text);
      await expectEintraege(page, 1);
      page = await crash(page, page.url());
      await expect(hinweis(page).getByText(text)).toBeVisible();
      await expect(feld(page, name)).toHaveValue("");
      await hinweis(page)
        .getByRole("button", { name: `Wiederherstellen ${name}` })
        .click();
      await expect(feld(page, name)).toHaveValue(text);
      await expect(feld(page, name)).toBeFocused();
      await main(page).getByRole("button", { name: "Speichern", exact: true }).click();
      await expect(page.getByText(meldung)).toBeVisible();
      await page.reload();
      await expect(feld(page, name)).toHaveValue(text);
      await expectEintraege(page, 0);
      await expect(hinweis(page)).toHaveCount(0);
    });
});

test("zwei, die an den Stammdaten arbeiten, sehen einander und wer gespeichert hat @telefon", async ({
  page,
  browser,
  baseURL,
  mailFolder,
}, { project, repeatEachIndex }) => {
  const wer = `${project.name}${String(repeatEachIndex)}`;
  const [adresse, firma] = [freshAdressen("zuzweit", wer), `Zu zweit ${wer} GmbH`];
  await foundFirma(page, mailFolder, { firma, vorname: "Vera", nachname: "Lauf", email: adresse("vera") });
  await inviteWithoutSeiten(page, { vorname: "Mia", nachname: "Liest", email: adresse("mia"), rolle: ROLLE.mitarbeit });
  const mia = await join({ browser, baseURL, mailFolder, email: adresse("mia"), firma });
  await page.goto("/unternehmen");
  await mia.page.goto("/unternehmen");
  await expect(page.getByRole("status").filter({ hasText: "gerade bearbeitet von Mia Liest." })).toBeVisible();
  await expect(mia.page.getByText(/gerade bearbeitet von Vera Lauf\.$/)).toBeVisible();
  await feld(page, "Website").fill("https://beispiel.example.org");
  await main(page).getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(mia.page.getByText(/soeben gespeichert von Vera Lauf\.$/)).toBeVisible();
  await mia.context.close();
});
