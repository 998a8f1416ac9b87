import type { Page } from "@playwright/test";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { countKanaele, cutKanal, watchKanaele } from "../../support/liveKanaele";
import { expect, test } from "../../support/portal";

/** The channel opens again after five seconds, and then the page is read: on a busy machine that takes its time. */
const SOBALD_VERBUNDEN = { timeout: 120_000 };

const titel = (page: Page) => page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true });

async function openFormular(page: Page, uuid: string): Promise<void> {
  await page.goto(`/antraege/${uuid}/startseite`);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
}

/**
 * Types into the form of a new Antrag without saving, with the channel open; what is returned cuts the channel and
 * gives how to wait for the next one.
 */
async function typeConnected(page: Page): Promise<() => Promise<() => Promise<void>>> {
  await watchKanaele(page);
  await openFormular(page, await createAntrag(page));
  await expect.poll(() => countKanaele(page), SOBALD_VERBUNDEN).toBeGreaterThan(0);
  await titel(page).fill("Noch nicht gespeichert");
  return async () => {
    const bisher = await countKanaele(page);
    await cutKanal(page);
    // Whoever has just pressed a key is there: a page that nobody looks at waits with reading.
    await titel(page).press("End");
    return () => expect.poll(() => countKanaele(page), SOBALD_VERBUNDEN).toBeGreaterThan(bisher);
  };
}

/** Lets the page wait whenever it is read anew, until it is released. */
async function holdReading(page: Page) {
  let release: () => void = () => undefined;
  const frei = new Promise<void>((resolve) => (release = resolve));
  let anfragen = 0;
  await page.route("**/formular/V2.data*", async (route) => {
    anfragen += 1;
    await frei;
    await route.continue();
  });
  return { release: () => release(), countAnfragen: () => anfragen };
}

test("die Meldung vom Speichern bleibt, wenn die Seite danach nach einer Unterbrechung neu gelesen wird", async ({
  page,
  als,
}) => {
  await als("software", { eigene: true });
  const disconnect = await typeConnected(page);
  await new FormularSeite(page).save("Speichern");
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
  const gelesen = page.waitForResponse(
    (response) => response.url().includes("/formular/V2.data") && response.ok(),
    SOBALD_VERBUNDEN,
  );
  await disconnect();
  await gelesen;
  await page.waitForTimeout(500);
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
});

test("kommt die Verbindung wieder, während gespeichert wird, sagt die Seite trotzdem, dass gespeichert ist", async ({
  page,
  als,
}) => {
  await als("software", { eigene: true });
  const disconnect = await typeConnected(page);
  let release: () => void = () => undefined;
  const frei = new Promise<void>((resolve) => (release = resolve));
  // The portal gives the message once, to the first who asks; the answer is long on its way.
  let isErste = true;
  await page.route("**/formular/V2.data*", async (route) => {
    if (route.request().method() !== "GET" || !isErste) return route.continue();
    isErste = false;
    const response = await route.fetch();
    await frei;
    await route.fulfill({ response }).catch(() => undefined);
  });
  const laedt = page.waitForRequest((anfrage) => anfrage.method() === "GET" && anfrage.url().includes("/V2.data"));
  await page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).click();
  await laedt;
  const connectAgain = await disconnect();
  await connectAgain();
  await page.waitForTimeout(1_000);
  release();
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
});

test("ist das Portal weg, wenn die Seite neu gelesen wird, bleibt sie mit dem Getippten stehen und liest, sobald es wieder da ist", async ({
  page,
  als,
}) => {
  await als("software", { eigene: true });
  const disconnect = await typeConnected(page);
  // The first time nobody answers, then something in front of the portal, then the portal while its backend is away.
  const ausfaelle = [{ abort: true }, { status: 502 }, { status: 503 }];
  const versuche: number[] = [];
  await page.route("**/formular/V2.data*", async (route) => {
    const ausfall = ausfaelle[versuche.length];
    versuche.push(Date.now());
    if (ausfall === undefined) await route.continue();
    else if (ausfall.status === undefined) await route.abort();
    else await route.fulfill({ status: ausfall.status, contentType: "text/html", body: "<h1>Bad Gateway</h1>" });
  });
  const gelesen = page.waitForResponse(
    (response) => response.url().includes("/formular/V2.data") && response.ok(),
    SOBALD_VERBUNDEN,
  );
  await disconnect();
  await gelesen;
  expect(versuche).toHaveLength(ausfaelle.length + 1);
  await expect(titel(page)).toHaveValue("Noch nicht gespeichert");
  await new FormularSeite(page).save("Speichern");
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
});

