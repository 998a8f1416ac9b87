import { describe, expect, it } from "vitest";
import { openAnfrage } from "../../../../app/server/portal/anfrage";
import { csrfPage } from "../../../../app/server/portal/fehlerSeite";
import { anfrageAn } from "./scheinBackend";

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
