import { describe, expect, it } from "vitest";
import { readMailLink, rememberMailLink } from "~/server/portal/mailLink";
import { openRoute } from "~/server/portal/openRoute";
import { anfrageAn, createScheinBackend, formular, sitzungKeine } from "./scheinBackend";

const ERSTER = "erster-Token_aus-der-Mail";
const backend = () => createScheinBackend({ "GET /v1/sitzung": () => Response.json(sitzungKeine) });
const cookiesVon = (headers: Headers) => headers.getSetCookie().flatMap((zeile) => zeile.split(";")[0] ?? []);

function open(pfad: string, cookie = "", init: RequestInit = {}) {
  return openRoute(anfrageAn(pfad, backend().backendFetch, { ...init, headers: { cookie } }), "passwortzuruecksetzen");
}

/** Opens the link of a mail; gives where it leads and what the browser then sends. */
async function follow(token: string, cookie = "") {
  const umleitung: unknown = await open(`/passwortzuruecksetzen?token=${token}`, cookie).catch(
    (thrown: unknown) => thrown,
  );
  if (!(umleitung instanceof Response)) throw new Error("No redirect");
  return {
    status: umleitung.status,
    ort: umleitung.headers.get("location") ?? "",
    zeilen: umleitung.headers.getSetCookie(),
  };
}

const mitgesandt = (zeilen: readonly string[]) => zeilen.flatMap((zeile) => zeile.split(";")[0] ?? []).join("; ");

describe("der Link einer Mail", () => {
  it("führt auf dieselbe Seite ohne Token in der Adresse", async () => {
    const { status, ort, zeilen } = await follow(ERSTER);
    expect(status).toBe(303);
    expect(ort).toMatch(/^\/passwortzuruecksetzen\?maillink=[\w-]{12}$/);
    expect(zeilen.find((zeile) => zeile.includes(ERSTER))).toMatch(
      /; Path=\/; HttpOnly; SameSite=Lax.*; Max-Age=3600$/,
    );
  });

  it("ist dort wieder da, auch beim Neuladen, und bleibt vom Backend fern", async () => {
    const { ort, zeilen } = await follow(ERSTER);
    const dienst = backend();
    const seite = await openRoute(
      anfrageAn(ort, dienst.backendFetch, { headers: { cookie: mitgesandt(zeilen) } }),
      "passwortzuruecksetzen",
    );
    expect(await readMailLink(seite)).toBe(ERSTER);
    expect(dienst.requests.map(({ headers }) => headers.get("cookie") ?? "").join()).not.toContain(ERSTER);
  });

  it("wird mit einem zweiten in einem anderen Fenster nie verwechselt", async () => {
    const cookies = new Map<string | undefined, string>();
    const orte = new Map<string, string>();
    for (const token of [
      ERSTER,
      "zweiter",
      "dritter",
      "vierter",
      "fuenfter",
      "sechster",
      "siebter",
      "achter",
      ERSTER,
    ]) {
      const { ort, zeilen } = await follow(token, mitgesandt([...cookies.values()]));
      for (const zeile of zeilen) cookies.set(zeile.split("=")[0], zeile);
      orte.set(token, ort);
    }
    const cookie = mitgesandt([...cookies.values()]);
    for (const [token, ort] of orte) expect(await readMailLink(await open(ort, cookie))).toBe(token);

    // One more than there are places: another one is forgotten, not mistaken for it.
    const { ort, zeilen } = await follow("neunter", cookie);
    const danach = `${cookie}; ${mitgesandt(zeilen)}`;
    expect(await readMailLink(await open(ort, danach))).toBe("neunter");
    for (const [token, alt] of orte) expect([token, ""]).toContain(await readMailLink(await open(alt, danach)));
  });

  it.each([
    ["ohne Cookies", ""],
    ["mit fremden", "mail0=x; mail1=y; mail2=z; mail3=a; mail4=b; mail5=c; mail6=d; mail7=e"],
  ])("ist %s unbekannt, ohne dass die Seite verschwindet", async (_, cookie) => {
    const { ort } = await follow(ERSTER);
    expect(await readMailLink(await open(ort, cookie))).toBe("");
  });

  it("einer anderen Seite gilt hier nicht", async () => {
    const { ort, zeilen } = await follow(ERSTER);
    const andere = anfrageAn(ort.replace("passwortzuruecksetzen", "emailbestaetigen"), backend().backendFetch, {
      headers: { cookie: mitgesandt(zeilen) },
    });
    expect(await readMailLink(await openRoute(andere, "emailbestaetigen"))).toBe("");
  });

  it("bleibt der des gesendeten Formulars, wenn die Seite ihm antwortet", async () => {
    const seite = await open((await follow(ERSTER)).ort);
    const cookie = cookiesVon(seite.headers).join("; ");
    const gesendet = await open(
      "/passwortzuruecksetzen?maillink=x",
      cookie,
      formular({ csrf: seite.formular.csrf, token: "getippt" }),
    );
    expect(await readMailLink(gesendet)).toBe("getippt");
  });

  it("wird nicht behalten, wenn er keiner sein kann", async () => {
    const seite = await open("/passwortzuruecksetzen?maillink=x");
    rememberMailLink(seite.anfrage, "passwortzuruecksetzen", "a;b=c");
    rememberMailLink(seite.anfrage, "passwortzuruecksetzen", "x".repeat(201));
    expect(seite.headers.getSetCookie().filter((zeile) => zeile.startsWith("mail"))).toEqual([]);
  });
});
