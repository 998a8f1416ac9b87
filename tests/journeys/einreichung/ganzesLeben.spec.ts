import type { Page } from "@playwright/test";
import { entscheidungVon } from "~/server/fach/fachEntscheidung";
import { createFachKlient } from "~/server/fach/fachKlient";
import { createFertig, expectStatus, signAsMaschinenbau, submitFertig } from "../../support/eigenerAntrag";
import { hasScripts } from "../../support/formularSeite";
import { expect, test } from "../../support/portal";

const ueberschrift = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

async function retrieveBescheid(page: Page, uuid: string, name: string): Promise<void> {
  await page.goto(`/antraege/${uuid}/bescheidmenu`);
  await page.getByRole("button", { name: "Bescheid abrufen" }).click();
  await signAsMaschinenbau(page);
  await page.getByRole("link", { name: "Bescheid lesen" }).click();
  await expect(ueberschrift(page, name)).toBeVisible();
}

test("ein Antrag von der Einreichung bis zum Bescheid aus dem Widerspruch", async ({ page, als, baseURL }) => {
  const fach = createFachKlient({ basis: baseURL ?? "", token: process.env.FACH_TOKEN ?? "" });
  await als("maschinenbau", { eigene: true });
  const uuid = await createFertig(page, `Ein ganzes Leben ${hasScripts() ? "mit" : "ohne"} Skripte`);
  await submitFertig(page, uuid);

  await fach.startPruefung({ uuid });
  await fach.requestNachforderung({ uuid, fragen: [{ frage: "Woran könnte der Lösungsweg scheitern?" }] });
  await page.goto(`/antrag/${uuid}/nachforderungen`);
  await expect(page.getByText("Woran könnte der Lösungsweg scheitern?")).toBeVisible();
  await page.getByRole("button", { name: "Antwort schreiben" }).click();
  await page.getByLabel(/^Ihre Antwort/).fill("An der Haltbarkeit unter Last.");
  await page.getByRole("button", { name: "Speichern und weiter zur Unterschrift" }).click();
  await page.getByRole("button", { name: "Nachtrag einreichen" }).click();
  await signAsMaschinenbau(page);
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
  await signAsMaschinenbau(page);
  await expect(ueberschrift(page, "Ihr Widerspruch ist eingereicht")).toBeVisible();

  const neu = { aktenzeichen: "FZ-LEBEN-2", widerspruchErgebnis: "ABHILFE" } as const;
  await fach.bescheideWiderspruch({ uuid, ...neu, vorhaben: entscheidungVon(ganzer, "POSITIV") });
  await page.goto(`/antraege/widerspruchUebersicht/${uuid}`);
  await expect(page.getByText("Entschieden", { exact: true })).toBeVisible();
  await retrieveBescheid(page, uuid, "Bescheid aus Widerspruch");
  await expect(page.getByText("Dem Widerspruch wird abgeholfen.")).toBeVisible();

  await page.goto(`/antraege/${uuid}/startseite?teil=verlauf`);
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
