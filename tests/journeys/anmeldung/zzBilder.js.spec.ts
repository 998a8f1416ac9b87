import { test } from "../../support/portal";
import { findBenutzer } from "../../support/schale";

test("Bilder", async ({ page, als }) => {
  await als("maschinenbau", { eigene: true });
  const mit = await findBenutzer(page, "mitarbeit@example.org");
  const ein = await findBenutzer(page, "eingeladen@example.org");
  const ehe = await findBenutzer(page, "ehemals@example.org");
  const seiten = {
    liste: "/benutzerverwaltung",
    einladen: "/benutzerverwaltung/einladen",
    person: `/benutzerverwaltung/${mit}`,
    einladung: `/benutzerverwaltung/${ein}`,
    deaktiviert: `/benutzerverwaltung/${ehe}`,
    uebergabe: `/benutzerverwaltung/${mit}/uebergabe?art=entfernen`,
    verlassen: "/benutzerverwaltung/verlassen",
  };
  for (const breite of [1280, 375, 320]) {
    await page.setViewportSize({ width: breite, height: 900 });
    for (const [name, pfad] of Object.entries(seiten)) {
      await page.goto(pfad);
      await page.screenshot({ path: `/tmp/bv-bilder/${name}-${String(breite)}.png`, fullPage: true });
    }
  }
});
