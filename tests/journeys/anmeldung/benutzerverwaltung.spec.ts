import type { Page } from "@playwright/test";
import { logIn } from "../../support/anmelden";
import { offeneHilfe } from "../../support/feldhilfe";
import { hasScripts } from "../../support/formularSeite";
import { acceptHilfetexte, chooseFirma, createAntrag } from "../../support/hauptweg";
import { waitForMail } from "../../support/mailServer";
import { openPerson, zeileVon } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";
import { linkAus, openMailLink } from "../../support/registrieren";
import { findBenutzer, openNavigation } from "../../support/schale";

const FIRMA = "Muster Software GmbH";
const PASSWORT = "Blaue-Berge-im-Morgenlicht";

const ueberschrift = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

async function inviteTwo(page: Page, [erste, zweite]: readonly [string, string]): Promise<void> {
  const person = (name: string) => page.getByRole("region", { name, exact: true });
  await page.getByRole("button", { name: "Einladung senden" }).click();
  await expect(page.getByRole("alert")).toContainText("Bitte wählen Sie eine Rolle.");
  const eine = person("Person");
  await eine.getByRole("textbox", { name: "Vorname" }).fill("Ines");
  // Examples for what is blank; nobody is invited by them.
  await page.getByRole("button", { name: "Mit Testdaten füllen" }).click();
  await expect(eine.getByRole("textbox", { name: "Nachname" })).toHaveValue("Beispiel");
  await expect(eine.getByRole("textbox", { name: "Vorname" })).toHaveValue("Ines");
  await expect(eine.getByRole("radio", { name: /^Mitarbeiterin/ })).toBeChecked();
  await eine.getByRole("textbox", { name: "Nachname" }).fill("Ladung");
  await eine.getByRole("textbox", { name: "E-Mail" }).fill("bevollmaechtigt@example.org");
  await eine.getByRole("radio", { name: /^Mitarbeiterin/ }).check();
  // A list fills the rows, which are looked at before anybody is invited; what cannot be read stays.
  await page.getByText("Liste einfügen").click();
  const liste = page.getByRole("textbox", { name: "Liste der Personen" });
  await liste.fill(`Otto Offen <${zweite}>\nniemand`);
  await page.getByRole("button", { name: "Einladung senden" }).click();
  await expect(page.getByRole("alert")).toContainText("Nicht lesbar: Zeile 1.");
  await expect(liste).toHaveValue("niemand");
  await liste.fill("");
  const andere = person("2. Person");
  await expect(andere.getByRole("textbox", { name: "Vorname" })).toHaveValue("Otto");
  await expect(andere.getByRole("textbox", { name: "Nachname" })).toHaveValue("Offen");
  await expect(andere.getByRole("textbox", { name: "E-Mail" })).toHaveValue(zweite);
  await page.getByRole("button", { name: "Einladung senden" }).click();
  // The first one belongs to the company already: nobody is invited, everything typed is still there, also behind the
  // fold.
  await expect(page.getByRole("alert")).toContainText("Diese Person gehört bereits zu Ihrem Unternehmen.");
  // What was sent stands there again: nobody is offered it as something lost.
  if (hasScripts()) await expect(page.getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
  await expect(page.getByText("Nicht gespeicherte Eingaben gefunden")).toHaveCount(0);
  await expect(andere.getByRole("textbox", { name: "E-Mail" })).toHaveValue(zweite);
  await eine.getByRole("textbox", { name: "E-Mail" }).fill(erste);
  await page.getByRole("button", { name: "Einladung senden" }).click();
  await expect(page.getByText("2 Einladungen sind unterwegs.").first()).toBeVisible();
}

test("Einladen, verwalten, übergeben, entfernen: wer geht, verliert den Zugang sofort @telefon", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  // Addresses are kept in lower case.
  const kennung = `${project.name.toLowerCase()}-${String(Date.now())}`;
  const erste = `mitwirkung-${kennung}@example.org`;
  const zweite = `offen-${kennung}@example.org`;
  await als("software", { eigene: true });
  await page.goto("/home");
  await openNavigation(page, project.name === "mobile");
  await page.getByRole("link", { name: "Benutzerverwaltung" }).click();
  await expect(ueberschrift(page, "Benutzerverwaltung")).toBeVisible();
  await page.getByRole("link", { name: "Benutzer hinzufügen" }).click();
  await inviteTwo(page, [erste, zweite]);
  await expect(zeileVon(page, erste)).toContainText("Eingeladen");

  // A second mail ends the link of the first.
  const alt = linkAus((await waitForMail(mailFolder, { to: erste, subject: /Einladung/ })).text);
  await openPerson(page, erste);
  await page.getByRole("button", { name: "Erneut senden" }).click();
  await expect(page.getByText("Der Link aus der vorigen gilt nicht mehr.").first()).toBeVisible();
  const neu = linkAus((await waitForMail(mailFolder, { to: erste, subject: /Einladung/, after: 1 })).text);
  const context = await neuerContext(browser, baseURL);
  const gast = await context.newPage();
  await gast.goto(alt);
  await expect(gast.getByRole("checkbox")).toHaveCount(0);
  await openMailLink(gast, neu);
  await gast.getByRole("textbox", { name: "Neues Passwort" }).fill(PASSWORT);
  await gast.getByRole("checkbox", { name: /^Ich stimme den Nutzungsbedingungen zu/ }).check();
  await gast.getByRole("button", { name: "Einladung annehmen" }).click();
  await logIn(gast, mailFolder, { email: erste, passwort: PASSWORT });
  await chooseFirma(gast, FIRMA);
  await acceptHilfetexte(gast);

  // Employees have no such page, and no entry that leads there.
  await gast.goto("/benutzerverwaltung");
  await expect(gast).toHaveURL(/\/home$/);
  await expect(gast.getByRole("link", { name: "Benutzerverwaltung" })).toHaveCount(0);
  await createAntrag(gast);

  await openPerson(page, zweite);
  await page.getByRole("link", { name: "Einladung zurückziehen …" }).click();
  await expect(page.getByText("Möchten Sie die Einladung an Otto Offen zurückziehen?")).toBeVisible();
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect(page.getByText("Die Einladung an Otto Offen ist zurückgezogen.").first()).toBeVisible();
  await expect(zeileVon(page, zweite)).toHaveCount(0);

  await openPerson(page, erste);
  await page.getByRole("button", { name: "Recht geben" }).click();
  await expect(
    page.getByText("Ines Ladung darf jetzt die Stammdaten des Unternehmens bearbeiten.").first(),
  ).toBeVisible();

  await page.getByRole("link", { name: "Entfernen …" }).click();
  await expect(ueberschrift(page, "Ines Ladung entfernen")).toBeVisible();
  const rechte = page.getByRole("region", { name: "Rechte an Anträgen" });
  await expect(rechte).toContainText("Verwalten");
  await expect(page.getByRole("region", { name: "Angelegte Entwürfe" }).getByRole("link")).toHaveCount(1);
  await page.getByRole("combobox", { name: /^Rechte an Anträgen übergeben an/ }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Jetzt entfernen" }).click();
  await expect(page.getByText("Ines Ladung arbeitet nicht mehr für Ihr Unternehmen mit.").first()).toBeVisible();
  await expect(zeileVon(page, erste)).toHaveCount(0);

  await gast.goto("/home");
  await expect(gast).toHaveURL(/\/landingpage/);
  await waitForMail(mailFolder, { to: erste, subject: /^Ihr Zugang zu einem Unternehmen wurde entfernt$/ });
  await context.close();
});

test("die letzte bevollmächtigte Person bleibt: sie gibt die Rolle nicht ab und geht nicht @telefon", async ({
  page,
  als,
  browser,
  baseURL,
}) => {
  await als("fremd", { eigene: true });
  await openPerson(page, "fremd@example.org");
  await page.getByRole("radio", { name: /^Mitarbeiterin/ }).check();
  await page.getByRole("button", { name: "Rolle speichern" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Ihr Unternehmen braucht immer mindestens eine bevollmächtigte Person, die sich anmelden kann.",
  );
  await expect(page.getByRole("radio", { name: /^Mitarbeiterin/ })).toBeChecked();
  await page.getByRole("link", { name: "Unternehmen verlassen" }).click();
  await expect(page.getByText("Sie sind die letzte bevollmächtigte Person")).toBeVisible();
  await expect(page.getByRole("button", { name: "Unternehmen jetzt verlassen" })).toHaveCount(0);

  // Whoever is not of this company is not found here, known to another one or not.
  const fremde = await neuerContext(browser, baseURL);
  await als("maschinenbau", { context: fremde });
  const kollege = await findBenutzer(await fremde.newPage(), "mitarbeit@example.org");
  await fremde.close();
  for (const uuid of [kollege, "99999999-9999-4999-8999-999999999999", "abc"])
    for (const seite of ["", "/uebergabe"])
      expect((await page.goto(`/benutzerverwaltung/${uuid}${seite}`))?.status()).toBe(404);
});

test("jedes Feld der Einladung hat seine Hilfe", async ({ page, als }) => {
  await als("software");
  await page.goto("/benutzerverwaltung/einladen");
  const vorname = page.getByRole("textbox", { name: "Vorname" }).first();
  await vorname.fill("Ines");
  for (const [label, anfang] of [
    ["Vorname", "Unter diesem Namen steht die Person"],
    ["Nachname", "Hat die Person schon ein Konto"],
    ["E-Mail", "An diese Adresse geht der Link"],
    ["Rolle", "Die Rolle gilt für das ganze Unternehmen"],
    ["Liste der Personen", "Hier können Sie Personen einfügen"],
  ] as const) {
    if (label === "Liste der Personen") await page.getByText("Liste einfügen").click();
    await page
      .getByRole("link", { name: `Hilfe zu ${label}`, exact: true })
      .first()
      .click();
    const schublade = offeneHilfe(page);
    await expect(schublade).toContainText(anfang);
    await schublade.getByRole(hasScripts() ? "button" : "link", { name: "Schließen" }).click();
    await expect(schublade).toHaveCount(0);
  }
  // Without scripts the help is a page of its own.
  if (hasScripts()) await expect(vorname).toHaveValue("Ines");
});
