import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

const KNOPF = "Mit Testdaten füllen";

for (const { was, adresse, getippt, gefuellt } of [
  { was: "ein Eintrag der FAQ", adresse: "/admin/faq/neu", getippt: /^Frage/, gefuellt: /^Antwort/ },
  { was: "eine Systemnachricht", adresse: "/systemNachricht", getippt: /^Titel/, gefuellt: /^Text/ },
] as const)
  test(`${was} mit Testdaten: Getipptes bleibt, Leeres ist gefüllt, gespeichert wird nichts @telefon`, async ({
    page,
    als,
  }) => {
    await als("admin", { eigene: true });
    await page.goto(adresse);
    await page.getByRole("textbox", { name: getippt }).fill("Von mir");
    await page.getByRole("button", { name: KNOPF }).click();
    await expect(page.getByRole("textbox", { name: gefuellt })).toHaveValue(/Beispiel/);
    await expect(page.getByRole("textbox", { name: getippt })).toHaveValue("Von mir");
    expect(await checkRegeln(page, was)).toEqual([]);
  });

test("ein Wartungsfenster mit Testdaten: Tage und Uhrzeiten kommen noch, angekündigt wird nichts @telefon", async ({
  page,
  als,
}) => {
  await als("admin", { eigene: true });
  await page.goto("/wartungsonstiges/fenster");
  await page.getByRole("textbox", { name: /^Grund/ }).fill("Von mir");
  await page.getByRole("button", { name: KNOPF }).click();
  await expect(page.getByRole("textbox", { name: "Tag" }).first()).toHaveValue(/^\d{2}\.\d{2}\.\d{4}$/);
  await expect(page.getByRole("textbox", { name: /^Grund/ })).toHaveValue("Von mir");
});

test("ein Hilfetext mit Testdaten, wo noch nichts steht @telefon", async ({ page, als }) => {
  await als("qm", { eigene: true });
  await page.goto("/admin/hilfetexte?bereich=nachtrag");
  await page.getByRole("table").getByRole("row").getByRole("link").first().click();
  const text = page.getByRole("textbox", { name: /^Text(?!,)/ });
  await text.fill("");
  await page.getByRole("button", { name: KNOPF }).click();
  await expect(text).toHaveValue(/Beispiel/);
  await text.fill("Von mir");
  await page.getByRole("button", { name: KNOPF }).click();
  await expect(text).toHaveValue("Von mir");
});
