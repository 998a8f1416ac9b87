import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../projectRoot";

const PAGE = join(projectRoot, "docs/quality.md");
const FRAME = `# Quality

Counted and measured by scripts; a number says where to look, not how good something is.
`;

/** Writes one chapter of `docs/quality.md` and leaves the others as they are. */
export function writeChapter(title: string, text: string): void {
  const old = existsSync(PAGE) ? readFileSync(PAGE, "utf8") : FRAME;
  writeFileSync(PAGE, replaceChapter(old, title, text));
}

/** Chapters begin with `## `; one that is not there yet comes last. */
export function replaceChapter(page: string, title: string, text: string): string {
  const chapters = page.trimEnd().split(/\n(?=## )/);
  const chapter = `## ${title}\n\n${text.trim()}\n`;
  const index = chapters.findIndex((other) => other.startsWith(`## ${title}\n`));
  const next = index === -1 ? [...chapters, chapter] : chapters.with(index, chapter);
  return `${next.map((part) => part.trim()).join("\n\n")}\n`;
}

/** A table as prettier writes it. */
export function renderTable(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
