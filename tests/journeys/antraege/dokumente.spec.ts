import { readFile } from "node:fs/promises";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

test("Antrag herunterladen, Datei ändern, Unterschied sehen und übernehmen", async ({ page, als }) => {
  await als("software");
  const uuid = await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  const seite = new FormularSeite(page);
  await seite.expectThat("Vorhaben");
  await page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true }).fill("Vorher");
  await seite.save("Speichern");
  await page.goto(`/antraege/${uuid}/startseite?teil=dokumente`);

  const pdf = page.waitForEvent("download");
  await page.getByRole("link", { name: "Antrag herunterladen (PDF)" }).click();
  expect((await readFile(await (await pdf).path())).toString("latin1").startsWith("%PDF-1.7")).toBe(true);
  const json = page.waitForEvent("download");
  await page.getByRole("link", { name: "Antrag exportieren (JSON)" }).click();
  const datei = await readFile(await (await json).path(), "utf8");

  expect(
    (await page.goto(`/antraege/${uuid.replace(/.$/, uuid.endsWith("0") ? "1" : "0")}/antrag.pdf`))?.status(),
  ).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Seite nicht gefunden" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Daten importieren" }).click();
  await page.getByRole("textbox", { name: "Oder der Inhalt der Datei als Text" }).fill('{"format":"andere"}');
  await page.getByRole("button", { name: "Mit dem Entwurf vergleichen" }).click();
  await expect(page.getByRole("alert")).toContainText("Diese Datei ist kein Antrag aus dem Antragsportal.");
  await expect(page.getByRole("textbox", { name: "Oder der Inhalt der Datei als Text" })).toHaveValue(
    '{"format":"andere"}',
  );

  const geaendert = Buffer.from(
    datei.replace('"Vorher"', '"Nachher"').replace('"kurzbezeichnung": ""', '"kurzbezeichnung": "KURZ"'),
  );
  await page
    .getByLabel("Datei", { exact: true })
    .setInputFiles({ name: "antrag.json", mimeType: "application/json", buffer: geaendert });
  await page.getByRole("button", { name: "Mit dem Entwurf vergleichen" }).click();
  await expect(page.getByText("Es ist noch nichts gespeichert.")).toBeVisible();
  for (const text of [/^Vorher$/, /^Nachher$/])
    await expect(page.getByRole("definition").filter({ hasText: text })).toBeVisible();
  await page.getByRole("checkbox", { name: "Titel des Vorhabens (Vorhaben)" }).check();
  await page.getByRole("button", { name: "Auswahl übernehmen" }).click();
  await expect(page.getByText("Die Daten wurden übernommen.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nachher" }).first()).toBeVisible();
  await expect(page.getByText("KURZ")).toHaveCount(0);
});

test("Der Import sagt, was er nicht übernimmt und was an einer Datei nicht stimmt", async ({ page, als }) => {
  await als("software");
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/startseite?teil=dokumente`);
  const json = page.waitForEvent("download");
  await page.getByRole("link", { name: "Antrag exportieren (JSON)" }).click();
  const datei = await readFile(await (await json).path(), "utf8");
  const programm = datei.replace('"foerderprogramm": ""', '"foerderprogramm": "Programm"');
  const compare = async (text: string) => {
    await page.goto(`/antraege/${uuid}/import`);
    await page.getByRole("textbox", { name: "Oder der Inhalt der Datei als Text" }).fill(text);
    await page.getByRole("button", { name: "Mit dem Entwurf vergleichen" }).click();
  };

  await compare(programm.replace('"titel": ""', '"titel": "Eins",\n"titel": "Zwei"'));
  await expect(page.getByRole("alert")).toContainText("„titel“ steht an derselben Stelle zweimal (Zeile");
  await compare(programm);
  await expect(
    page.getByRole("listitem").filter({ hasText: "Vorhaben 1, Förderprogramm / Förderkennzeichen" }),
  ).toBeVisible();

  await compare(programm.replace('"andereFoerderung": null', '"andereFoerderung": true'));
  await page.getByRole("checkbox", { name: "Förderprogramm / Förderkennzeichen (Vorhaben)" }).check();
  await page.getByRole("button", { name: "Auswahl übernehmen" }).click();
  await expect(page.getByText("Es wurde nichts übernommen.")).toBeVisible();
  await expect(
    page.getByRole("listitem").filter({ hasText: "Vorhaben 1, Förderprogramm / Förderkennzeichen" }),
  ).toBeVisible();
});