for (const [weg, knopf, ziel] of [
  ["einen Link", "Ohne Speichern fortfahren", "Was fehlt noch?"],
  ["das Abmelden", "Dennoch abmelden", "Antragsportal für die Forschungszulage"],
] as const)
  test(`die Rückfrage vor dem Verlassen über ${weg} bleibt, wenn die Seite nach einer Unterbrechung neu gelesen wird`, async ({
    page,
    als,
  }) => {
    await als("software", { eigene: true });
    const disconnect = await typeConnected(page);
    const { release } = await holdReading(page);
    const neuGelesen = page.waitForRequest(/\/formular\/V2\.data/, SOBALD_VERBUNDEN);
    await disconnect();
    await neuGelesen;

    if (knopf === "Dennoch abmelden") {
      await page.getByRole("banner").getByRole("group").locator("summary").last().click();
      await page.getByRole("button", { name: "Abmelden", exact: true }).click();
    } else await page.getByRole("link", { name: /Was fehlt noch\?/ }).click();
    const dialog = page.getByRole("alertdialog", { name: "Sie sind dabei die aktuelle Ansicht zu verlassen!" });
    await expect(dialog).toBeVisible();
    const gelesen = page.waitForResponse(/\/formular\/V2\.data/);
    release();
    await gelesen;
    await page.waitForTimeout(500);
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: knopf }).click();
    await expect(page.getByRole("heading", { level: 1, name: ziel })).toBeVisible();
  });

test("wird die Seite noch neu gelesen, wenn sie wieder neu zu lesen ist, folgt das zweite Lesen dem ersten", async ({
  page,
  als,
}) => {
  await als("software", { eigene: true });
  const disconnect = await typeConnected(page);
  const { release, countAnfragen } = await holdReading(page);
  const erstes = page.waitForRequest(/\/formular\/V2\.data/, SOBALD_VERBUNDEN);
  await disconnect();
  await erstes;
  const connectAgain = await disconnect();
  await connectAgain();
  await page.waitForTimeout(2_000);
  expect(countAnfragen()).toBe(1);
  release();
  await expect.poll(countAnfragen, SOBALD_VERBUNDEN).toBe(2);
  await expect(titel(page)).toHaveValue("Noch nicht gespeichert");
});

test("kam anfangs keine Verbindung zustande, liest die Seite ihren Stand neu, sobald eine da ist", async ({
  page,
  als,
}) => {
  await als("software", { eigene: true });
  let isGesperrt = true;
  let abgewiesene = 0;
  await page.route(/\/notifications\/info/, (route) => {
    if (!isGesperrt) return route.continue();
    abgewiesene += 1;
    return route.abort();
  });
  await watchKanaele(page);
  await openFormular(page, await createAntrag(page));
  await titel(page).fill("Noch nicht gespeichert");
  // An attempt of this page, not of one before it.
  const bisher = abgewiesene;
  await expect.poll(() => abgewiesene).toBeGreaterThan(bisher);
  const gelesen = page.waitForResponse((response) => response.url().includes("/formular/V2.data") && response.ok(), {
    timeout: 2 * SOBALD_VERBUNDEN.timeout,
  });
  isGesperrt = false;
  await expect.poll(() => countKanaele(page), SOBALD_VERBUNDEN).toBeGreaterThan(0);
  // A page that nobody looks at waits with reading.
  await titel(page).press("End");
  await gelesen;
  await expect(titel(page)).toHaveValue("Noch nicht gespeichert");
});
