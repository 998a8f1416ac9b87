import { describe, expect, it } from "vitest";
import { openRoute } from "../../../../app/server/portal/openRoute";
import { forgetEntwurf, readEntwurf, rememberEntwurf } from "../../../../app/server/portal/registrierungEntwurf";
import { anfrageAn, createScheinBackend, sitzungKeine } from "./scheinBackend";

async function open(cookie = "") {
  const backend = createScheinBackend({ "GET /v1/sitzung": () => Response.json(sitzungKeine) });
  return openRoute(anfrageAn("/registrierung", backend.backendFetch, { headers: { cookie } }), "registrierung");
}

async function remember(texte: Record<string, string>): Promise<string> {
  const seite = await open();
  rememberEntwurf(seite.anfrage, texte);
  return seite.headers.getSetCookie().find((zeile) => zeile.startsWith("regentwurf=")) ?? "";
}

describe("Entwurf der Benutzerdaten", () => {
  it("kommt mit dem Cookie zurück, das kein Skript lesen kann", async () => {
    const zeile = await remember({ vorname: "Nora", datenschutz: "true" });
    expect(zeile).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=86400$/);
    const { anfrage } = await open(zeile.split(";")[0]);
    expect(readEntwurf(anfrage)).toEqual({ vorname: "Nora", datenschutz: "true" });
  });

  it("nimmt keinen veränderten Cookie an und kürzt überlange Texte", async () => {
    const zeile = await remember({ vorname: "x".repeat(5000) });
    const [cookie = ""] = zeile.split(";");
    expect(cookie.length).toBeLessThan(4000);
    expect(readEntwurf((await open(cookie)).anfrage).vorname).toHaveLength(200);
    expect(readEntwurf((await open(`${cookie}x`)).anfrage)).toEqual({});
  });

  it("verschwindet nach dem Absenden", async () => {
    const [cookie = ""] = (await remember({ vorname: "Nora" })).split(";");
    const seite = await open(cookie);
    forgetEntwurf(seite.anfrage);
    expect(seite.headers.getSetCookie()).toContain("regentwurf=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
  });
});
