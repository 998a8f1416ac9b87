/** The `absicht` by which a form is only opened again, with everything that was typed. */
export const WEITERSCHREIBEN = "weiterschreiben";

/** Shall the form only be opened again? */
export const isWeiterschreiben = (formData: FormData): boolean => formData.get("absicht") === WEITERSCHREIBEN;
