import { type Download, expect, type Page, type WebSocket } from "@playwright/test";
import { hasScripts } from "./formularSeite";

/** Opens a page, with scripts until its live channel is connected; gives that channel. */
export async function openConnected(page: Page, adresse: string): Promise<WebSocket | null> {
  if (!hasScripts()) {
    await page.goto(adresse);
    return null;
  }
  // The page before this one may be connecting at this moment.
  await page.goto("about:blank");
  const verbunden = page
    .waitForEvent("websocket", (socket) => socket.url().includes("/notifications/"))
    .then(async (socket) => {
      await socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes("CONNECTED"));
      return socket;
    });
  await page.goto(adresse);
  return verbunden;
}

/** Orders a file of the whole list as the form below a long one does, whatever length this one has. */
export async function requestWithoutFormular(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const feld = (name: string) => page.locator(`input[name="${name}"]`).first().inputValue();
  const form = { csrf: await feld("csrf"), schluessel: crypto.randomUUID(), ansicht: "", format: "CSV" };
  const antwort = await page.context().request.post("/exporte", { form, headers: { origin } });
  expect(await antwort.text()).toContain("Ihr Export wird vorbereitet.");
}

/** Without scripts the person looks again until the newest file is ready, and takes it by its link. */
export async function loadWithoutScripts(page: Page): Promise<Download> {
  await expect(async () => {
    const aktualisieren = page.getByRole("link", { name: "Stand aktualisieren" });
    if (await aktualisieren.isVisible()) await aktualisieren.click();
    await expect(aktualisieren).toHaveCount(0, { timeout: 500 });
  }).toPass();
  const warten = page.waitForEvent("download");
  await page
    .getByRole("link", { name: /^Herunterladen/ })
    .first()
    .click();
  return warten;
}

export async function inhaltVon(download: Download): Promise<Buffer> {
  const stuecke: Buffer[] = [];
  for await (const stueck of await download.createReadStream()) stuecke.push(Buffer.from(stueck as Uint8Array));
  return Buffer.concat(stuecke);
}
