import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

test("wer mit der Tastatur durch das Formular geht, sieht stets, wo der Fokus steht", async ({ page, als }) => {
  await als("software");
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/formular/V2?tab=4`);
  await new FormularSeite(page).expectThat("Inhaltliche Angaben");
  await page.getByRole("main").getByRole("textbox").first().focus();
  const verdeckt: string[] = [];
  for (let schritt = 0; schritt < 60; schritt++) {
    const befund = await page.evaluate(() => {
      const element = document.activeElement;
      const bar = document.querySelector("[aria-keyshortcuts]")?.parentElement;
      if (element === null || bar === null || bar === undefined) return "ohne";
      if (bar.contains(element)) return "leiste";
      return element.getBoundingClientRect().top >= bar.getBoundingClientRect().top
        ? element.outerHTML.slice(0, 80)
        : "";
    });
    if (befund === "leiste") break;
    if (befund !== "") verdeckt.push(befund);
    await page.keyboard.press("Tab");
  }
  expect(verdeckt).toEqual([]);
});
