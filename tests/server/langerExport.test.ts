import type { Server } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Exporttabelle, Exportzelle } from "~/contract/exportTabelle";
import { systemClock } from "~/lib/clock";
import { readConfig } from "~/server/config";
import { createHttpServer } from "~/server/httpServer";
import { listen } from "~/server/listen";
import { createLog } from "~/server/log";
import { writeXlsx } from "~/server/portal/export/xlsx";

const SPALTEN = 12;
const zelle = (zeile: number, spalte: number): Exportzelle => {
  if (spalte % 3 === 0) return { art: "zahl", wert: zeile };
  return spalte % 3 === 1 ? { art: "tag", wert: "2026-01-02" } : { art: "text", wert: `Antrag ${String(zeile)}, ${String(spalte)}` };
};
const tabelleMit = (zeilen: number): Exporttabelle => ({
  name: "Anträge",
  spalten: Array.from({ length: SPALTEN }, (_, spalte) => `Spalte ${String(spalte)}`),
  zeilen: Array.from({ length: zeilen }, (_, zeile) => Array.from({ length: SPALTEN }, (_, spalte) => zelle(zeile, spalte))),
});

let server: Server;
let url: string;
beforeAll(async () => {
  const port = 53_000 + (process.pid % 10_000);
  url = `http://localhost:${String(port)}`;
  const config = readConfig({ PUBLIC_URL: url, PORT: String(port) });
  if (!config.ok) throw new Error(config.error.join());
  const nirgends = () => Promise.resolve(new Response(null, { status: 404 }));
  server = createHttpServer({
    ...{ config: config.value, log: createLog("silent"), clock: systemClock, callBackend: nirgends, backend: nirgends },
    ...{ live: null, nezoSimulator: null, pages: { handle: nirgends, files: () => null, buildId: "b1" } },
    ...{ isReady: () => Promise.resolve(true), listStoerungen: () => Promise.resolve([]), isDevelopment: false },
  });
  await listen(server, port, "127.0.0.1");
});
afterAll(() => server.close());

it("lässt den Server antworten, während die längste Liste geschrieben wird", async () => {
  const tabelle = tabelleMit(10_000);
  const stand: { isFertig: boolean } = { isFertig: false };
  const beginn = performance.now();
  const datei = writeXlsx(tabelle).finally(() => (stand.isFertig = true));
  const dauern: number[] = [];
  while (!stand.isFertig) {
    const start = performance.now();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    dauern.push(performance.now() - start);
  }
  expect((await datei).length).toBeGreaterThan(100_000);
  // Against the whole, whatever the machine: in this thread one answer would take as long as the file.
  expect(Math.max(...dauern)).toBeLessThan((performance.now() - beginn) / 2);
  expect(dauern.length).toBeGreaterThan(5);
});

it("schreibt mehrere zugleich verlangte Dateien, auch nach einer, die nicht zu schreiben ist", async () => {
  // A sheet may not have such a name.
  const kaputt = writeXlsx({ ...tabelleMit(1), name: "[]:*?/\\" });
  const [eine, andere] = await Promise.all([writeXlsx(tabelleMit(1)), writeXlsx(tabelleMit(200))]);
  await expect(kaputt).rejects.toThrow();
  expect(andere.length).toBeGreaterThan(eine.length);
});
