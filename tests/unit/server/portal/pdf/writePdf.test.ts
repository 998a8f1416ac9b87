import { describe, expect, it, vi } from "vitest";
import { antragDokument } from "../../../../../app/domain/antrag/dokumente/antragDokument";
import { arbeitsplanDokument } from "../../../../../app/domain/antrag/dokumente/arbeitsplanDokument";
import { eingangsbestaetigung } from "../../../../../app/domain/antrag/dokumente/eingangsbestaetigung";
import { type Block, type Dokument, listTexte } from "../../../../../app/domain/dokument/dokument";
import { cleanUp } from "../../../../../app/server/portal/pdf/schriften";
import { writePdf } from "../../../../../app/server/portal/pdf/writePdf";
import { EINGEREICHT, ENTWURF, VERMERK } from "../../../domain/antrag/dokumente/ansicht";
import { readPdf, listText, type StrukturKnoten } from "../../../../support/readPdf";

// Fonts are read once per process; on a busy machine the first document waits for them.
vi.setConfig({ testTimeout: 30_000 });

/** A PDF has no blanks of its own at the end of a line. */
const withoutLeerzeichen = (texte: readonly string[]): string => texte.join("").replace(/\s/g, "");
const withBloecken = (bloecke: readonly Block[]): Dokument => ({
  titel: "Probe",
  kennzeichen: "",
  stand: new Date(0),
  isQuer: false,
  bloecke,
});
const alleKnoten = (knoten: readonly StrukturKnoten[]): StrukturKnoten[] =>
  knoten.flatMap((k) => [k, ...alleKnoten(k.kinder)]);

const DOKUMENTE: [string, Dokument][] = [
  ["der Antrag als Entwurf", antragDokument(ENTWURF)],
  ["der eingereichte Antrag", antragDokument(EINGEREICHT)],
  ["der Arbeitsplan", arbeitsplanDokument(ENTWURF)],
  ["die Eingangsbestätigung", eingangsbestaetigung(EINGEREICHT, VERMERK, "https://portal.example.org/belegpruefung")],
];

describe.each(DOKUMENTE)("%s als PDF", (_name, dokument) => {
  it("trägt Kennzeichnung, Sprache und Titel und liest sich in der Reihenfolge des Formulars", async () => {
    const pdf = await readPdf(await writePdf(dokument));
    expect(pdf).toMatchObject({ titel: `${dokument.titel} – Antragsportal`, sprache: "de-DE", isMarkiert: true });
    // Of a drawing its words are read, not its letters.
    const gelesen = listText(pdf.struktur).flatMap(({ tag, text }) => (tag === "Figure" ? [] : [text]));
    expect(withoutLeerzeichen(gelesen.filter((text) => text.trim() !== "•"))).toBe(
      withoutLeerzeichen(listTexte(dokument)),
    );
    const ueberschriften = dokument.bloecke.flatMap((block) =>
      block.art === "ueberschrift" && block.stufe === 2 ? [block.text] : [],
    );
    expect(pdf.lesezeichen).toEqual(ueberschriften);
  });

  it("hat auf jeder Seite Kennzeichen und Seitenzahl, die nicht vorgelesen werden", async () => {
    const pdf = await readPdf(await writePdf(dokument));
    expect(pdf.alles.split(dokument.kennzeichen).length - 1).toBeGreaterThanOrEqual(pdf.seiten);
    const gelesen = listText(pdf.struktur)
      .map(({ text }) => text)
      .join("");
    for (let seite = 1; seite <= pdf.seiten; seite += 1)
      expect(pdf.alles).toContain(`Seite ${String(seite)} von ${String(pdf.seiten)}`);
    expect(gelesen).not.toContain("Seite 1 von");
  });

  it("ist bei gleichem Inhalt Byte für Byte gleich und bettet alle Schriften ein", async () => {
    const [erstes, zweites] = [Buffer.from(await writePdf(dokument)), Buffer.from(await writePdf(dokument))];
    expect(erstes.equals(zweites)).toBe(true);
    const text = erstes.toString("latin1");
    expect(text).toContain("pdfuaid:part");
    expect(text.match(/\/Type \/FontDescriptor/g)?.length).toBe(text.match(/\/FontFile[23]? /g)?.length);
  });
});

