import type { BrowserContext, Page } from "@playwright/test";

type MitKanaelen = { begruessteKanaele?: WebSocket[] };

/**
 * Notes the channels of each document that is loaded from now on, in the order in which the portal greeted them. Only
 * WebSockets are let through: a busy machine makes the page go on to another kind of transport, which nobody could cut;
 * so the others are closed, and the page tries again from the beginning.
 */
export async function watchKanaele(von: Page | BrowserContext): Promise<void> {
  await von.route(/\/notifications\/.*\/xhr/, (route) => route.abort());
  await von.addInitScript(() => {
    const begruesste: WebSocket[] = [];
    (window as unknown as MitKanaelen).begruessteKanaele = begruesste;
    window.WebSocket = class extends WebSocket {
      constructor(...wie: ConstructorParameters<typeof WebSocket>) {
        super(...wie);
        this.addEventListener("message", ({ data }) => {
          if (String(data).includes("CONNECTED")) begruesste.push(this);
        });
      }
    };
  });
}

/** How many channels the portal has greeted since the document was loaded, those that are cut included. */
export const countKanaele = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as MitKanaelen).begruessteKanaele?.length ?? 0);

/**
 * Cuts the channel that is open, and waits until the page has heard of it: what it sends meanwhile the browser reports
 * as an error. One that is cut before its greeting makes the page only try another transport.
 */
export async function cutKanal(page: Page): Promise<void> {
  const isOffen = await page.evaluate(async () => {
    const kanal = (window as unknown as MitKanaelen).begruessteKanaele?.at(-1);
    if (kanal?.readyState !== WebSocket.OPEN) return false;
    const zu = new Promise((resolve) => kanal.addEventListener("close", resolve, { once: true }));
    kanal.close();
    await zu;
    return true;
  });
  if (!isOffen) throw new Error("No channel is open");
}
