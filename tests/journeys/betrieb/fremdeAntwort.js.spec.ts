import { createServer, type Server } from "node:http";
import type { Browser, Page } from "@playwright/test";
import { expect, neuerContext, test } from "../../support/portal";

/** Another host, as far as a browser is concerned; counts who comes. */
let fremd: Server;
let besuche: string[] = [];
test.beforeAll(async () => {
  fremd = createServer((request, answer) => {
    besuche.push(request.url ?? "");
    answer.writeHead(200, { "access-control-allow-origin": "*", "content-type": "text/event-stream" }).end();
  });
  fremd.on("upgrade", (request, socket) => {
    besuche.push(request.url ?? "");
    socket.destroy();
  });
  await new Promise<void>((resolve) => fremd.listen(0, "127.0.0.1", resolve));
});
test.afterAll(() => void fremd.close());
test.beforeEach(() => {
  besuche = [];
});

function fremdeUrl(art: string): string {
  const address = fremd.address();
  if (typeof address !== "object" || address === null) throw new Error("Not listening");
  return `${art}://127.0.0.1:${String(address.port)}/besuch`;
}

/** A page that writes down what its policy forbids; nobody minds what it says in the console. */
async function open(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await neuerContext(browser, baseURL)).newPage();
  await page.addInitScript(() => {
    const verbote: string[] = [];
    Reflect.set(window, "verbote", verbote);
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      verbote.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return page;
}

const verbote = (page: Page): Promise<unknown> => page.evaluate<unknown>(() => Reflect.get(window, "verbote"));

/** Names of constructors with what they would do, in the three ways in which a stream can ask for one. */
const ANGRIFFE = [
  { name: "Function", text: () => "globalThis.boese = true", verbot: "script-src eval" },
  { name: "EventSource", text: () => fremdeUrl("http"), verbot: "connect-src http://127.0.0.1" },
  { name: "WebSocket", text: () => fremdeUrl("ws"), verbot: "connect-src ws://127.0.0.1" },
] as const;

async function expectRefusal(page: Page, verbot: string): Promise<void> {
  await expect.poll(() => verbote(page)).toContainEqual(expect.stringContaining(verbot));
  expect(besuche).toEqual([]);
  expect(await page.evaluate<unknown>(() => Reflect.get(globalThis, "boese"))).toBeUndefined();
}

for (const { name, text, verbot } of ANGRIFFE) {
  const stroeme = {
    "einen Fehler von turbo-stream": () => [["E", text(), name]],
    "einen Fehler des Servers": () => [["SanitizedError", 1, 2, 3], name, text(), ""],
  };
  for (const [was, strom] of Object.entries(stroeme)) {
    test(`Daten einer Seite, die ${name} als ${was} nennen, bewirken nichts`, async ({ browser, baseURL }) => {
      const page = await open(browser, baseURL);
      await page.goto("/help");
      await page.route(/\.data(\?|$)/, (route) =>
        route.fulfill({
          contentType: "text/x-script; charset=utf-8",
          headers: { "x-remix-response": "yes" },
          body: JSON.stringify(strom()),
        }),
      );
      await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
      await expectRefusal(page, verbot);
      await page.unrouteAll();
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.context().close();
    });
  }

  test(`Ein Fehler in der Seite, der ${name} als seine Art nennt, bewirkt beim Aufbau nichts`, async ({
    browser,
    baseURL,
  }) => {
    const page = await open(browser, baseURL);
    const zustand = [
      { _1: 2, _3: 4 },
      "loaderData",
      {},
      "errors",
      { _5: 6 },
      "root",
      { _7: 8, _9: 10, _11: 12, _13: 14 },
      "__type",
      "Error",
      "__subType",
      name,
      "message",
      text(),
      "stack",
      "",
    ];
    await page.route("**/help", async (route) => {
      const echt = await route.fetch();
      const html = await echt.text();
      const gefaelscht = html.replace(
        /streamController\.enqueue\("(?:[^"\\]|\\.)*"\)/,
        () => `streamController.enqueue(${JSON.stringify(JSON.stringify(zustand))})`,
      );
      expect(gefaelscht).not.toBe(html);
      await route.fulfill({ response: echt, body: gefaelscht });
    });
    await page.goto("/help");
    await expectRefusal(page, verbot);
    await page.context().close();
  });
}

for (const pfad of ["//evil.example/help", "//evil.example//", "/.//evil.example/help"]) {
  test(`eine Adresse mit dem Pfad ${pfad} bleibt im Portal, auch vor und zurück`, async ({ page, baseURL }) => {
    const fort: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).origin !== baseURL) fort.push(request.url());
    });
    const ueberschrift = page.getByRole("heading", { level: 1 });
    await page.goto(String(baseURL) + pfad);
    await expect(ueberschrift).toHaveText("Seite nicht gefunden");
    await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
    await expect(ueberschrift).toHaveText("Impressum");
    await page.goBack();
    await expect(ueberschrift).toHaveText("Seite nicht gefunden");
    await page.goForward();
    await expect(ueberschrift).toHaveText("Impressum");
    await page.reload();
    expect(new URL(page.url()).origin).toBe(baseURL);
    expect(fort).toEqual([]);
  });
}
