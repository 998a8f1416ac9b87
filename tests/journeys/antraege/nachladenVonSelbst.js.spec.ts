import { beginWithLongList, stand, weitereLaden, zeilen } from "../../support/langeListeSeite";
import { expect, test } from "../../support/portal";

// Only with scripts: without them nothing comes by itself.
beginWithLongList();

test("wer von Hand bis ans Ende rollt, bekommt drei Seiten von selbst, dann bleibt der Fuß erreichbar", async ({
  page,
}) => {
  const ruhe = () => page.waitForTimeout(500);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  // Longer than a page needs to rest: nobody has scrolled by hand.
  await ruhe();
  await expect(zeilen(page)).toHaveCount(10);
  await page.mouse.wheel(0, 20_000);
  await expect(zeilen(page)).toHaveCount(20);
  for (const anzahl of [30, 40]) {
    await page.keyboard.press("End");
    await expect(zeilen(page)).toHaveCount(anzahl);
  }
  await page.keyboard.press("End");
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await ruhe();
  await expect(zeilen(page)).toHaveCount(40);
  await weitereLaden(page).click();
  await expect(stand(page)).toHaveText("Einträge 1 bis 50 von 57");
});

test("wer an der Bildlaufleiste zieht, bekommt die nächste Seite, auch nach einer Pause", async ({ page }) => {
  // The browser of the tests hides its scrollbars: a press on one is one on the element of the whole page.
  await page.evaluate(() => {
    document.documentElement.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
  });
  await page.waitForTimeout(1_200);
  await expect(zeilen(page)).toHaveCount(10);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(zeilen(page)).toHaveCount(20);
});
