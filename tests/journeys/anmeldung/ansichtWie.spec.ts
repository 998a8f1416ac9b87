import type { Page } from "@playwright/test";
import { routeTable } from "~/routing/routeTable";
import { waitForMail } from "../../support/mailServer";
import { foundFirma, freshAdressen, press } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";

const GRUND = "Die Tabelle der Lohnkosten lässt sich nicht füllen.";
const NUR_LESEN = "In der Ansicht einer anderen Person können Sie nichts ändern.";
const hinweis = (page: Page, name: string) =>
  page.getByText(new RegExp(`^Sie sehen das Portal wie ${name} – nur lesen, noch bis \\d\\d:\\d\\d\\sUhr$`));

/** Opens the act on the page of a person, by way of the search. */
async function openAnsicht(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await page.goto(`/support/benutzerverwaltung?suche=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("link", { name: "Ansicht wie …" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Ansicht wie ${name}` })).toBeVisible();
}

async function begin(page: Page, code?: string): Promise<void> {
  await page.getByRole("textbox", { name: "Grund" }).fill(GRUND);
  if (code !== undefined) await page.getByRole("textbox", { name: "Code der Person" }).fill(code);
  await page.getByRole("button", { name: "Ansicht beginnen" }).click();
}

test("mit Erlaubnis oder Code sieht der Support das Portal wie eine Person, nur lesend, bis sie oder er es beendet", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const email = freshAdressen("ansicht", project.name)("olga");
  const wen = { email, name: "Olga Sichtbar" };
  const context = await neuerContext(browser, baseURL);
  const person = await context.newPage();
  await foundFirma(person, mailFolder, {
    firma: `Sicht ${email.slice(5, 45)} GmbH`,
    vorname: "Olga",
    nachname: "Sichtbar",
    email,
  });
  await person.goto("/profil");
  const karte = person.getByRole("region", { name: "Unterstützung durch die Bescheinigungsstelle" });
  await expect(karte).toContainText("Bisher hat niemand das Portal wie Sie gesehen.");
  await karte.getByRole("radio", { name: "1 Stunde" }).check();
  await press(person, "Ansicht erlauben", "Der Support darf das Portal jetzt so sehen wie Sie.");

  await als("support", { eigene: true });
  await openAnsicht(page, wen);
  await page.getByRole("button", { name: "Ansicht beginnen" }).click();
  await expect(page.getByRole("alert")).toContainText("Dieses Feld ist erforderlich");
  await begin(page);
  await expect(hinweis(page, wen.name)).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  const { text } = await waitForMail(mailFolder, { to: email, subject: /^Der Support sieht gerade/ });
  expect(text).toContain(GRUND);
  for (const seite of ["/antraege", "/unternehmen", "/nachrichten", "/profil", "/help"]) {
    await page.goto(seite);
    await expect(hinweis(page, wen.name), seite).toBeVisible();
  }
  await page.goto("/profil");
  await page.getByRole("button", { name: "Einstellung speichern" }).click();
  await expect(page.getByText(NUR_LESEN).first()).toBeVisible();
  await page.goto("/antraege");
  await expect(page.getByRole("link", { name: "Neuer Antrag" })).toHaveCount(0);
  await page.getByRole("button", { name: "Ansicht beenden" }).click();
  await expect(page.getByRole("heading", { level: 1, name: wen.name })).toBeVisible();
  await expect(page.getByText("Sie arbeiten wieder mit Ihrem eigenen Konto.").first()).toBeVisible();
  await expect(hinweis(page, wen.name)).toHaveCount(0);

  await person.goto("/profil");
  await expect(karte.getByRole("row", { name: /Support Mitarbeiter/ })).toContainText(GRUND);
  await press(person, "Ansicht sofort beenden", "Der Support darf das Portal nicht mehr so sehen wie Sie.");
  await karte.getByRole("button", { name: "Code erstellen" }).click();
  const code = /\d{4} \d{4}/.exec(await person.locator("#ansichtCode").innerText())?.[0];
  await openAnsicht(page, wen);
  await begin(page, "1111 1111");
  await expect(page.getByRole("alert")).toContainText("Der Code ist nicht richtig");
  await begin(page, code);
  await expect(hinweis(page, wen.name)).toBeVisible();
  await person.goto("/profil");
  await expect(karte).toContainText("sieht das Portal gerade wie Sie.");
  await press(person, "Ansicht sofort beenden", "Der Support darf das Portal nicht mehr so sehen wie Sie.");
  await page.goto("/antraege");
  await expect(page.getByText("Die Ansicht ist beendet").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Unternehmensmitarbeiter" })).toBeVisible();
  await context.close();
});

test("jede Seite des Portals lehnt in einer Ansicht jede Methode ab, die schreibt", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const email = freshAdressen("ansichtalle", project.name)("olga");
  const context = await neuerContext(browser, baseURL);
  const person = await context.newPage();
  await foundFirma(person, mailFolder, {
    firma: `Alle ${email.slice(5, 45)} GmbH`,
    vorname: "Olga",
    nachname: "Sichtbar",
    email,
  });
  await person.goto("/profil");
  await press(person, "Ansicht erlauben", "Der Support darf das Portal jetzt so sehen wie Sie.");
  await als("support", { eigene: true });
  await openAnsicht(page, { email, name: "Olga Sichtbar" });
  await begin(page);
  await expect(hinweis(page, "Olga Sichtbar")).toBeVisible();

  const csrf = await page.locator("input[name=csrf]").first().inputValue();
  const headers = { origin: new URL(page.url()).origin, accept: "*/*" };
  const andere: string[] = [];
  for (const [key, { path }] of Object.entries(routeTable)) {
    if (["ansichtBeenden", "loginUnternehmenAuswahl"].includes(key)) continue;
    const pfad = `/${path}`
      .replaceAll(/:\w+\??/g, "99999999-9999-4999-8999-999999999999")
      .replace("*", "gibt/es/nicht");
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const antwort = await page.request.fetch(pfad, {
        method,
        headers,
        form: { csrf, absicht: "x" },
        maxRedirects: 0,
      });
      // 405: nothing there takes a form at all.
      const isAbgelehnt = antwort.status() === 403 && (await antwort.text()).includes(NUR_LESEN);
      if (!isAbgelehnt && antwort.status() !== 405) andere.push(`${method} ${pfad}: ${String(antwort.status())}`);
    }
  }
  expect(andere).toEqual([]);
  await page.goto("/home");
  await expect(hinweis(page, "Olga Sichtbar")).toBeVisible();
  await context.close();
});
