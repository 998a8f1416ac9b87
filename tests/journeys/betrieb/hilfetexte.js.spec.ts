import { z } from "zod";
import { countKanaele, cutKanal, watchKanaele } from "../../support/liveKanaele";
import { press } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";

const plaetze = z.object({ data: z.array(z.object({ uuid: z.uuid().nullable() })) });

test("wird die Seite im Hintergrund neu gelesen, ersetzt das Speichern nicht, was andere inzwischen geschrieben haben", async ({
  page,
  als,
  browser,
  baseURL,
}, { repeatEachIndex }) => {
  await als("qm", { eigene: true });
  const antwort = await page.request.get("/v1/hilfetexte/verwaltung?bereich=widerspruch");
  const mitText = plaetze.parse(await antwort.json()).data.filter(({ uuid }) => uuid !== null);
  const adresse = `/admin/hilfetexte/${mitText[repeatEachIndex % mitText.length]?.uuid ?? ""}`;
  await watchKanaele(page);
  await page.goto(adresse);
  await expect.poll(() => countKanaele(page), { timeout: 120_000 }).toBeGreaterThan(0);
  const text = page.getByRole("textbox", { name: /^Text(?!,)/ });
  await text.fill("Von mir.");
  // Whoever has just typed is there: a page that nobody looks at waits with reading.
  await text.press("End");

  const context = await neuerContext(browser, baseURL);
  await als("admin", { eigene: true, context });
  const andere = await context.newPage();
  await andere.goto(adresse);
  await andere.getByRole("textbox", { name: /^Text(?!,)/ }).fill("Von jemand anderem.");
  await press(andere, "Entwurf speichern", "Der Entwurf ist gespeichert.");
  await context.close();

  const gelesen = page.waitForResponse((response) => response.url().includes(`${adresse}.data`) && response.ok(), {
    timeout: 120_000,
  });
  await cutKanal(page);
  await gelesen;
  await expect(page.getByRole("region", { name: "Entwurf", exact: true })).toContainText("Von jemand anderem");
  await expect(text).toHaveValue("Von mir.");
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await expect(page.getByRole("textbox", { name: "Text, gespeichert" })).toHaveValue("Von jemand anderem.");
  await expect(text).toHaveValue("Von mir.");
  await press(page, "Verwerfen", "Der Entwurf ist verworfen.");
});
