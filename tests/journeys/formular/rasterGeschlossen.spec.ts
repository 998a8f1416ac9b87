import type { Page } from "@playwright/test";
import { z } from "zod";
import { gelungen } from "../../support/anmelden";
import { offeneHilfe } from "../../support/feldhilfe";
import { hasScripts } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

const main = (page: Page) => page.getByRole("main");
const zelle = (page: Page, nummer: number) =>
  main(page).getByRole("textbox", {
    name: `Arbeitspaket ${String(nummer)}: Bezeichnung des Arbeitspakets`,
    exact: true,
  });
const save = (page: Page) => main(page).getByRole("button", { name: "Speichern", exact: true }).click();

const antragText = z.object({ vorhaben: z.array(z.object({ uuid: z.uuid() })) });

/** The work plan of a new Antrag as a table, in a page of its own: the browser reports a refusal in the console. */
async function openLeere(page: Page): Promise<string> {
  const uuid = await createAntrag(page);
  const { vorhaben } = antragText.parse(await gelungen(await page.request.get(`/v1/antraege/${uuid}`)));
  await page.goto(`/antraege/${uuid}/tabelle?vorhaben=${vorhaben[0]?.uuid ?? ""}&tabelle=arbeitspakete`);
  await expect(page.getByRole("heading", { level: 1, name: "Arbeitspakete als Tabelle bearbeiten" })).toBeVisible();
  if (hasScripts())
    await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
  return uuid;
}

const zugriffe = z.object({
  data: z.array(z.object({ benutzerUuid: z.uuid(), email: z.string(), revision: z.number() })),
});

/** Somebody who manages the Antrag changes the right of its author; null takes it away. */
async function setRecht({ request }: Page, uuid: string, recht: "LESEN" | null): Promise<void> {
  const adresse = `/v1/antraege/${uuid}/benutzer`;
  const { data } = zugriffe.parse(await gelungen(await request.get(adresse)));
  const zeile = data.find(({ email }) => email === "mitarbeit@example.org");
  const ziel = `${adresse}/${zeile?.benutzerUuid ?? ""}`;
  const revision = zeile?.revision ?? 0;
  await gelungen(
    await (recht === null
      ? request.delete(ziel, { data: { revision } })
      : request.put(ziel, { data: { recht, revision } })),
  );
}

test("wem das Recht zu bearbeiten genommen wird, dessen Tabelle bleibt stehen; gesendet wartet sie aufbewahrt @telefon", async ({
  page,
  als,
  browser,
  baseURL,
}) => {
  await als("mitarbeit", { eigene: true });
  const uuid = await openLeere(page);
  await zelle(page, 1).fill("Nicht verloren");
  const context = await neuerContext(browser, baseURL);
  await als("maschinenbau", { context });
  await setRecht(await context.newPage(), uuid, "LESEN");
  await context.close();

  await test.step("im Hintergrund neu gelesen, steht alles noch da, mit einem Satz dazu", async () => {
    if (!hasScripts()) return;
    await page.evaluate("window.__remixRouter.revalidate()");
    await expect(
      main(page).getByText(
        /^Sie können diesen Antrag nicht mehr bearbeiten\. Was Sie getippt haben, bleibt hier stehen\./,
      ),
    ).toBeVisible();
    await expect(zelle(page, 1)).toHaveValue("Nicht verloren");
    expect(await checkRegeln(page, "Tabelle, inzwischen geschlossen")).toEqual([]);
  });

  await save(page);
  await expect(page.getByRole("heading", { level: 1, name: "Aufbewahrte Eingaben prüfen" })).toBeVisible();
  await expect(page.getByText(/Ihre Eingaben wurden nicht gespeichert, aber aufbewahrt\.$/)).toBeVisible();
  await expect(main(page).getByText("Nicht verloren").first()).toBeVisible();
});

test("wer den Antrag nicht mehr sehen darf, hat das Getippte noch und erfährt, wo es wartet", async ({
  context,
  als,
  browser,
  baseURL,
}) => {
  await als("mitarbeit", { eigene: true });
  const page = await context.newPage();
  const uuid = await openLeere(page);
  await zelle(page, 1).fill("Auch nicht verloren");
  const chefin = await neuerContext(browser, baseURL);
  await als("maschinenbau", { context: chefin });
  await setRecht(await chefin.newPage(), uuid, null);
  await chefin.close();
  await test.step("im Hintergrund neu gelesen, steht alles noch da, mit einem Satz dazu", async () => {
    if (!hasScripts()) return;
    await page.evaluate("window.__remixRouter.revalidate()");
    const satz = "Diesen Antrag gibt es nicht mehr, oder Sie haben keinen Zugriff mehr darauf.";
    await expect(
      main(page).getByText(`${satz} Was Sie getippt haben, bleibt hier stehen.`, { exact: false }),
    ).toBeVisible();
    await expect(zelle(page, 1)).toHaveValue("Auch nicht verloren");
  });
  await save(page);
  await expect(page.getByRole("alert")).toContainText(
    /keinen Zugriff mehr darauf.*Ihre Eingaben sind außerdem aufbewahrt/,
  );
  await expect(main(page).getByText("Auch nicht verloren")).toBeVisible();
  expect(await checkRegeln(page, "Tabelle ohne Antrag")).toEqual([]);
});

test("in einer leeren Tabelle kommt eine Zeile dazu; jede Spalte hat ihre Hilfe", async ({ page, als }) => {
  await als("mitarbeit", { eigene: true });
  await openLeere(page);
  await expect(zelle(page, 1)).toBeVisible();
  await main(page).getByRole("button", { name: "Arbeitspaket hinzufügen", exact: true }).click();
  await expect(zelle(page, 2)).toBeVisible();
  await main(page).getByRole("link", { name: "Hilfe zu Bezeichnung des Arbeitspakets" }).click();
  await expect(offeneHilfe(page)).toBeVisible();
});
