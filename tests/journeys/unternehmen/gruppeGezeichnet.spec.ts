import type { Page } from "@playwright/test";
import { foundFirma, freshAdressen } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { standsInStyle } from "../../support/standsInStyle";

const PFAD = "/verbundeneUnternehmen";
const main = (page: Page) => page.getByRole("main");
const zeichnung = (page: Page) => main(page).getByRole("region", { name: /^Verbundene Unternehmen am / });
const groesse = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });

const SPALTEN = "Name\tArt der Verbindung\tVerbunden mit\tBeteiligung %\tStraße\tHausnummer\tPLZ\tOrt\tSteuerpflichtig";
const zeile = (name: string, art: string, nummer: number) =>
  `${name}\t${art}\t60\tWerkstraße\t${String(nummer)}\t10115\tBerlin\tNein`;

/** A mother, daughters and sisters: so many companies with the one that is founded. */
const gruppe = (anzahl: number): string =>
  [
    SPALTEN,
    zeile("Beispiel Holding SE", "Mutter\t", 1),
    ...Array.from({ length: anzahl - 2 }, (_, nummer) =>
      nummer % 3 === 2
        ? zeile(`Beispiel Schwester ${String(nummer)} GmbH`, "Schwester\tBeispiel Holding SE", nummer + 2)
        : zeile(`Beispiel Tochter ${String(nummer)} GmbH`, "Tochter\t", nummer + 2),
    ),
  ].join("\n");

async function enter(page: Page, anzahl: number): Promise<void> {
  await page.goto(`${PFAD}/einfuegen`);
  await main(page).getByRole("textbox", { name: "Tabelle oder CSV", exact: true }).fill(gruppe(anzahl));
  await main(page).getByRole("button", { name: "Vorschau anzeigen" }).click();
  await main(page).getByRole("button", { name: "Alle Zeilen übernehmen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Verbundene Unternehmen", exact: true })).toBeVisible();
  await standsInStyle(page);
}

/** The smallest letters of the drawing as they are seen, in pixels. */
const smallestLetters = (page: Page): Promise<number> =>
  zeichnung(page)
    .locator("svg")
    .evaluate((svg) => {
      const scale = svg.getBoundingClientRect().width / Number(svg.getAttribute("viewBox")?.split(" ")[2]);
      return Math.min(
        ...[...svg.querySelectorAll("text")].map((text) => parseFloat(getComputedStyle(text).fontSize) * scale),
      );
    });

const widthOf = async (page: Page): Promise<number> => {
  await standsInStyle(page);
  return (await zeichnung(page).locator("svg").boundingBox())?.width ?? 0;
};

