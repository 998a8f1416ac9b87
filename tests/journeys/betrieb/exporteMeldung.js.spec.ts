import { openConnected } from "../../support/exporteSeite";
import { expect, test } from "../../support/portal";

test("dass ein Export vorbereitet wird, steht auch da, wenn die Datei fertig ist, ehe die Seite antwortet", async ({
  page,
  als,
}) => {
  await als("qm");
  await openConnected(page, "/exporte?fall=GESCHAEFTSSTATISTIK");
  const geladen = page.waitForEvent("download");
  // The answer to the order is on its way until the file has come by itself.
  let isErste = true;
  await page.route(/\/exporte\.data/, async (route) => {
    if (route.request().method() !== "GET" || !isErste) return route.fallback();
    isErste = false;
    const antwort = await route.fetch();
    await geladen;
    // The page may have called it off.
    await route.fulfill({ response: antwort }).catch(() => undefined);
  });
  await page.getByRole("button", { name: "Export starten" }).click();
  await expect(page.getByText("Ihr Export wird vorbereitet.").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Herunterladen/ }).first()).toBeVisible();
});
