import { hasScripts } from "../../support/formularSeite";
import { checkRegeln } from "../../support/regeln";
import { findUuid } from "../../support/schale";
import { expect, test } from "../../support/portal";

test("die Nachforderungen eines Antrags lesen @telefon", async ({ page, als }) => {
  await als("maschinenbau");
  const uuid = await findUuid(page, "Terahertzprüfung im Drucker");
  await page.goto(`/antraege/${uuid}/startseite`);
  await page.getByRole("link", { name: hasScripts() ? "Zu den Rückfragen" : "Nachforderungen", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nachforderungen" })).toBeVisible();
  await expect(page.getByText("Worin unterscheidet sich Ihr Lösungsweg vom Stand der Technik").first()).toBeVisible();
  if (hasScripts()) expect(await checkRegeln(page, "nachforderungen")).toEqual([]);
});
