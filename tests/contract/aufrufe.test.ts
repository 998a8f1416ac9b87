import { describe, expect, it } from "vitest";
import { traverseContractProcedures } from "@orpc/server";
import { z } from "zod";
import { contract } from "~/contract";

const endpoint = z.object({
  meta: z.object({ zugang: z.string() }),
  route: z.object({ method: z.string(), path: z.string(), tags: z.array(z.string()) }),
});

function listAufrufe() {
  const gefunden: { aufruf: string; zugang: string; tags: string[] }[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
    const { meta, route } = endpoint.parse(call["~orpc"]);
    gefunden.push({ aufruf: `${route.method} ${route.path}`, zugang: meta.zugang, tags: route.tags });
  });
  return gefunden;
}

const aufrufe = listAufrufe();

describe("Aufrufe", () => {
  it.each([
    ["POST /v1/auth/login", "OFFEN"],
    ["POST /v1/auth/token/tan", "VOR_TAN"],
    ["POST /v1/auth/token/refresh", "OFFEN"],
    ["POST /v1/auth/token/revoke", "OFFEN"],
    ["GET /v1/feature", "OFFEN"],
    ["GET /v1/nezo/config", "OFFEN"],
    ["GET /v1/benutzer/eingeloggt", "ANGEMELDET"],
    ["GET /v1/navigation", "ANGEMELDET"],
    ["GET /v1/hilfetexte", "OFFEN"],
    ["GET /v1/hinweistexte", "OFFEN"],
    ["GET /v1/antraege/{uuid}/info", "GEWAEHLT"],
    ["PUT /v1/benutzer/hilfetexteanzeigen", "ANGEMELDET"],
    ["GET /v1/nachrichten/anzahlungelesen", "GEWAEHLT"],
  ])("gibt es, wie Abschnitt 7 sie nennt: %s", (aufruf, zugang) => {
    expect(aufrufe).toContainEqual(expect.objectContaining({ aufruf, zugang }));
  });

  it("gibt es jeden nur einmal, unter /v1 oder /fach/v1, mit einem Thema für die Dokumentation", () => {
    const namen = aufrufe.map(({ aufruf }) => aufruf);
    expect(new Set(namen).size).toBe(namen.length);
    for (const { aufruf, tags } of aufrufe) {
      expect(aufruf).toMatch(/^(GET|POST|PUT|DELETE) \/(v1|fach\/v1)\/\S+$/);
      expect(tags, aufruf).toHaveLength(1);
    }
  });

  it("des Fachverfahrens verlangen sein Token, und nur diese", () => {
    for (const { aufruf, zugang } of aufrufe) expect(zugang === "FACH", aufruf).toBe(aufruf.includes(" /fach/"));
  });
});
