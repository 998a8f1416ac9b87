import type { Page } from "@playwright/test";
import { z } from "zod";
import { gelungen } from "../../support/anmelden";
import { FormularSeite, hasScripts } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { foundFirma, freshAdressen } from "../../support/mitwirkende";
import { checkOpen } from "../../support/offeneSeite";
import { expect, test } from "../../support/portal";

const main = (page: Page) => page.getByRole("main");
const text = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const angebot = (page: Page, name: string) =>
  main(page).getByRole("button", { name: `${name} übernehmen`, exact: true });
const kopf = (page: Page, was: string) =>
  main(page)
    .locator("summary")
    .filter({ hasText: `${was} aus anderen Vorhaben übernehmen` });
const antragMitVorhaben = z.object({ vorhaben: z.array(z.object({ uuid: z.string() })) });
const angelegt = z.object({ vorhabenUuid: z.string() });

/** Saves something in a Vorhaben that nobody has saved yet. */
async function write({ request }: Page, pfad: string, aenderungen: readonly object[]): Promise<void> {
  await gelungen(await request.put(pfad, { data: { revision: 1, aenderungen } }));
}

const pfadVon = (uuid: string, vorhaben: string) => `/v1/antraege/${uuid}/vorhaben/${vorhaben}`;

async function findErstes({ request }: Page, uuid: string): Promise<string> {
  const { vorhaben } = antragMitVorhaben.parse(await gelungen(await request.get(`/v1/antraege/${uuid}`)));
  return vorhaben[0]?.uuid ?? "";
}

async function addZweites({ request }: Page, uuid: string): Promise<string> {
  const antwort = await gelungen(await request.post(`/v1/antraege/${uuid}/vorhaben`, { data: {} }));
  return angelegt.parse(antwort).vorhabenUuid;
}

const PERSON = {
  titel: "Lösbare Klebverbindungen",
  ansprechpersonAnrede: "FRAU",
  ansprechpersonVorname: "Hanna",
  ansprechpersonNachname: "Beispiel",
  ansprechpersonTelefon: "+49 341 222222",
  ansprechpersonEmail: "hanna.beispiel@example.org",
};

test.beforeEach(async ({ page, mailFolder }, { project }) => {
  const adresse = freshAdressen("angebote", project.name);
  const firma = `Angebote ${String(Date.now())} GmbH`;
  await foundFirma(page, mailFolder, { firma, vorname: "Anna", nachname: "Angebot", email: adresse("anna") });
});

test("die Ansprechperson eines anderen Vorhabens füllt, was leer ist, und lässt Getipptes stehen @telefon", async ({
  page,
}) => {
  const uuid = await createAntrag(page);
  const seite = new FormularSeite(page);
  const [erstes, zweites] = [await findErstes(page, uuid), await addZweites(page, uuid)];
  const open = async (vorhaben: string) => {
    await page.goto(`/antraege/${uuid}/formular/V2?vorhaben=${vorhaben}&tab=0`);
    await seite.expectThat("Vorhaben");
  };
  await test.step("ohne etwas anzubieten steht nichts da", async () => {
    await open(zweites);
    await expect(text(page, "Nachname")).toBeVisible();
    await expect(kopf(page, "Ansprechperson")).toHaveCount(0);
  });

  await write(page, pfadVon(uuid, erstes), [{ art: "felder", werte: PERSON }]);
  await open(zweites);
  await expect(main(page).getByText("aus Vorhaben „Lösbare Klebverbindungen“")).toBeVisible();
  expect(await checkOpen(page, "Formular mit Angebot")).toEqual([]);

  await test.step("ein Klick, und was getippt war, bleibt", async () => {
    await text(page, "Titel des Vorhabens").fill("Alterung von Klebstoffen");
    await text(page, "Telefon").fill("030 12345");
    await angebot(page, "Hanna Beispiel").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("„Hanna Beispiel“ ist übernommen und gespeichert.")).toBeVisible();
    await expect(page.getByText("Ihre eigenen Angaben sind geblieben: Telefon.")).toBeVisible();
    await expect(text(page, "Nachname")).toHaveValue("Beispiel");
    await expect(text(page, "E-Mail")).toHaveValue("hanna.beispiel@example.org");
    await expect(text(page, "Telefon")).toHaveValue("030 12345");
    await expect(text(page, "Titel des Vorhabens")).toHaveValue("Alterung von Klebstoffen");
    const anrede = main(page).getByRole("combobox", { name: "Anrede", exact: true });
    await expect(anrede).toHaveValue("FRAU");
    await expect(anrede).toBeFocused();
    await expect(kopf(page, "Ansprechperson")).toHaveCount(0);
  });
});

