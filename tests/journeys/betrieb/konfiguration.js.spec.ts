import { expect, test } from "../../support/portal";

const SPEICHER = "antragsportal-konfiguration";

test("die Konfiguration wird einmal je Fenster geladen, als niemand, und unter ihrer Adresse behalten", async ({
  page,
  als,
}) => {
  await als("software");
  const anfragen: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/v1/konfiguration") anfragen.push(request.headers().cookie);
  });
  const read = () => page.evaluate((name) => sessionStorage.getItem(name), SPEICHER);
  await page.goto("/help");
  await expect.poll(read).not.toBeNull();
  const behalten = JSON.parse((await read()) ?? "{}") as Record<string, { formularMaxBytes: number }>;
  expect(Object.keys(behalten)).toEqual(["/v1/konfiguration"]);
  expect(behalten["/v1/konfiguration"]?.formularMaxBytes).toBe(256 * 1024);
  await page.goto("/profil");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.reload();
  expect(anfragen).toEqual([undefined]);
});

test("ohne Konfiguration geht alles weiter", async ({ page }) => {
  await page.route("**/v1/konfiguration", (route) => route.abort("connectionrefused"));
  const gescheitert = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/v1/konfiguration"));
  await page.goto("/landingpage");
  await gescheitert;
  await page.getByRole("link", { name: "Passwort vergessen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Passwort/ })).toBeVisible();
});
