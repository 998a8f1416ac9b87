import { describe, expect, it } from "vitest";
import type { OffeneSeite } from "../../../../app/server/portal/offen";
import { recallAnsicht } from "../../../../app/server/portal/letzteAnsicht";
import { openRoute } from "../../../../app/server/portal/openRoute";
import { anfrageAn, createScheinBackend, formular, geworfen, sitzungAngemeldet } from "./scheinBackend";

const PERSONEN = { tabelle: "personen", adresse: "/support/benutzerverwaltung" } as const;
const STAB = { tabelle: "stab", adresse: "/admin/benutzerverwaltung" } as const;
const VERBUND = { tabelle: "verbund", adresse: "/verbundeneUnternehmen" } as const;
type Ort = typeof PERSONEN | typeof STAB | typeof VERBUND;

/** A browser that keeps its cookies. */
function createBrowser(csrf = "token-der-sitzung") {
  const sitzung = {
    ...sitzungAngemeldet,
    csrf,
    navigation: ["supportBenutzerverwaltung", "adminBenutzerverwaltung", "verbundeneUnternehmen"],
  };
  const { backendFetch } = createScheinBackend({ "GET /v1/sitzung": () => Response.json(sitzung) });
  const keks = new Map([["sid", "a"]]);
  const take = (headers: Headers) => {
    for (const zeile of headers.getSetCookie()) {
      const [, name = "", wert = ""] = /^(?:__Host-)?([^=]+)=([^;]*)/.exec(zeile) ?? [];
      if (zeile.includes("Max-Age=0")) keks.delete(name);
      else keks.set(name, wert);
    }
  };
  const open = (pfad: string, init: RequestInit = {}): Promise<OffeneSeite> => {
    const cookie = [...keks].map(([name, wert]) => `${name}=${wert}`).join("; ");
    return openRoute(anfrageAn(pfad, backendFetch, { ...init, headers: { cookie } }), "impressum");
  };
  /** Opens an address of a list; answers where it leads, "" when it stays. */
  const visit = async (ort: Ort, query = "", init: RequestInit = {}): Promise<string> => {
    const offen = await open(`${ort.adresse}${query}`, init);
    const bleibt = recallAnsicht(offen, ort).then(() => new Response(null, { headers: offen.headers }));
    const antwort = await bleibt.catch(() => geworfen(bleibt));
    take(antwort.headers);
    return antwort.headers.get("location") ?? "";
  };
  return { visit, keks };
}

describe("die letzte Ansicht einer Liste", () => {
  it("kommt wieder, für jede Tabelle ihre eigene", async () => {
    const { visit } = createBrowser();
    expect(await visit(PERSONEN, "?suche=Muster")).toBe("");
    expect(await visit(STAB)).toBe("");
    expect(await visit(STAB, "?filter.status=GESPERRT&sortierung=name%3Adesc")).toBe("");
    expect(await visit(PERSONEN)).toBe("/support/benutzerverwaltung?suche=Muster");
    expect(await visit(STAB)).toBe("/admin/benutzerverwaltung?filter.status=GESPERRT&sortierung=name%3Adesc");
  });

  it("ist vergessen, wenn sie zurückgesetzt oder die schlichte verlangt wird", async () => {
    const { visit, keks } = createBrowser();
    await visit(PERSONEN, "?suche=Muster");
    await visit(STAB, "?suche=Anna");
    expect(await visit(PERSONEN, "?zuruecksetzen=ja")).toBe("/support/benutzerverwaltung");
    expect(await visit(PERSONEN)).toBe("");
    expect(await visit(STAB)).toBe("/admin/benutzerverwaltung?suche=Anna");
    expect(await visit(STAB, "?seite=1")).toBe("");
    expect(await visit(STAB)).toBe("");
    expect(keks.has("ansicht")).toBe(false);
  });

  it("lässt leere Felder eines Formulars aus der Adresse", async () => {
    const { visit } = createBrowser();
    expect(await visit(PERSONEN, "?suche=&filter.status=AKTIV")).toBe(
      "/support/benutzerverwaltung?filter.status=AKTIV",
    );
    expect(await visit(PERSONEN, "?suche=&filter.status=")).toBe("/support/benutzerverwaltung");
    expect(await visit(PERSONEN)).toBe("");
  });

  it("beginnt auf der ersten Seite, mit den Seiten darunter", async () => {
    const { visit } = createBrowser();
    await visit(PERSONEN, "?suche=a&seite=4");
    expect(await visit(PERSONEN)).toBe("/support/benutzerverwaltung?suche=a");
    await visit(PERSONEN, "?suche=a&bis=3");
    expect(await visit(PERSONEN)).toBe("/support/benutzerverwaltung?suche=a&bis=3");
  });

  it("lässt stehen, was nicht zur Tabelle gehört", async () => {
    const { visit } = createBrowser();
    await visit(VERBUND, "?suche=Tochter");
    expect(await visit(VERBUND, "?zeichnung=gross")).toBe("/verbundeneUnternehmen?suche=Tochter&zeichnung=gross");
  });

  it("verdrängt die Seite nicht, die ein Formular beantwortet", async () => {
    const { visit } = createBrowser();
    await visit(PERSONEN, "?suche=Muster");
    expect(await visit(PERSONEN, "", formular({ csrf: "token-der-sitzung" }))).toBe("");
  });

  it("gehört zur Sitzung", async () => {
    const { visit, keks } = createBrowser();
    await visit(PERSONEN, "?suche=Muster");
    const andere = createBrowser("token-einer-anderen");
    andere.keks.set("ansicht", keks.get("ansicht") ?? "");
    expect(await andere.visit(PERSONEN)).toBe("");
  });

  it("passt in einen Cookie: die am längsten nicht gesehene geht zuerst", async () => {
    const { visit, keks } = createBrowser();
    const lang = (zeichen: string) => `?filter.name=${zeichen.repeat(400)}&filter.email=${zeichen.repeat(450)}`;
    await visit(PERSONEN, lang("a"));
    await visit(STAB, lang("b"));
    await visit(
      VERBUND,
      `?suche=${"c".repeat(200)}&filter.name=${"c".repeat(500)}&filter.steuernummer=${"c".repeat(200)}`,
    );
    expect((keks.get("ansicht") ?? "").length).toBeLessThan(3_600);
    expect(await visit(PERSONEN)).toBe("");
    expect(await visit(STAB)).not.toBe("");
    expect(await visit(VERBUND)).not.toBe("");
  });
});
