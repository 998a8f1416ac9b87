import type { Locator, Page } from "@playwright/test";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

// Only with scripts: without them the browser itself shows that nobody answered, and "back" shows the form again.
const TITEL = "Titel des Vorhabens";
const KURZ = "Kurzbezeichnung / Akronym";

const feld = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const titel = (page: Page) => feld(page, TITEL);
const save = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).last().click();
const schluessel = (page: Page) => page.locator('#formular input[name="schluessel"]').inputValue();

async function openFormular(page: Page): Promise<void> {
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
}

/** Every form that is sent from now on meets this. */
const disturb = (page: Page, wie: "niemand" | "fremdeSeite") =>
  page.route("**/*.data*", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    return wie === "niemand"
      ? route.abort("connectionrefused")
      : route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" });
  });

test.beforeEach(async ({ als }) => {
  // Of their own: one test ends the session.
  await als("software", { eigene: true });
});

for (const [fall, wie] of [
  ["ist niemand erreichbar", "niemand"],
  ["antwortet etwas anderes als das Portal", "fremdeSeite"],
] as const) {
  test(`${fall}, bleibt das Getippte im Formular, und derselbe Knopf speichert es später`, async ({ context }) => {
    // A page of its own: Remix reports an answer that it cannot read in the console.
    const page = await context.newPage();
    await openFormular(page);
    await titel(page).fill("Noch nicht gespeichert");
    const vorher = await schluessel(page);
    await disturb(page, wie);
    await save(page);
    await expect(
      page.getByRole("alert").filter({ hasText: "Der Dienst ist zurzeit nicht erreichbar" }).first(),
    ).toBeVisible();
    await expect(titel(page)).toHaveValue("Noch nicht gespeichert");
    expect(await schluessel(page)).toBe(vorher);
    await page.unrouteAll();
    await new FormularSeite(page).save("Speichern");
    await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
    await page.reload();
    await expect(titel(page)).toHaveValue("Noch nicht gespeichert");
  });
}

test("was das vorige Speichern sagte, steht nicht neben dem Fehler des nächsten", async ({ page }) => {
  await openFormular(page);
  await titel(page).fill("Erst gespeichert");
  await new FormularSeite(page).save("Speichern");
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
  await disturb(page, "niemand");
  await titel(page).fill("Noch nicht gespeichert");
  await save(page);
  await expect(
    page.getByRole("alert").filter({ hasText: "Der Dienst ist zurzeit nicht erreichbar" }).first(),
  ).toBeVisible();
  await expect(page.getByText("Gespeichert", { exact: true })).toHaveCount(0);
});

test("ein kleines Formular behält seinen Text, wenn niemand erreichbar ist", async ({ page }) => {
  await createAntrag(page);
  await page.getByText("Bezeichnung ändern").click();
  await feld(page, "Bezeichnung").fill("Klebstoff 2026");
  await disturb(page, "niemand");
  await page.getByRole("button", { name: "Bezeichnung speichern" }).click();
  await expect(page.getByRole("alert")).toContainText("Der Dienst ist zurzeit nicht erreichbar");
  await expect(feld(page, "Bezeichnung")).toHaveValue("Klebstoff 2026");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Bezeichnung speichern" }).click();
  await expect(page.getByText("Die Bezeichnung wurde gespeichert.")).toBeVisible();
});

