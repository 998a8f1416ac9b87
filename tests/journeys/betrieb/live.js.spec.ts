import type { BrowserContext, Page } from "@playwright/test";
import { requestWithoutFormular } from "../../support/exporteSeite";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { countKanaele, cutKanal, watchKanaele } from "../../support/liveKanaele";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { findZuBreites } from "../../support/zuBreites";

const anwesend = (page: Page) => page.getByRole("status").filter({ hasText: /wird gerade bearbeitet von \S/ });
const gespeichert = (page: Page) => page.getByRole("status").filter({ hasText: /wurde soeben gespeichert von \S/ });
const titel = (page: Page) => page.getByRole("textbox", { name: "Titel des Vorhabens", exact: true });

async function openFormular(page: Page, uuid: string): Promise<void> {
  await page.goto(`/antraege/${uuid}/startseite`);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
}

/**
 * How the channel of a browser can be disturbed, from a proxy that knows no WebSocket to one that lets nothing through.
 */
async function lock(context: BrowserContext, was: "websocket" | "streaming" | "alles"): Promise<void> {
  await context.routeWebSocket(/\/notifications\//, (ws) => ws.close({ code: 1011 }));
  if (was !== "websocket") await context.route(/\/notifications\/.*\/xhr_streaming/, (route) => route.abort());
  if (was === "alles") await context.route(/\/notifications/, (route) => route.abort());
}

test("zwei Personen sehen einander auf demselben Antrag, und was die andere gespeichert hat", async ({
  page,
  als,
  browser,
  baseURL,
}) => {
  await als("mitarbeit", { eigene: true });
  const uuid = await createAntrag(page);
  await expect(anwesend(page)).toHaveCount(0);
  const context = await neuerContext(browser, baseURL);
  await als("maschinenbau", { context });
  const andere = await context.newPage();
  await andere.goto(`/antraege/${uuid}/startseite`);
  await expect(anwesend(page)).toBeVisible();
  await expect(anwesend(andere)).toBeVisible();

  await openFormular(page, uuid);
  await expect(anwesend(page)).toBeVisible();
  await titel(page).fill("Mein Titel");
  await new FormularSeite(page).save("Speichern");
  await expect(gespeichert(andere)).toBeVisible();
  await andere.getByRole("button", { name: "Neuen Stand laden" }).click();
  await expect(gespeichert(andere)).toHaveCount(0);
  await expect(andere.getByRole("main").getByText("Mein Titel").first()).toBeVisible();
  await expect(gespeichert(page)).toHaveCount(0);

  await andere.goto("/home");
  await expect(anwesend(page)).toHaveCount(0);
  await context.close();
});

test("wer tippt, behält seinen Text, wenn jemand anderes speichert", async ({ page, als, browser, baseURL }) => {
  await als("mitarbeit", { eigene: true });
  const uuid = await createAntrag(page);
  await openFormular(page, uuid);
  const context = await neuerContext(browser, baseURL);
  await als("maschinenbau", { context });
  const andere = await context.newPage();
  await openFormular(andere, uuid);
  await expect(anwesend(page)).toBeVisible();
  await titel(page).fill("Nicht gespeichert");
  await andere.getByRole("textbox", { name: "Kurzbezeichnung / Akronym", exact: true }).fill("ABC");
  await new FormularSeite(andere).save("Speichern");
  await expect(gespeichert(page)).toContainText("Ihre Eingaben bleiben stehen.");
  await expect(titel(page)).toHaveValue("Nicht gespeichert");
  await context.close();
});

for (const was of ["websocket", "streaming"] as const) {
  test(`die Meldungen kommen auch an, wenn ${was === "websocket" ? "WebSockets" : "WebSockets und Streaming"} gesperrt sind`, async ({
    page,
    als,
    browser,
    baseURL,
  }) => {
    await als("mitarbeit", { eigene: true });
    const uuid = await createAntrag(page);
    const context = await neuerContext(browser, baseURL);
    await lock(context, was);
    await als("maschinenbau", { context });
    const andere = await context.newPage();
    await andere.goto(`/antraege/${uuid}/startseite`);
    await expect(anwesend(andere)).toBeVisible({ timeout: 90_000 });
    await expect(anwesend(page)).toBeVisible();
    await context.close();
  });
}

test("kommt gar nichts durch, sagt es das Benutzermenü, und alles andere geht", async ({ browser, baseURL, als }) => {
  const context = await neuerContext(browser, baseURL);
  await lock(context, "alles");
  await als("mitarbeit", { context });
  const page = await context.newPage();
  const zeilen: string[] = [];
  page.on("console", (zeile) => {
    if (zeile.text().includes("Live-Verbindung")) zeilen.push(zeile.type());
  });
  const uuid = await createAntrag(page);
  await page.getByRole("banner").getByRole("group").locator("summary").last().click();
  await expect(page.getByText("Live-Meldungen unterbrochen")).toBeVisible({ timeout: 90_000 });
  await openFormular(page, uuid);
  await titel(page).fill("Trotzdem gespeichert");
  await new FormularSeite(page).save("Speichern");
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
  await expect(anwesend(page)).toHaveCount(0);
  // Once for each page that was loaded anew, however often it has tried again.
  expect(new Set(zeilen)).toEqual(new Set(["info"]));
  await context.close();
});

test("nach einer Unterbrechung liest die Seite ihren Stand neu und lädt, was inzwischen fertig ist", async ({
  browser,
  baseURL,
  als,
}) => {
  const context = await neuerContext(browser, baseURL);
  await als("mitarbeit", { context });
  const page = await context.newPage();
  let isGesperrt = false;
  await context.route(/\/notifications/, (route) => (isGesperrt ? route.abort() : route.continue()));
  await watchKanaele(context);
  await page.goto("/home");
  await expect.poll(() => countKanaele(page), { timeout: 120_000 }).toBe(1);
  isGesperrt = true;
  await page.waitForTimeout(500);
  await cutKanal(page);
  await page.getByRole("banner").getByRole("group").locator("summary").last().click();
  await expect(page.getByText("Live-Meldungen unterbrochen")).toBeVisible();
  await requestWithoutFormular(page);
  const fertige = async () => (await (await context.request.get("/v1/exporte")).text()).includes('"FERTIG"');
  await expect.poll(fertige).toBe(true);
  const vonSelbst = page.waitForEvent("download");
  const neuGelesen = page.waitForResponse((response) => new URL(response.url()).pathname === "/home.data");
  isGesperrt = false;
  expect((await neuGelesen).ok()).toBe(true);
  await expect(page.getByText("Live-Meldungen unterbrochen")).toHaveCount(0);
  expect((await vonSelbst).suggestedFilename()).toMatch(/_antraege_\d{6}(-\d+)?\.csv$/);
  await context.close();
});

test("kurze Meldungen bleiben unter der Maus stehen und danach in der Liste lesbar", async ({
  browser,
  baseURL,
  als,
}) => {
  const context = await neuerContext(browser, baseURL);
  await als("mitarbeit", { context });
  const page = await context.newPage();
  const sage: ((ziel: string, inhalt: object) => void)[] = [];
  await context.routeWebSocket(/\/notifications\//, (ws) => {
    const server = ws.connectToServer();
    ws.onMessage((text) => {
      server.send(text);
      if (!String(text).includes("/user/notification/alert")) return;
      sage.push((ziel, inhalt) =>
        ws.send(
          `a${JSON.stringify([`MESSAGE\nsubscription:sub-${ziel === "alert" ? "6" : "2"}\nmessage-id:1\ndestination:/user/notification/${ziel}\n\n${JSON.stringify(inhalt)}\0`])}`,
        ),
      );
    });
  });
  await page.goto("/home");
  await expect.poll(() => sage.length).toBe(1);
  const meldungen = page
    .getByRole("banner")
    .getByRole("group")
    .filter({ hasText: /^Meldungen/ });
  await expect(meldungen).toHaveCount(0);
  sage[0]?.("alert", { alertMessage: "Der Export beginnt", alertMessageType: "WARNING", showAlertMessage: true });
  sage[0]?.("messages", { unreadMessages: 3, showNewMessageNotification: true });
  const kurz = page.getByRole("status").filter({ has: page.getByRole("button", { name: "Schließen" }) });
  await kurz.getByText("Der Export beginnt").hover();
  await page.waitForTimeout(6_000);
  await expect(kurz).toContainText("Der Export beginnt");
  await page.mouse.move(5, 5);
  await expect(kurz).toContainText("Sie haben 3 ungelesene Nachrichten");
  await expect(kurz).toHaveCount(0);
  sage[0]?.("alert", { alertMessage: "Download nicht möglich!", alertMessageType: "ERROR", showAlertMessage: true });
  await meldungen.locator("summary").click();
  await expect(meldungen.getByRole("listitem")).toHaveText([
    /Fehler.*Download nicht möglich!/,
    /Sie haben 3 ungelesene Nachrichten/,
    /Warnung.*Der Export beginnt/,
  ]);
  await kurz.getByText("Download nicht möglich!").hover();
  expect(await checkRegeln(page, "Meldungen")).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(meldungen.getByRole("list")).toBeInViewport({ ratio: 1 });
  expect(await findZuBreites(page, "320 Pixel")).toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  expect(await findZuBreites(page, "375 Pixel mit doppelt großer Schrift")).toEqual([]);
  await expect(meldungen.getByRole("list")).toBeInViewport({ ratio: 1 });
  await meldungen.locator("summary").click();
  const konto = page.getByRole("banner").getByRole("group").filter({ hasText: "Milo Muster" });
  await konto.locator("summary").click();
  // Further down it may reach below the edge, where one can scroll to; not so on the left.
  await expect.poll(async () => (await konto.getByRole("list").boundingBox())?.x).toBeGreaterThanOrEqual(0);
  expect(await findZuBreites(page, "das Benutzermenü")).toEqual([]);
  await context.close();
});