test("ein Auftragnehmer aus einem anderen Antrag kommt mit seiner Anschrift; wer schon da steht, bleibt", async ({
  page,
}) => {
  const form = { art: "felder", werte: { auftrag: true } };
  const zeile = {
    uuid: crypto.randomUUID(),
    auftragnehmerBekannt: true,
    name: "Labor Süd GmbH",
    art: "UNTERNEHMEN",
    verbunden: false,
    strasse: "Ringweg",
    hausnummer: "1",
    plz: "1010",
    ort: "Wien",
    land: "AT",
    geschaeftsleitungEuEwr: true,
    beitrag: "Nur dort",
  };
  const anderer = await createAntrag(page);
  await write(page, pfadVon(anderer, await findErstes(page, anderer)), [
    form,
    { art: "zeileSpeichern", tabelle: "auftragnehmer", zeile },
  ]);
  const uuid = await createAntrag(page);
  const erstes = await findErstes(page, uuid);
  await write(page, pfadVon(uuid, erstes), [form]);
  const seite = new FormularSeite(page);
  const antwort = (gruppe: RegExp, name: string) =>
    main(page).getByRole("group", { name: gruppe }).getByRole("radio", { name, exact: true });
  await page.goto(`/antraege/${uuid}/formular/V2?vorhaben=${erstes}&tab=2`);
  await seite.expectThat("Auftragsforschung");
  await main(page).getByRole("button", { name: "Auftragnehmer hinzufügen" }).click();
  await seite.expectThat(/: Neue/);
  await expect(main(page).getByText(/1010 Wien · aus Antrag „/)).toBeVisible();

  await test.step("steht dort schon etwas anderes, wird nichts übernommen", async () => {
    await antwort(/^Steht der Auftragnehmer/, "Nein").check();
    await angebot(page, "Labor Süd GmbH").click();
    await expect(page.getByText("Gespeichert, nichts übernommen")).toBeVisible();
    await seite.expectThat(/: Noch nicht bekannter/);
    await expect(antwort(/^Steht der Auftragnehmer/, "Nein")).toBeChecked();
  });

  await test.step("sonst alles, auch ein anderes Land, und nichts, was nur dort gilt", async () => {
    await antwort(/^Steht der Auftragnehmer/, "Ja").check();
    if (!hasScripts()) await seite.save("Speichern");
    await angebot(page, "Labor Süd GmbH").click();
    await expect(page.getByText("„Labor Süd GmbH“ ist übernommen und gespeichert.")).toBeVisible();
    await expect(antwort(/^Steht der Auftragnehmer/, "Ja")).toBeChecked();
    await expect(antwort(/^Ist der Auftragnehmer ein mit Ihnen/, "Nein")).toBeChecked();
    await expect(antwort(/^Hat der Auftragnehmer seine/, "Ja")).toBeChecked();
    await expect(main(page).getByRole("combobox", { name: "Land", exact: true })).toHaveValue("AT");
    await expect(text(page, "Ort")).toHaveValue("Wien");
    await expect(main(page).getByText("Nur dort")).toHaveCount(0);
    await expect(kopf(page, "Auftragnehmer")).toHaveCount(0);
  });
});
