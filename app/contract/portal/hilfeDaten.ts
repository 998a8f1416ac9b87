import { isRecord } from "~/lib/json";

/** A question that a help text can explain, as those who edit the texts are told of it. */
export type Hilfestelle = { feld: string; bezeichnung: string };

/** The text that a question has of its own and readers do not see, or (`uuid` null) could have. */
export type EigenerText = Hilfestelle & { bereich: string; uuid: string | null };

/** The help text that is open on a page from the start. */
export type HilfeDaten = {
  /** The field asked for; null when the general text of the place opens by itself. */
  feld: string | null;
  /** Sanitised HTML. */
  text: string;
  /** The id of this text for those who may edit it; null for everybody else. */
  bearbeiten: string | null;
  /** Where the general text stands in for that of the field, for those who may write it; else null. */
  eigener: EigenerText | null;
};

/** A help text as the pages get it; `bearbeiten` as above. */
export type HilfeEintrag = {
  bereich: string;
  feld: string;
  index: number;
  text: string;
  isActive: boolean;
  bearbeiten: string | null;
};

/**
 * The help texts of one area, for scripts that open help without leaving the page. `stellen`: its questions, for those
 * who may edit the texts; else [].
 */
export type HilfeBereichDaten = { texte: HilfeEintrag[]; stellen: Hilfestelle[] };

const isText = (value: unknown): boolean =>
  isRecord(value) &&
  ["bereich", "feld", "text"].every((name) => typeof value[name] === "string") &&
  typeof value["index"] === "number" &&
  typeof value["isActive"] === "boolean" &&
  (value["bearbeiten"] === null || typeof value["bearbeiten"] === "string");

const isStelle = (value: unknown): boolean =>
  isRecord(value) && typeof value["feld"] === "string" && typeof value["bezeichnung"] === "string";

/** Whether an answer, read as JSON, holds the help texts of an area. */
export const isHilfeBereichDaten = (value: unknown): value is HilfeBereichDaten =>
  isRecord(value) &&
  Array.isArray(value["texte"]) &&
  value["texte"].every(isText) &&
  Array.isArray(value["stellen"]) &&
  value["stellen"].every(isStelle);

/** The text that a question has or could have of its own, where readers are shown another one; null: it is its own. */
export function findEigenenText(
  { texte, stellen }: HilfeBereichDaten,
  { bereich, feld, gezeigt }: { bereich: string; feld: string | null; gezeigt: string | undefined },
): EigenerText | null {
  const stelle = feld === gezeigt ? undefined : stellen.find((eine) => eine.feld === feld);
  if (stelle === undefined) return null;
  return { ...stelle, bereich, uuid: texte.find((text) => text.feld === stelle.feld)?.bearbeiten ?? null };
}
