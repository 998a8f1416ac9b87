import type { Exportmessung } from "./exporte";
import { EXPORTE_TITEL, renderExporte } from "./exporteBericht";
import { cpus, totalmem } from "node:os";
import type { Listenmessung } from "./liste";
import { LISTE_TITEL, renderListe } from "./listeBericht";
import type { Dateimessung } from "./dateien";
import { DATEIEN_TITEL, renderDateien } from "./dateienBericht";
import type { Livemessung } from "./live";
import { LIVE_TITEL, renderLive } from "./liveBericht";
import type { Unternehmensmessung } from "./unternehmensseiten";
import { renderUnternehmen, UNTERNEHMEN_TITEL } from "./unternehmensseitenBericht";
import { GRENZEN, type Gewicht, type Gruppe, type Seitenart } from "../support/seitengewicht";
import { judge, row, thousands, times } from "./tabelle";
import { FRUEH, SPAET, type Speicherbedarf } from "./speicherbedarf";
import { cpuPerWork, KRAEFTE, p99Of, rateOf, type Messung } from "./load";

export type Seite = {
  titel: string;
  /** Has an aim. */ hatZiel: boolean;
  kilobyte: number;
  portal: Messung;
  remix: Messung;
  bare: Messung;
};
export type Ergebnis = {
  /** Processes that wanted to run before the measuring began, on average over a minute. */
  last: number;
  seiten: Seite[];
  speichern: { kilobyte: number; portal: Messung; merge: Messung; insert: Messung };
  statements: { titel: string; anzahl: number }[];
  speicherbedarf: Speicherbedarf;
  gewichte: { titel: string; art: Seitenart; gewicht: Gewicht }[];
};

const GRENZE_SEITE = 0.5;
const GRENZE_SPEICHERN = 0.25;
const GRENZE_STATEMENTS = 6;
const GRENZE_SPEICHERBEDARF = 1.1;

const ratio = (eine: Messung, andere: Messung): number => rateOf(eine) / rateOf(andere);
const kb = (bytes: number): string => (bytes / 1024).toFixed(1);

type Messungen = {
  ergebnis: Ergebnis;
  liste: Listenmessung;
  live: Livemessung;
  dateien: readonly Dateimessung[];
  unternehmen: Unternehmensmessung;
};

/** docs/benchmarks.md */
export function renderBericht({ ergebnis, liste, live, dateien, unternehmen }: Messungen): string {
  return [
    ...renderSeiten(ergebnis),
    ...renderListe(liste),
    "",
    ...renderLive(live),
    ...renderDateien(dateien),
    ...renderUnternehmen(unternehmen),
  ].join("\n");
}

const renderSeiten = (ergebnis: Ergebnis): string[] => [
  INTRO,
  "## Ratios\n",
  ...ratios(ergebnis),
  "",
  METHOD,
  ...context(ergebnis),
  "",
];

/** The report with other figures of pages, saves, weight and memory. */
export const replaceSeiten = (bericht: string, ergebnis: Ergebnis): string =>
  [...renderSeiten(ergebnis), bericht.slice(bericht.indexOf(LISTE_TITEL))].join("\n");

/** The report with other figures of the list. */
export const replaceListe = (bericht: string, liste: Listenmessung): string =>
  replace(bericht, LISTE_TITEL, [...renderListe(liste), ""]);

/** The report with other figures of the live channel. */
export const replaceLive = (bericht: string, live: Livemessung): string =>
  replace(bericht, LIVE_TITEL, renderLive(live));

/** The report with other figures of files. */
export const replaceDateien = (bericht: string, dateien: readonly Dateimessung[]): string =>
  replace(bericht, DATEIEN_TITEL, renderDateien(dateien));

/** The report with other figures of the pages of the company. */
export const replaceUnternehmen = (bericht: string, unternehmen: Unternehmensmessung): string =>
  replace(bericht, UNTERNEHMEN_TITEL, renderUnternehmen(unternehmen));

/** The report with other figures of exports. */
export const replaceExporte = (bericht: string, exporte: Exportmessung): string =>
  replace(bericht, EXPORTE_TITEL[exporte.mass], [...renderExporte(exporte), ""]);

