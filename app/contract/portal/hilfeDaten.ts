import { isRecord } from "~/lib/json";

/** The help text that is open on a page from the start. */
export type HilfeDaten = {
  /** The field asked for; null when the general text of the place opens by itself. */
  feld: string | null;
  /** Sanitised HTML. */
  text: string;
  /** The id of this text for those who may edit it; null for everybody else. */
  bearbeiten: string | null;
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

/** The help texts of one area, for scripts that open help without leaving the page. */
export type HilfeBereichDaten = { texte: HilfeEintrag[] };

const isText = (value: unknown): boolean =>
  isRecord(value) &&
  ["bereich", "feld", "text"].every((name) => typeof value[name] === "string") &&
  typeof value["index"] === "number" &&
  typeof value["isActive"] === "boolean" &&
  (value["bearbeiten"] === null || typeof value["bearbeiten"] === "string");

/** Whether an answer, read as JSON, holds the help texts of an area. */
export const isHilfeBereichDaten = (value: unknown): value is HilfeBereichDaten =>
  isRecord(value) && Array.isArray(value["texte"]) && value["texte"].every(isText);
