import { isRecord } from "~/lib/json";

/** The help text that is open on a page from the start. */
export type HilfeDaten = {
  /** The field asked for; null when the general text of the place opens by itself. */
  feld: string | null;
  /** Sanitised HTML. */
  text: string;
};

/** The help texts of one area, for scripts that open help without leaving the page. */
export type HilfeBereichDaten = {
  texte: { bereich: string; feld: string; index: number; text: string; isActive: boolean }[];
};

const isText = (value: unknown): boolean =>
  isRecord(value) &&
  ["bereich", "feld", "text"].every((name) => typeof value[name] === "string") &&
  typeof value["index"] === "number" &&
  typeof value["isActive"] === "boolean";

/** Whether an answer, read as JSON, holds the help texts of an area. */
export const isHilfeBereichDaten = (value: unknown): value is HilfeBereichDaten =>
  isRecord(value) && Array.isArray(value["texte"]) && value["texte"].every(isText);
