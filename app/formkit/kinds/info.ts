import { computed } from "./computed";
import type { Kind } from "./kind";

/** A paragraph between the fields; its label is the text. Nothing is stored. */
export const info: Kind = { ...computed };
