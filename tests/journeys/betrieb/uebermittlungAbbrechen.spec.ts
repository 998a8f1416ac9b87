import { logInWithoutSeiten } from "../../support/anmelden";
import { explain } from "../../support/hauptweg";
import { KONTEN } from "../../support/konten";
import { checkOpen } from "../../support/offeneSeite";
import { fetchTan, startWithoutNezo } from "../../support/ohneNezo";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { findUuid } from "../../support/schale";

const EINREICHUNG = /^Ihre TAN für die Einreichung eines Antrags$/;
const GRUND = "Das Fachverfahren hat ihn nie bekommen";

test("das Fachverfahren antwortet nicht: die Administration gibt den Antrag an das Unternehmen zurück @telefon", async ({
  browser,
}) => {
  const portal = await startWithoutNezo({ FACH_SIMULATOR_VERZOEGERUNG_SEKUNDEN: "3600" });
  const { mailFolder } = portal;
  const [firma, stelle] = [await neuerContext(browser, portal.url), await neuerContext(browser, portal.url)];
  const [page, admin] = [await firma.newPage(), await stelle.newPage()];
  try {
    await logInWithoutSeiten(firma.request, mailFolder, KONTEN.maschinenbau);
    const uuid = await findUuid(page, "Lagerdiagnose, fertig zum Einreichen");
    await page.goto(`/einreichen/${uuid}?schritt=erklaerungen`);
    await explain(page);
    const tan = await fetchTan(page, mailFolder, { knopf: "TAN anfordern", betreff: EINREICHUNG });
    await page.getByRole("textbox", { name: "TAN aus der E-Mail" }).fill(tan);
    await page.getByRole("button", { name: "Antrag jetzt einreichen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Ihr Antrag ist eingereicht" })).toBeVisible();

    await logInWithoutSeiten(stelle.request, mailFolder, KONTEN.admin);
    await admin.goto("/wartungsonstiges");
    const wartende = admin.getByRole("region", { name: "Wartende Übermittlungen" });
    await expect(wartende).toContainText(/wartet|warten/);
    const zeile = wartende.getByRole("row").filter({ hasText: "Übermittlung abbrechen" }).last();
    await expect(zeile).toContainText("seit");
    await zeile.getByRole("link", { name: /^Übermittlung abbrechen/ }).click();
    await expect(admin.getByRole("heading", { level: 1, name: "Übermittlung abbrechen" })).toBeVisible();
    expect(await checkOpen(admin, "Übermittlung abbrechen")).toEqual([]);
    await admin.getByRole("button", { name: "Jetzt abbrechen" }).click();
    await expect(admin.getByRole("alert")).toContainText("Dieses Feld ist erforderlich");
    await admin.getByRole("textbox", { name: "Grund" }).fill(GRUND);
    await admin.getByRole("button", { name: "Jetzt abbrechen" }).click();
    await expect(admin.getByText(/^Die Übermittlung ist abgebrochen/).first()).toBeVisible();
    const abgelehnte = admin.getByRole("region", { name: "Abgelehnte Übermittlungen" });
    await expect(abgelehnte.getByRole("row").filter({ hasText: GRUND })).toContainText("Liegt beim Unternehmen");
    expect(await checkRegeln(admin, "Sonstiges, mit abgebrochener Übermittlung")).toEqual([]);

    await page.goto(`/antraege/${uuid}/startseite?teil=verlauf`);
    await expect(page.getByText("Übermittlung fehlgeschlagen, der Antrag kann wieder bearbeitet werden")).toBeVisible();
    await expect(page.getByText(GRUND)).toHaveCount(0);
    await page.goto("/nachrichten");
    await expect(page.getByText("Übermittlung fehlgeschlagen").first()).toBeVisible();
  } finally {
    for (const context of [firma, stelle]) await context.close();
    await portal.stop();
  }
});
