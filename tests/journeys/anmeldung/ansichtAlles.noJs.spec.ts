import { readFileSync } from "node:fs";
import { routeTable } from "~/routing/routeTable";
import {
  ansichtHinweis,
  beginAnsicht,
  createCode,
  foundGezeigte,
  NUR_LESEN,
  openAnsicht,
} from "../../support/ansichtSeite";
import { chooseFirma } from "../../support/hauptweg";
import { KONTEN } from "../../support/konten";
import { press } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";
import { findUuid, seitenMitLogin } from "../../support/schale";

/** A page without an action takes no form at all: nothing of it runs. */
const takesForms = (file: string): boolean =>
  /^export async function action\b/m.test(readFileSync(`app/${file}`, "utf8"));

/** What the company itself takes along of itself. */
const DATEIEN_DER_FIRMA = [
  "antraegeCsv",
  "antraegeXlsx",
  "unternehmenDatenblattPdf",
  "unternehmenDatenblattJson",
  "unternehmenKmuPdf",
  "unternehmenKmuJson",
  "unternehmenWirtschaftsjahrCsv",
  "unternehmenWirtschaftsjahrXlsx",
] as const;

test("jede Zeile der Routentabelle lehnt in einer Ansicht jede Methode ab, die schreibt", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const context = await neuerContext(browser, baseURL);
  const person = await context.newPage();
  const wen = await foundGezeigte(person, mailFolder, { bereich: "ansichtalle", project: project.name });
  await press(person, "Ansicht erlauben", "Der Support darf das Portal jetzt so sehen wie Sie.");
  await als("support", { eigene: true });
  await openAnsicht(page, wen);
  await beginAnsicht(page);
  await expect(ansichtHinweis(page, wen.name)).toBeVisible();

  const csrf = await page.locator("input[name=csrf]").first().inputValue();
  const headers = { origin: new URL(page.url()).origin, accept: "*/*" };
  const andere: string[] = [];
  const anzahl = { abgelehnt: 0, ohneFormular: 0 };
  for (const [key, { path, file }] of Object.entries(routeTable)) {
    if (["ansichtBeenden", "loginUnternehmenAuswahl"].includes(key)) continue;
    const pfad = `/${path}`
      .replaceAll(/:\w+\??/g, "99999999-9999-4999-8999-999999999999")
      .replace("*", "gibt/es/nicht");
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const form = { csrf, absicht: "x" };
      const antwort = await page.request.fetch(pfad, { method, headers, form, maxRedirects: 0 });
      const isAbgelehnt = antwort.status() === 403 && (await antwort.text()).includes(NUR_LESEN);
      if (isAbgelehnt) anzahl.abgelehnt += 1;
      else if (antwort.status() === 405 && !takesForms(file)) anzahl.ohneFormular += 1;
      else andere.push(`${method} ${pfad} (${file}): ${String(antwort.status())}`);
    }
  }
  expect(andere).toEqual([]);
  expect(anzahl.abgelehnt).toBeGreaterThan(280);
  await page.goto("/home");
  await expect(ansichtHinweis(page, wen.name)).toBeVisible();
  await context.close();
});

test("jede Seite, die eine Person öffnen kann, öffnet sich auch in der Ansicht", async ({
  page,
  als,
  browser,
  baseURL,
}) => {
  const context = await neuerContext(browser, baseURL);
  const person = await context.newPage();
  await als("maschinenbau", { context, eigene: true });
  await als("support", { eigene: true });
  await expect(async () => {
    // Of an account of the demo another run may just have made a newer code.
    await person.goto("/profil");
    const code = await createCode(person);
    await openAnsicht(page, { email: KONTEN.maschinenbau.email, name: "Berta Beispiel" });
    await beginAnsicht(page, code);
    await expect(ansichtHinweis(page, "Berta Beispiel")).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.goto("/loginUnternehmenAuswahl");
  await chooseFirma(page, KONTEN.maschinenbau.firma);

  const andere: string[] = [];
  const umgeleitet: string[] = [];
  for (const { pfad, zeile } of await seitenMitLogin(page)) {
    const antwort = await page.request.get(pfad);
    const hasHinweis = (await antwort.text()).includes("Sie sehen das Portal wie Berta Beispiel");
    if (antwort.status() !== 200 || !hasHinweis) andere.push(`${pfad} (${zeile.path}): ${String(antwort.status())}`);
    if (new URL(antwort.url()).pathname !== pfad.replace(/\?.*/, "")) umgeleitet.push(zeile.path);
  }
  expect(andere).toEqual([]);
  // They are there to add or to withdraw something and show nothing else.
  expect(umgeleitet).toEqual([
    "geschaeftsstatistikenFormular/:uuid?",
    "unternehmen/kmu/zahlenFormular/:uuid?",
    "verbundeneUnternehmen/neu",
    "verbundeneUnternehmen/einfuegen",
    // Exports lie there for the person alone.
    "exporte",
    "antraege/:antragUuid/widerspruch/:uuid/zurueckziehen",
    "antraege/neu",
  ]);
  await test.step("und keine Datei eines Antrags geht mit", async () => {
    const uuid = await findUuid(page, "Klebstoffe für den Schienenbau");
    await page.goto(`/antraege/${uuid}/antrag.pdf`);
    await expect(page.getByText(/können Sie lesen, aber keine Dateien mitnehmen/)).toBeVisible();
  });
  await test.step("und keine Datei über das Unternehmen geht mit", async () => {
    for (const key of DATEIEN_DER_FIRMA) {
      await page.goto(`/${routeTable[key].path}`);
      await expect(page.getByText(/Diese Datei erhält nur das Unternehmen selbst|aber nicht mitnehmen/)).toBeVisible();
    }
  });
  await context.close();
});
