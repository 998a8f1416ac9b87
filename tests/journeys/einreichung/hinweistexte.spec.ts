import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { findUuid } from "../../support/schale";

const HINWEIS = "Einreichen kann nur eine bevollmächtigte Person mit dem ELSTER-Zertifikat des Unternehmens.";

test("vor der Anmeldung und beim Einreichen steht, wer einreichen darf @telefon", async ({ page, als }) => {
  const hinweis = page.getByRole("main").getByText(HINWEIS, { exact: true });
  await page.goto("/landingpage");
  await expect(hinweis).toBeVisible();
  expect(await checkRegeln(page, page.url())).toEqual([]);

  await als("maschinenbau");
  await page.goto(`/einreichen/${await findUuid(page, "Lagerdiagnose, fertig zum Einreichen")}`);
  await expect(hinweis).toBeVisible();
  expect(await checkRegeln(page, page.url())).toEqual([]);
});
