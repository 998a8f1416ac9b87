import type { BrowserContext, Page, WebSocketRoute } from "@playwright/test";

/** Tells which document the pages show at the moment: a new one with each that is loaded, not with a move inside it. */
function countDokumente(von: Page | BrowserContext): () => number {
  let dokument = 0;
  let isGeladen = false;
  von.on("request", (anfrage) => {
    if (anfrage.isNavigationRequest()) isGeladen = true;
  });
  const watch = (page: Page) => {
    page.on("framenavigated", () => {
      if (isGeladen) dokument += 1;
      isGeladen = false;
    });
  };
  if ("pages" in von) {
    von.pages().forEach(watch);
    von.on("page", watch);
  } else watch(von);
  return () => dokument;
}

/**
 * Lets the live channel of a page through, as WebSocket alone, and gives the channels of the document that is shown, in
 * the order in which the portal greeted them. One that is cut before its greeting makes the page only go on to the
 * next kind of transport, and a busy machine makes it do so, too; so the others are closed, and the page tries again
 * from the beginning. A channel of a document before is none any more: to cut it changes nothing.
 */
export async function listKanaele(von: Page | BrowserContext): Promise<() => readonly WebSocketRoute[]> {
  const currentDokument = countDokumente(von);
  const begruesste: { ws: WebSocketRoute; dokument: number }[] = [];
  await von.route(/\/notifications\/.*\/xhr/, (route) => route.abort());
  await von.routeWebSocket(/\/notifications\//, (ws) => {
    const dokument = currentDokument();
    ws.connectToServer().onMessage((message) => {
      ws.send(message);
      if (message.toString().includes("CONNECTED")) begruesste.push({ ws, dokument });
    });
  });
  return () => begruesste.filter(({ dokument }) => dokument === currentDokument()).map(({ ws }) => ws);
}
