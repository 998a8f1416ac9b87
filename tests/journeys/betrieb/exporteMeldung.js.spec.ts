import { openConnected } from "../../support/exporteSeite";
import { expect, test } from "../../support/portal";

test("dass ein Export vorbereitet wird, steht da, auch wenn die Datei gleich fertig ist und von selbst kommt", async ({
  page,
  als,
}) => {
  await als("qm");
  await openConnected(page, "/exporte?fall=GESCHAEFTSSTATISTIK");
  await page.getByRole("combobox", { name: /^Zweck/ }).selectOption({ label: "Bericht oder Statistik" });
  await page.getByRole("button", { name: "Export starten" }).click();
  await expect(page.getByText("Ihr Export wird vorbereitet.").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Herunterladen/ }).first()).toBeVisible();
});
