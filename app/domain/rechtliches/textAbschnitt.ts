/** A part of a legal text: a heading, then paragraphs; a list of texts is shown with bullets. */
export type TextAbschnitt = {
  readonly id: string;
  readonly titel: string;
  readonly absaetze: readonly (string | readonly string[])[];
};
