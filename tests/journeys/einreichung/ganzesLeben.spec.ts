import type { Page } from "@playwright/test";
import { z } from "zod";
import { entscheidungVon } from "~/server/fach/fachEntscheidung";
import { createFachKlient } from "~/server/fach/fachKlient";
import { hasScripts } from "../../support/formularSeite";
import { explain } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";
import { sign } from "../../support/registrieren";

const ueberschrift = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const zertifikat = (page: Page) =>
  sign(page, () => page.getByRole("radio", { name: "Beispiel Maschinenbau GmbH", exact: true }).check());

const angelegt = z.object({ uuid: z.uuid() });
const antrag = z.object({ vorhaben: z.array(z.object({ uuid: z.uuid() })), info: z.object({ status: z.string() }) });

const readAntrag = async (page: Page, uuid: string) =>
  antrag.parse(await (await page.request.get(`/v1/antraege/${uuid}`)).json());
const expectStatus = (page: Page, uuid: string, status: string) =>
  expect.poll(async () => (await readAntrag(page, uuid)).info.status, { timeout: 30_000 }).toBe(status);

/** A draft with one complete Vorhaben; other journeys type all of it. */
async function createFertig(page: Page): Promise<string> {
  const bezeichnung = `Ein ganzes Leben ${hasScripts() ? "mit" : "ohne"} Skripte`;
  const { uuid } = angelegt.parse(await (await page.request.post("/v1/antraege", { data: { bezeichnung } })).json());
  const [vorhaben] = (await readAntrag(page, uuid)).vorhaben;
  const gefuellt = await page.request.post(`/v1/antraege/${uuid}/vorhaben/${vorhaben?.uuid ?? ""}/testdaten`, {
    data: {},
  });
  expect(gefuellt.ok(), await gefuellt.text()).toBe(true);
  return uuid;
}

async function retrieveBescheid(page: Page, uuid: string, name: string): Promise<void> {
  await page.goto(`/antraege/${uuid}/bescheidmenu`);
  await page.getByRole("button", { name: "Bescheid abrufen" }).click();
  await zertifikat(page);
  await page.getByRole("link", { name: "Bescheid lesen" }).click();
  await expect(ueberschrift(page, name)).toBeVisible();
}

test("ein Antrag von der Einreichung bis zum Bescheid aus dem Widerspruch", async ({ page, als, baseURL }) => {
  const fach = createFachKlient({ basis: baseURL ?? "", token: process.env.FACH_TOKEN ?? "" });
  await als("maschinenbau", { eigene: true });
  const uuid = await createFertig(page);

  await page.goto(`/einreichen/${uuid}?schritt=erklaerungen`);
  await explain(page);
  await page.getByRole("button", { name: "Signieren und einreichen" }).click();
  await zertifikat(page);
  await expect(ueberschrift(page, "Ihr Antrag ist eingereicht")).toBeVisible();
  await expectStatus(page, uuid, "EINGEREICHT");

  await fach.startPruefung({ uuid });
  await fach.requestNachforderung({ uuid, fragen: [{ frage: "Woran könnte der Lösungsweg scheitern?" }] });
  await page.goto(`/antrag/${uuid}/nachforderungen`);
  await expect(page.getByText("Woran könnte der Lösungsweg scheitern?")).toBeVisible();
  await page.getByRole("button", { name: "Antwort schreiben" }).click();
  await page.getByLabel(/^Ihre Antwort/).fill("An der Haltbarkeit unter Last.");
  await page.getByRole("button", { name: "Speichern und weiter zur Unterschrift" }).click();
  await page.getByRole("button", { name: "Nachtrag einreichen" }).click();
  await zertifikat(page);
  await expect(ueberschrift(page, "Ihr Nachtrag ist eingereicht")).toBeVisible();
  await expectStatus(page, uuid, "IN_PRUEFUNG");

  const ganzer = await fach.getFachAntrag({ uuid });
  await fach.bescheide({ uuid, aktenzeichen: "FZ-LEBEN-1", vorhaben: entscheidungVon(ganzer, "NEGATIV") });
  await retrieveBescheid(page, uuid, "Bescheid");
  await expect(page.getByText("Keines der Vorhaben ist als Forschung und Entwicklung bescheinigt.")).toBeVisible();

  await page.getByRole("link", { name: "Zu den Widersprüchen" }).click();
  await page.getByRole("button", { name: "Widerspruch schreiben" }).click();
  await page
    .getByRole("group", { name: /^Betroffene Vorhaben/ })
    .getByRole("checkbox")
    .check();
  await page
    .getByRole("textbox", { name: /^Begründung/ })
    .fill("Die Haltbarkeit unter Last ist ein technisches Risiko.");
  await page.getByRole("button", { name: "Speichern und weiter zur Unterschrift" }).click();
  await page.getByRole("button", { name: "Widerspruch einlegen" }).click();
  await zertifikat(page);
  await expect(ueberschrift(page, "Ihr Widerspruch ist eingereicht")).toBeVisible();

  const neu = { aktenzeichen: "FZ-LEBEN-2", widerspruchErgebnis: "ABHILFE" } as const;
  await fach.bescheideWiderspruch({ uuid, ...neu, vorhaben: entscheidungVon(ganzer, "POSITIV") });
  await page.goto(`/antraege/widerspruchUebersicht/${uuid}`);
  await expect(page.getByText("Entschieden", { exact: true })).toBeVisible();
  await retrieveBescheid(page, uuid, "Bescheid aus Widerspruch");
  await expect(page.getByText("Dem Widerspruch wird abgeholfen.")).toBeVisible();

  await page.goto(`/antraege/${uuid}/startseite`);
  const verlauf = page.getByRole("main");
  for (const schritt of [
    "Eingang des Antrags bestätigt",
    "Prüfung des Antrags begonnen",
    "Widerspruch eingereicht",
    "Bescheid aus Widerspruch bereitgestellt",
  ]) {
    await expect(verlauf.getByText(schritt, { exact: true }).first()).toBeVisible();
  }
});
