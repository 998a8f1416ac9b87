import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

// Only with scripts: without them the refused form is not shown again at all.
test("wer inzwischen als jemand anderes angemeldet ist, sendet dessen Formular nicht und verliert nichts", async ({
  page,
  context,
  als,
}) => {
  await als("software", { eigene: true });
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
  const titel = page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true });
  await titel.fill("Gehört der ersten Person");
  await context.clearCookies();
  await als("fremd", { eigene: true });
  const speichern = page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).last();
  for (const versuch of [1, 2]) {
    const antwort = page.waitForResponse((response) => response.request().method() === "POST");
    await speichern.click();
    expect([versuch, (await antwort).status()]).toEqual([versuch, 404]);
    await expect(
      page
        .getByRole("alert")
        .filter({ hasText: /^.*Sie sind jetzt als .+ angemeldet\./ })
        .first(),
    ).toBeVisible();
    await expect(titel).toHaveValue("Gehört der ersten Person");
  }
});
