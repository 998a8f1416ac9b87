import type { BrowserContext, Page, WebSocketRoute } from "@playwright/test";

/**
 * Lets the live channel of a page through, as WebSocket alone, and gives its channels in the order in which the portal
 * greeted them. One that is cut before its greeting makes the page only go on to the next kind of transport, and a busy
 * machine makes it do so, too; so the others are closed, and the page tries again from the beginning.
 */
export async function listKanaele(von: Page | BrowserContext): Promise<readonly WebSocketRoute[]> {
  const begruesste: WebSocketRoute[] = [];
  await von.route(/\/notifications\/.*\/xhr/, (route) => route.abort());
  await von.routeWebSocket(/\/notifications\//, (ws) => {
    ws.connectToServer().onMessage((message) => {
      ws.send(message);
      if (message.toString().includes("CONNECTED")) begruesste.push(ws);
    });
  });
  return begruesste;
}
