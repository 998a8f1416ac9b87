import type { Page } from "@playwright/test";
import { z } from "zod";
import { hasScripts } from "../../support/formularSeite";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

const antraege = z.object({ data: z.array(z.object({ uuid: z.uuid(), version: z.string(), status: z.string() })) });
const NAME = "Hilfetexte zum Zeitpunkt der Einreichung";

async function openEingereichten(page: Page, version: string): Promise<void> {
  const { data } = antraege.parse(await (await page.request.get("/v1/antraege?size=1000")).json());
  const antrag = data.find((einer) => einer.version === version && einer.status === "EINGEREICHT");
  await page.goto(`/eingereichterAntrag/${antrag?.uuid ?? ""}`);
}

test("vom eingereichten Antrag zu den Texten, die damals zu lesen waren, und sie ganz lesen @telefon", async ({
  page,
  als,
}) => {
  await als("qm", { eigene: true });
  await openEingereichten(page, "V2");
  const eckdaten = await page.locator("#einreichung").textContent();
  const [, tag = "", zeit = ""] = /(\d{2}\.\d{2}\.\d{4}), (\d{2}:\d{2})/.exec(eckdaten ?? "") ?? [];
  expect(await checkRegeln(page, "Eingereichter Antrag mit Weg zu den Texten")).toEqual([]);
  await page.getByRole("link", { name: NAME }).click();
  await expect(page.getByRole("textbox", { name: "Stand am Tag" })).toHaveValue(tag);
  await expect(page.getByRole("textbox", { name: "Uhrzeit" })).toHaveValue(zeit);
  await expect(page.getByText(`Stand ${tag}, ${zeit} Uhr: `)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Bereich" })).toHaveValue("vorhabenV2");

  const tabelle = page.getByRole("table", { name: /^Texte: / });
  const zeile = tabelle.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Titel des Vorhabens" }) });
  const ganzer = zeile.getByRole("group").locator("p").first();
  await expect(ganzer).toBeHidden();
  await zeile.getByText("Ganzer Text").click();
  await expect(ganzer).toBeVisible();
  await tabelle.getByText("Ganzer allgemeiner Text").first().click();
  await expect(tabelle.getByText("Leser sahen den allgemeinen Text").first()).toBeVisible();
  expect(await checkRegeln(page, "Hilfetexte zu einem Zeitpunkt")).toEqual([]);

  await page.getByRole("textbox", { name: "Uhrzeit" }).fill("25:00");
  await page.getByRole("button", { name: "Auswahl anwenden" }).click();
  await expect(page.getByText("Bitte geben Sie eine gültige Uhrzeit ein: HH:MM.")).toBeVisible();
  await page.getByRole("textbox", { name: "Uhrzeit" }).fill("");
  await page.getByRole("button", { name: "Auswahl anwenden" }).click();
  await expect(page.getByText(`Stand ${tag}, Ende des Tages: `)).toBeVisible();
  if (!hasScripts()) return;
  await zeile.getByRole("link").click();
  // Before the page of the text is there, "back" would lead to the page before this one.
  await expect(page.getByRole("heading", { level: 1, name: "Titel des Vorhabens" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Stand ${tag}, Ende des Tages: `)).toBeVisible();
});

test("wer Texte nicht bearbeitet, hat diesen Weg nicht", async ({ page, als }) => {
  await als("support", { eigene: true });
  await openEingereichten(page, "V2");
  await expect(page.locator("#einreichung")).toContainText("Eingereicht am");
  await expect(page.getByRole("link", { name: NAME })).toHaveCount(0);
});
