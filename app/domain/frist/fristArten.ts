/** A kind of deadline: what is to be done until then, by whom, and what follows when it is not done. */
type Art = { titel: string; wer: string; folge: string };

const BEVOLLMAECHTIGTE = "Eine bevollmächtigte Person";

/**
 * Every deadline of a procedure that the company has to know, and the day until which it should have entered the
 * figures of a Wirtschaftsjahr that has ended.
 *
 * @assumed domain.md 1.5: the period for an action before the court is shown, but nothing can be filed here
 */
export const FRIST_ARTEN = {
  NACHFORDERUNG: {
    titel: "Nachforderung beantworten",
    wer: "Vorbereiten können alle, die den Antrag bearbeiten dürfen. Einreichen kann eine bevollmächtigte Person.",
    folge: "Danach geht die Prüfung mit den vorhandenen Angaben weiter.",
  },
  ABRUF: {
    titel: "Bescheid abrufen",
    wer: BEVOLLMAECHTIGTE,
    folge: "Danach liegt der Bescheid nicht mehr zum Abruf bereit.",
  },
  WIDERSPRUCH: {
    titel: "Widerspruch einlegen, wenn Sie nicht einverstanden sind",
    wer: BEVOLLMAECHTIGTE,
    folge: "Danach ist ein Widerspruch verspätet.",
  },
  KLAGE: {
    titel: "Klage erheben, wenn Sie nicht einverstanden sind",
    wer: "Ihr Unternehmen, beim Verwaltungsgericht",
    folge: "Danach ist die Entscheidung über den Widerspruch nicht mehr anfechtbar.",
  },
  GESCHAEFTSSTATISTIK: {
    titel: "Geschäftsstatistik erfassen",
    wer: "Bevollmächtigte Personen und alle, die die Stammdaten bearbeiten dürfen, können sie erfassen.",
    folge: "Der Tag ist ein Vorschlag des Portals. Ohne diese Angaben lässt sich kein Antrag einreichen.",
  },
} as const satisfies Record<string, Art>;

/** `nummer`: of the follow-up request, since one Antrag can have several that end on the same day. */
type Antragsfrist = { art: AntragsfristArt; nummer: number | null };
/** `label`: of the Wirtschaftsjahr. `istErfasst`: it is there, but not whole. */
type Statistikfrist = { art: "GESCHAEFTSSTATISTIK"; label: string; istErfasst: boolean };

/** What is to be done, in words. */
export function fristTitel(frist: Antragsfrist | Statistikfrist): string {
  if (frist.art === "GESCHAEFTSSTATISTIK")
    return `Geschäftsstatistik für das Wirtschaftsjahr ${frist.label} ${frist.istErfasst ? "ist unvollständig" : "fehlt"}`;
  return frist.nummer === null ? FRIST_ARTEN[frist.art].titel : beantwortenTitel(frist.nummer);
}

/** @assumed domain.md 1.5 gives the page of an answer no name */
export const beantwortenTitel = (nummer: number): string => `Nachforderung ${String(nummer)} beantworten`;

/** What is said of a deadline whose last day has passed while a request for more time waits. */
export const WARTET_AUF_ENTSCHEIDUNG =
  "Mehr Zeit ist beantragt und noch nicht entschieden. Bis dahin können Sie antworten.";

export type FristArt = keyof typeof FRIST_ARTEN;

/** Who can do what a deadline is about, as a sentence of its own. */
export function werText(art: FristArt): string {
  const { wer } = FRIST_ARTEN[art];
  return wer.endsWith(".") ? wer : `Wer: ${wer}.`;
}

/** Those that an Antrag has. */
export const ANTRAGSFRIST_ART_KEYS = [
  "NACHFORDERUNG",
  "ABRUF",
  "WIDERSPRUCH",
  "KLAGE",
] as const satisfies readonly FristArt[];

export type AntragsfristArt = (typeof ANTRAGSFRIST_ART_KEYS)[number];

export const FRIST_ART_KEYS = [...ANTRAGSFRIST_ART_KEYS, "GESCHAEFTSSTATISTIK"] as const satisfies readonly FristArt[];
