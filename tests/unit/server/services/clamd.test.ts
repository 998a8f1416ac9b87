import { afterEach, describe, expect, it } from "vitest";
import { streamFrom } from "~/lib/streams";
import { createClamd } from "~/server/services/clamd";
import { SCHADTEXT, findClamd, startClamd, startWrongClamd } from "../../../support/clamd";
import { pdf } from "../../../support/dateien";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function* share(...inhalte: Uint8Array[]) {
  for (const inhalt of inhalte) yield await Promise.resolve(inhalt);
}
const strom = (...inhalte: Uint8Array[]) => streamFrom(share(...inhalte));

async function falscher(answer: Parameters<typeof startWrongClamd>[0], sekunden = 2) {
  const server = await startWrongClamd(answer);
  stops.push(server.stop);
  return { ...server, clamd: createClamd({ host: "127.0.0.1", port: server.port, sekunden }) };
}

const amEnde = (antwort: string) => (socket: { end(text: string): void }, bisher: Buffer) => {
  if (bisher.subarray(-4).equals(Buffer.alloc(4))) socket.end(antwort);
};

describe("das Protokoll von clamd", () => {
  it("sendet den Befehl, jedes Stück mit seiner Länge und am Ende eine Null", async () => {
    const { clamd, gesendet } = await falscher(amEnde("stream: OK\0"));
    expect(await clamd.check(strom(Buffer.from("abc"), Buffer.from("de")))).toBeNull();
    expect(gesendet().toString("latin1")).toBe("zINSTREAM\0\0\0\0\x03abc\0\0\0\x02de\0\0\0\0");
  });

  it("liest den Namen des Fundes", async () => {
    const { clamd } = await falscher(amEnde("stream: Win.Test.EICAR_HDB-1 FOUND\0"));
    expect(await clamd.check(strom(Buffer.from("x")))).toEqual({ name: "Win.Test.EICAR_HDB-1" });
  });

  it.each([
    "INSTREAM size limit exceeded. ERROR\0",
    "stream: Can't allocate memory ERROR\0",
    "Unsinn",
    "stream: OK FOUND extra",
  ])("nimmt „%s“ nicht für ein Urteil", async (antwort) => {
    const { clamd } = await falscher(amEnde(antwort));
    await expect(clamd.check(strom(Buffer.from("x")))).rejects.toThrow("clamd gave no verdict");
  });

  it("scheitert, wenn clamd mitten in der Datei abbricht, schweigt oder fehlt", async () => {
    const abbruch = await falscher((socket) => socket.destroy());
    const viel = Array.from({ length: 200 }, () => Buffer.alloc(65_536));
    await expect(abbruch.clamd.check(strom(...viel))).rejects.toThrow();
    const stumm = await falscher(() => undefined, 0.2);
    await expect(stumm.clamd.check(strom(Buffer.from("x")))).rejects.toThrow("clamd gave no answer within 0.2 s");
    await expect(
      createClamd({ host: "127.0.0.1", port: 1, sekunden: 2 }).check(strom(Buffer.from("x"))),
    ).rejects.toThrow("ECONNREFUSED");
  });
});

const programm = findClamd();
describe("ein echter clamd", () => {
  it.skipIf(programm === null)(
    `findet, was er kennt, und sonst nichts${programm === null ? " (übersprungen: clamd ist nicht installiert)" : ""}`,
    async () => {
      const { port, stop } = await startClamd(programm ?? "");
      stops.push(stop);
      const clamd = createClamd({ host: "127.0.0.1", port, sekunden: 10 });
      expect(await clamd.check(strom(pdf()))).toBeNull();
      expect(await clamd.check(strom(pdf(`% ${SCHADTEXT}`)))).toEqual({ name: "Antragsportal.Test.UNOFFICIAL" });
      expect(await clamd.check(strom(Buffer.alloc(5 * 1024 * 1024)))).toBeNull();
      await expect(clamd.check(strom(Buffer.alloc(7 * 1024 * 1024)))).rejects.toThrow();
    },
    90_000,
  );
});
