import type { Page } from "@playwright/test";
import { createEigenen } from "../../support/eigenerAntrag";
import { openFilled } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

// Only with scripts: without them the browser itself says that it has reached nobody.
const MELDUNG = "Der Dienst ist zurzeit nicht erreichbar";
/** The browser knows that it has no network: it is no fault of the service. */
const OFFLINE = "Sie sind offline";

const knopf = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).first();
const meldung = (page: Page, text = MELDUNG) => page.getByRole("alert").filter({ hasText: text });

async function sendToNobody(page: Page, pfad: string, name: string): Promise<void> {
  await page.goto(pfad);
  await page.route("**/*.data*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await knopf(page, name).click();
  await expect(meldung(page)).toBeFocused();
  await page.unroute("**/*.data*");
}

/** The page of the Antrag with this title. */
async function seiteVon(page: Page, titel: string, seite: (uuid: string) => string): Promise<string> {
  await page.goto(`/antraege?suche=${encodeURIComponent(titel)}`);
  const link = await page.getByRole("row").filter({ hasText: titel }).getByRole("link").first().getAttribute("href");
  return seite(link?.split("/")[2] ?? "");
}

test("kommt ein Knopf ohne Felder nicht beim Portal an, sagt es die Seite", async ({ page, als }) => {
  await als("maschinenbau");
  await sendToNobody(page, "/antraege", "Neuer Antrag");
  await sendToNobody(page, "/home", "Neuer Antrag");
  await sendToNobody(page, "/nachrichten", "Alle als gelesen markieren");
  await sendToNobody(page, "/profil", "Einstellung speichern");
  await sendToNobody(page, "/kalender", "Adresse anlegen");
  await sendToNobody(page, "/abmelden", "Abmelden");
  await sendToNobody(
    page,
    await seiteVon(page, "Terahertzprüfung im Drucker", (uuid) => `/antraege/${uuid}/nachtrag`),
    "Nachtrag beginnen",
  );
  await sendToNobody(
    page,
    await seiteVon(page, "Wärmepumpen im Verbund", (uuid) => `/antraege/${uuid}/rueckzug`),
    "Rückzug vorbereiten",
  );
});

test("kommt die Prüfung eines Belegs nicht an, bleiben Code und Datei", async ({ page }) => {
  await page.goto("/belegpruefung");
  const code = page.getByRole("textbox", { name: "Code des Belegs" });
  await code.fill("7K2M-Q9RT-0XAB-45WZ");
  // Larger than what a form without files may hold.
  await page
    .getByLabel("Datei zum Vergleichen")
    .setInputFiles({ name: "a.bin", mimeType: "application/octet-stream", buffer: Buffer.alloc(400_000) });
  await page.context().setOffline(true);
  await knopf(page, "Beleg prüfen").click();
  await expect(meldung(page, OFFLINE)).toBeFocused();
  await expect(code).toHaveValue("7K2M-Q9RT-0XAB-45WZ");
  await page.context().setOffline(false);
  await knopf(page, "Beleg prüfen").click();
  await expect(page.getByText("Zu diesem Code gibt es keinen Beleg.")).toBeVisible();
  expect(await page.getByLabel("Datei zum Vergleichen").evaluate((feld: HTMLInputElement) => feld.files?.length)).toBe(
    1,
  );
});

test("ohne Verbindung verlässt kein Formular, dessen Antwort eine andere Seite ist, die Seite, und danach geht es weiter", async ({
  page,
  context,
  als,
}) => {
  await als("maschinenbau", { eigene: true });
  const nachforderungen = await seiteVon(
    page,
    "Terahertzprüfung im Drucker",
    (uuid) => `/antrag/${uuid}/nachforderungen`,
  );
  const menue = page.getByRole("banner").getByRole("group").locator("summary").last();
  const ueber = async (name: string) => {
    await menue.click();
    await page.getByRole("button", { name, exact: true }).click();
  };
  for (const [pfad, send] of [
    ["/home", () => knopf(page, "Neuer Antrag").click()],
    [nachforderungen, () => knopf(page, "Antwort schreiben").click()],
    ["/profil", () => page.getByRole("button", { name: "Seitennavigation mit Beschriftung" }).click()],
    ["/profil", () => ueber("Unternehmenwechsel")],
    ["/profil", () => ueber("Abmelden")],
  ] as const) {
    await page.goto(pfad);
    // The page is alive when the countdown runs.
    await expect(page.getByText(/Automatisches Abmelden bei Inaktivität/)).toBeVisible();
    const h1 = await page.getByRole("heading", { level: 1 }).innerText();
    await context.setOffline(true);
    await send();
    await expect(page.getByRole("status").getByText(OFFLINE)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: h1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(pfad);
    await context.setOffline(false);
  }
  const logout = page.getByRole("button", { name: "Abmelden", exact: true });
  if (!(await logout.isVisible())) await menue.click();
  await logout.click();
  await expect(page.getByRole("heading", { level: 1, name: "Antragsportal für die Forschungszulage" })).toBeVisible();
});

test("antwortet das Portal langsam, sagt die Seite, dass sie noch sendet, und sendet dann", async ({ page, als }) => {
  await als("maschinenbau", { eigene: true });
  await page.goto("/profil");
  await expect(page.getByText(/Automatisches Abmelden bei Inaktivität/)).toBeVisible();
  let weiter = (): void => undefined;
  const gehalten = new Promise<void>((resolve) => (weiter = resolve));
  await page.route("**/formularschutz", async (route) => {
    await gehalten;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("group").locator("summary").last().click();
  await page.getByRole("button", { name: "Abmelden", exact: true }).click();
  await expect(page.getByRole("status").getByText("Die Verbindung ist langsam.")).toBeVisible();
  weiter();
  await expect(page.getByRole("heading", { level: 1, name: "Antragsportal für die Forschungszulage" })).toBeVisible();
});

test("ohne Verbindung bleibt eine Antwort an die Bescheinigungsstelle auf der Seite stehen", async ({
  page,
  context,
  als,
}) => {
  await als("maschinenbau", { eigene: true });
  // The draft of a person is one for each message: no other journey answers this one.
  await page.goto(`/nachrichten?antrag=${await createEigenen(page)}`);
  await page.getByRole("main").getByRole("row").getByRole("link").first().click();
  const text = page.getByRole("textbox", { name: "Ihre Antwort" });
  await expect(page.getByText(/wird laufend als Ihr Entwurf gespeichert/)).toBeVisible();
  await context.setOffline(true);
  await text.fill("Noch nicht gesendet");
  await knopf(page, "Antwort senden").click();
  await expect(page.getByRole("status").getByText(OFFLINE)).toBeVisible();
  await knopf(page, "Als ungelesen markieren").click();
  await expect(meldung(page, OFFLINE)).toBeFocused();
  await expect(text).toHaveValue("Noch nicht gesendet");
  await context.setOffline(false);
  await knopf(page, "Entwurf speichern").click();
  await expect(page.getByText("Der Entwurf wurde gespeichert.")).toBeVisible();
  await expect(page.getByRole("status").getByText(OFFLINE)).toHaveCount(0);
  await expect(text).toHaveValue("Noch nicht gesendet");
});

test("ohne Verbindung bleiben auch Formulare stehen, die der Browser selbst sendet", async ({ page, context, als }) => {
  await als("maschinenbau", { eigene: true });
  await page.goto("/unternehmen");
  await expect(page.getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
  const website = page.getByRole("textbox", { name: "Website" });
  await website.fill("https://unterwegs.example.org");
  await context.setOffline(true);
  await knopf(page, "Speichern").click();
  await expect(page.getByRole("status").getByText(OFFLINE)).toBeVisible();
  await expect(website).toHaveValue("https://unterwegs.example.org");
  await context.setOffline(false);
});

test("ohne Verbindung sagt das Formular des Antrags einmal, dass man offline ist", async ({ page, context, als }) => {
  await als("software", { eigene: true });
  const seite = await openFilled(page);
  await seite.give({ art: "text", label: "Kurzbezeichnung / Akronym", wert: "ZUG" });
  await context.setOffline(true);
  await knopf(page, "Speichern").click();
  await expect(meldung(page, OFFLINE)).toHaveCount(1);
  await expect(meldung(page, OFFLINE)).toBeFocused();
  await expect(page.getByText(MELDUNG)).toHaveCount(0);
  await context.setOffline(false);
});
