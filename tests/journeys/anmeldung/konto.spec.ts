import { logIn, logInWithoutSeiten } from "../../support/anmelden";
import { hasScripts } from "../../support/formularSeite";
import { expect, neuerContext, test } from "../../support/portal";
import { registerWithoutSeiten } from "../../support/gruenden";

const FRAGE = "Möchten Sie Hilfetexte angezeigt bekommen?";
/** Read by the portal as "Firefox unter Windows", which no other session of the run is. */
const ANDERES_GERAET = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

test("die erste Anmeldung fragt einmal nach Hilfetexten; danach lässt sich eine einzelne Sitzung beenden", async ({
  page,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const firma = `Konto ${project.name} GmbH`;
  const konto = { email: `konto-${project.name}@example.org`, passwort: "Blaue-Berge-im-Morgenlicht" };
  await registerWithoutSeiten(page.request, mailFolder, { firma, vorname: "Karla", nachname: "Konto", ...konto });
  await page.goto("/landingpage");
  await logIn(page, mailFolder, konto);
  await page.getByRole("button", { name: `Auswählen ${firma}`, exact: true }).click();

  await test.step("die Frage kommt, und die Antwort gilt", async () => {
    const frage = hasScripts() ? page.getByRole("dialog", { name: FRAGE }) : page.getByRole("heading", { name: FRAGE });
    await expect(frage).toBeVisible();
    const schalter = page.getByRole("switch", { name: "Hilfetexte" });
    await expect(schalter).toBeChecked();
    await schalter.click();
    await expect(schalter).not.toBeChecked();
    await page.getByRole("button", { name: "Übernehmen" }).click();
    await expect(frage).toHaveCount(0);
    await page.goto("/antraege");
    await expect(page.getByRole("heading", { level: 1, name: "Anträge" })).toBeVisible();
    await expect(page.getByText(FRAGE)).toHaveCount(0);
    await page.goto("/profil");
    await expect(page.getByRole("main").getByRole("switch")).not.toBeChecked();
  });

  await test.step("nur die gewählte Sitzung endet", async () => {
    const zweiter = await neuerContext(browser, baseURL, { userAgent: ANDERES_GERAET });
    await logInWithoutSeiten(zweiter.request, mailFolder, { ...konto, firma });
    const andere = await zweiter.newPage();
    await andere.goto("/home");
    await expect(andere.getByRole("heading", { level: 1, name: /^Guten Tag, / })).toBeVisible();
    await page.goto("/profil");
    const zeile = page
      .getByRole("table", { name: "Meine Sitzungen" })
      .getByRole("row", { name: /Firefox unter Windows/ });
    await zeile.getByRole("button", { name: "Beenden Firefox unter Windows" }).click();
    await expect(zeile).toHaveCount(0);
    await andere.goto("/home");
    await expect(andere).toHaveURL(/\/landingpage/);
    await page.goto("/home");
    await expect(page.getByRole("heading", { level: 1, name: /^Guten Tag, / })).toBeVisible();
    await zweiter.close();
  });
});
