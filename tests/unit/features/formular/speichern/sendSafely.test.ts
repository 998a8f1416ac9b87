import { afterEach, expect, it, vi } from "vitest";
import { FEHLER } from "~/contract/wire/fehlerkatalog";
import { sendSafely } from "~/features/formular/speichern/sendSafely";

afterEach(() => vi.unstubAllGlobals());

/** An error page as Remix throws it. */
const seite = (status: number, data: unknown) =>
  Object.assign(new Error(), { status, statusText: "", internal: false, data });

async function meldungBei(fails: () => Promise<never>, fenster: object = {}, onLine = true): Promise<string> {
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("window", { location: { href: "http://localhost:3000/profil" }, ...fenster });
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
  const text = "Zu viele Versuche. Bitte warten Sie noch 42 Sekunden.";
  expect(await meldungBei(() => Promise.reject(seite(429, { requestId: "x", userMessage: text })))).toBe(text);
  expect(await meldungBei(() => Promise.reject(seite(429, "<html>")))).toBe(FEHLER.ZU_VIELE_VERSUCHE.message);
});

it.each<[string, Error, string | null]>([
  ["eine Fehlerseite des Portals", seite(500, { requestId: "vorgang-1" }), "vorgang-1"],
  ["eine Seite von etwas davor", seite(500, "<html>"), null],
  ["ein Fehler, den niemand gefangen hat", new Error("Unexpected Server Error"), null],
])("behält bei 500 das Formular und öffnet das Fehler-Popup: %s", async (_was, error, vorgangsnummer) => {
  const gemeldet: unknown[] = [];
  const dispatchEvent = ({ detail }: CustomEvent<unknown>) => gemeldet.push(detail);
  const text = await meldungBei(() => Promise.reject(error), { dispatchEvent });
  expect(text).toBe("Leider ist ein Fehler aufgetreten. Bitte probieren Sie es später erneut.");
  expect(gemeldet).toEqual([vorgangsnummer]);
});

it("sagt, dass Eingaben auf der Seite bleiben", () => {
  expect(FEHLER.NICHT_ERREICHBAR.message).toContain("Eingaben bleiben auf dieser Seite.");
});

it("sagt es, wenn nicht der Dienst fehlt, sondern das Netz", async () => {
  const fails = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await meldungBei(fails, {}, false)).toMatch(/^Sie sind offline\. Eingaben bleiben auf dieser Seite\./);
  expect(await meldungBei(fails)).toBe(FEHLER.NICHT_ERREICHBAR.message);
});
