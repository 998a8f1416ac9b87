import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { gelungen } from "./anmelden";
import { FormularSeite, hasScripts, openWeiteres } from "./formularSeite";
import { vorhabenEingaben, type TabEingaben, type Vorgaben } from "./formularEingaben";
import { sign } from "./registrieren";

const VORHABEN = {
  erstes: {
    titel: "Lösbare Klebverbindungen im Leichtbau",
    auftragnehmer: "Prüfhaus Nord GmbH",
    partner: "Hochschule Beispielstadt",
    wirtschaftsgut: "Prüfstand für Wechsellast",
  },
  zweites: {
    titel: "Alterung von Klebstoffen unter Salznebel",
    auftragnehmer: "Labor Süd GmbH",
    partner: "Universität Musterstadt",
    wirtschaftsgut: "Klimakammer",
  },
} as const satisfies Record<string, Vorgaben>;

/** The field that the second Vorhaben leaves open at first. */
const LUECKE = "Telefon";

const withoutLuecke = (tabs: readonly TabEingaben[]): readonly TabEingaben[] =>
  tabs.map((tab) => ({ ...tab, eingaben: tab.eingaben.filter(({ label }) => label !== LUECKE) }));

const ueberschrift = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** Takes the question of the first login as it stands. */
export async function acceptHilfetexte(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect(page.getByRole("button", { name: "Übernehmen" })).toHaveCount(0);
}

/** Chooses the company after the login and arrives on the start page. */
export async function chooseFirma(page: Page, firma: string): Promise<void> {
  await page.getByRole("button", { name: `Auswählen ${firma}`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Guten Tag, / })).toBeVisible();
}

/** Presses „Neuer Antrag“ in the list, and gives the id of the draft whose start page is open then. */
export async function createAntragInListe(page: Page): Promise<string> {
  await page.goto("/antraege");
  await page.getByRole("button", { name: "Neuer Antrag" }).click();
  await expect(page.getByText("Der Antrag wurde angelegt.")).toBeVisible();
  const uuid = /antraege\/([0-9a-f-]{36})\/startseite/.exec(page.url())?.[1];
  if (uuid === undefined) throw new Error(`No Antrag in ${page.url()}`);
  return uuid;
}

const angelegt = z.object({ uuid: z.string() });

/** Creates a draft by the call of the backend, as the button of the list does. Gives its id. */
async function createEntwurf({ request }: Pick<Page, "request">): Promise<string> {
  return angelegt.parse(await gelungen(await request.post("/v1/antraege", { data: {} }))).uuid;
}

/** Creates a draft and opens its start page. Gives its id. */
export async function createAntrag(page: Page): Promise<string> {
  const uuid = await createEntwurf(page);
  await page.goto(`/antraege/${uuid}/startseite`);
  return uuid;
}

/** The form of an Antrag of its own whose Vorhaben is filled with test data. */
export async function openFilled(page: Page): Promise<FormularSeite> {
  await page.goto(`/antraege/${await createEntwurf(page)}/formular/V2`);
  const seite = new FormularSeite(page);
  await seite.expectThat("Vorhaben");
  await openWeiteres(page);
  await page.getByRole("button", { name: "Mit Testdaten füllen" }).click();
  await expect(page.getByText("Das Vorhaben wurde mit Testdaten gefüllt.")).toBeVisible();
  return seite;
}

/** Fills in one Vorhaben over all eight tabs; the second one keeps a gap. */
export async function describeVorhaben(page: Page, welches: keyof typeof VORHABEN, uuid: string): Promise<void> {
  const tabs = vorhabenEingaben(VORHABEN[welches]);
  const seite = new FormularSeite(page);
  await page.goto(`/antraege/${uuid}/startseite`);
  await page
    .getByRole("link", { name: /^Bearbeiten/ })
    .first()
    .click();
  // Whoever comes back is where the first one was finished.
  await seite.expectThat(welches === "zweites" ? "Rahmen" : "Vorhaben");
  if (welches === "zweites") {
    await openWeiteres(page);
    await page.getByRole("button", { name: "Vorhaben hinzufügen" }).click();
    await expect(page.getByText("Vorhaben 2 von 2")).toBeVisible();
  }
  await seite.fillVorhaben(welches === "zweites" ? withoutLuecke(tabs) : tabs);
}

/**
 * Follows the red line of the check list to the master data, says what is missing there, and comes back. `verbunden`:
 * whether the company says that it belongs to a group.
 */
