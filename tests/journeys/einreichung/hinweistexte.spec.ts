import AxeBuilder from "@axe-core/playwright";
import { hasScripts } from "../../support/formularSeite";
import { expect, test } from "../../support/portal";
import { findUuid } from "../../support/schale";

const HINWEIS = "Einreichen kann nur eine bevollmächtigte Person mit dem ELSTER-Zertifikat des Unternehmens.";

test("vor der Anmeldung und beim Einreichen steht, wer einreichen darf", async ({ page, als }) => {
  const hinweis = page.getByRole("main").getByText(HINWEIS, { exact: true });
  const checkAxe = async () => {
    if (hasScripts()) expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  };
  await page.goto("/landingpage");
  await expect(hinweis).toBeVisible();
  await checkAxe();

  await als("maschinenbau");
  await page.goto(`/einreichen/${await findUuid(page, "Lagerdiagnose, fertig zum Einreichen")}`);
  await expect(hinweis).toBeVisible();
  await checkAxe();
});
