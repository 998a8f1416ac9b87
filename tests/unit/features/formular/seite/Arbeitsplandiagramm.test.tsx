import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { displayField } from "~/formkit/readForm";
import type { Werte, Zeile } from "~/formkit/field";
import { rowsOf } from "~/formkit/werte";
import { zeitplanVon } from "~/domain/antrag/formular/v2/zeitplan";
import { arbeitspaket } from "~/domain/antrag/formular/entities/arbeitspaket";
import { Arbeitsplandiagramm } from "~/features/formular/seite/Arbeitsplandiagramm";
import { einAuftragnehmer, einPaket, einVorhaben, kontext } from "../../../domain/antrag/formular/v2/muster";

const zwei = (zahl: number): string => String(zahl).padStart(2, "0");
const html = (vorhaben: Werte): string => {
  const plan = zeitplanVon(vorhaben);
  return plan === undefined ? "" : renderToStaticMarkup(<Arbeitsplandiagramm plan={plan} />);
};
const attribute = (text: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(text)?.[1] ?? "";

/** What the drawing says of each row: read from the rectangles and the heads, not from what they were made of. */
function readSvg(text: string) {
  const svg = /<svg.*<\/svg>/s.exec(text)?.[0] ?? "";
  const spalten = [
    ...svg.matchAll(
      /<g data-column="[^"]*" data-tone="([^"]*)"><title>([^<]*)<\/title><rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g,
    ),
  ].map(([, art = "", hinweis = "", x = "", breite = ""]) => ({ art, hinweis, x: Number(x), breite: Number(breite) }));
  const zeilen = svg
    .split("<g data-row=")
    .slice(1)
    .map((stueck) => {
      const titel = /<title>([^<]*)<\/title>/.exec(stueck)?.[1] ?? "";
      const balken = [...stueck.matchAll(/<g data-lane="([^"]*)"><rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)];
      const [erster] = balken;
      const links = Number(erster?.[2] ?? NaN);
      const rechts = links + Number(erster?.[3] ?? NaN);
      const monatAn = (x: number) =>
        spalten.find((spalte) => spalte.x <= x && x <= spalte.x + spalte.breite)?.hinweis.split(":")[0] ?? "";
      return {
        titel,
        von: monatAn(links + 0.5),
        bis: monatAn(rechts - 0.5),
        zeichen: balken.map(([, zeichen = ""]) => zeichen).filter((zeichen) => zeichen !== ""),
        nach: [...stueck.matchAll(/data-after="(\d+)"/g)].map(([, nummer]) => nummer),
      };
    });
  return { svg, spalten, zeilen };
}

const NAMEN = [
  "Januar",
  "Februar",
  "März",
  "April",
  "Mai",
  "Juni",
  "Juli",
  "August",
  "September",
  "Oktober",
  "November",
  "Dezember",
];
const inWorten = (monat: string): string => `${NAMEN[Number(monat.slice(0, 2)) - 1] ?? ""} ${monat.slice(3)}`;

/** The same rows as the table shows them. */
function readTabelle(vorhaben: Werte) {
  return rowsOf(vorhaben, "arbeitspakete").map((paket: Zeile) => {
    const zelle = (key: string): string => {
      const feld = arbeitspaket.fields.find((eintrag) => eintrag.key === key);
      return feld === undefined ? "" : displayField(feld, { werte: paket, wurzel: vorhaben, kontext });
    };
    return {
      titel: `${zelle("nummer")} ${zelle("titel")}`,
      von: inWorten(zelle("von")),
      bis: inWorten(zelle("bis")),
      akteure: zelle("akteure").split(", "),
      nach:
        zelle("vorgaenger") === "–"
          ? []
          : zelle("vorgaenger")
              .split(", ")
              .map((text) => text.split(" ")[0] ?? ""),
    };
  });
}

describe("Zeitplan", () => {
  it("sagt dasselbe wie die Tabelle, für jeden Plan", () => {
    const monat = fc.integer({ min: 0, max: 23 });
    const paket = fc.record({ a: monat, b: monat, beide: fc.boolean(), nach: fc.integer({ min: 0, max: 5 }) });
    const alsMonat = (zahl: number) => `${String(2025 + Math.floor(zahl / 12))}-${zwei((zahl % 12) + 1)}`;
    fc.assert(
      fc.property(fc.array(paket, { minLength: 1, maxLength: 6 }), (plan) => {
        const pakete = plan.map(({ a, b, beide, nach }, stelle) =>
          einPaket(`p${String(stelle)}`, {
            titel: `Paket${String(stelle)}`,
            von: alsMonat(Math.min(a, b)),
            bis: alsMonat(Math.max(a, b)),
            akteure: beide ? ["EIGEN", "a1"] : ["a1"],
            vorgaenger: nach < plan.length && nach !== stelle ? [`p${String(nach)}`] : [],
          }),
        );
        const vorhaben = einVorhaben({
          ende: "2026-12-31",
          auftrag: true,
          auftragnehmer: [einAuftragnehmer("a1")],
          arbeitspakete: pakete,
        });
        const { zeilen } = readSvg(html(vorhaben));
        const namen: Readonly<Record<string, string>> = { A: "Eigenes Unternehmen", B: "Institut Nord" };
        expect(
          zeilen.map(({ zeichen, ...zeile }) => ({ ...zeile, akteure: zeichen.map((buchstabe) => namen[buchstabe]) })),
        ).toEqual(readTabelle(vorhaben).map(({ akteure, ...zeile }) => ({ ...zeile, akteure })));
      }),
      { numRuns: 60 },
    );
  });

  it("nennt alles auch in Worten und hat Titel und Beschreibung", () => {
    const text = html(
      einVorhaben({
        arbeitspakete: [
          einPaket("p1", { titel: "Stoffauswahl", von: "2025-01", bis: "2025-04" }),
          einPaket("p2", { titel: "Versuche", von: "2025-04", bis: "2026-02", vorgaenger: ["p1"] }),
        ],
      }),
    );
    expect(text).toContain(
      "1 Stoffauswahl: 01.2025 bis 04.2025; durchgeführt durch Eigenes Unternehmen (A); läuft gleichzeitig mit 2.",
    );
    expect(text).toContain(
      "2 Versuche: 04.2025 bis 02.2026; durchgeführt durch Eigenes Unternehmen (A); folgt auf 1; beginnt vor dem Ende von 1; läuft gleichzeitig mit 1; liegt zum Teil außerhalb der Laufzeit.",
    );
    const { svg, spalten } = readSvg(text);
    expect(svg).toContain('role="img"');
    expect(
      attribute(svg, "aria-labelledby")
        .split(" ")
        .every((id) => svg.includes(`id="${id}"`)),
    ).toBe(true);
    expect(spalten.filter(({ art }) => art === "ausserhalb").map(({ hinweis }) => hinweis)).toEqual([
      "Januar 2026: 21 Arbeitstage, außerhalb der Laufzeit",
      "Februar 2026: 20 Arbeitstage, außerhalb der Laufzeit",
    ]);
    expect(svg.match(/data-busy="2"/g)).toHaveLength(1);
  });

  it("zeichnet ein kurzes Vorhaben in Tagen mit Wochenenden und Feiertagen", () => {
    const text = html(
      einVorhaben({
        beginn: "2025-04-10",
        ende: "2025-05-31",
        arbeitspakete: [einPaket("p1", { von: "2025-04", bis: "2025-05" })],
      }),
    );
    const { spalten, zeilen } = readSvg(text);
    expect(spalten).toHaveLength(61);
    const artAm = (tag: string) => spalten.find(({ hinweis }) => hinweis.includes(tag));
    expect(artAm("09.04.2025")?.art).toBe("ausserhalb");
    expect(artAm("10.04.2025")?.art).toBe("normal");
    expect(artAm("18.04.2025")).toMatchObject({ art: "frei", hinweis: "Freitag, 18.04.2025, Karfreitag" });
    expect(artAm("19.04.2025")?.art).toBe("frei");
    expect(zeilen[0]).toMatchObject({
      von: "Dienstag, 01.04.2025, außerhalb der Laufzeit",
      bis: "Samstag, 31.05.2025",
    });
  });

  it.each([
    ["innerhalb", { von: "2025-01", bis: "2025-12" }, "(A)."],
    ["am Ende darüber hinaus", { von: "2025-12", bis: "2026-01" }, "(A); liegt zum Teil außerhalb der Laufzeit."],
    ["am Anfang davor", { von: "2024-12", bis: "2025-01" }, "(A); liegt zum Teil außerhalb der Laufzeit."],
    [
      "auf beiden Seiten darüber hinaus",
      { von: "2024-12", bis: "2026-01" },
      "(A); liegt zum Teil außerhalb der Laufzeit.",
    ],
    ["ganz danach", { von: "2026-01", bis: "2026-03" }, "(A); liegt ganz außerhalb der Laufzeit."],
    ["ganz davor", { von: "2024-10", bis: "2024-12" }, "(A); liegt ganz außerhalb der Laufzeit."],
  ])("sagt, wie ein Paket zur Laufzeit liegt: %s", (_, zeitraum, ende) => {
    const text = html(einVorhaben({ arbeitspakete: [einPaket("p1", { titel: "Versuche", ...zeitraum })] }));
    expect(/<li>1 Versuche: [^<]*<\/li>/.exec(text)?.[0]).toMatch(
      new RegExp(`${ende.replace(/[().]/g, "\\$&")}</li>$`),
    );
  });

  it.each([
    ["ohne Pakete", { arbeitspakete: [] }],
    ["ohne einen einzigen Monat", { beginn: "", ende: "", arbeitspakete: [einPaket("p1", { von: "", bis: "" })] }],
  ])("zeigt %s nichts", (_, teil) => {
    expect(html(einVorhaben(teil))).toBe("");
  });

  it("bleibt bei einem Tippfehler im Jahr klein", () => {
    const { spalten } = readSvg(
      html(einVorhaben({ arbeitspakete: [einPaket("p1", { von: "2025-01", bis: "2999-12" })] })),
    );
    expect(spalten).toHaveLength(24);
  });
});

it("zerschneidet beim Kürzen eines Namens kein Zeichen, das Server und Browser sonst verschieden schrieben", () => {
  const titel = `${"x".repeat(28)}😀 und mehr`;
  const gezeichnet = html({ ...einVorhaben(), arbeitspakete: [einPaket("p1", { titel })] });
  expect(gezeichnet).toContain(`>${"x".repeat(28)}…<`);
});
