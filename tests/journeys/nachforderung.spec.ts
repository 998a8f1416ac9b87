import { hatSkripte } from "../support/formularSeite";
import { pruefeRegeln } from "../support/regeln";
import { unterschreibe } from "../support/registrieren";
import { findUuid } from "../support/schale";
import { pdf } from "../support/dateien";
import { expect, test } from "../support/portal";

test("die Nachforderungen eines Antrags lesen", async ({ page, als }) => {
  await als("maschinenbau");
  const uuid = await findUuid(page, "Terahertzprüfung im Drucker");
  await page.goto(`/antraege/${uuid}/startseite`);
  await page.getByRole("link", { name: "Nachforderungen", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nachforderungen" })).toBeVisible();
  await expect(page.getByText("Worin unterscheidet sich Ihr Lösungsweg vom Stand der Technik").first()).toBeVisible();
  if (hatSkripte()) expect(await pruefeRegeln(page, "nachforderungen")).toEqual([]);
});

test("eine Antwort speichern, Lücken sehen, mit Datei einreichen und nachlesen", async ({ page, als, isMobile }) => {
  test.skip(isMobile, "The demo has one request for each of the other projects.");
  await als("maschinenbau", { eigene: true });
  const uuid = await findUuid(page, "Terahertzprüfung im Drucker");
  const karte = page.getByRole("region", { name: hatSkripte() ? /^Nachforderung 1 / : /^Nachforderung 2 / });
  await page.goto(`/antrag/${uuid}/nachforderungen`);
  await karte.getByRole("button", { name: "Antwort schreiben" }).click();
  await page.getByLabel(/^Ihre Antwort auf Frage 1/).fill("Der Lösungsweg ist neu.");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("Ihre Angaben sind gespeichert.").first()).toBeVisible();
  if (hatSkripte()) expect(await pruefeRegeln(page, "nachtrag")).toEqual([]);
  await page.getByRole("button", { name: "Speichern und weiter zur Unterschrift" }).click();
  await expect(page.getByText("Es fehlen noch Antworten")).toBeVisible();
  await page.getByRole("link", { name: "Zurück zum Schreiben" }).click();
  await expect(page.getByLabel(/^Ihre Antwort auf Frage 1/)).toHaveValue("Der Lösungsweg ist neu.");
  await page.getByLabel(/^Ihre Antwort auf Frage 2/).fill("Alle arbeiten in der Entwicklung.");
  await page.getByLabel("Dateien anhängen").setInputFiles({ name: "Plan.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) });
  await page.getByRole("button", { name: "Speichern und weiter zur Unterschrift" }).click();
  await expect(page.getByRole("link", { name: "Plan.pdf" })).toBeVisible();
  await page.getByRole("button", { name: "Nachtrag einreichen" }).click();
  await unterschreibe(page, () => page.getByRole("radio", { name: "Beispiel Maschinenbau GmbH", exact: true }).check());
  await expect(page.getByRole("heading", { level: 1, name: "Ihr Nachtrag ist eingereicht" })).toBeVisible();
  await page.goto(`/antrag/${uuid}/nachforderungen`);
  await karte.getByRole("link", { name: "Antwort ansehen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Eingereichter Nachtrag" })).toBeVisible();
  await expect(page.getByText("Der Lösungsweg ist neu.")).toBeVisible();
  if (hatSkripte()) expect(await pruefeRegeln(page, "nachtragLesen")).toEqual([]);
});
