import type { Page } from "@playwright/test";
import { routeTable } from "~/routing/routeTable";
import type { RouteEntry } from "~/routing/routeEntry";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { openNavigation } from "../../support/schale";

const LISTE = "/lesezugriffe";
const NIEMALS = "99999999-9999-4999-8999-999999999999";
const zeilen = (page: Page) =>
  page
    .getByRole("table", { name: "Lesezugriffe" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });

test("der Datenschutz sieht, wer wessen Seite und welchen Antrag gelesen hat, und behält eine Ansicht davon @telefon", async ({
  page,
  als,
  browser,
  baseURL,
}, { project }) => {
  const context = await neuerContext(browser, baseURL);
  const support = await context.newPage();
  await als("support", { context, eigene: true });
  await support.goto("/support/benutzerverwaltung?suche=mitarbeit%40example.org");
  await support.getByRole("link", { name: "Milo Muster" }).click();
  await expect(support.getByRole("heading", { level: 1, name: "Milo Muster" })).toBeVisible();
  await context.close();

  await als("datenschutz", { eigene: true });
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: "Zuletzt geänderte Anträge" })).toHaveCount(0);
  await openNavigation(page, project.name === "mobile");
  await page.getByRole("link", { name: "Lesezugriffe", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lesezugriffe" })).toBeVisible();
  expect(await checkRegeln(page, LISTE)).toEqual([]);

  await page.getByRole("searchbox", { name: "Suche", exact: true }).fill("Milo Muster");
  await page.getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(page).toHaveURL(/suche=Milo/);
  const blick = zeilen(page).filter({ hasText: "Person angesehen" }).first();
  for (const text of ["Susi Support", "Rolle: Support Mitarbeiter", "Milo Muster"])
    await expect(blick).toContainText(text);
  await expect(zeilen(page).getByRole("link")).toHaveCount(0);

  const name = `Wer Milo ansah ${project.name} ${String(Date.now())}`;
  await page.getByText(/^Ansichten/).click();
  await page.getByRole("textbox", { name: "Name der Ansicht" }).fill(name);
  await page.getByRole("button", { name: "Ansicht speichern" }).click();
  await expect(page.getByText("Die Ansicht ist gespeichert.").first()).toBeVisible();
  await page.goto(LISTE);
  await page.getByText(/^Ansichten/).click();
  await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL(/suche=Milo/);
  await page.reload();
  await page.getByText(/^Ansichten/).click();
  await page.getByRole("button", { name: `Löschen ${name}` }).click();
  await expect(page.getByText("Die Ansicht ist gelöscht.").first()).toBeVisible();

  // Others read lists at the same time.
  await page.goto(`${LISTE}?suche=Susi+Support`);
  const liste = zeilen(page).filter({ hasText: "Liste der Personen" }).first();
  await expect(liste).toContainText("Susi Support");
  await expect(liste).not.toContainText("mitarbeit@");

  // The own reading stands in the list itself.
  await page.goto(`${LISTE}?suche=Lesezugriffe+gelesen`);
  await expect(zeilen(page).filter({ hasText: "Dora Datenschutz" }).first()).toContainText("Lesezugriffe gelesen");
  expect(await checkRegeln(page, `${LISTE} gefiltert`)).toEqual([]);
});

/** What the role opens beside its own page: what is about the own account, and what everybody sees. */
const EIGENE = [
  "ansichtBeenden",
  "home",
  "lesezugriffe",
  "loginSystemrollenAuswahl",
  "profil",
  "systembenachrichtigungen",
];

test("der Datenschutz öffnet keine andere Seite", async ({ page, als }) => {
  await als("datenschutz", { eigene: true });
  const alle: readonly RouteEntry[] = Object.values(routeTable);
  const offen: string[] = [];
  for (const { path, access } of alle) {
    if (access !== "login") continue;
    const antwort = await page.request.get(`/${path.replaceAll(/:\w+\??/g, NIEMALS)}`, { maxRedirects: 0 });
    if (antwort.status() === 200) offen.push(path);
  }
  expect(offen.toSorted()).toEqual(EIGENE);
});

test("niemand sonst kommt zu den Lesezugriffen", async ({ page, als }) => {
  for (const wer of ["support", "qm", "admin", "maschinenbau"] as const) {
    await als(wer, { eigene: true });
    await page.goto("/home");
    await expect(page.getByRole("link", { name: "Lesezugriffe", exact: true })).toHaveCount(0);
    await page.goto(LISTE);
    await expect(page).toHaveURL(/\/home$/);
  }
});
