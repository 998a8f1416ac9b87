/** The hint texts of the forms of an Antrag, as HTML; null where there is none to show. */
export type FormularHinweise = {
  /** In the place of the sentence about the star. */
  pflichtfelder: string | null;
  /** Beside the buttons that save. */
  speichern: string | null;
};
