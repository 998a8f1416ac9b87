import { cpuPerWork, type Messung } from "./load";
import { judge, quantil, row, times } from "./tabelle";
import { UM_EINE_GRUPPE, type Unternehmensmessung } from "./unternehmensseiten";

export const UNTERNEHMEN_TITEL = "## Pages of the company";
const GRENZE = 1.2;
/** Of what works out or draws a group of fifty. */
const GRENZE_GRUPPE = 3;

const middleOf = ({ dauern }: Messung): number => quantil(dauern, 0.5);

/** The section of docs/benchmarks.md about the company area. */
export function renderUnternehmen({ seiten, profil: vergleich }: Unternehmensmessung): string[] {
  const zeilen = seiten.map(({ titel, kilobyte, statements, messung, profil }) => {
    const cpu = cpuPerWork(messung) / cpuPerWork(profil);
    return row(
      titel,
      times(middleOf(messung) / middleOf(profil)),
      times(cpu),
      judge(cpu <= (UM_EINE_GRUPPE.includes(titel) ? GRENZE_GRUPPE : GRENZE)),
      statements,
      kilobyte,
    );
  });
  return [
    `${UNTERNEHMEN_TITEL}\n`,
    "Each page of the company area against `/profil`, measured in turns: time of an answer (middle) and processor time of portal and database.",
    `Aim: at most ${times(GRENZE)} times the processor time, ${times(GRENZE_GRUPPE)} times for a group of 50. \`/profil\` itself: ${vergleich.statements} SQL statements, ${vergleich.kilobyte} KB.\n`,
    row("Page", "Time", "Processor time", "Aim", "SQL", "KB"),
    row("---", "---", "---", "---", "---", "---"),
    ...zeilen,
    "",
  ];
}