export async function completeStammdaten(page: Page, uuid: string, verbunden: "Ja" | "Nein" = "Nein"): Promise<void> {
  const main = page.getByRole("main");
  await page.goto(`/einreichen/${uuid}`);
  await main.getByRole("link", { name: "Unternehmensstammdaten vollständig" }).click();
  await expect(ueberschrift(page, "Unternehmensstammdaten")).toBeVisible();
  await expect(main.getByText("Für eine Einreichung fehlen noch 8 Angaben")).toBeVisible();
  const text = (name: string, wert: string) => main.getByRole("textbox", { name, exact: true }).fill(wert);
  const antwort = (name: RegExp, wert: string) =>
    main.getByRole("group", { name }).getByRole("radio", { name: wert, exact: true }).check();
  await text("Gründungsjahr", "1998");
  await antwort(/^Weicht das Wirtschaftsjahr/, "Nein");
  await text("Vorname", "Hanna");
  await text("Nachname", "Hauptweg");
  await text("Funktion", "Leitung Entwicklung");
  await text("Telefon der Ansprechperson", "+49 341 222222");
  await text("E-Mail-Adresse der Ansprechperson", "hanna.hauptweg@example.org");
  await antwort(/^Ist Ihr Unternehmen mit anderen/, verbunden);
  await main.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("Die Stammdaten sind gespeichert.")).toBeVisible();
  await expect(main.getByText("Die Stammdaten sind vollständig.")).toBeVisible();
  await page.getByRole("link", { name: "Zurück zum Einreichen" }).click();
  const zeile = main.getByRole("row", { name: /Unternehmensstammdaten vollständig/ });
  await expect(zeile.getByText("Vollständig erfasst").first()).toBeVisible();
}

/** Says that the figures are those of the company alone: its group is asked for, too, without scripts after a save. */
async function fillVerbund(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("combobox", { name: /^Die Angaben gelten für/ }).selectOption("Antragstellendes Unternehmen");
  if (!hasScripts()) await saveJahr(page);
  await main.getByRole("textbox", { name: "Umsatz des Verbunds in Euro", exact: true }).fill("25.000.000");
  await main.getByRole("textbox", { name: /^Beschäftigte des Verbunds/ }).fill("150");
}

async function saveJahr(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("Das Wirtschaftsjahr ist gespeichert.")).toBeVisible();
}

/**
 * Enters the figures that the check list asks for, and comes back to it. `verbunden`: whether the company belongs to a
 * group.
 */
export async function completeStatistik(page: Page, uuid: string, verbunden: "Ja" | "Nein" = "Nein"): Promise<void> {
  const main = page.getByRole("main");
  const titel = "Geschäftsstatistik für die verlangten Wirtschaftsjahre";
  await page.goto(`/antraege/${uuid}/luecken`);
  await expect(main.getByRole("link", { name: titel, exact: true })).toBeVisible();
  await page.goto(`/einreichen/${uuid}`);
  await main.getByRole("link", { name: titel }).click();
  await main.getByRole("link", { name: /^Erfassen: Wirtschaftsjahr/ }).click();
  await expect(ueberschrift(page, "Wirtschaftsjahr erfassen")).toBeVisible();
  if (verbunden === "Ja") await fillVerbund(page);
  const text = (name: string, wert: string) => main.getByRole("textbox", { name, exact: true }).fill(wert);
  await main.getByRole("combobox", { name: /^Art der Werte/ }).selectOption("vorläufig");
  await text("Umsatz in Euro", "5.000.000");
  await text("Bilanzsumme in Euro", "4.000.000");
  await text("Beschäftigte insgesamt (VZÄ, Ende des Wirtschaftsjahres)", "50");
  await text("Davon in Forschung und Entwicklung (VZÄ)", "12,5");
  await text("Interne FuE-Aufwendungen: Personal (Euro)", "700.000");
  await text("Interne FuE-Aufwendungen: Sachmittel (Euro)", "100.000,50");
  await text("Externe FuE-Aufwendungen: Aufträge (Euro)", "200.000");
  await saveJahr(page);
  await expect(main.getByText("Die Angaben zu diesem Wirtschaftsjahr sind vollständig.")).toBeVisible();
  await page.getByRole("link", { name: "Zurück zum Einreichen" }).click();
  const zeile = main.getByRole("row", { name: new RegExp(titel) });
  await expect(zeile.getByText("Vollständig erfasst").first()).toBeVisible();
}

