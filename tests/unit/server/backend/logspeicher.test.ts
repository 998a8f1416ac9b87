import { describe, expect, it } from "vitest";
import { createLogspeicher } from "~/server/backend/logspeicher";
import { createLog } from "~/server/operator/log";

const GEHEIM = "a-Z_9".repeat(8).padEnd(43, "x");
const SEIT = new Date("2026-03-02T09:00:00Z");

/** A log with its memory, and what it has written out. */
function createProbe(stufe = "info") {
  const geschrieben: string[] = [];
  const speicher = createLogspeicher(SEIT, { write: (zeile) => void geschrieben.push(zeile) });
  return { log: createLog(stufe, speicher), speicher, geschrieben };
}

describe("der Speicher der letzten Zeilen", () => {
  it("gibt jede Zeile unverändert weiter und zeigt die neueste zuerst", () => {
    const { log, speicher, geschrieben } = createProbe();
    log.info({ port: 3000, version: "1.2.3" }, "started");
    log.error({ requestId: "kennung-1", ruf: "antraege.getAntrag" }, "Unexpected error");
    expect(geschrieben.map((zeile): unknown => JSON.parse(zeile))).toMatchObject([
      { msg: "started" },
      { level: "error" },
    ]);
    expect(speicher.seit).toBe(SEIT);
    const zeilen = speicher.list();
    expect(zeilen.map(({ meldung }) => meldung)).toEqual(["Unexpected error", "started"]);
    expect(zeilen.find(({ stufe }) => stufe === "error")).toMatchObject({
      vorgangskennung: "kennung-1",
      angaben: [{ name: "ruf", wert: "antraege.getAntrag" }],
    });
    expect(zeilen.map(({ am }) => am)).toEqual(
      zeilen
        .map(({ am }) => am)
        .toSorted()
        .toReversed(),
    );
  });

  it("hält nichts, was nicht im Log steht: weder Geheimes noch Zeilen unter der eingestellten Stufe", () => {
    const { log, speicher, geschrieben } = createProbe("warn");
    log.info({ a: 1 }, "unter der Stufe");
    log.warn({ token: GEHEIM, kopf: { cookie: GEHEIM }, path: `/kalender/${GEHEIM}/fristen.ics` }, "x");
    expect(geschrieben).toHaveLength(1);
    expect(speicher.list()).toHaveLength(1);
    expect(JSON.stringify(speicher.list())).not.toContain(GEHEIM);
    expect(speicher.list()[0]?.angaben).toContainEqual({ name: "path", wert: "/kalender/[entfernt]/fristen.ics" });
  });

  it("zeigt von den Angaben nur Kennungen, keine Texte, Adressen und Meldungen von Fehlern", () => {
    const { log, speicher } = createProbe();
    const err = Object.assign(new Error("Geheimes Verfahren"), { code: "ECONNREFUSED" });
    log.error(
      {
        err,
        an: "erika@example.org",
        grund: "Geheimes Verfahren",
        anzahl: 3,
        fehler: { name: "DatabaseError", code: "42P01" },
      },
      "Mail given up",
    );
    expect(speicher.list()[0]?.angaben).toEqual([
      { name: "err", wert: "Error ECONNREFUSED" },
      { name: "anzahl", wert: "3" },
      { name: "fehler", wert: "DatabaseError 42P01" },
    ]);
    expect(JSON.stringify(speicher.list())).not.toMatch(/Geheimes|erika/);
  });

  it("behält die letzten 500 Warnungen und den Anlauf", () => {
    const { log, speicher } = createProbe();
    log.info("started");
    for (let i = 0; i < 40; i++) log.info("später");
    for (let i = 0; i < 510; i++) log.warn({ anzahl: i }, "x");
    const zeilen = speicher.list();
    expect(zeilen).toHaveLength(520);
    expect(zeilen.some(({ meldung }) => meldung === "started")).toBe(true);
    const nummern = zeilen.flatMap(({ stufe, angaben }) => (stufe === "warn" ? [Number(angaben[0]?.wert)] : []));
    expect(Math.min(...nummern)).toBe(10);
    expect(nummern).toEqual(nummern.toSorted((a, b) => b - a));
  });

  it("hält keine Zeilen über einzelne Anfragen, wenn an ihnen nichts auffällt", () => {
    const { log, speicher, geschrieben } = createProbe();
    log.info({ requestId: "kennung-2", path: "/antraege" }, "request");
    expect(geschrieben).toHaveLength(1);
    expect(speicher.list()).toEqual([]);
  });

  it("überlebt, was keine Zeile ist", () => {
    const { speicher, geschrieben } = createProbe();
    for (const zeile of ["", "kein JSON", "{}", '{"level":30}']) speicher.write(zeile);
    expect(geschrieben).toHaveLength(4);
    expect(speicher.list()).toEqual([]);
  });
});