/** The report with another section in the place of the one with this title, or at its end. */
function replace(bericht: string, titel: string, abschnitt: string[]): string {
  const von = bericht.indexOf(titel);
  const vorher = von < 0 ? `${bericht.trimEnd()}\n\n` : bericht.slice(0, von);
  const bis = von < 0 ? -1 : bericht.indexOf("\n## ", von);
  return `${vorher}${abschnitt.join("\n")}${bis < 0 ? "" : bericht.slice(bis)}`;
}

const INTRO = `# Benchmarks

Written by \`npm run bench\`. Every figure of the first table is a ratio to a reference measured in the same run, in turns with it, so that
it means the same on another machine. 1.00 is as fast as the reference.
`;

/** Requests per second, the slowest hundredth and processor time of the pages, each for all pages. */
function pageRatios(seiten: readonly Seite[]): string[] {
  const remix = seiten.map(({ titel, hatZiel, portal, remix: andere }) => {
    const value = ratio(portal, andere);
    const ziel = hatZiel ? [`≥ ${times(GRENZE_SEITE)}`, judge(value >= GRENZE_SEITE)] : ["", ""];
    return row(`${titel}, requests per second`, "bare Remix page", times(value), ...ziel);
  });
  const bare = seiten.map(({ titel, portal, bare: andere }) =>
    row(`${titel}, requests per second`, "`node:http`, same bytes", times(ratio(portal, andere)), "", ""),
  );
  const p99 = seiten.map(({ titel, portal, remix: andere }) =>
    row(`${titel}, p99`, "bare Remix page", `${times(p99Of(portal) / p99Of(andere))} times as long`, "", ""),
  );
  const cpu = seiten.map(({ titel, portal, remix: andere }) =>
    row(`${titel}, processor time`, "bare Remix page", cpuRatio(portal, andere), "", ""),
  );
  return [...remix, ...bare, ...p99, ...cpu];
}

const cpuRatio = (eine: Messung, andere: Messung): string =>
  `${times(cpuPerWork(eine) / cpuPerWork(andere))} times as much`;

function saveRatios({ portal, merge, insert }: Ergebnis["speichern"]): string[] {
  const save = ratio(portal, insert);
  return [
    row(
      "Full save, saves per second",
      "one `INSERT`",
      times(save),
      `≥ ${times(GRENZE_SPEICHERN)}`,
      judge(save >= GRENZE_SPEICHERN),
    ),
    row("Save with merge, saves per second", "full save without", times(ratio(merge, portal)), "", ""),
    row("Save with merge, processor time", "full save without", cpuRatio(merge, portal), "", ""),
    row("Full save, processor time", "one `INSERT`", cpuRatio(portal, insert), "", ""),
  ];
}

function ratios({ seiten, speichern, statements, speicherbedarf }: Ergebnis): string[] {
  const wachstum = speicherbedarf.spaet / speicherbedarf.frueh;
  return [
    row("What", "Against", "Ratio", "Aim", ""),
    row("---", "---", "---", "---", "---"),
    ...pageRatios(seiten),
    ...saveRatios(speichern),
    ...statements.map(({ titel, anzahl }) =>
      row(`${titel}, SQL statements`, "", anzahl, `≤ ${GRENZE_STATEMENTS}`, judge(anzahl <= GRENZE_STATEMENTS)),
    ),
    row(
      `Memory after ${thousands(SPAET)} requests`,
      `after ${thousands(FRUEH)}`,
      times(wachstum),
      `< ${times(GRENZE_SPEICHERBEDARF)}`,
      judge(wachstum < GRENZE_SPEICHERBEDARF),
    ),
  ];
}

