/** The areas of the trade that journeys are sorted by: a folder each, and what it is about. */
export const AREAS = {
  anmeldung: {
    folder: "tests/journeys/anmeldung",
    about: "Anmeldung, Registrierung, Konto, Benutzer des Unternehmens, zweiter Faktor, Ende der Sitzung",
  },
  unternehmen: {
    folder: "tests/journeys/unternehmen",
    about: "Stammdaten: Fassungen, Stand an einem Tag, zwei Fenster",
  },
  antraege: {
    folder: "tests/journeys/antraege",
    about: "Liste der Anträge, Zugriff und Einsicht, Fassungen, Dokumente, Fristen",
  },
  formular: { folder: "tests/journeys/formular", about: "Felder, Reiter, Anlagen, Arbeitsplan, Was fehlt noch?" },
  eingaben: {
    folder: "tests/journeys/eingaben",
    about: "Getipptes geht nicht verloren: Entwürfe, Tresor, Ausfälle, Verlassen",
  },
  einreichung: { folder: "tests/journeys/einreichung", about: "der Hauptweg, Unterschrift, Einreichen, Rückzug" },
  bescheid: { folder: "tests/journeys/bescheid", about: "Bescheid, Widerspruch, Nachtrag, Siegel" },
  nachrichten: { folder: "tests/journeys/nachrichten", about: "Nachrichten, Nachforderungen, Systemnachrichten" },
  bedienung: {
    folder: "tests/journeys/bedienung",
    about: "Navigation, Tastatur, Vorlesen, Drucken, Textbrowser, Seiten ohne ein Skript",
  },
  betrieb: { folder: "tests/journeys/betrieb", about: "Ausfall, neue Version, Live-Kanal" },
  barrierefreiheit: { folder: "tests/a11y", about: "jede Seite: axe, gültiges HTML, Breite, Dialoge" },
} as const satisfies Record<string, { folder: string; about: string }>;

export type Area = keyof typeof AREAS;

export const isArea = (name: string): name is Area => Object.hasOwn(AREAS, name);

/** The areas for people, a line each. */
export const describeAreas = (): string =>
  Object.entries(AREAS)
    .map(([name, { about }]) => `  ${name.padEnd(17)} ${about}`)
    .join("\n");

/**
 * Takes `--bereich <name>` out of the arguments for Playwright and puts the folders in; an unknown name is an error, in
 * words.
 */
export function playwrightArguments(
  args: readonly string[],
): { ok: true; args: string[] } | { ok: false; message: string } {
  const folders: string[] = [];
  const rest: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? "";
    if (arg !== "--bereich" && !arg.startsWith("--bereich=")) {
      rest.push(arg);
      continue;
    }
    const name = arg === "--bereich" ? (args[(index += 1)] ?? "") : arg.slice("--bereich=".length);
    if (!isArea(name))
      return { ok: false, message: `Den Bereich „${name}“ gibt es nicht. Es gibt:\n${describeAreas()}` };
    folders.push(`${AREAS[name].folder}/`);
  }
  return { ok: true, args: ["test", ...folders, ...rest] };
}
