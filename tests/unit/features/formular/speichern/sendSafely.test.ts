import { afterEach, expect, it, vi } from "vitest";
import { FEHLER } from "~/contract/wire/fehlerkatalog";
import { sendSafely } from "~/features/formular/speichern/sendSafely";

afterEach(() => vi.unstubAllGlobals());

async function meldungBei(fails: () => Promise<never>): Promise<string> {
  vi.stubGlobal("window", { location: { href: "http://localhost:3000/profil" } });
  const request = new Request("http://localhost:3000/profil", {
    method: "POST",
    body: new URLSearchParams({ absicht: "beenden" }),
  });
  const args = { request, params: {}, context: undefined, serverAction: fails };
  const antwort = (await sendSafely(args as never)) as Response;
  return ((await antwort.json()) as { problem: { userMessage: string } }).problem.userMessage;
}

it.each<[string, () => Promise<never>]>([
  ["das Portal nicht erreichbar ist", () => Promise.reject(new TypeError("Failed to fetch"))],
  [
    "die Sitzung beendet ist",
    async () => {
      throw await Promise.resolve(new Response(null, { headers: { location: "/landingpage?eingabe=verworfen" } }));
    },
  ],
])("spricht nicht von Eingaben dessen, der nur einen Knopf gedrückt hat, wenn %s", async (_wann, fails) => {
  expect(await meldungBei(fails)).not.toMatch(/\bihre Eingaben\b/i);
});

it("nennt bei zu vielen Versuchen die Zeit, die das Portal nennt", async () => {
  const seite = (data: unknown) => () =>
    Promise.reject(Object.assign(new Error(), { status: 429, statusText: "", internal: false, data }));
  const text = "Zu viele Versuche. Bitte warten Sie noch 42 Sekunden.";
  expect(await meldungBei(seite({ requestId: "x", userMessage: text }))).toBe(text);
  expect(await meldungBei(seite("<html>"))).toBe(FEHLER.ZU_VIELE_VERSUCHE.message);
});

it("sagt, dass Eingaben auf der Seite bleiben", () => {
  expect(FEHLER.NICHT_ERREICHBAR.message).toContain("Eingaben bleiben auf dieser Seite.");
});
