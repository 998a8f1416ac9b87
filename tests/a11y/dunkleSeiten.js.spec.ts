import { checkRegeln } from "../support/regeln";
import { createAntrag } from "../support/hauptweg";
import { checkOpen } from "../support/offeneSeite";
import { expect, test } from "../support/portal";

// axe needs scripts; what the server sends is the same without.
test("dunkle Seiten halten die Regeln: Anmeldung, Startseite, Liste, Antrag, Formular mit Fehlern, Gruppe", async ({
  page,
  als,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/landingpage");
  await expect(page.getByRole("heading", { level: 2, name: "Anmelden" })).toBeVisible();
  const befunde = await checkOpen(page, "/landingpage dunkel");
  await als("maschinenbau");
  for (const [pfad, titel] of [
    ["/home", /^Guten Tag/],
    ["/antraege", "Anträge"],
    ["/verbundeneUnternehmen", "Verbundene Unternehmen"],
    ["/profil", "Profil"],
  ] as const) {
    await page.goto(pfad);
    await expect(page.getByRole("heading", { level: 1, name: titel })).toBeVisible();
    befunde.push(...(await checkOpen(page, `${pfad} dunkel`)));
  }
  await als("software");
  await createAntrag(page);
  befunde.push(...(await checkOpen(page, "Startseite des Antrags, dunkel")));
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await page.getByRole("textbox", { name: "Beginn des Vorhabens" }).fill("31.02.2026");
  await page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).last().click();
  await expect(page.getByText(/Diesen Tag gibt es im Kalender nicht/).first()).toBeVisible();
  befunde.push(...(await checkOpen(page, "abgelehntes Formular, dunkel")));
  expect(befunde).toEqual([]);
});

test("dunkle Seiten des Stabs halten die Regeln: Listen, Formulare, Wartung, Logs, Lesezugriffe", async ({
  page,
  als,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const befunde: string[] = [];
  for (const { wer, pfade } of [
    {
      wer: "admin",
      pfade: [
        "/home",
        "/wartungsonstiges",
        "/wartungsonstiges/fenster",
        "/wartunglogarchiv",
        "/wartunglogarchiv/ketten",
        "/admin/benutzerverwaltung",
        "/support/benutzerverwaltung",
        "/systemNachrichten",
        "/admin/hilfetexte?bereich=wirtschaftsjahr",
        "/admin/faq",
        "/exporte?fall=UNTERNEHMEN",
      ],
    },
    { wer: "datenschutz", pfade: ["/lesezugriffe"] },
  ] as const) {
    await als(wer);
    for (const pfad of pfade) {
      expect((await page.goto(pfad))?.status(), pfad).toBe(200);
      await expect(page).toHaveURL((url) => url.pathname + url.search === pfad);
      befunde.push(...(await checkRegeln(page, `${pfad} dunkel`)));
    }
  }
  expect(befunde).toEqual([]);
});
