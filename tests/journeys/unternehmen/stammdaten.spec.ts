import type { Page } from "@playwright/test";
import { logInWithoutSeiten } from "../../support/anmelden";
import { hasScripts } from "../../support/formularSeite";
import { openFilled } from "../../support/hauptweg";
import { expect, neuerContext, test } from "../../support/portal";
import { registerWithoutSeiten } from "../../support/gruenden";

const main = (page: Page) => page.getByRole("main");
const feld = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const save = (page: Page) => main(page).getByRole("button", { name: "Speichern", exact: true }).click();
const gespeichert = (page: Page) => expect(page.getByText("Die Stammdaten sind gespeichert.")).toBeVisible();

/** Opens the page, with scripts until it is alive. */
async function open(page: Page, weg = "/unternehmen"): Promise<void> {
  await page.goto(weg);
  await expect(page.getByRole("heading", { level: 1, name: "Unternehmensstammdaten" })).toBeVisible();
  if (hasScripts())
    await expect(main(page).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
}

test("Stammdaten ergänzen, ändern, vergleichen und wiederherstellen @telefon", async ({
  page,
  browser,
  mailFolder,
  baseURL,
}, { project }) => {
  const kennung = `${project.name}-${String(Date.now())}`;
  const firma = `Stammdaten ${project.name} GmbH`;
  const konto = { email: `stammdaten-${kennung}@example.org`, passwort: "Blaue-Berge-im-Morgenlicht" };
  await registerWithoutSeiten(page.request, mailFolder, { firma, vorname: "Stella", nachname: "Stamm", ...konto });
  await logInWithoutSeiten(page.request, mailFolder, { ...konto, firma, hilfe: true });

  await test.step("aus der Navigation; was die Identifizierung nachgewiesen hat, ist fest", async () => {
    await page.goto("/unternehmen");
    await open(page);
    await expect(
      main(page)
        .getByText(/^Aus der Identifizierung, bekannt seit/)
        .first(),
    ).toBeVisible();
    await expect(feld(page, "Name / Firma (mit Rechtsformzusatz)")).toHaveCount(0);
    const gericht = main(page).getByRole("combobox", { name: "Registergericht", exact: true });
    const vorschlaege = page.locator(`datalist#${(await gericht.getAttribute("list")) ?? "fehlt"} > option`);
    expect(await vorschlaege.evaluateAll((alle) => alle.map((eine) => eine.getAttribute("value")))).toContain(
      "Amtsgericht Köln",
    );
  });

  await test.step("eine falsche Angabe: Meldung am Feld und oben, alles Getippte steht noch da", async () => {
    await feld(page, "Gründungsjahr").fill("2001");
    await main(page).getByRole("radio", { name: "gelten erst ab einem bestimmten Tag" }).check();
    await feld(page, "Gültig ab").fill("32.01.2026");
    await save(page);
    const meldung = page.getByRole("link", { name: /^Gültig ab: Bitte geben Sie ein Datum als TT\.MM\.JJJJ ein/ });
    await expect(meldung).toHaveAttribute("href", "#gueltigAb");
    await expect(feld(page, "Gültig ab")).toHaveValue("32.01.2026");
    await expect(feld(page, "Gründungsjahr")).toHaveValue("2001");
    await main(page)
      .getByRole("radio", { name: /^ergänzen oder berichtigen/ })
      .check();
    await save(page);
    await gespeichert(page);
    await expect(feld(page, "Gründungsjahr")).toHaveValue("2001");
  });

  await test.step("eine Änderung gilt ab ihrem Tag, davor der alte Wert", async () => {
    await open(page);
    await feld(page, "Telefon").fill("+49 221 999");
    await main(page).getByRole("radio", { name: "gelten erst ab einem bestimmten Tag" }).check();
    await feld(page, "Gültig ab").fill("01.02.2099");
    await save(page);
    await expect(
      page.getByRole("link", { name: /^Gültig ab: Der Tag liegt mehr als fünf Jahre in der Zukunft/ }),
    ).toBeVisible();
    await expect(feld(page, "Telefon")).toHaveValue("+49 221 999");
    await feld(page, "Gültig ab").fill("01.02.2026");
    await save(page);
    await gespeichert(page);
    await expect(main(page).getByText(/Gilt seit 01\.02\.2026\. Eingegeben von Stella Stamm/)).toBeVisible();
    await main(page).getByText("Stand an einem Tag ansehen", { exact: true }).click();
    await feld(page, "Stand am").fill("31.02.2026");
    await main(page).getByRole("button", { name: "Stand anzeigen" }).click();
    await expect(page.getByRole("link", { name: /^Stand am: Bitte geben Sie ein Datum/ })).toBeInViewport();
    await expect(feld(page, "Stand am")).toHaveValue("31.02.2026");
    await feld(page, "Stand am").fill("31.01.2026");
    await main(page).getByRole("button", { name: "Stand anzeigen" }).click();
    await expect(main(page).getByText("Stand am 31.01.2026")).toBeVisible();
    await expect(main(page).getByText("+49 221 5550100")).toBeVisible();
    await page.goto("/unternehmen?stand=2000-12-31");
    await expect(main(page).getByText(/gab es Ihr Unternehmen noch nicht: Als Gründungsjahr ist 2001/)).toBeVisible();
    await expect(main(page).getByText("+49 221 5550100")).toHaveCount(0);
    await page.goto("/unternehmen?stand=2026-02-01");
    await expect(main(page).getByText("+49 221 999")).toBeVisible();
  });

  await test.step("das Datenblatt von heute und von dem gewählten Tag, als PDF und als JSON", async () => {
    const adresse = (name: string) =>
      main(page)
        .getByRole("link", { name: `Datenblatt herunterladen (${name})` })
        .getAttribute("href")
        .then((weg) => weg ?? "");
    const damals = await page.request.get(await adresse("JSON"));
    expect(await damals.json()).toMatchObject({ art: "UNTERNEHMENSDATENBLATT", stand: "2026-02-01" });
    expect(await damals.text()).toContain("+49 221 999");
    const davor = await page.request.get("/unternehmen/datenblatt.json?stand=2026-01-31");
    expect(await davor.text()).toContain("+49 221 5550100");
    const pdf = await page.request.get(await adresse("PDF"));
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
    await open(page);
    expect(await adresse("PDF")).toBe("/unternehmen/datenblatt.pdf");
  });

  await test.step("zwei Fenster: dieselbe Angabe wird gefragt, eine andere zusammengeführt", async () => {
    const context = await neuerContext(browser, baseURL);
    await context.addCookies(await page.context().cookies());
    const andere = await context.newPage();
    await open(page);
    await open(andere);
    await feld(andere, "Website").fill("https://andere.example.org");
    await feld(andere, "Adresszusatz").fill("Hinterhaus");
    await save(andere);
    await gespeichert(andere);
    await feld(page, "Website").fill("https://meine.example.org");
    await save(page);
    await expect(main(page).getByText("In der Zwischenzeit wurde anderswo gespeichert.")).toBeVisible();
    await expect(feld(page, "Website")).toHaveValue("https://meine.example.org");
    await main(page).getByRole("radio", { name: "Meine Eingabe" }).check();
    await save(page);
    await gespeichert(page);
    await expect(feld(page, "Website")).toHaveValue("https://meine.example.org");
    await expect(feld(page, "Adresszusatz")).toHaveValue("Hinterhaus");
    await context.close();
  });

  await test.step("der Verlauf zeigt jede Fassung, und eine frühere kommt zurück", async () => {
    await main(page).getByRole("link", { name: "Verlauf" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Verlauf der Stammdaten" })).toBeVisible();
    await expect(main(page).getByRole("heading", { level: 2 })).toHaveCount(5);
    await expect(main(page).getByText("gültig ab 01.02.2026")).toBeVisible();
    const tag = page.locator('input[name="gueltigAb"][value="01.02.2026"]');
    const karte = main(page).locator("details").filter({ has: tag });
    await karte.locator("summary").click();
    await karte.getByRole("textbox", { name: "Gültig ab" }).fill("31.02.2026");
    await karte.getByRole("button", { name: "Tag berichtigen" }).click();
    await expect(page.getByRole("link", { name: /Bitte geben Sie ein Datum als TT\.MM\.JJJJ ein/ })).toBeVisible();
    await page.locator("#gueltigAb").fill("15.01.2026");
    await main(page).locator("details[open]").getByRole("button", { name: "Tag berichtigen" }).click();
    await expect(page.getByText("Der Tag ist berichtigt.")).toBeVisible();
    await expect(main(page).getByText("gültig ab 15.01.2026")).toHaveCount(2);
    await main(page)
      .getByRole("button", { name: /^Diese Fassung vom .* wiederherstellen$/ })
      .last()
      .click();
    await expect(page.getByText("Die Fassung ist wiederhergestellt.")).toBeVisible();
    await open(page);
    await expect(feld(page, "Gründungsjahr")).toHaveValue("");
    await expect(feld(page, "Telefon")).toHaveValue("+49 221 5550100");
  });

  await test.step("ein anderes Wirtschaftsjahr: erst die Frage, was es mit dem Entwurf macht, dann gespeichert", async () => {
    await openFilled(page);
    await open(page);
    const abweichend = main(page).getByRole("group", { name: /^Weicht das Wirtschaftsjahr vom Kalenderjahr ab/ });
    await abweichend.getByRole("radio", { name: "Ja" }).check();
    await save(page);
    await gespeichert(page);
    await open(page);
    await feld(page, "Beginn des Wirtschaftsjahres").fill("01.07.");
    await save(page);
    await expect(
      page.getByRole("link", { name: /^Diese Änderung wirkt auf einen Antrag in Bearbeitung/ }),
    ).toBeVisible();
    await expect(main(page).getByText(/„Antrag ohne Bezeichnung“.*statt am 01\.01\./)).toBeVisible();
    await expect(main(page).getByText(/Vorhaben „.+“: Statt 20\d\d.* wird nach 20\d\d\/\d\d.* gefragt/)).toBeVisible();
    await expect(feld(page, "Beginn des Wirtschaftsjahres")).toHaveValue("01.07.");
    await main(page).getByRole("checkbox", { name: "Ja, die Änderung soll so gespeichert werden" }).check();
    await save(page);
    await gespeichert(page);
    await expect(feld(page, "Beginn des Wirtschaftsjahres")).toHaveValue("01.07.");
  });

  await test.step("was noch leer ist, lässt sich mit Testdaten füllen; Getipptes kommt mit", async () => {
    await open(page);
    await feld(page, "Website").fill("https://getippt.example.org");
    await main(page).getByRole("button", { name: "Mit Testdaten füllen" }).click();
    await expect(page.getByText("Die Stammdaten wurden mit Testdaten gefüllt.")).toBeVisible();
    await expect(main(page).getByText("Die Stammdaten sind vollständig.")).toBeVisible();
    await expect(feld(page, "Website")).toHaveValue("https://getippt.example.org");
    await expect(feld(page, "Telefon")).toHaveValue("+49 221 5550100");
    await expect(feld(page, "Gründungsjahr")).toHaveValue("2010");
  });
});
