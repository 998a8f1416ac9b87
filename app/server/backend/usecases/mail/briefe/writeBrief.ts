import type { Mail } from "../../../ports/mailPort";
import { type Brief, type BriefConfig, type Schluss, textOf } from "./brief";
import { BRIEFE_DEUTSCH } from "./briefeDeutsch";

/** The name of a letter. */
export type BriefName = keyof typeof BRIEFE_DEUTSCH;

type WerteVon<F> = F extends (werte: infer Werte, ...rest: never[]) => Brief ? Werte : never;
/** What each letter needs to know; the German letters say it, other languages follow them. */
type Werte = { [N in BriefName]: WerteVon<(typeof BRIEFE_DEUTSCH)[N]> };

/** A letter by its name, with whom it is for and what it needs to know. */
export type Briefauftrag<N extends BriefName = BriefName> = { [K in N]: { to: string; brief: K } & Werte[K] }[N];

/** One language: its letters, and what stands around each of them. */
type Fassung = {
  anrede: string;
  schluss: Record<Schluss, string | null>;
  briefe: { [N in BriefName]: (werte: Werte[N], config: BriefConfig) => Brief };
};

/**
 * Every language of the letters. A second one is one more entry here; the compiler then asks for each of its letters.
 */
const FASSUNGEN = {
  de: {
    anrede: "Guten Tag,",
    schluss: {
      TEAM: "Mit freundlichen Grüßen\nIhr Team des Antragsportals\n\nDies ist eine automatisch erstellte Nachricht. Bitte antworten Sie nicht darauf.\n",
      PORTAL: "Ihr Antragsportal",
      OHNE: null,
    },
    briefe: BRIEFE_DEUTSCH,
  },
} satisfies Record<string, Fassung>;

type Sprache = keyof typeof FASSUNGEN;

/** The mail of a letter: plain text, with the salutation and the closing of its language. */
export function writeBrief<N extends BriefName>(
  config: BriefConfig,
  auftrag: Briefauftrag<N>,
  sprache: Sprache = "de",
): Mail {
  const { anrede, schluss, briefe }: Fassung = FASSUNGEN[sprache];
  const brief = briefe[auftrag.brief](auftrag, config);
  const ende = schluss[brief.schluss];
  const absaetze = [
    anrede,
    ...brief.absaetze.map((absatz) => textOf(config.publicUrl, absatz)),
    ...(ende === null ? [] : [ende]),
  ];
  return { to: auftrag.to, subject: brief.betreff, text: absaetze.join("\n\n") };
}
