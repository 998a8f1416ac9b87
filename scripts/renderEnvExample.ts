import { listSettings, type Setting, type SettingTree } from "../app/server/settings/setting";

const WIDTH = 140;

const HEAD = [
  "Einstellungen des Antragsportals. Ohne eine einzige davon startet `npm start` das vollständige Portal zum Ausprobieren.",
  "Im Produktivbetrieb (NODE_ENV=production) sind die mit [P] bezeichneten Werte nötig; es gibt dort weder Demodaten noch Simulatoren.",
  "Der Prozess liest Umgebungsvariablen, keine .env-Datei: etwa `node --env-file=.env build/main.js`.",
  "Wie groß Formulare, JSON und Importe sein dürfen, ist keine Einstellung: docs/decisions/0026-times-are-settings-sizes-are-not.md",
  "Erzeugt von `npm run docs` aus app/server/settings.",
];

/** .env.example: every setting with what it means and its default, as a remark that only has to be uncommented. */
export function renderEnvExample(settings: SettingTree): string {
  return [...HEAD.flatMap(remark), ...listSettings(settings).flatMap(describe), ""].join("\n");
}

function describe({ name, meaning, sample, section, inProduction }: Setting): string[] {
  const isNeeded = inProduction !== null && inProduction !== "forbidden";
  const [first = "", ...rest] = meaning;
  const remarks = [isNeeded ? `[P] ${first}` : first, ...rest];
  const forbidden = inProduction === "forbidden" ? ["Im Produktivbetrieb nicht erlaubt"] : [];
  return [
    ...(section === null ? [] : ["", `# --- ${section} ---`]),
    ...[...remarks, ...forbidden].flatMap(remark),
    `#${name}=${sample}`,
  ];
}

/** One remark, cut between words where a line would be too long. */
function remark(text: string): string[] {
  const lines: string[] = [];
  let line = "#";
  for (const word of text.split(" ")) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = "#";
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