/** Finds the gap in the list of what is missing, follows its link to the field, and closes it. */
export async function closeLuecke(page: Page, uuid: string): Promise<void> {
  await page.goto(`/antraege/${uuid}/startseite`);
  await page.getByRole("link", { name: "Was fehlt noch?" }).click();
  await expect(ueberschrift(page, "Was fehlt noch?")).toBeVisible();
  await expect(page.getByText("1 Angabe fehlt oder stimmt nicht.")).toBeVisible();
  await page.getByRole("link", { name: LUECKE }).click();
  const seite = new FormularSeite(page);
  await seite.expectThat("Vorhaben");
  const feld = seite.feld({ art: "text", label: LUECKE, wert: "" });
  await expect(feld).toBeFocused();
  await feld.fill("+49 341 111111");
  await seite.save("Speichern");
  await page.getByRole("link", { name: "Was fehlt noch?" }).click();
  await expect(page.getByText(/^Es fehlt nichts\./)).toBeVisible();
}

/** Reads through, declares, signs with the certificate of the company, submits. */
export async function submit(page: Page, uuid: string, firma: string): Promise<void> {
  await page.goto(`/antraege/${uuid}/startseite`);
  await page.getByRole("link", { name: "Antrag durchlesen" }).click();
  await expect(ueberschrift(page, "Antrag durchlesen")).toBeVisible();
  const inhalt = page.getByRole("main");
  for (const { titel, auftragnehmer, partner, wirtschaftsgut } of Object.values(VORHABEN)) {
    await expect(inhalt.getByRole("heading", { level: 2, name: titel })).toBeVisible();
    for (const text of [auftragnehmer, partner, wirtschaftsgut])
      await expect(inhalt.getByText(text).first()).toBeVisible();
  }
  await sendGelesenes(page, firma);
}

/** From the page that was read through: declares, signs with the certificate of the company, submits. */
export async function sendGelesenes(page: Page, firma: string): Promise<void> {
  const inhalt = page.getByRole("main");
  await page.getByRole("link", { name: "Weiter zum Einreichen" }).click();
  await expect(page.getByText("Alles ist vollständig. Sie können mit den Erklärungen weitermachen.")).toBeVisible();
  await page.getByRole("link", { name: "Weiter zu den Erklärungen" }).click();
  await explain(page);
  await expect(inhalt.getByText("Nach dem Einreichen können Sie den Antrag nicht mehr ändern.")).toBeVisible();
  await page.getByRole("button", { name: "Unterschreiben und einreichen" }).click();
  await sign(page, () => page.getByRole("radio", { name: firma, exact: true }).check());
  await expect(ueberschrift(page, "Ihr Antrag ist eingereicht")).toBeVisible();
}

/** Fills in the declarations on the open page and goes on to the signature. */
export async function explain(page: Page): Promise<void> {
  const beratung = page.getByRole("group", {
    name: /^Hat ein externes Beratungsunternehmen an der Antragstellung mitgewirkt\?/,
  });
  await beratung.getByRole("radio", { name: "Nein" }).check();
  for (const anfang of [
    /^Ich versichere, dass alle Angaben/,
    /^Ich habe zur Kenntnis/,
    /^Ich willige ein/,
    /^Ich versichere, dass ich berechtigt/,
  ]) {
    await page.getByRole("checkbox", { name: anfang }).check();
  }
  await page.getByRole("button", { name: "Weiter zur Unterschrift" }).click();
}

/** Sees the status change when the receipt arrives: by itself with scripts, by the link without. */
export async function waitForEingang(page: Page, uuid: string): Promise<void> {
  await page.getByRole("link", { name: "Zum Antrag" }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("Wird übermittelt", { exact: true })).toBeVisible();
  const eingereicht = main.getByText("Antrag eingereicht", { exact: true }).first();
  if (hasScripts()) await expect(eingereicht).toBeVisible({ timeout: 90_000 });
  else {
    await expect(async () => {
      const link = page.getByRole("link", { name: "Status aktualisieren" });
      if (await link.isVisible()) await link.click();
      await expect(eingereicht).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 90_000 });
  }
  await page.getByRole("link", { name: "Eingereichten Antrag ansehen" }).click();
  await expect(page).toHaveURL(new RegExp(`/eingereichterAntrag/${uuid}`));
  await expect(main.getByText(VORHABEN.erstes.titel).first()).toBeVisible();
  await expect(main.getByRole("textbox")).toHaveCount(0);
  const bestaetigung = page.waitForEvent("download");
  await main.getByRole("link", { name: /^Eingangsbestätigung/ }).click();
  expect((await bestaetigung).suggestedFilename()).toMatch(/^eingangsbestaetigung-[\w-]+\.pdf$/);
}
