import { createAntrag } from "../../support/hauptweg";
import { waitForMail } from "../../support/mailServer";
import {
  foundFirma,
  freshAdressen,
  inviteWithoutSeiten,
  join,
  press,
  ROLLE,
  zeileVon,
} from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";

test("wer sein Unternehmen verlässt, übergibt seine Rechte und hat danach keinen Zugang mehr @telefon", async ({
  page,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("verlassen", project.name);
  const firma = `Abschied ${project.name} GmbH`;
  const mio = { vorname: "Mio", nachname: "Mit", email: adresse("mio"), rolle: ROLLE.mitarbeit };
  const kim = { vorname: "Kim", nachname: "Kommt", email: adresse("kim"), rolle: ROLLE.mitarbeit };
  await foundFirma(page, mailFolder, { firma, vorname: "Greta", nachname: "Grund", email: adresse("greta") });
  for (const person of [mio, kim]) await inviteWithoutSeiten(page, person);
  const gast = await join({ browser, baseURL, mailFolder, email: mio.email, firma });
  const kollege = await join({ browser, baseURL, mailFolder, email: kim.email, firma });
  await createAntrag(gast.page);
  const antrag = new URL(gast.page.url()).pathname;
  expect((await kollege.page.goto(antrag))?.status()).toBe(404);

  await test.step("vom Profil aus: was noch offen ist, wer es übernimmt, was danach gilt", async () => {
    await gast.page.goto("/profil");
    await gast.page.getByRole("link", { name: "Unternehmen verlassen" }).click();
    await expect(gast.page.getByRole("heading", { level: 1, name: "Unternehmen verlassen" })).toBeVisible();
    await expect(gast.page.getByText(/^Danach haben Sie keinen Zugang mehr zu diesem Unternehmen\./)).toBeVisible();
    await gast.page
      .getByRole("combobox", { name: "Rechte an Anträgen übergeben an" })
      .selectOption({ label: "Kim Kommt (Mitarbeiterin / Mitarbeiter)" });
    await press(gast.page, "Unternehmen jetzt verlassen", `Sie arbeiten nicht mehr für ${firma}.`);
    await expect(gast.page).toHaveURL(/\/loginUnternehmenAuswahl$/);
    await expect(gast.page.getByRole("button", { name: `Auswählen ${firma}`, exact: true })).toHaveCount(0);
  });

  await test.step("der Antrag und das Unternehmen sind für die Person zu, auch nach einer neuen Anmeldung", async () => {
    for (const seite of [antrag, "/unternehmen", "/antraege"]) {
      await gast.page.goto(seite);
      await expect(gast.page).toHaveURL(/\/loginUnternehmenAuswahl/);
    }
    await gast.page.context().clearCookies();
    await gast.page.goto("/landingpage");
    await gast.logInAgain();
    await expect(gast.page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(gast.page.getByRole("button", { name: `Auswählen ${firma}`, exact: true })).toHaveCount(0);
  });

  await test.step("wer übernommen hat, öffnet den Antrag; die Bevollmächtigten erfahren es und sehen die Person nicht mehr", async () => {
    expect((await kollege.page.goto(antrag))?.status()).toBe(200);
    await waitForMail(mailFolder, { to: mio.email, subject: /^Ihr Zugang zu einem Unternehmen wurde entfernt$/ });
    await page.goto("/nachrichten");
    await expect(page.getByRole("main").getByText("Benutzer entfernt").first()).toBeVisible();
    await page.goto("/benutzerverwaltung?seite=1");
    await expect(zeileVon(page, kim.email)).toBeVisible();
    await expect(zeileVon(page, mio.email)).toHaveCount(0);
  });
  for (const { context } of [gast, kollege]) await context.close();
});

test("eine von zwei bevollmächtigten Personen geht von der Liste aus, und danach ist die andere die letzte @telefon", async ({
  page,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("gehen", project.name);
  const firma = `Zu zweit ${project.name} GmbH`;
  const zoe = { vorname: "Zoe", nachname: "Zweite", email: adresse("zoe"), rolle: ROLLE.bevollmaechtigt };
  await foundFirma(page, mailFolder, { firma, vorname: "Greta", nachname: "Grund", email: adresse("greta") });
  await inviteWithoutSeiten(page, zoe);
  const { page: zweite, context } = await join({ browser, baseURL, mailFolder, email: zoe.email, firma });

  await page.goto("/benutzerverwaltung?seite=1");
  await page.getByRole("link", { name: "Dieses Unternehmen verlassen" }).click();
  await expect(page.getByText(/^Es gibt keine Rechte an einzelnen Anträgen/)).toBeVisible();
  await press(page, "Unternehmen jetzt verlassen", `Sie arbeiten nicht mehr für ${firma}.`);
  await page.goto("/benutzerverwaltung");
  await expect(page).toHaveURL(/\/loginUnternehmenAuswahl/);

  await zweite.goto("/benutzerverwaltung/verlassen");
  await expect(zweite.getByText("Sie sind die letzte bevollmächtigte Person")).toBeVisible();
  await expect(zweite.getByRole("button", { name: "Unternehmen jetzt verlassen" })).toHaveCount(0);
  await context.close();
});
