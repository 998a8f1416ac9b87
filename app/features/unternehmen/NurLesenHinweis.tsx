import { Notice } from "~/ui";

/** What is said to those who see the company and may not change it. */
export const NUR_LESEN = "Sie können diese Angaben lesen, aber nicht bearbeiten.";

export function NurLesenHinweis() {
  return <Notice tone="info">{NUR_LESEN}</Notice>;
}
