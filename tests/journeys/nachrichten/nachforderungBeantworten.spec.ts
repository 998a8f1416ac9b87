import { createEigenen } from "../../support/eigenerAntrag";
import { hasScripts } from "../../support/formularSeite";
import { checkRegeln } from "../../support/regeln";
import { sign } from "../../support/registrieren";
import { findUuid } from "../../support/schale";
import { pdf } from "../../support/dateien";
import { checkOpen } from "../../support/offeneSeite";
import { expect, test } from "../../support/portal";

test("eine Antwort speichern, Lücken sehen, mit Datei einreichen und nachlesen", async ({ page, als }) => {
  await als("maschinenbau", { eigene: true });
  const uuid = await findUuid(page, "Terahertzprüfung im Drucker");
  const karte = page.getByRole("region", { name: hasScripts() ? /^Nachforderung 1 / : /^Nachforderung 2 / });
  await page.goto(`/antrag/${uuid}/nachforderungen`);
  await karte.getByRole("button", { name: "Antwort schreiben" }).click();
  const titel = hasScripts() ? "Nachforderung 1 beantworten" : "Nachforderung 2 beantworten";
  await expect(page.getByRole("heading", { level: 1, name: titel })).toBeVisible();
  await expect(page.getByText(/^Antworten bis einschließlich .*, 24:00\sUhr \(noch \d+ Tage\)$/)).toBeVisible();
  await page.getByLabel(/^Ihre Antwort auf Frage 1/).fill("Der Lösungsweg ist neu.");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("Ihre Angaben sind gespeichert.").first()).toBeVisible();
  if (hasScripts()) expect(await checkRegeln(page, "nachtrag")).toEqual([]);
  await page.getByRole("button", { name: "Speichern und weiter zur Unterschrift" }).click();
  await expect(page.getByText("Es fehlen noch Antworten")).toBeVisible();
  await page.getByRole("link", { name: "Zurück zum Schreiben" }).click();
  await expect(page.getByLabel(/^Ihre Antwort auf Frage 1/)).toHaveValue("Der Lösungsweg ist neu.");
  await page.getByLabel(/^Ihre Antwort auf Frage 2/).fill("Alle arbeiten in der Entwicklung.");
  await page
    .getByLabel("Dateien anhängen")
    .setInputFiles({ name: "Plan.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) });
  await page.getByRole("button", { name: "Speichern und weiter zur Unterschrift" }).click();
  await expect(page.getByRole("link", { name: "Plan.pdf" })).toBeVisible();
  await page.getByRole("button", { name: "Nachtrag einreichen" }).click();
  await sign(page, () => page.getByRole("radio", { name: "Beispiel Maschinenbau GmbH", exact: true }).check());
  await expect(page.getByRole("heading", { level: 1, name: "Ihr Nachtrag ist eingereicht" })).toBeVisible();
  await page.goto(`/antrag/${uuid}/nachforderungen`);
  await karte.getByRole("link", { name: "Antwort ansehen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Eingereichter Nachtrag" })).toBeVisible();
  await expect(page.getByText("Der Lösungsweg ist neu.")).toBeVisible();
  expect(await checkOpen(page, "nachtragLesen")).toEqual([]);
});

test("ein Entwurf wird nicht mit einem einzigen Klick verworfen", async ({ page, als }) => {
  await als("maschinenbau", { eigene: true });
  const uuid = await findUuid(page, "Wärmepumpen im Verbund");
  await page.goto(`/antraege/${uuid}/nachtrag`);
  await page.getByRole("button", { name: "Nachtrag beginnen" }).click();
  await page.getByLabel(/^Ihr Nachtrag/).fill("Das hat jemand lange geschrieben.");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("Ihre Angaben sind gespeichert.")).toBeVisible();
  await page.getByText("Entwurf verwerfen", { exact: true }).last().click();
  await expect(page.getByText("Das lässt sich nicht rückgängig machen.")).toBeVisible();
  await expect(page.getByLabel(/^Ihr Nachtrag/)).toHaveValue("Das hat jemand lange geschrieben.");
  await page.getByRole("button", { name: "Entwurf endgültig verwerfen" }).click();
  await expect(page.getByText("Der Entwurf ist verworfen.")).toBeVisible();
});

test("wird die Nachforderung geschlossen, während man schreibt, heißt nur das Speichern misslungen", async ({
  page,
  context,
  als,
}) => {
  await als("maschinenbau", { eigene: true });
  const antrag = await findUuid(page, hasScripts() ? "Testantrag 11" : "Testantrag 10");
  const headers = { authorization: `Bearer ${process.env.FACH_TOKEN ?? ""}` };
  const fach = (pfad: string, data: object) => context.request.post(`/fach/v1${pfad}`, { headers, data });
  const { uuid } = (await (
    await fach(`/antraege/${antrag}/nachforderungen`, { fragen: [{ frage: "Was ist neu?" }] })
  ).json()) as {
    uuid: string;
  };
  await page.goto(`/antrag/${antrag}/nachforderungen`);
  await page.getByRole("button", { name: "Antwort schreiben" }).click();
  await page.getByRole("textbox").fill("Das steht sonst nirgends.");
  expect((await fach(`/nachforderungen/${uuid}/schliessen`, {})).status()).toBe(200);
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Fehler: Nicht gespeichert" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Ihre Eingaben sind nicht gespeichert" }).getByRole("textbox"),
  ).toHaveValue("Das steht sonst nirgends.");
  const trotzdem = page.getByRole("region", { name: "Die Antworten trotzdem verwenden" });
  await expect(trotzdem.getByRole("button", { name: "In einen Nachtrag ohne Nachforderung übernehmen" })).toBeVisible();
  await expect(trotzdem.getByText("Das hat nicht geklappt")).toHaveCount(0);
});

test("verwirft jemand den Entwurf, während man schreibt, bleibt der Text auf der Seite", async ({
  page,
  context,
  als,
}) => {
  await als("maschinenbau", { eigene: true });
  const uuid = await createEigenen(page);
  await page.goto(`/antraege/${uuid}/nachtrag`);
  await page.getByRole("button", { name: "Nachtrag beginnen" }).click();
  const feld = page.getByLabel(/^Ihr Nachtrag/);
  await feld.fill("Das steht sonst nirgends.");
  const verworfen = await context.request.get(page.url());
  expect(verworfen.status()).toBe(200);
  const html = await verworfen.text();
  const wert = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? "";
  const form = { csrf: wert("csrf"), schluessel: crypto.randomUUID(), revision: wert("revision") };
  const headers = { origin: new URL(page.url()).origin };
  await context.request.post(`${page.url()}?absicht=verwerfen`, { form, headers });
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("Diesen Entwurf gibt es nicht mehr.").first()).toBeVisible();
  await expect(hasScripts() ? feld : page.getByLabel("Ihr Nachtrag")).toHaveValue("Das steht sonst nirgends.");
});
