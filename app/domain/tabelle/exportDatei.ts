import { berlinWallClock } from "../../lib/date";

/** What a list can be written as: its ending, its type, and how people call it. */
export const EXPORT_FORMATE = {
  CSV: { endung: "csv", mime: "text/csv; charset=utf-8", label: "CSV-Datei" },
  XLSX: {
    endung: "xlsx",
    mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    label: "Excel-Datei",
  },
  JSON: { endung: "json", mime: "application/json", label: "JSON-Datei" },
} as const;

export type ExportFormat = keyof typeof EXPORT_FORMATE;

export const exportFormate = ["CSV", "XLSX", "JSON"] as const satisfies readonly ExportFormat[];

/** From waiting to one of the two ends. */
export const exportZustaende = ["WARTET", "IN_ARBEIT", "FERTIG", "FEHLGESCHLAGEN"] as const;

export type ExportZustand = (typeof exportZustaende)[number];

const IST_OFFEN: Readonly<Record<ExportZustand, boolean>> = {
  WARTET: true,
  IN_ARBEIT: true,
  FERTIG: false,
  FEHLGESCHLAGEN: false,
};

/** Says whether an order in this state still waits for its end. */
export const isExportOffen = (zustand: ExportZustand): boolean => IST_OFFEN[zustand];

export const isExportFormat = (text: unknown): text is ExportFormat => exportFormate.some((format) => format === text);

/**
 * How many rows a file of a list may have that is written while the person waits; a longer one is prepared. @assumed §9
 * sets no limit.
 */
export const EXPORT_DIREKT_HOECHSTENS = 1_000;

/**
 * How long a file that was prepared can be fetched. @assumed §7 tells of files that are ready, not for how long they
 * are: a day.
 */
export const EXPORT_STUNDEN = 24;

/**
 * How many orders of a person may wait at a time, and how many are kept, the newest ones. @assumed §9 sets no limits.
 */
export const EXPORTE_OFFEN_HOECHSTENS = 3;
export const EXPORTE_HOECHSTENS = 10;

/** How many configurations a person may keep, and how long a name may be. @assumed §3 sets no limits. */
export const KONFIGURATIONEN_HOECHSTENS = 30;
export const KONFIGURATION_NAME_MAX = 60;

/** How long it can be seen who has exported what. @assumed the specification sets no time: a year. */
export const EXPORT_NACHWEIS_TAGE = 365;

/**
 * The name of a file that is ordered now, which no other file of the person has: the time of day in Berlin, counted on
 * where there is one already. The day comes in front of it when it is saved.
 */
export function exportName(
  jetzt: Date,
  { datei, format }: { datei: string; format: ExportFormat },
  vergeben: readonly string[],
): string {
  const stamm = `${datei}_${berlinWallClock(jetzt).slice(11, 19).replaceAll(":", "")}`;
  const { endung } = EXPORT_FORMATE[format];
  for (let nummer = 1; ; nummer += 1) {
    const name = `${stamm}${nummer === 1 ? "" : `-${String(nummer)}`}.${endung}`;
    if (!vergeben.includes(name)) return name;
  }
}