it("druckt keine unsichtbaren Zeichen der Schreibrichtung", async () => {
  const text = "Vor\u2066schub\u2069, Fort\u061Cschritt";
  const pdf = await readPdf(await writePdf(withBloecken([{ art: "absatz", text }])));
  expect(listText(pdf.struktur).map((stueck) => stueck.text)).toEqual(["Vorschub, Fortschritt"]);
});

it("bricht die Zeile um, wo eine Textverarbeitung es tat", () => {
  expect(cleanUp("erste\u2028zweite\u2029dritte\r\nvierte")).toBe("erste\nzweite\ndritte\nvierte");
});

it("kennzeichnet Tabellen mit Kopfzellen für Spalten und Zeilen, auch über Seiten hinweg", async () => {
  const zeilen = Array.from({ length: 60 }, (_, stelle) => [
    `Nr ${String(stelle)}`,
    "Ein längerer Text. ".repeat(stelle % 7),
  ]);
  const spalten = [
    { titel: "Kennung", breite: 1 },
    { titel: "Inhalt", breite: 3 },
  ];
  const bytes = await writePdf(withBloecken([{ art: "tabelle", titel: "Viele Zeilen", spalten, zeilen }]));
  const pdf = await readPdf(bytes);
  expect(pdf.seiten).toBeGreaterThan(1);
  const knoten = alleKnoten(pdf.struktur);
  const mit = (tag: string) => knoten.filter((k) => k.tag === tag && k.text !== "").map(({ text }) => text.trim());
  expect(mit("TH")).toEqual(["Kennung", "Inhalt", ...zeilen.map(([kennung]) => kennung)]);
  expect(Buffer.from(bytes).toString("latin1")).toMatch(/\/Scope \/?\(?Column/);
});

it("schreibt Formeln, Griechisch, Polnisch und Emoji; was keine Schrift kann, mit seiner Nummer", async () => {
  const pdf = await readPdf(
    await writePdf(
      withBloecken([{ art: "absatz", text: "Δp ≤ 5 µm → Łódź, Ωmega, Привет 😀 中 e\u0301 Silben\u00ADtrennung" }]),
    ),
  );
  const gelesen = listText(pdf.struktur)
    .map(({ text }) => text)
    .join("")
    .trim();
  expect(gelesen.normalize("NFKC")).toBe("Δp ≤ 5 μm → Łódź, Ωmega, Привет 😀 [U+4E2D] é Silbentrennung");
});

it("verliert nichts von einem Wort, das breiter ist als die Seite, und von einer Antwort, die länger ist", async () => {
  const wort = "Donaudampfschifffahrt".repeat(30);
  const lang = Array.from({ length: 900 }, (_, stelle) => `Satz ${String(stelle)}.`).join(" ");
  const dokument = withBloecken([
    {
      art: "angaben",
      angaben: [
        { label: wort, text: lang },
        { label: "Danach", text: wort },
      ],
    },
  ]);
  const pdf = await readPdf(await writePdf(dokument));
  expect(pdf.seiten).toBeGreaterThan(1);
  const gelesen = withoutLeerzeichen(listText(pdf.struktur).map(({ text }) => text));
  for (const teil of [wort, "Danach"]) expect(gelesen).toContain(teil);
  expect(gelesen).toContain("Satz899.");
});

it("hört auf, wenn die Zeit um ist", async () => {
  await expect(writePdf(antragDokument(ENTWURF), AbortSignal.abort())).rejects.toThrow();
});

it("macht eines nach dem anderen, sodass viele auf einmal nicht alle zu spät kommen", async () => {
  const reihenfolge: string[] = [];
  const request = async (name: string, dokument: Dokument, signal?: AbortSignal) => {
    await writePdf(dokument, signal).catch(() => undefined);
    reihenfolge.push(name);
  };
  const kurz = withBloecken([{ art: "absatz", text: "kurz" }]);
  await Promise.all([
    request("lang", antragDokument(EINGEREICHT)),
    request("zu spät", kurz, AbortSignal.abort()),
    request("kurz", kurz),
  ]);
  expect(reihenfolge).toEqual(["lang", "zu spät", "kurz"]);
});
