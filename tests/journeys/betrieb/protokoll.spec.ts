import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { auszug, kettenauszug } from "~/contract/verfahren/protokoll";
import { press } from "../../support/mitwirkende";
import { weitereLaden } from "../../support/langeListeSeite";
import { expect, test } from "../../support/portal";
import { openNavigation } from "../../support/schale";

const LISTE = "/wartunglogarchiv";
const zeilen = (page: Page, tabelle = "Protokoll") =>
  page
    .getByRole("table", { name: tabelle })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });

test("Administration sucht im Protokoll, sieht eine Kette und nimmt einen Auszug mit Nachweis @telefon", async ({
  page,
  als,
}, { project }) => {
  await als("admin", { eigene: true });
  await page.goto("/home");
  await openNavigation(page, project.name === "mobile");
  await page.getByRole("link", { name: "Logs", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Logs" })).toBeVisible();

  await page.getByText("Filter", { exact: true }).click();
  await page
    .getByRole("combobox", { name: "Vorgang" })
    .selectOption({ label: "Antrag eingereicht, Übermittlung begonnen" });
  await page.getByRole("button", { name: "Filter anwenden" }).click();
  await expect(page).toHaveURL(/filter\.vorgang=antrag\.einreichen/);
  await expect(zeilen(page).first()).toContainText("Antrag eingereicht, Übermittlung begonnen");
  for (const eine of await zeilen(page).all()) await expect(eine).toContainText("antrag.einreichen");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Diese Zeilen mit Nachweis herunterladen (JSON)" }).click(),
  ]);
  const { inhalt, pruefsumme } = auszug.parse(JSON.parse(await readFile(await download.path(), "utf8")));
  expect(new Set(inhalt.zeilen.map(({ vorgang }) => vorgang))).toEqual(new Set(["antrag.einreichen"]));
  expect(inhalt.ketten.length).toBeGreaterThan(0);

  await zeilen(page).last().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Ereigniskette" })).toBeVisible();
  await expect(page.getByText("Die Kette ist vollständig und so, wie sie geschrieben wurde")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "antrag.einreichen" })).toHaveCount(1);

  // Who has taken the extract stands in the log itself, with its checksum.
  await page.goto(`${LISTE}?suche=PROTOKOLL_AUSZUG`);
  await expect(zeilen(page).filter({ hasText: pruefsumme })).toHaveCount(1);
});

test("die Ereignisketten lassen sich ebenso durchsuchen und mit Nachweis herunterladen @telefon", async ({
  page,
  als,
}) => {
  await als("admin", { eigene: true });
  await page.goto(LISTE);
  await page.getByRole("navigation", { name: "Logs" }).getByRole("link", { name: "Ereignisketten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ereignisketten" })).toBeVisible();
  await expect(zeilen(page, "Ereignisse")).toHaveCount(25);
  await weitereLaden(page).click();
  await expect(zeilen(page, "Ereignisse")).toHaveCount(50);

  await page.getByRole("searchbox", { name: "Suche", exact: true }).fill("antrag.einreichen");
  await page.getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(page).toHaveURL(/suche=antrag\.einreichen/);
  await expect(zeilen(page, "Ereignisse").first()).toContainText("antrag.einreichen");
  for (const eine of await zeilen(page, "Ereignisse").all()) await expect(eine).toContainText("antrag.einreichen");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Diese Zeilen mit Nachweis herunterladen (JSON)" }).click(),
  ]);
  const { inhalt, pruefsumme } = kettenauszug.parse(JSON.parse(await readFile(await download.path(), "utf8")));
  expect(new Set(inhalt.ereignisse.map(({ art }) => art))).toEqual(new Set(["antrag.einreichen"]));
  expect(inhalt.ketten.length).toBeGreaterThan(0);

  await zeilen(page, "Ereignisse").last().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Ereigniskette" })).toBeVisible();

  await page.goto(`${LISTE}?suche=PROTOKOLL_AUSZUG`);
  await expect(zeilen(page).filter({ hasText: pruefsumme })).toHaveCount(1);
});

test("die Ketten lassen sich prüfen, und das Ergebnis steht mit seiner Zeit da @telefon", async ({ page, als }) => {
  await als("admin", { eigene: true });
  await page.goto(LISTE);
  const karte = page.getByRole("region", { name: "Ereignisketten" });
  const geprueft = async () => /Zuletzt geprüft: ([^M]*)/.exec(await karte.innerText())?.[1] ?? "noch nie";
  const vorher = await geprueft();
  // Another journey, or the portal itself, may have asked at the same moment.
  if (await karte.getByRole("button", { name: "Jetzt prüfen" }).isVisible())
    await press(page, "Jetzt prüfen", "Die Prüfung aller Ereignisketten ist angefordert.");
  // What it finds is the matter of tests/backend: other journeys change rows of this portal behind its back.
  await expect(async () => {
    await page.goto(LISTE);
    expect(await geprueft()).not.toBe(vorher);
  }).toPass({ timeout: 120_000 });
});

test("das Log des Prozesses sagt, seit wann er läuft, und lässt sich nach Stufe und Text durchsuchen @telefon", async ({
  page,
  als,
}, { project, repeatEachIndex }) => {
  const gesucht = `gibt es nicht ${project.name} ${String(repeatEachIndex)}`;
  await als("admin", { eigene: true });
  await page.goto(LISTE);
  await page.getByRole("navigation", { name: "Logs" }).getByRole("link", { name: "Prozess" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Log des Prozesses" })).toBeVisible();
  await expect(page.getByText(/Seit dem Start dieses Prozesses am \d\d\.\d\d\.\d{4}/)).toBeVisible();
  await page.getByRole("combobox", { name: "Stufe" }).selectOption({ label: "Hinweis" });
  await page.getByRole("button", { name: "Anzeigen" }).click();
  await expect(zeilen(page, "Log des Prozesses").filter({ hasText: "started" })).toContainText("version: ");
  await page.getByRole("combobox", { name: "Stufe" }).selectOption({ label: "Schwerer Fehler" });
  await page.getByRole("searchbox", { name: "Suche", exact: true }).fill(gesucht);
  await page.getByRole("button", { name: "Anzeigen" }).click();
  await expect(page).toHaveURL(/stufe=fatal/);
  await expect(page.getByRole("table", { name: "Log des Prozesses" })).toContainText(
    "Keine Zeile passt zu Suche und Stufe",
  );
  await expect(page.getByRole("searchbox", { name: "Suche", exact: true })).toHaveValue(gesucht);
  await page.getByRole("link", { name: "Suche und Stufe zurücksetzen" }).click();
  await expect(page).toHaveURL(/\/prozess$/);
  await page.goto(`${LISTE}?suche=PROTOKOLL_GELESEN`);
  await expect(zeilen(page).filter({ hasText: `Log des Prozesses; Suche: ${gesucht}` })).toHaveCount(1);
});

test("niemand sonst kommt zu den Logs", async ({ page, als }) => {
  for (const wer of ["support", "qm", "maschinenbau"] as const) {
    await als(wer, { eigene: true });
    await page.goto("/home");
    await expect(page.getByRole("link", { name: "Logs", exact: true })).toHaveCount(0);
    for (const pfad of [LISTE, `${LISTE}/ketten`, `${LISTE}/prozess`]) {
      await page.goto(pfad);
      await expect(page).toHaveURL(/\/home$/);
    }
  }
});
