import { isRecord } from "~/lib/json";
import { isSitzungsStand, type SitzungsStand } from "../konto/sitzungsStand";

/**
 * What a page with scripts asks for when the token of its forms may no longer fit: the one that fits now, and who is
 * logged in, so that nobody sends what another person has typed.
 */
export type SchutzDaten = SitzungsStand & { csrf: string; angemeldet: Angemeldet | null };

/** `kennung` is the same as long as the same person acts for the same company or in the same role. */
export type Angemeldet = { kennung: string; name: string };

const isAngemeldet = (value: unknown): value is Angemeldet =>
  isRecord(value) && typeof value["kennung"] === "string" && typeof value["name"] === "string";

/** Whether an answer, read as JSON, tells which token fits and who is logged in. */
export const isSchutzDaten = (value: unknown): value is SchutzDaten =>
  isRecord(value) &&
  typeof value["csrf"] === "string" &&
  (value["angemeldet"] === null || isAngemeldet(value["angemeldet"])) &&
  isSitzungsStand(value);

/** Name of the `<meta>` that holds the `kennung` of the person for whom a page was rendered; blank for visitors. */
export const META_KENNUNG = "portal-kennung";