const METHOD = `## What is compared

- **Portal**: the built process with its embedded PostgreSQL, a logged-in person, session and rights checked in every request, nothing cached.
  The list shows 25 rows of 200; the form is the first tab of a filled Vorhaben, with 100 rows its tab of work packages, chart and table. Answers are not compressed here, neither are the
  references.
- **Bare Remix page**: \`createRequestHandler\` of the same Remix and React with one route, no loader and no data. Its component makes exactly
  the elements of the portal's page (the page's own HTML, parsed once at the start), React renders them with \`renderToString\`,
  as the portal does, and the same HTTP adapter sends them. The inline scripts of the page, which hold its data, are plain text there: the
  reference does not encode them.
- **\`node:http\`**: a server that writes the same bytes from memory.
- **Full save**: \`PUT /v1/antraege/{uuid}/vorhaben/{uuid}\` over HTTP with every field and row of a Vorhaben: session, idempotency key, lock,
  revision, pruning, check, the new revision beside the old. **One \`INSERT\`**: the same JSON into a \`jsonb\` column, a transaction of
  its own, from a pool with the same settings, without HTTP.
- **Save with merge**: the same save on the revision before the stored one, because somebody else has saved another field in between each
  time: the base is read, both are merged field by field.
- **Load**: ${KRAEFTE} connections that are kept open, each sending its next request when the last answer has arrived, from a program on the same
  machine. First a turn that does not count, then turns of portal and references after each other.
- **Processor time**: of the portal and its database together, of the reference alone; for the \`INSERT\`, of its client and the database. It
  hardly depends on what else the machine does.
- **SQL statements**: the most that one of ten requests caused, counted in the database's log.
- **Memory**: what the process holds resident, middle of twenty readings, while list and form are asked for in turn.

## Context

Absolute numbers of this run. They belong to this machine and its load at that moment.
`;

function context({ last, seiten, speichern, statements, gewichte, speicherbedarf }: Ergebnis): string[] {
  const zeile = (titel: string, messung: Messung) =>
    row(
      titel,
      messung.name,
      Math.round(rateOf(messung)),
      Math.round(p99Of(messung)),
      cpuPerWork(messung).toFixed(1),
      messung.anfragen,
    );
  return [
    `${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB of memory, Node ${process.versions.node.split(".", 1)[0] ?? ""}, ${process.platform}; load average ${last.toFixed(1)} before the run. Above the number of cores other programs took part of the machine, and only the processor times can be relied on.\n`,
    row("What", "Who", "per second", "p99 in ms", "CPU ms each", "measured"),
    row("---", "---", "---", "---", "---", "---"),
    ...seiten.flatMap(({ titel, kilobyte, portal, remix, bare }) =>
      [portal, remix, bare].map((messung) => zeile(`${titel} (${kilobyte} KB)`, messung)),
    ),
    ...[speichern.portal, speichern.merge, speichern.insert].map((messung) =>
      zeile(`Full save (${speichern.kilobyte} KB)`, messung),
    ),
    "",
    ...weights(gewichte),
    "",
    `SQL statements: ${statements.map(({ titel, anzahl }) => `${titel} ${anzahl}`).join(", ")}. Memory: ${Math.round(speicherbedarf.frueh)} MB, later ${Math.round(speicherbedarf.spaet)} MB.`,
  ];
}

/** What a browser fetched for a page until it rested, judged by the one list of limits. */
function weights(gewichte: Ergebnis["gewichte"]): string[] {
  const zelle = ({ bytes, dateien }: Gewicht[Gruppe]): string => `${kb(bytes)} in ${dateien}`;
  return [
    row(
      "Page at rest in Chromium, KB in files, brotli",
      "Scripts",
      "Aim",
      "",
      "Styles",
      "Pictures",
      "Fonts",
      "Document, calls",
    ),
    row("---", "---", "---", "---", "---", "---", "---", "---"),
    ...gewichte.map(({ titel, art, gewicht: { skript, stil, bild, schrift, dokument } }) => {
      const { kilobyte, dateien } = GRENZEN[art];
      const isErreicht = skript.bytes <= kilobyte * 1024 && skript.dateien <= dateien;
      return row(
        titel,
        zelle(skript),
        `≤ ${kilobyte} in ${dateien}`,
        judge(isErreicht),
        ...[stil, bild, schrift, dokument].map(zelle),
      );
    }),
  ];
}
