import { z } from "zod";
import { gelungen } from "../../support/anmelden";
import { createAntrag } from "../../support/hauptweg";
import { foundFirma, freshAdressen } from "../../support/mitwirkende";
import { hasScripts } from "../../support/formularSeite";
import { expect, test } from "../../support/portal";

const zeile = z.object({ uuid: z.uuid() });

test("wer in einem Eintrag schreibt, den jemand löscht, verliert nichts davon @telefon", async ({ page, mailFolder }, {
  project,
}) => {
  const adresse = freshAdressen("geloescht", project.name);
  const firma = `Gelöscht ${project.name} GmbH`;
  await foundFirma(page, mailFolder, { firma, vorname: "Lea", nachname: "Löscher", email: adresse("lea") });
  const werte = { beteiligterArt: "UNTERNEHMEN", name: "Beispiel Tochter GmbH", verbindung: "TOCHTER" };
  const angelegt = await page.request.post("/v1/unternehmen/verbundene", { data: { werte } });
  const { uuid } = zeile.parse(await gelungen(angelegt));
  const pfad = `/verbundeneUnternehmen/${uuid}`;
  await page.goto(pfad);
  if (hasScripts()) await expect(page.getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();

  // By another program of the same person; another one would do the same.
  await gelungen(await page.request.delete(`/v1/unternehmen/verbundene/${uuid}`));

  await page.getByRole("textbox", { name: /^Name/ }).fill("Beispiel Tochter mit langem Namen GmbH");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aufbewahrte Eingaben prüfen" })).toBeVisible();
  await expect(page.getByText(/Diesen Eintrag gibt es nicht mehr/)).toBeVisible();
  await expect(page.getByText("Beispiel Tochter mit langem Namen GmbH").first()).toBeVisible();
});

test("wer in einem Entwurf schreibt, den jemand löscht, findet seine Eingaben aufbewahrt @telefon", async ({
  page,
  als,
}) => {
  await als("software");
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  const titel = page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true });
  await expect(titel).toBeVisible();
  const uuid = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? "";
  await gelungen(await page.request.delete(`/v1/antraege/${uuid}`));

  await titel.fill("Wärme aus Abwasser");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aufbewahrte Eingaben prüfen" })).toBeVisible();
  await expect(page.getByText("Wärme aus Abwasser").first()).toBeVisible();
});
