import { z } from "zod";
import { bringW3m } from "../../../scripts/bringW3m";
import { withTan } from "../../support/anmelden";
import { KONTEN } from "../../support/konten";
import { expect, test } from "../../support/portal";
import { TextBrowser } from "../../support/textBrowser";

const TITEL = "Mit einem Textbrowser beschrieben";
const antwortSchema = z.object({ vorhaben: z.object({ werte: z.object({ titel: z.string() }) }) });

test("mit w3m von der Anmeldung bis zum gespeicherten Formular", async ({ baseURL, mailFolder, als, context }) => {
  const fehlt = bringW3m();
  test.skip(fehlt !== undefined, fehlt);
  const w3m = new TextBrowser(`${baseURL ?? ""}/landingpage`);
  try {
    const { email, passwort, firma } = KONTEN.software;
    await w3m.page("Anmelden");
    await withTan(mailFolder, email, {
      ask: async () => {
        await w3m.fill("E-Mail-Adresse", email);
        await w3m.fill("Passwort", passwort);
        await w3m.press("Anmelden");
        await w3m.page("TAN eingeben");
      },
      enter: async (tan) => {
        // The star never stands alone on a line.
        await w3m.fill("TAN\u00A0*", tan);
        await w3m.press("Anmelden");
        await w3m.page("Unternehmen auswählen");
      },
    });
    await w3m.press(`Auswählen ${firma}`);
    // The frame of those who have chosen: entries of an earlier journey that wait for this person may come before the
    // start page.
    await w3m.shows("Systembenachrichtigungen");
    await w3m.press("Anträge");
    await w3m.page("Anträge");
    await w3m.press("Neuer Antrag");
    await w3m.shows("Der Antrag wurde angelegt.");
    await w3m.press("Formular ausfüllen");
    await w3m.fill("Titel des Vorhabens", TITEL);
    await w3m.press("Speichern");
    await w3m.shows("Gespeichert");
    const { pathname, searchParams } = new URL(await w3m.address());
    await als("software");
    const uuid = /[0-9a-f-]{36}/.exec(pathname)?.[0] ?? "";
    const antwort = await context.request.get(`/v1/antraege/${uuid}/vorhaben/${searchParams.get("vorhaben") ?? ""}`);
    expect(antwortSchema.parse(await antwort.json()).vorhaben.werte.titel).toBe(TITEL);
  } finally {
    w3m.close();
  }
});