test("was zwischen Klick und Antwort getippt wird, bleibt stehen und gilt als ungespeichert", async ({ page }) => {
  await openFormular(page);
  let letPass = (): void => undefined;
  const gehalten = new Promise<void>((resolve) => (letPass = resolve));
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() === "POST") await gehalten;
    await route.continue();
  });
  await titel(page).fill("Erste Fassung");
  await save(page);
  await titel(page).fill("Zweite Fassung");
  await feld(page, KURZ).focus();
  letPass();
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
  await expect(titel(page)).toHaveValue("Zweite Fassung");
  await expect(feld(page, KURZ)).toBeFocused();
  await page.getByRole("link", { name: /Was fehlt noch\?/ }).click();
  await expect(
    page.getByRole("alertdialog", { name: "Sie sind dabei die aktuelle Ansicht zu verlassen!" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await new FormularSeite(page).save("Speichern");
  await page.reload();
  await expect(titel(page)).toHaveValue("Zweite Fassung");
});

test("was vor den Skripten getippt wird, bleibt stehen und gilt als ungespeichert", async ({ page }) => {
  await openFormular(page);
  const lang = feld(page, KURZ);
  await titel(page).fill("Gespeichert");
  await new FormularSeite(page).save("Speichern");
  let letPass = (): void => undefined;
  const gehalten = new Promise<void>((resolve) => (letPass = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await gehalten;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await titel(page).fill("Vor den Skripten");
  await lang.fill("Kurz");
  letPass();
  await new FormularSeite(page).expectThat("Vorhaben");
  await expect(titel(page)).toHaveValue("Vor den Skripten");
  await expect(lang).toHaveValue("Kurz");
  await page.getByRole("link", { name: /Was fehlt noch\?/ }).click();
  await expect(
    page.getByRole("alertdialog", { name: "Sie sind dabei die aktuelle Ansicht zu verlassen!" }),
  ).toBeVisible();
});

/** Listens to what scripts write into a text area; the returned function tells what that was. */
async function watchWrites(feld: Locator): Promise<() => Promise<readonly string[]>> {
  const liste = await feld.evaluateHandle((element) => {
    const geschrieben: string[] = [];
    const art = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
    Object.defineProperty(HTMLTextAreaElement.prototype, "value", {
      ...art,
      set(this: HTMLTextAreaElement, text: string) {
        if (this.id === element.id) geschrieben.push(text);
        art.set?.call(this, text);
      },
    });
    return geschrieben;
  });
  return () => liste.jsonValue();
}

test("auch ein großes Textfeld behält, was vor den Skripten getippt wird", async ({ page }) => {
  await openFormular(page);
  await page.getByRole("link", { name: /Inhaltliche Angaben/ }).click();
  const seite = new FormularSeite(page);
  await seite.expectThat("Inhaltliche Angaben");
  const ziel = page.getByRole("textbox", { name: /^Was ist das Ziel Ihres Vorhabens\?/ });
  await ziel.fill("Gespeichert");
  await seite.save("Speichern");
  let letPass = (): void => undefined;
  const gehalten = new Promise<void>((resolve) => (letPass = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await gehalten;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await ziel.fill("Gespeichert und vor den Skripten ergänzt");
  const geschrieben = await watchWrites(ziel);
  letPass();
  await seite.expectThat("Inhaltliche Angaben");
  expect(await geschrieben()).toEqual([]);
  await expect(ziel).toHaveValue("Gespeichert und vor den Skripten ergänzt");
  await page.getByRole("link", { name: /Was fehlt noch\?/ }).click();
  await expect(
    page.getByRole("alertdialog", { name: "Sie sind dabei die aktuelle Ansicht zu verlassen!" }),
  ).toBeVisible();
});

test("endet die Sitzung, bleibt das Formular; nach neuer Anmeldung wird es gespeichert", async ({
  page,
  context,
  als,
}) => {
  await openFormular(page);
  await titel(page).fill("Über die Sitzung hinaus");
  await context.clearCookies();
  await save(page);
  await expect(page.getByRole("alert").filter({ hasText: "Ihre Sitzung ist beendet." }).first()).toBeVisible();
  await expect(titel(page)).toHaveValue("Über die Sitzung hinaus");
  const [anmeldung] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: /^Neu anmelden/ }).click(),
  ]);
  await expect(anmeldung.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
  await als("software", { eigene: true });
  await anmeldung.close();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText("Sie sind wieder angemeldet.")).toBeVisible();
  await new FormularSeite(page).save("Speichern");
  await page.reload();
  await expect(titel(page)).toHaveValue("Über die Sitzung hinaus");
});

test("ein Formular aus einer früheren Sitzung wird beim zweiten Klick gespeichert", async ({ page, context, als }) => {
  await openFormular(page);
  await titel(page).fill("Aus der alten Sitzung");
  await context.clearCookies();
  await als("software", { eigene: true });
  await save(page);
  await expect(page.getByRole("alert").filter({ hasText: "Ihre Sitzung hat sich geändert." }).first()).toBeVisible();
  await new FormularSeite(page).save("Speichern");
  await page.reload();
  await expect(titel(page)).toHaveValue("Aus der alten Sitzung");
});

test("ist ein Formular zu groß, sagt die Seite die Grenze und behält den Text", async ({ page }) => {
  await openFormular(page);
  await titel(page).fill("Zu viel");
  await page.evaluate((zeichen) => {
    const zusatz = Object.assign(document.createElement("input"), {
      type: "hidden",
      name: "zusatz",
      value: "x".repeat(zeichen),
    });
    document.querySelector("#formular")?.append(zusatz);
  }, 300_000);
  await save(page);
  const zuGross = page.getByRole("alert").filter({ hasText: "höchstens 256 KiB" }).first();
  await expect(zuGross).toContainText("Bitte kürzen Sie sie oder verwerfen Sie Reste.");
  await expect(titel(page)).toHaveValue("Zu viel");
});

test("ein übergroßer abgeschnittener Rest hindert das übrige nicht am Speichern und bleibt stehen", async ({
  page,
}) => {
  await openFormular(page);
  await titel(page).evaluate((feld: HTMLInputElement) => feld.focus());
  await page.keyboard.insertText(`Viel zu viel ${"x".repeat(300_000)}`);
  await expect(page.getByText("Zu groß zum Speichern: Der Rest steht nur hier.")).toBeVisible();
  await new FormularSeite(page).save("Speichern");
  await expect(page.getByText("Zu groß zum Speichern: Der Rest steht nur hier.")).toBeVisible();
  await page.reload();
  await expect(titel(page)).toHaveValue(/^Viel zu viel x+$/);
});
