import type { Page } from "@playwright/test";
import { expect, test } from "../../support/portal";

const PFAD = "/geschaeftsstatistiken";
const FRAGE = "weiteresWirtschaftsjahrErstellen";
const ueberschrift = (page: Page) => page.getByRole("heading", { level: 1 });
const adresse = (query: string) => `${PFAD}?${query}`;

/** A JSON-encoded boolean is one of two words; all of these are neither, or are said in another way. */
const KEINES_VON_BEIDEN = [
  `${FRAGE}=`,
  `${FRAGE}=1`,
  `${FRAGE}=0`,
  `${FRAGE}=ja`,
  `${FRAGE}=TRUE`,
  `${FRAGE}=null`,
  `${FRAGE}=%22true%22`,
  `${FRAGE}=true%20`,
  `${FRAGE}=true&${FRAGE}=false`,
  `${FRAGE}[]=true`,
];

test("weiteresWirtschaftsjahrErstellen: true öffnet ein neues Jahr, false die Übersicht, alles andere gibt es nicht @telefon", async ({
  page,
  als,
}) => {
  await als("maschinenbau");
  await page.goto(adresse(`${FRAGE}=true`));
  await expect(ueberschrift(page)).toHaveText("Wirtschaftsjahr erfassen");
  expect(new URL(page.url()).pathname).toBe("/geschaeftsstatistikenFormular");
  await expect(page.getByRole("textbox", { name: "Umsatz in Euro", exact: true })).toHaveValue("");

  await page.goto(adresse(`${FRAGE}=false`));
  await expect(ueberschrift(page)).toHaveText("Geschäftsstatistik");
  expect(new URL(page.url()).pathname).toBe(PFAD);

  for (const query of KEINES_VON_BEIDEN) {
    expect((await page.goto(adresse(query)))?.status(), query).toBe(404);
    await expect(ueberschrift(page), query).toHaveText("Seite nicht gefunden");
  }
});

test("wer die Jahre nur liest, bleibt auch mit true auf der Übersicht @telefon", async ({ page, als }) => {
  await als("mitarbeit");
  expect((await page.goto(adresse(`${FRAGE}=true`)))?.status()).toBe(200);
  await expect(ueberschrift(page)).toHaveText("Geschäftsstatistik");
  expect(new URL(page.url()).pathname).toBe(PFAD);
  expect((await page.goto(adresse(`${FRAGE}=vielleicht`)))?.status()).toBe(404);
});
