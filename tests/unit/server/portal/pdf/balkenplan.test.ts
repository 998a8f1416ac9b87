import { expect, it, vi } from "vitest";
import type { Block } from "../../../../../app/domain/dokument/dokument";
import { writePdf } from "../../../../../app/server/portal/pdf/writePdf";
import { readPdf, type StrukturKnoten } from "../../../../support/readPdf";

// Fonts are read once per process; on a busy machine the first document waits for them.
vi.setConfig({ testTimeout: 30_000 });

const MONATE = ["01", "02", "03", "04", "05", "06"];
const zeile = (stelle: number) => ({
  titel: `${String(stelle)} Paket`,
  von: stelle % 6,
  bis: Math.min(5, (stelle % 6) + 1),
  zeichen: "A B",
});
const plan = (anzahl: number): Block => ({
  art: "balkenplan",
  titel: "Zeitplan",
  worte: "Balken der Arbeitspakete",
  gruppen: [{ titel: "2026", von: 0, bis: 5 }],
  spalten: MONATE.map((titel) => ({ titel, isOhneArbeit: titel === "06" })),
  zeilen: [
    ...Array.from({ length: anzahl }, (_, stelle) => zeile(stelle)),
    { titel: "offen", von: null, bis: null, zeichen: "" },
  ],
});

const figurenVon = (knoten: readonly StrukturKnoten[]): StrukturKnoten[] =>
  knoten.flatMap((k) => [...(k.tag === "Figure" ? [k] : []), ...figurenVon(k.kinder)]);

async function readPlan(anzahl: number) {
  const dokument = { titel: "Probe", kennzeichen: "", stand: new Date(0), isQuer: true, bloecke: [plan(anzahl)] };
  const bytes = await writePdf(dokument);
  return { ...(await readPdf(bytes)), roh: Buffer.from(bytes).toString("latin1") };
}

it("ist eine Zeichnung mit Worten, in der jedes Paket und jeder Monat genannt ist", async () => {
  const { seiten, struktur, alles, roh } = await readPlan(3);
  expect([seiten, figurenVon(struktur).length]).toEqual([1, 1]);
  expect(roh).toMatch(/\/Alt /);
  for (const text of ["Zeitplan", "2026", ...MONATE, "0 Paket", "2 Paket", "offen", "A B"])
    expect(alles).toContain(text);
});

it("geht über so viele Seiten, wie er braucht, mit den Köpfen auf jeder", async () => {
  const { seiten, struktur, alles } = await readPlan(60);
  expect(seiten).toBeGreaterThan(2);
  expect(figurenVon(struktur)).toHaveLength(seiten);
  expect(alles.split("2026")).toHaveLength(seiten + 1);
  for (let stelle = 0; stelle < 60; stelle += 1) expect(alles).toContain(`${String(stelle)} Paket`);
});