test("eine Gruppe von fünfzig: lesbar gezeichnet, an einem Platz, der rollt, näher und ferner ohne Skripte @telefon", async ({
  page,
  mailFolder,
}, { project, repeatEachIndex }) => {
  const wer = `${project.name}${String(repeatEachIndex)}`;
  const email = freshAdressen("gezeichnet", wer)("gerda");
  await foundFirma(page, mailFolder, { firma: `Gruppe ${wer} GmbH`, vorname: "Gerda", nachname: "Gruppe", email });
  await enter(page, 50);

  await test.step("zugeklappt steht sie nicht auf dem Schirm, aber ganz auf dem Blatt", async () => {
    await expect(zeichnung(page)).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(zeichnung(page)).toBeVisible();
    const [platz, bild] = [await zeichnung(page).boundingBox(), await zeichnung(page).locator("svg").boundingBox()];
    expect(bild?.height).toBeGreaterThan(0);
    expect(bild?.height).toBeLessThanOrEqual((platz?.height ?? 0) + 1);
    expect(bild?.width).toBeLessThanOrEqual((platz?.width ?? 0) + 1);
    await page.emulateMedia({ media: "screen" });
    await expect(zeichnung(page)).toBeHidden();
  });

  await test.step("die Zeichnung öffnet sich auf Wunsch und hält Buchstaben und Höhe", async () => {
    await expect(zeichnung(page)).toBeHidden();
    await main(page).getByText("Die Gruppe als Zeichnung").click();
    await expect(zeichnung(page)).toBeVisible();
    await expect(zeichnung(page).locator("svg rect")).toHaveCount(50);
    expect(await smallestLetters(page)).toBeGreaterThanOrEqual(12);
    const [platz, schirm] = [await zeichnung(page).boundingBox(), page.viewportSize()];
    expect(platz?.height).toBeLessThanOrEqual((schirm?.height ?? 0) * 0.8 + 1);
    await zeichnung(page).evaluate((platz) => platz.scrollIntoView());
    await expect(zeichnung(page).getByText("Ihr Unternehmen")).toBeInViewport();
    expect(await checkRegeln(page, `${PFAD} mit der Zeichnung`)).toEqual([]);
  });

  await test.step("mit der Tastatur rollt sie", async () => {
    await zeichnung(page).focus();
    await expect(zeichnung(page)).toBeFocused();
    // The list above may load its next rows at this moment: the page moves, and a scroll that has just begun ends.
    await expect(async () => {
      await page.keyboard.press("ArrowDown");
      const oben = () => zeichnung(page).evaluate(({ scrollTop }) => scrollTop);
      await expect.poll(oben, { timeout: 2_000 }).toBeGreaterThan(0);
    }).toPass();
  });

  await test.step("größer und kleiner sind Links, die Liste bleibt, wie sie ist", async () => {
    await page.goto(`${PFAD}?sortierung=name`);
    await main(page).getByText("Die Gruppe als Zeichnung").click();
    const normal = await widthOf(page);
    await groesse(page, "Groß").click();
    await expect(zeichnung(page)).toBeVisible();
    await expect.poll(() => widthOf(page)).toBeCloseTo(normal * 1.5, 0);
    await groesse(page, "Übersicht").click();
    await expect.poll(() => widthOf(page)).toBeCloseTo(normal * 0.5, 0);
    await groesse(page, "Normal").click();
    await expect.poll(() => widthOf(page)).toBeCloseTo(normal, 0);
  });

  await test.step("auf einem schmalen Schirm rollt die Zeichnung und nicht die Seite", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(zeichnung(page)).toBeVisible();
    expect(await smallestLetters(page)).toBeGreaterThanOrEqual(12);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await zeichnung(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  });
});

/** Letters of the names on paper, in points: a drawing that is wider than the sheet is made smaller. */
const lettersOnPaper = (page: Page): Promise<number> =>
  zeichnung(page)
    .locator("svg")
    .evaluate((svg) => {
      const scale = svg.getBoundingClientRect().width / Number(svg.getAttribute("viewBox")?.split(" ")[2]);
      const name = svg.querySelector("title + rect + text");
      return name === null ? 0 : parseFloat(getComputedStyle(name).fontSize) * scale * 0.75;
    });

test("eine Gruppe von sechs: ganz auf der Seite und auf dem Blatt, auf dem Telefon mit dem eigenen Unternehmen @telefon", async ({
  page,
  mailFolder,
}, { project, repeatEachIndex }) => {
  const wer = `${project.name}${String(repeatEachIndex)}`;
  const email = freshAdressen("sechs", wer)("sina");
  await foundFirma(page, mailFolder, { firma: `Sechs ${wer} GmbH`, vorname: "Sina", nachname: "Sechs", email });
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, 7);
  // The help of a first visit stands beside the page and takes a third of it.
  const hilfe = page.getByText("Schließen", { exact: true }).filter({ visible: true });
  if ((await hilfe.count()) > 0) await hilfe.click();
  await expect(hilfe).toHaveCount(0);

  await test.step("bei 1280 Pixeln ist nichts abgeschnitten", async () => {
    await expect(zeichnung(page).locator("svg rect")).toHaveCount(7);
    expect(await smallestLetters(page)).toBeGreaterThanOrEqual(12);
    expect(await zeichnung(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  await test.step("auf einem Telefon steht das eigene Unternehmen im ersten Blick", async () => {
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(PFAD);
      await zeichnung(page).evaluate((platz) => platz.scrollIntoView());
      await expect(zeichnung(page).getByText("Ihr Unternehmen")).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step("auf dem Blatt sind Namen lesbar, Bedienung fehlt, und die Tabelle hat eine Größe", async () => {
    await page.setViewportSize({ width: 680, height: 960 });
    await page.emulateMedia({ media: "print" });
    expect(await lettersOnPaper(page)).toBeGreaterThanOrEqual(8);
    await expect(main(page).getByText("Größe der Zeichnung:")).toBeHidden();
    await expect(main(page).getByText(/auch mit den Pfeiltasten/)).toBeHidden();
    const sizes = await main(page)
      .locator("table :is(th, td) *:not(svg, svg *)")
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontSize))]);
    expect(sizes).toHaveLength(1);
  });
});
