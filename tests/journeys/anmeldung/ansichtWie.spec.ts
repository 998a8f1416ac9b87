import {
  ansichtHinweis,
  beginAnsicht,
  createCode,
  foundGezeigte,
  GRUND,
  NUR_LESEN,
  openAnsicht,
} from "../../support/ansichtSeite";
import { waitForMail } from "../../support/mailServer";
import { press } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";

test("mit Erlaubnis oder Code sieht der Support das Portal wie eine Person, nur lesend, bis sie oder er es beendet @telefon", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const context = await neuerContext(browser, baseURL);
  const person = await context.newPage();
  const wen = await foundGezeigte(person, mailFolder, { bereich: "ansicht", project: project.name });
  const hinweis = ansichtHinweis(page, wen.name);
  const karte = person.getByRole("region", { name: "Unterstützung durch die Bescheinigungsstelle" });
  await expect(karte).toContainText("Bisher hat niemand das Portal wie Sie gesehen.");
  await karte.getByRole("radio", { name: "1 Stunde" }).check();
  await press(person, "Ansicht erlauben", "Der Support darf das Portal jetzt so sehen wie Sie.");

  await als("support", { eigene: true });
  await openAnsicht(page, wen);
  await page.getByRole("button", { name: "Ansicht beginnen" }).click();
  await expect(page.getByRole("alert")).toContainText("Dieses Feld ist erforderlich");
  await beginAnsicht(page);
  await expect(hinweis).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  const { text } = await waitForMail(mailFolder, { to: wen.email, subject: /^Der Support sieht gerade/ });
  expect(text).toContain(GRUND);
  for (const seite of ["/antraege", "/unternehmen", "/nachrichten", "/profil", "/help", "/kontakt"]) {
    await page.goto(seite);
    await expect(hinweis, seite).toBeVisible();
    await expect(page.getByRole("button", { name: "Abmelden" }), seite).toHaveCount(0);
  }
  await page.goto("/profil");
  await page.getByRole("button", { name: "Einstellung speichern" }).click();
  await expect(page.getByText(NUR_LESEN).first()).toBeVisible();
  for (const seite of ["/antraege", "/home"]) {
    await page.goto(seite);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Neuer Antrag" }), seite).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Ansicht beenden" }).click();
  await expect(page.getByRole("heading", { level: 1, name: wen.name })).toBeVisible();
  await expect(page.getByText("Sie arbeiten wieder mit Ihrem eigenen Konto.").first()).toBeVisible();
  await expect(hinweis).toHaveCount(0);

  await person.goto("/profil");
  await expect(karte.getByRole("row", { name: /Support Mitarbeiter/ })).toContainText(GRUND);
  await press(person, "Erlaubnis zurücknehmen", "Der Support darf das Portal nicht mehr so sehen wie Sie.");
  const code = await createCode(person);
  await openAnsicht(page, wen);
  await beginAnsicht(page, "1111 1111");
  await expect(page.getByRole("alert")).toContainText("Der Code ist nicht richtig");
  await beginAnsicht(page, code);
  await expect(hinweis).toBeVisible();
  await person.goto("/profil");
  await expect(karte).toContainText("sieht das Portal gerade wie Sie.");
  await press(person, "Ansicht sofort beenden", "Der Support darf das Portal nicht mehr so sehen wie Sie.");
  await page.goto("/antraege");
  await expect(page.getByText("Die Ansicht ist beendet").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Unternehmensmitarbeiter" })).toBeVisible();
  await context.close();
});
