import { describe, expect, it, vi } from "vitest";
import type { Block } from "../../../../../app/domain/dokument/dokument";
import { writePdf } from "../../../../../app/server/portal/pdf/writePdf";
import { listText, readPdf } from "../../../../support/readPdf";

// Fonts are read once per process; on a busy machine the first document waits for them.
vi.setConfig({ testTimeout: 120_000 });

const FOLGEN: Readonly<Record<string, readonly Block[]>> = {
  "eine Tabelle": [
    {
      art: "tabelle",
      titel: "Arbeitspakete",
      spalten: [
        { titel: "Eine Überschrift, die zwei Zeilen braucht, weil sie länger ist", breite: 1 },
        { titel: "Inhalt", breite: 4 },
      ],
      zeilen: [["1", "Versuche"]],
    },
  ],
  "eine Überschrift und Angaben": [
    { art: "ueberschrift", stufe: 3, text: "Laufzeit" },
    { art: "ueberschrift", stufe: 4, text: "Beginn und Ende des ganzen Vorhabens" },
    { art: "angaben", angaben: [{ label: "Beginn, ".repeat(20), text: "01.01.2026" }] },
  ],
  "ein Absatz": [{ art: "absatz", text: "Ein Satz." }],
  "eine Liste": [{ art: "liste", punkte: ["Ein Punkt"] }],
};

/** The tags of what stands last on each page but the last one of the document. */
async function letzteTags(zeilen: number, folge: readonly Block[]): Promise<(string | undefined)[]> {
  const bloecke: Block[] = [
    ...Array.from({ length: zeilen }, (_, stelle): Block => ({ art: "absatz", text: `Zeile ${String(stelle)}` })),
    { art: "ueberschrift", stufe: 2, text: "Arbeitsplan" },
    ...folge,
  ];
  const dokument = { titel: "Probe", kennzeichen: "", stand: new Date(0), isQuer: true, bloecke };
  const { struktur } = await readPdf(await writePdf(dokument));
  return struktur.slice(0, -1).map((seite) => listText([seite]).at(-1)?.tag);
}

describe("am Fuß einer Seite", () => {
  it.each(Object.entries(FOLGEN))("steht keine Überschrift allein, der %s folgt", async (_name, folge) => {
    const tags: (string | undefined)[] = [];
    for (let zeilen = 12; zeilen <= 24; zeilen += 1) tags.push(...(await letzteTags(zeilen, folge)));
    expect(tags.length).toBeGreaterThan(2);
    expect(tags.filter((tag) => /^H\d$|^Caption$|^TH$/.test(tag ?? ""))).toEqual([]);
  });
});
