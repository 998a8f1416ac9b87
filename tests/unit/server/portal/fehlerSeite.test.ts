import { describe, expect, it } from "vitest";
import { openAnfrage } from "../../../../app/server/portal/anfrage";
import { csrfPage, redirectTo } from "../../../../app/server/portal/fehlerSeite";
import { openRoute } from "../../../../app/server/portal/openRoute";
import { anfrageAn, fehlerAntwort, formular } from "./scheinBackend";

const seiteFuer = (headers: Record<string, string>): Response =>
  csrfPage(openAnfrage(anfrageAn("/landingpage", () => Promise.reject(new Error("not asked")), { headers })));
const RAT = "Hilft das nicht, erlauben Sie diesem Portal bitte Cookies: Es kommt nicht ohne sie aus.";

describe("csrfPage", () => {
  it("rät einem Browser, der kein Cookie gesendet hat, Cookies zu erlauben, auf der eigenen Seite und auf der, die stehen bleibt", async () => {
    const seite = seiteFuer({});
    expect([seite.status, await seite.json()]).toEqual([
      403,
      {
        requestId: "req-1",
        isFormularFremd: true,
        userMessage: `Das Formular passt nicht zu Ihrer Sitzung. Bitte öffnen Sie die Seite neu und senden Sie das Formular noch einmal. ${RAT}`,
        aufDerSeite: `Ihre Sitzung hat sich geändert. Eingaben bleiben auf dieser Seite. Bitte versuchen Sie es noch einmal. ${RAT}`,
      },
    ]);
  });

  it("rät das niemandem, dessen Browser Cookies sendet", async () => {
    expect(await seiteFuer({ cookie: "etwas=da" }).text()).not.toContain("Cookies");
  });
});

describe("redirectTo", () => {
  const anfrage = openAnfrage(anfrageAn("/landingpage", () => Promise.reject(new Error("not asked"))));

  it("führt zu einer Seite des Portals", () => {
    expect(redirectTo(anfrage, "/antraege?suche=a//b").headers.get("location")).toBe("/antraege?suche=a//b");
  });

  it.each(["//evil.example", "/\\evil.example", "/\t/evil.example", "/.//evil.example", "https://evil.example/home"])(
    "führt nie nach %j, wer immer es verlangt",
    (to) => expect(() => redirectTo(anfrage, to)).toThrow("pages of this portal only"),
  );
});

it("sagt nach einem Formular mit Dateien, dass sie nicht noch einmal gesendet werden", async () => {
  const ausfall = () => Promise.resolve(fehlerAntwort("NICHT_ERREICHBAR"));
  const datenNach = async (body: FormData | URLSearchParams): Promise<unknown> => {
    const anfrage = anfrageAn("/landingpage", ausfall, { method: "POST", body });
    const seite: unknown = await openRoute(anfrage, "landingpage").catch((e: unknown) => e);
    return seite instanceof Response ? await seite.json() : seite;
  };
  const mitDatei = new FormData();
  mitDatei.append("text", "getippt");
  mitDatei.append("dateien", new File(["x"], "x.txt"));
  expect(await datenNach(mitDatei)).toMatchObject({
    eingaben: { text: "getippt" },
    dateien: expect.stringMatching(/^Dateien gehen dabei nicht mit: /) as unknown,
  });
  expect(await datenNach(new URLSearchParams({ text: "getippt" }))).not.toHaveProperty("dateien");
});

it("bietet ein Formular, das an einen fremden Ort ginge, nach einem Ausfall nicht noch einmal an", async () => {
  const ausfall = () => Promise.resolve(fehlerAntwort("NICHT_ERREICHBAR"));
  const datenVon = async (pfad: string): Promise<unknown> => {
    const seite: unknown = await openRoute(
      anfrageAn(pfad, ausfall, formular({ text: "getippt" })),
      "landingpage",
    ).catch((e: unknown) => e);
    return seite instanceof Response ? await seite.json() : seite;
  };
  expect(await datenVon("/landingpage")).toMatchObject({ ziel: "/landingpage", eingaben: { text: "getippt" } });
  expect(await datenVon("//evil.example/landingpage")).toEqual({ requestId: "req-1" });
});
